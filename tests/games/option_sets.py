"""The ways to play on which the kit, the fingerprints and the soak run."""

OPTION_SETS: dict[str, tuple[str, dict[str, object]]] = {
    "feurio-4": ("feurio", {"players": 4}),
    "feurio-4-firebreaks": ("feurio", {"players": 4, "firebreaks": True}),
    "feurio-3": ("feurio", {"players": 3}),
    "feurio-3-firebreaks-hot": (
        "feurio",
        {"players": 3, "firebreaks": True, "rounding": "down"},
    ),
    "feurio-2": ("feurio", {"players": 2, "rounding": "down"}),
    "feurio-2-firebreaks": ("feurio", {"players": 2, "firebreaks": True}),
    "feurio-solo": ("feurio", {"players": 1}),
    "feurio-coop-2": ("feurio", {"players": 2, "mode": "coop"}),
    "feurio-coop-3": ("feurio", {"players": 3, "mode": "coop"}),
    "feurio-coop-4": ("feurio", {"players": 4, "mode": "coop"}),
    "flashpoint-family-4": ("flashpoint", {"players": 4}),
    "flashpoint-family-1-back": ("flashpoint", {"players": 1, "board": "back"}),
    "flashpoint-family-3-random": ("flashpoint", {"players": 3, "setup": "random"}),
    "flashpoint-family-2-alternative": (
        "flashpoint",
        {"players": 2, "setup": "alternative", "board": "back", "play_on": True},
    ),
    "flashpoint-advanced-4": ("flashpoint", {"players": 4, "rules": "advanced"}),
    "flashpoint-heroic-6-back": (
        "flashpoint",
        {"players": 6, "rules": "advanced", "level": "heroic", "board": "back"},
    ),
    "flashpoint-advanced-3-variants": (
        "flashpoint",
        {"players": 3, "rules": "advanced", "just_in_case": True, "remote_station": True},
    ),
    "flashpoint-advanced-5-readings": (
        "flashpoint",
        {
            "players": 5,
            "rules": "advanced",
            "command_consent": True,
            "victims_ride_engine": True,
            "play_on": True,
            "hazmat_stacking": False,
            "black_opposite": "pairs",
            "setup_explosions_damage": False,
            "threat_markers": 36,
        },
    ),
    "flashpoint-veteran-3-captain": (
        "flashpoint",
        {
            "players": 3,
            "rules": "advanced",
            "level": "veteran",
            "specialists": ["captain", "cafs", "rescue"],
            "murphys_law": True,
        },
    ),
    "flashpoint-advanced-2-dear-doors": (
        "flashpoint",
        {
            "players": 2,
            "rules": "advanced",
            "specialists": ["rescue", "paramedic"],
            "free_move_opens_doors": False,
        },
    ),
    "flashpoint-first-module-2": (
        "flashpoint",
        {"players": 2, "rules": "advanced", "use_vehicles": False, "use_hot_spots": False},
    ),
    "flashpoint-vehicles-only-2": (
        "flashpoint",
        {
            "players": 2,
            "rules": "advanced",
            "use_specialists": False,
            "use_hazmats": False,
            "use_hot_spots": False,
        },
    ),
    "extreme-garage-3": ("flashpoint", {"board": "garage", "players": 3, "car": True}),
    "extreme-garage-attic-2": (
        "flashpoint",
        {"board": "garage+attic", "players": 2, "rules": "advanced", "level": "heroic"},
    ),
    "extreme-garage-basement-5": (
        "flashpoint",
        {
            "board": "garage+basement",
            "players": 5,
            "rules": "advanced",
            "car": True,
            "engineer": True,
            "floor_repair": True,
        },
    ),
    "extreme-laboratory-2": (
        "flashpoint",
        {
            "board": "laboratory",
            "players": 2,
            "lab_large": "explosives",
            "lab_small": "chemicals",
            "open_window_blast": "damage_and_pass",
            "open_fdoor_blast": "block",
            "toxic_total": "8",
        },
    ),
    "extreme-laboratory-attic-4": (
        "flashpoint",
        {
            "board": "laboratory+attic",
            "players": 4,
            "rules": "advanced",
            "specialists": ["captain", "engineer", "rescue", "driver"],
            "engineer": True,
            "lab_small": "explosives",
        },
    ),
    "extreme-laboratory-basement-4": (
        "flashpoint",
        {
            "board": "laboratory+basement",
            "players": 4,
            "rules": "advanced",
            "lab_large": "explosives",
            "lab_small": "chemicals",
            "open_fdoor_blast": "destroy",
            "hole_fire_target": "reroll",
            "trap_scope": "all_levels",
            "token_limits": "unlimited",
        },
    ),
    "extreme-laboratory-basement-1": (
        "flashpoint",
        {"board": "laboratory+basement", "players": 1, "family_ladders": "none"},
    ),
}
