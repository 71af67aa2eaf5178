"""The buildings of Extreme Danger on the screen: levels, what joins them, what lies in them."""

from dataclasses import replace

import pytest

import tocsin as engine
from tests.cli import drawing
from tocsin.cli.boards import Space
from tocsin.games.flashpoint.danger.face.view import (
    DangerView,
    ExtremeDangerBoard,
    LadderView,
    PlatformView,
)
from tocsin.games.flashpoint.face.view import VehicleView
from tocsin.telling import Speaker
from tocsin.telling.flashpoint.house import House

ENGLISH = Speaker("en")
FRENCH = Speaker("fr")
BOARDS = [
    f"{board}+{half}" if half else board
    for board in ("garage", "laboratory")
    for half in ("", "attic", "basement")
]


def view_of(board: str, **options: object) -> DangerView:
    view = engine.game("flashpoint", board=board, players=2, **options).new().view(0)
    assert isinstance(view, DangerView)
    return view


def damaged_laboratory() -> DangerView:
    """Everything of the expansion at once, laid out by hand."""
    view = view_of("laboratory+basement", lab_small="chemicals", lab_large="explosives")
    return replace(
        view,
        damaged_floors=["3,1"],
        holes=["4,1"],
        toxic=["1,1"],
        ladders_folded=["7,1"],
        ladders_raised=[LadderView("4,0", "u:4,0")],
        ladders_stored=2,
        jams={"2,3|2,4": 2},
        damage_out_of_play=2,
    )


def picture(view: DangerView, words: Speaker = ENGLISH, space: Space | None = None) -> str:
    return drawing.picture(view, engine.game("flashpoint", board=view.board), words, space)


def test_the_laboratory_and_its_basement_are_drawn_level_beside_level() -> None:
    assert picture(view_of("laboratory+basement")).splitlines()[:31] == [
        "Ground: 3,2 (black die 1 to 4)          Upstairs: u:3,2 (black die 5 to 8)",
        "      0     1     2     3     4     5         0     1     2     3     4     5",
        " 0         amb   amb   eng   eng         0",
        "         ┌──WW────DD─┬────────WW─┐               ┌──WW───────┬────────WW─┐",
        " 1   amb │           │           │ eng   1       │           ╎           │",
        "         │     ·     ├╌╌╌╌╌┐     │               │     ·     ├──DD───────┤",
        " 2   amb W           D     #     │ eng   2       W           D           │",
        "         ├─────┬─────┘     │     │               ├─────┬─────┘     ┌─────┤",
        " 3       │     │ <         ╎     W       3       │     │ >         ╎     W",
        "         │     └─────┐     │     │               │     └─────┐     │     │",
        " 4       W           D     ╎     │       4       W           D     #     │",
        "         ├───────────┴──##─┴─────┤               ├╌╌╌╌╌──────┴──##─┴─────┤",
        " 5   eng │                   >   │ amb   5       │                       W",
        "         │     ·     ·     ──────┤               │     ·     ·     ·     │",
        " 6   eng W                       D amb   6       │                       │",
        "         └────────WW─────────────┘               └──WW────────────────WW─┘",
        " 7         eng   eng   amb   amb         7",
        "Basement: b:3,2 (black die 9 to 12)",
        "      1     2     3     4",
        "   ┌───────────┬───────────┐",
        " 1 │           ╎           │",
        "   │     ·     │     ·     │",
        " 2 │           ╎           │",
        "   ├────────DD─┴──DD──╌╌╌╌╌┤",
        " 3 │                       │",
        "   ├╌╌╌╌╌──────┬──DD──╌╌╌╌╌┤",
        " 4 │           │           │",
        "   │     ·     │     ──────┤",
        " 5 │           D       <   │",
        "   │     ·     │     ──────┤",
        " 6 │           ╎           │",
    ]


@pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["en", "fr"])
@pytest.mark.parametrize("board", BOARDS)
def test_every_building_fits_eighty_columns_and_ascii(board: str, words: Speaker) -> None:
    view = view_of(board)
    drawn = picture(view, words, Space(is_ascii=True)).splitlines()
    assert max(len(line) for line in drawn) <= 80
    assert all(line.isascii() for line in drawn[1:16])
    whole = engine.game("flashpoint", board=board).board()
    assert isinstance(whole, ExtremeDangerBoard)
    levels = House(view, whole).levels
    assert len(levels) == len(whole.levels)
    if len(levels) > 1:
        until = "to" if words is ENGLISH else "à"
        for level in levels:
            faces = f"{level.black_from} {until} {level.black_from + level.columns - 1})"
            assert faces in picture(view, words)


def test_holes_poison_ladders_objects_and_jams_have_signs() -> None:
    lines = picture(damaged_laboratory()).splitlines()
    assert "& " in lines[4]
    assert lines[6].count("X") == 1
    assert "_" in lines[8]
    assert "O" in lines[10]
    assert lines[10].count("≡") == 2
    assert "=" in lines[16]
    assert "CHEM" in lines[14]
    assert lines[14].count("EXPL") == 2
    assert "Ladders in store 2 · explosives 0/4 · chemicals 0/4 · " in picture(damaged_laboratory())
    ascii_lines = picture(damaged_laboratory(), space=Space(is_ascii=True)).splitlines()
    assert ascii_lines[10].count('"') == 2
    assert "CHIM" in picture(damaged_laboratory(), FRENCH)


def test_the_expansion_is_told_in_words() -> None:
    spoken = picture(damaged_laboratory(), space=Space(plain=True, focus="3,2"))
    for line in (
        "Damaged floors in 3,1.",
        "Holes in 4,1.",
        "Poison in 1,1.",
        "Folded ladders in 7,1.",
        "Stairs between 3,2 and u:3,2; b:5,4 and 5,4.",
        "Ladders raised between 4,0 and u:4,0.",
        "Fireproof doors jammed between 2,3 and 2,4.",
    ):
        assert line in spoken.splitlines()
    assert "Round 3,2 (stairs up to u:3,2): north wall; east free" in spoken
    french = picture(damaged_laboratory(), FRENCH, Space(plain=True, focus="u:4,0"))
    assert "Échelles dressées entre 4,0 et u:4,0." in french.splitlines()
    assert "échelle vers le bas, 4,0" in french


def test_stairs_that_fell_are_not_drawn() -> None:
    view = view_of("garage+basement")
    assert picture(view).count("<") == 1
    fallen = [replace(flight, gone=True) for flight in view.stairs]
    assert picture(replace(view, stairs=fallen)).count("<") == 0


def test_family_ladders_wait_where_an_engine_could_park() -> None:
    view = view_of("laboratory")
    assert " eng " in picture(view)
    bare = replace(view, ladders_stored=0)
    assert " eng " not in picture(bare).partition("Setting up")[0]


def laboratory_with_platform(cell: str) -> DangerView:
    view = view_of("laboratory", rules="advanced", platform=True)
    platform = PlatformView(cell, cell.startswith("u:"), [], 2, None, [])
    return replace(view, platform=platform, engine=VehicleView("n", ["0,3", "0,4"]))


def test_the_platform_has_a_sign_and_is_told_in_words() -> None:
    up = picture(laboratory_with_platform("u:0,4"))
    assert up.splitlines()[2].split() == ["0", "amb", "amb", "ENG", "ENG", "0", "T"]
    lying = picture(laboratory_with_platform("0,3"), FRENCH)
    assert "CAMT" in lying.splitlines()[2]
    assert "T" not in picture(view_of("laboratory", rules="advanced")).splitlines()[2]
    spoken = picture(laboratory_with_platform("u:0,4"), space=Space(plain=True, focus="u:0,4"))
    assert "The platform in u:0,4." in spoken.splitlines()
    assert "Round u:0,4 (platform): " in spoken
    french = picture(laboratory_with_platform("u:0,4"), FRENCH, Space(plain=True))
    assert "La plateforme en u:0,4." in french.splitlines()
