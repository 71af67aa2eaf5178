"""The burning house on the screen: the plan, what stands under it, and the house in words."""

import re
from dataclasses import replace

import pytest

import tocsin as engine
from tests.builds import fewer
from tests.cli import drawing
from tocsin.cli.boards import Space, Voice, draw_view
from tocsin.cli.boards.flashpoint.floorplan import draw_house
from tocsin.core.facts import View
from tocsin.core.seats import SPECTATOR
from tocsin.games.flashpoint.face.view import (
    EdgeView,
    FlashpointBoard,
    FlashpointView,
    LevelBoard,
)
from tocsin.telling import Speaker, Teller
from tocsin.telling.flashpoint.house import House, Level

ENGLISH = Speaker("en")
FRENCH = Speaker("fr")
# Doors of every state, walls with one and two markers, a victim under way, two firefighters.
FAMILY = (
    "flashpoint/1 7 act:1 3+0 3,6+2/4,4 2,2;3,3 1,1;4,4 2,4;5,8 4,4 - - "
    "2,3|3,3=1;3,6|3,7=2 1,3|1,4=open;4,6|4,7=gone 9/5/0/0/0/0/0/0/0 -/- 0 -"
)
ADVANCED = (
    "flashpoint/1 12 act:2 4+3 0,5+1=captain/0,5=paramedic/5,9=rescue 3,3;3,4 6,4 2,4 "
    "5,8+;6,1 2,3*2 3,3;5,5 2,3|2,4=1 4,4|5,4=open 7/5/1/0/0/0/0/0/0 n/e 6 -"
)
ADVANCED_OPTIONS: dict[str, object] = {"players": 3, "rules": "advanced", "level": "heroic"}


def view_of(position: str, **options: object) -> FlashpointView:
    state = engine.game("flashpoint", **options).read_position(position)
    assert state.problems() == []
    view = state.view(int(SPECTATOR))
    assert isinstance(view, FlashpointView)
    return view


def edge(name: str, kind: str, damage: int = 0, door: str = "") -> EdgeView:
    a, _, b = name.partition("|")
    return EdgeView(name, a, b, kind, damage, door, False, True)


def picture(view: View, words: Speaker = ENGLISH, space: Space | None = None) -> str:
    return drawing.picture(view, engine.game("flashpoint"), words, space)


def test_the_family_house_is_drawn_with_its_walls_doors_people_and_dice() -> None:
    assert picture(view_of(FAMILY, players=2)).splitlines() == [
        "      0      1      2      3      4      5      6      7      8      9",
        " 0                                      amb    amb",
        "          ┌────────────────────┬─────────────┬─    ───────────────┐",
        " 1        │ ≈                  /             │                    │",
        "          │      ·      ·      │      ·      │      ·      ·      │",
        " 2        │        ▲           │ ?           D                    │",
        "          │      ·      ┌──!───┴─────────────┴────────────────DD──┤",
        " 3   amb                D ▲                       A :             │ amb",
        "          │      ·      │      ·      ·      ·      │      ·      │",
        " 4   amb  │             │        ≈V B               ;               amb",
        "          ├─────────────┴─────────DD─────────┬──────┴──────┬──────┤",
        " 5        │                                  │             │ ?    │",
        "          │      ·      ·      ·      ·      │      ·      │      │",
        " 6        │                                  D             D      │",
        "          └───────────────    ───────────────┴─────────────┴──────┘",
        " 7                        amb    amb",
        "Turn 7 · Rescued 0/7 · Lost 0/4 · Damage 3/24",
        "Face down 2 · supply 12 · unseen 9 victims, 5 false alarms · fire/smoke markers",
        "     left 29",
        "  A● Blue   3,6   saved 2",
        "▶ B■ Yellow 4,4   3 AP",
    ]


def test_the_advanced_house_has_vehicles_hazmats_hot_spots_and_treated_victims() -> None:
    drawn = picture(view_of(ADVANCED, **ADVANCED_OPTIONS)).splitlines()
    assert " 0                                      AMBAB  AMB    eng    eng" in drawn
    assert " 2   eng  │               HH   ! ?           D                    │" in drawn
    assert " 3   amb                D ▲*     ▲                  │             │ amb" in drawn
    assert "          ├─────────────┴───────/    /───────┬──────┴──────┬──────┤" in drawn
    assert " 5        │                             *    │             │ V+   │ ENG C" in drawn
    assert "Hot spots in reserve 6 · Hazmats: 0 safe, 0 blown up" in drawn
    assert "▶ C△ Green  5,9   rescue specialist · 4 AP + 3 free" in drawn


