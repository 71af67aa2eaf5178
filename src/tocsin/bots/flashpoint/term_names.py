"""The terms by name: NAMES as weights files spell them, and where each stands in the sum.

Where a term of a face-down marker and of a victim go together, the victim's follows at once.
"""

from typing import Final

from mypy_extensions import i64

NAMES: Final[tuple[str, ...]] = (
    "constant",
    "rescued",
    "rescued_5",
    "rescued_6",
    "lost",
    "lost_2",
    "lost_3",
    "damage",
    "damage_squared",
    "damage_late",
    "fires",
    "fires_squared",
    "smokes",
    "walls_hit",
    "walls_hit_damage",
    "cells_lit",
    "beside_fire",
    "doors_beside_fire",
    "poi_danger",
    "victim_danger",
    "poi_danger_wait",
    "victim_danger_wait",
    "poi_rescue_turns",
    "victim_rescue_turns",
    "least_rescue_turns",
    "poi_way_out",
    "victim_way_out",
    "poi_wait",
    "victim_wait",
    "way_to_fire",
    "fires_unattended",
    "saved_points",
    "crew_danger",
    "crew_inside",
    "closed_doors",
    "open_doors",
    "pois",
    "victims",
    "fires_lost",
    "fires_to_save",
    "danger_lost",
    "damage_to_save",
    "hidden_victims",
    "hidden_share",
    "hazmats",
    "hazmat_danger",
    "hazmat_fires",
    "hot_spots",
    "hot_burning",
    "hot_fires",
    "driver_on_engine",
    "gun_threats",
    "gun_free",
    "crew_skill",
    "calm_rescue_turns",
)
COUNT: Final[i64] = len(NAMES)

CONSTANT: Final[i64] = 0
RESCUED: Final[i64] = 1
RESCUED_5: Final[i64] = 2
RESCUED_6: Final[i64] = 3
LOST: Final[i64] = 4
LOST_2: Final[i64] = 5
LOST_3: Final[i64] = 6
DAMAGE: Final[i64] = 7
DAMAGE_SQUARED: Final[i64] = 8
DAMAGE_LATE: Final[i64] = 9
FIRES: Final[i64] = 10
FIRES_SQUARED: Final[i64] = 11
SMOKES: Final[i64] = 12
WALLS_HIT: Final[i64] = 13
WALLS_HIT_DAMAGE: Final[i64] = 14
CELLS_LIT: Final[i64] = 15
BESIDE_FIRE: Final[i64] = 16
DOORS_BESIDE_FIRE: Final[i64] = 17
POI_DANGER: Final[i64] = 18
VICTIM_DANGER: Final[i64] = 19
POI_DANGER_WAIT: Final[i64] = 20
VICTIM_DANGER_WAIT: Final[i64] = 21
POI_RESCUE_TURNS: Final[i64] = 22
VICTIM_RESCUE_TURNS: Final[i64] = 23
LEAST_RESCUE_TURNS: Final[i64] = 24
POI_WAY_OUT: Final[i64] = 25
VICTIM_WAY_OUT: Final[i64] = 26
POI_WAIT: Final[i64] = 27
VICTIM_WAIT: Final[i64] = 28
WAY_TO_FIRE: Final[i64] = 29
FIRES_UNATTENDED: Final[i64] = 30
SAVED_POINTS: Final[i64] = 31
CREW_DANGER: Final[i64] = 32
CREW_INSIDE: Final[i64] = 33
CLOSED_DOORS: Final[i64] = 34
OPEN_DOORS: Final[i64] = 35
POIS: Final[i64] = 36
VICTIMS: Final[i64] = 37
FIRES_LOST: Final[i64] = 38
FIRES_TO_SAVE: Final[i64] = 39
DANGER_LOST: Final[i64] = 40
DAMAGE_TO_SAVE: Final[i64] = 41
HIDDEN_VICTIMS: Final[i64] = 42
HIDDEN_SHARE: Final[i64] = 43
HAZMATS: Final[i64] = 44
HAZMAT_DANGER: Final[i64] = 45
HAZMAT_FIRES: Final[i64] = 46
HOT_SPOTS: Final[i64] = 47
HOT_BURNING: Final[i64] = 48
HOT_FIRES: Final[i64] = 49
DRIVER_ON_ENGINE: Final[i64] = 50
GUN_THREATS: Final[i64] = 51
GUN_FREE: Final[i64] = 52
CREW_SKILL: Final[i64] = 53
CALM_RESCUE_TURNS: Final[i64] = 54
