"""The forest on the screen: the map, its window, its words."""

import re
from dataclasses import replace

import pytest

import tocsin as engine
from tests.cli import drawing
from tocsin.cli.boards import Space, Voice, draw_view
from tocsin.core.facts import View
from tocsin.core.seats import SPECTATOR
from tocsin.games.feurio.face.view import FeurioView
from tocsin.telling import Speaker, Teller

START = "feurio/1 1 lay:1 2 0,-1=3;1,-1=6;0,0=5;1,0=4 r12/g12/b12/y12 655555 0"
ENGLISH = Speaker("en")
FRENCH = Speaker("fr")


def view_of(position: str, seat: int = int(SPECTATOR), **options: object) -> FeurioView:
    return seen(engine.game("feurio", **options).read_position(position).view(seat))


def seen(view: View) -> FeurioView:
    assert isinstance(view, FeurioView)
    return view


def picture(view: FeurioView, words: Speaker = ENGLISH, space: Space | None = None) -> str:
    return drawing.picture(view, engine.game("feurio", players=len(view.hands)), words, space)


def test_a_start_is_drawn_with_lines_where_there_is_room() -> None:
    drawn = picture(view_of(START), space=Space(height=40)).splitlines()
    assert drawn[:13] == [
        "    3°      9°      6°",
        "",
        "    ┌───────┬───────┐",
        "3°  │3 ··  4│6 ··· 3│ «10°»",
        "    │  0,-1 │  1,-1 │  2,-1",
        "    └───┬───┴───┬───┴───┐",
        "    8°  │5 ··· 3│4 ··  4│   4°",
        "        │  0,0  │  1,0  │",
        "        └───────┴───────┘",
        "        5°      9°      4°",
        "Turn 1 · pile 31  unseen 1×6 2×5 3×5 4×5 5×5 6×5",
        "  Red           in hand R12   would score 0",
        "▶ Green         in hand G12   would score 0   drew 2",
    ]


def test_seat_lines_stand_in_columns_however_long_names_and_hands_are() -> None:
    position = START.replace("r12/g12", "r9/g12")
    teller = Teller(engine.game("feurio"), names={0: "Maximiliane", 2: "Jo"})
    drawn = draw_view(view_of(position), Voice(ENGLISH, teller), Space(height=40))
    assert str(drawn).splitlines()[11:15] == [
        "  Maximiliane (Red) in hand R9    would score 0",
        "▶ Green             in hand G12   would score 0   drew 2",
        "  Jo (Blue)         in hand B12   would score 0",
        "  Yellow            in hand Y12   would score 0",
    ]


def test_a_low_window_leaves_the_lines_out() -> None:
    drawn = picture(view_of(START), space=Space(height=14)).splitlines()
    assert "3°  │3 ··  4│6 ··· 3│ «10°»" in drawn
    assert not any("─" in line for line in drawn)


def test_men_are_letters_of_the_language_and_closed_spaces_are_crossed() -> None:
    position = "feurio/1 9 place:1 - -1,0=5;0,0=6/r1g1;1,0=1/y1 r12/g12/b12/y12 000000 0"
    assert "│6 RG· 4│" in picture(view_of(position))
    assert "│6 RV· 4│1 J   5│" in picture(view_of(position), FRENCH)
    ring = "0,-1=3;1,-1=2;-1,0=4;0,0=6;1,0=1;-1,1=5"
    tight = picture(view_of(f"feurio/1 9 place:1 - {ring} r12/g12/b12/y12 000000 0"))
    assert "│6 ·xx 1│" in tight


def test_no_fire_is_shown_once_the_last_tile_lies() -> None:
    position = "feurio/1 9 place:1 - 0,0=6;1,0=1 r12/g12/b12/y12 000000 0"
    assert "°" not in picture(view_of(position))


def test_a_firebreak_shows_its_value_only_to_its_owner() -> None:
    position = "feurio/1 2 lay:0 5 0,0=6;1,0=1;0,1=#4@1 r12y12/g11b12 556555 0"
    options = {"players": 2, "firebreaks": True}
    assert "│##(4)##│" in picture(view_of(position, 1, **options))
    assert "│#######│" in picture(view_of(position, 0, **options))
    assert "drew ?" in picture(view_of(position, 1, **options))
    spoken = picture(view_of(position, 0, **options), space=Space(plain=True))
    assert "Firebreak 0,1, laid by Green-Blue, value ?." in spoken
    assert "Given up for firebreaks: G1" in picture(view_of(position, 0, **options))