def test_french_has_its_own_signs_and_one_name_for_each_specialist() -> None:
    drawn = picture(view_of(ADVANCED, **ADVANCED_OPTIONS), FRENCH).splitlines()
    assert " 2   cam  │               MM   ! ?           P                    │" in drawn
    assert " 5        │                             *    │             │ V+   │ CAM C" in drawn
    assert "  B■ Jaune  0,5   secouriste" in drawn
    assert "Tour 12 · Sauvées 1/7 · Perdues 0/4 · Dégâts 1/24" in drawn


def test_engine_spots_are_left_out_of_a_play_without_vehicles() -> None:
    drawn = picture(view_of(FAMILY, players=2)).splitlines()[:16]
    assert not any("eng" in line for line in drawn)


@pytest.mark.parametrize("board", ["front", "back"])
@pytest.mark.parametrize("rules", ["family", "advanced"])
def test_every_position_fits_into_eighty_columns_and_ascii(board: str, rules: str) -> None:
    game = engine.game("flashpoint", board=board, rules=rules, players=6)
    for seed in range(fewer(4, on_source=1)):
        rng = engine.Rng(seed)
        state = game.new()
        for ply in range(160):
            if not state.is_over:
                state.step(rng)
            if ply % 20 == 0:
                view = state.view(int(SPECTATOR))
                for words in (ENGLISH, FRENCH):
                    drawn = picture(view, words, Space(width=79))
                    assert max(len(line) for line in drawn.splitlines()) < 80
                plan = picture(view, space=Space(is_ascii=True))
                assert plan.isascii()


@pytest.mark.parametrize("width", [44, 60, 79, 99])
def test_narrow_windows_get_narrow_cells(width: int) -> None:
    drawn = picture(view_of(FAMILY, players=2), space=Space(width=width)).splitlines()[:16]
    assert max(len(line) for line in drawn) <= width
    assert any("≈VB" in line.replace(" ", "") for line in drawn)


def test_every_piece_is_drawn_in_the_column_of_its_number_and_the_line_of_its_row() -> None:
    empty = "flashpoint/1 1 act:0 4+0 0,0 " + "- " * 8 + "10/5/0/0/0/0/0/0/0 -/- 0 -"
    view = view_of(empty, players=1)
    for row in range(1, 7):
        for column in range(1, 9):
            drawn = picture(replace(view, fire=[f"{row},{column}"])).splitlines()
            line = next(number for number, line in enumerate(drawn) if "▲" in line)
            assert drawn[line].startswith(f" {row} ")
            digits = re.search(rf"\b{column}\b", drawn[0])
            assert digits is not None
            assert abs(digits.start() - drawn[line].index("▲")) <= 2


def test_a_cell_too_full_to_draw_is_told_below() -> None:
    view = view_of(ADVANCED, **ADVANCED_OPTIONS)
    crowd = [replace(one, cell="2,3") for one in view.firefighters]
    drawn = picture(replace(view, firefighters=crowd, smoke=["2,3"], hot_spots=["2,3"]))
    assert "≈*HHA…" in drawn
    assert "In 2,3: smoke, hot spot, 2 × hazmat, Blue, Yellow, Green" in drawn


def test_looking_at_a_cell_tells_its_four_sides() -> None:
    view = view_of(FAMILY, players=2)
    told = "Round 3,3 (fire): north damaged wall; east free; south free; west closed door."
    assert told in picture(view, space=Space(focus="3,3"))
    assert picture(view, space=Space(plain=True, focus="3,3")).endswith(told)
    outside = picture(view, space=Space(focus="0,6"))
    assert "Round 0,6 (empty): north nothing; east free; south doorway, open; west free." in outside
    assert "Round" not in picture(view, space=Space(focus="9,9"))
    assert "Round" not in picture(view, space=Space(focus="nowhere"))


def test_the_house_in_words_names_everything_that_changed() -> None:
    assert picture(view_of(FAMILY, players=2), space=Space(plain=True)).splitlines() == [
        "Turn 7. Yellow has 3 AP.",
        "Rescued 0 of 7, lost 0 of 4, damage 3 of 24.",
        "Fire in 2,2; 3,3.",
        "Smoke in 1,1; 4,4.",
        "Markers face down in 2,4; 5,8.",
        "Victims in 4,4.",
        "Doors open between 1,3 and 1,4.",
        "Doors gone between 4,6 and 4,7.",
        "Walls with one damage marker between 2,3 and 3,3.",
        "Walls destroyed between 3,6 and 3,7.",
        "A: Blue, firefighter, in 3,6, 2 AP saved.",
        "B: Yellow, firefighter, in 4,4, 0 AP saved.",
        "Round 4,4 (smoke, victim, Yellow): north free; east free; south closed door; west free.",
    ]