@pytest.mark.parametrize("options", [{"players": 4, "firebreaks": True}, {"players": 1}])
def test_every_cell_is_drawn_where_its_coordinates_say(options: dict[str, object]) -> None:
    game = engine.game("feurio", **options)
    rng = engine.Rng(8)
    for _ in range(12):
        state = game.new()
        for _ in range(60):
            if not state.is_over:
                state.step(rng)
        view = seen(state.view(int(SPECTATOR)))
        drawn = picture(view, space=Space(width=99, height=60)).splitlines()
        for tile in view.tiles:
            rows = [line for line in drawn if re.search(rf"│ *{tile.cell} *│", line)]
            assert len(rows) == 1
        # Neighbours in a row share a side: their centres are eight columns apart.
        places = centres(drawn)
        for tile in view.tiles:
            x, y = places[tile.q, tile.r]
            for (q, r), (column, line) in places.items():
                assert abs(column - x - 4 * (2 * (q - tile.q) + r - tile.r)) <= 1
                assert (line - y) % (r - tile.r or 1) == 0
        assert max(len(line) for line in drawn) < 100


def centres(drawn: list[str]) -> dict[tuple[int, int], tuple[int, int]]:
    """Where the coordinates of the tiles stand, twice the column so that halves are whole."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for y, line in enumerate(drawn):
        for match in re.finditer(r"│ *(-?\d+),(-?\d+) *(?=│)", line):
            left = match.start()
            found[int(match.group(1)), int(match.group(2))] = (left + 4, y)
    return found


ROW = ";".join(f"{q},0={q % 6 + 1}" for q in range(-9, 11))
LONG = f"feurio/1 20 lay:1 2 {ROW} r12/g12/b12/y12 333333 0"


def test_a_forest_too_wide_is_cropped_round_the_hottest_cell() -> None:
    view = view_of(LONG)
    drawn = picture(view, space=Space(width=79))
    assert max(len(line) for line in drawn.splitlines()) <= 79
    assert "°»" in drawn
    hidden = re.search(r"(\d+) tiles lie outside the window", drawn)
    assert hidden is not None
    assert int(hidden.group(1)) + len(re.findall(r"-?\d+,0 *(?=│)", drawn)) == 20


@pytest.mark.parametrize("focus", ["-9,0", "0,0", "10,0"])
def test_the_window_moves_to_the_cell_asked_for(focus: str) -> None:
    drawn = picture(view_of(LONG), space=Space(width=60, focus=focus))
    assert re.search(rf"│ *{focus} *│", drawn)
    assert max(len(line) for line in drawn.splitlines()) <= 60


def test_ascii_terminals_get_ascii() -> None:
    assert picture(view_of(START), space=Space(height=40, is_ascii=True)).isascii()


def test_words_for_screen_readers_name_every_tile_and_hottest_cell() -> None:
    spoken = picture(view_of(START), space=Space(plain=True))
    assert len(re.findall(r"^Tile ", spoken, re.MULTILINE)) == 4
    assert "Hottest cell 2,-1: heat 10." in spoken
    assert "Cooler cells, with their heat: " in spoken


def test_the_goal_of_solo_and_coop_is_shown_while_it_lacks_something() -> None:
    view = seen(engine.start("feurio", players=1, seed=1).view(0))
    needs = "Goal, still needed: Red: 12 men to place, an open\u00a01; Green: 12 men to place"
    assert needs.replace("\u00a0", " ") in " ".join(picture(view).split())
    assert "Forester" in picture(view)
    assert needs in picture(view, space=Space(plain=True))
    assert "no longer" not in picture(view)


def test_a_goal_out_of_reach_is_said_to_be() -> None:
    view = replace(seen(engine.start("feurio", players=1, seed=1).view(0)), can_be_won=False)
    assert "This can no longer be won." in picture(view)
    spoken = picture(view, FRENCH, Space(plain=True))
    assert "Ce n’est plus gagnable." in spoken