def test_the_advanced_house_in_words_names_vehicles_and_cards_in_french() -> None:
    spoken = picture(view_of(ADVANCED, **ADVANCED_OPTIONS), FRENCH, Space(plain=True))
    assert "Stationnement côté nord, en 0,5\u00a0; 0,6\u00a0: l’ambulance." in spoken
    assert "Matières dangereuses en 2,3\u00a0; 2,3." in spoken
    assert "Victimes soignées en 5,8." in spoken
    assert "C\u00a0: Vert, sauveteur, en 5,9, PA gardés\u00a0: 0." in spoken


def test_a_house_at_its_set_up_has_nobody_yet_and_no_turn() -> None:
    view = engine.start("flashpoint", players=2, seed=1, chance="manual").view(0)
    assert "Setting up · Rescued 0/7" in picture(view)
    assert "  A● Blue   -" in picture(view).splitlines()
    spoken = picture(view, space=Space(plain=True))
    assert "A: Blue, firefighter, not yet placed." in spoken


def test_firefighters_stand_in_columns_whatever_they_are_called() -> None:
    play = engine.start("flashpoint", players=3, seed=4)
    teller = Teller(play.game, names={0: "Zoé", 2: "Maximilienne"})
    drawn = str(draw_view(play.view(0), Voice(FRENCH, teller), Space(height=60))).splitlines()
    team = [line for line in drawn if line.lstrip(" ▶")[:2] in ("A●", "B■", "C△")]
    assert team == [
        "  A● Zoé (Bleu)          -",
        "  B■ Jaune               -",
        "  C△ Maximilienne (Vert) -",
    ]


def test_levels_with_a_prefix_are_drawn_one_under_another() -> None:
    board = engine.game("flashpoint").board()
    assert isinstance(board, FlashpointBoard)
    cellar = LevelBoard("c:", 2, 2, 9, "none", [])
    view = view_of(FAMILY, players=2)
    edges = [*view.edges, edge("c:1,1|c:1,2", "wall", 1), edge("c:1,2|c:2,2", "wall")]
    house = House(
        replace(view, edges=edges, fire=["c:2,1"]), replace(board, levels=[*board.levels, cellar])
    )
    assert house.levels == [Level("", 6, 8, True), Level("c:", 2, 2, False, 9)]
    drawn = [line.plain for line in draw_house(house, ENGLISH, Space(), 80)]
    below = drawn.index("Level c: (black die 9 to 10)")
    assert drawn[0] == "Ground: 3,2 (black die 1 to 8)"
    assert drawn[below + 1 : below + 7] == [
        "      1      2",
        "   ┌──────┬──────┐",
        " 1 │      !      │",
        "   │      └──────┤",
        " 2 │ ▲           │",
        "   └─────────────┘",
    ]


def test_windows_light_walls_and_fireproof_doors_have_signs_of_their_own() -> None:
    view = view_of(FAMILY, players=2)
    kinds = [
        ("1,1|1,2", "window", 0, "closed", "W"),
        ("2,1|2,2", "window", 0, "open", "w"),
        ("3,1|3,2", "window", 1, "closed", ":"),
        ("4,1|4,2", "light-wall", 0, "", "╎"),
        ("5,1|5,2", "fireproof-door", 0, "closed", "#"),
        ("6,1|6,2", "fireproof-door", 0, "open", "%"),
    ]
    more = [edge(name, kind, damage, door) for name, kind, damage, door, _ in kinds]
    changed = replace(view, edges=[*view.edges, *more])
    drawn = picture(changed).splitlines()
    for row, (_, _, _, _, sign) in enumerate(kinds, start=1):
        assert drawn[2 * row + 1][17] == sign
    assert picture(changed, space=Space(is_ascii=True)).isascii()
    spoken = picture(changed, space=Space(plain=True, focus="4,1"))
    assert "Windows open between 2,1 and 2,2." in spoken
    assert "Fireproof doors open between 6,1 and 6,2." in spoken
    assert "east light wall" in spoken
