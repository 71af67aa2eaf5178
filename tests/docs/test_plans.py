"""The drawings of boards on pages: complete, true to the data, in both languages, and quiet."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import tocsin
from tocsin.drawing.colours import VARIABLE, palette
from tocsin.drawing.flashpoint.arrows import gun_areas
from tocsin.drawing.flashpoint.house import House
from tocsin.drawing.ink import number, tag
from tools.pages.library import Library
from tools.pages.plans.boards import (
    KINDS,
    base_boards,
    drawn_boards,
    levels_of,
    other_end,
    read_board,
)
from tools.pages.plans.figure import DICE_PLAN, PLAN, board_figure, draw_level
from tools.pages.plans.legend import legend, signs_of
from tools.pages.plans.telling import Telling, read_words

ROOT = Path(__file__).parent.parent.parent
DATA = ROOT / "src" / "tocsin" / "games" / "flashpoint"
LANGUAGES = ("en", "fr")
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = drawn_boards()
HALVES = ("attic", "basement")
# What a file of boards calls an edge, and what is drawn for it at the start.
DRAWN_AS = {
    "walls": "wall",
    "doors": "door-closed",
    "doorways": "doorway",
    "windows": "window-closed",
    "light_walls": "light-wall",
    "fireproof_doors": "fireproof-closed",
}
SOLID = "solid-wall"


def drawing(name: str, level: dict[str, Any], view: str = PLAN, language: str = "en") -> str:
    """One level by itself."""
    html = draw_level(name, level, view, Telling(language))
    return html[html.index("<svg") : html.index("</svg>") + len("</svg>")]


def parsed(name: str, view: str = PLAN) -> list[ElementTree.Element]:
    """Every level of a board as elements."""
    levels = levels_of(read_board(name))
    return [ElementTree.fromstring(drawing(name, level, view)) for level in levels]


def kinds_drawn(picture: ElementTree.Element) -> Counter[str]:
    return Counter(
        str(found.get("data-piece")) for found in picture.iter() if found.get("data-edge")
    )


def filed_level(file: str) -> dict[str, list[str]]:
    """The edges a data file names, read without the engine."""
    (path,) = DATA.rglob(f"data/{file}.json")
    data = json.loads(path.read_text("utf-8"))
    level = data["level"] if "level" in data else data["levels"][0]
    return {kind: level.get(kind, []) for kind in DRAWN_AS}


def test_every_board_of_the_game_is_drawn_and_the_half_boards_by_themselves() -> None:
    boards: set[str] = set()
    for rules in (tocsin.game("flashpoint"), *tocsin.expansions("flashpoint").values()):
        for option in rules.option_specs:
            if option.name == "board":
                boards |= set(option.choices)
    assert set(DRAWN) == boards | set(HALVES)
    assert len(DRAWN) == len(set(DRAWN))


@pytest.mark.parametrize("name", ["front", "back", "garage", "attic", "basement", "laboratory"])
def test_every_edge_of_the_data_is_drawn_as_often_as_it_is_there(name: str) -> None:
    drawn = kinds_drawn(parsed(name)[0])
    (level, *_) = read_board(name)["levels"]
    around = 2 * (level["rows"] + level["columns"])
    filed = filed_level(name)
    outer = 0
    for kind, edges in filed.items():
        if kind != "walls":
            assert drawn[DRAWN_AS[kind]] == len(edges), kind
            outer += sum(is_outer(edge, level) for edge in edges)
    # Outer walls have no entry: they are wherever nothing else is said.
    plain = len(filed["walls"]) + (0 if level["outside"] == "none" else around - outer)
    assert drawn["wall"] == plain
    assert drawn[SOLID] == (around if level["outside"] == "none" else 0)


def is_outer(edge: str, level: dict[str, Any]) -> bool:
    cells = [cell.removeprefix(level["prefix"]).split(",") for cell in edge.split("|")]
    return any(
        int(row) in (0, level["rows"] + 1) or int(column) in (0, level["columns"] + 1)
        for row, column in cells
    )


@pytest.mark.parametrize(
    ("name", "windows", "doors", "fireproof", "solid"),
    [
        ("garage", 12, 7, 4, 0),
        ("garage+attic", 20, 12, 4, 0),
        ("garage+basement", 12, 11, 4, 20),
        ("laboratory", 15, 7, 4, 0),
        ("laboratory+attic", 23, 12, 4, 0),
        ("laboratory+basement", 15, 11, 4, 20),
    ],
)
def test_a_building_needs_no_more_tokens_than_the_box_holds(
    name: str, windows: int, doors: int, fireproof: int, solid: int
) -> None:
    drawn: Counter[str] = sum((kinds_drawn(picture) for picture in parsed(name)), Counter())
    kinds = ("window-closed", "door-closed", "fireproof-closed", SOLID)
    assert tuple(drawn[kind] for kind in kinds) == (windows, doors, fireproof, solid)


@pytest.mark.parametrize(
    ("name", "flights"),
    [
        ("laboratory", ["3,2 up to 3,6", "u:3,2 down to 3,2"]),
        ("garage+attic", ["2,4 up to 2,12", "a:2,4 down to 2,4"]),
        (
            "laboratory+basement",
            ["3,2 up to 3,6", "5,4 down to 5,12", "u:3,2 down to 3,2", "b:5,4 up to 5,4"],
        ),
        # Where it leads depends on the board, so the half board does not say.
        ("attic", ["a:2,4 down to "]),
    ],
)
def test_stairs_name_the_other_end_by_the_dice(name: str, flights: list[str]) -> None:
    told = []
    for level in levels_of(read_board(name)):
        prefix = level["levels"][0]["prefix"]
        for flight in level["stairs"]:
            for end, is_up in (("lower", True), ("upper", False)):
                if flight[end].rpartition(":")[0] == prefix.rstrip(":"):
                    other = other_end(name, flight, is_up)
                    told.append(f"{flight[end]} {'up' if is_up else 'down'} to {other}")
    assert sorted(told) == sorted(flights)
    figure = board_figure(name, "en")
    for flight in flights:
        cell, way, _, other = flight.split(" ")
        words = f"{way} to {other} by the dice" if other else f"going {way}"
        assert re.search(rf"Stairs in {cell}, exit \w+, {words}", figure)


@pytest.mark.parametrize("name", [name for name in DRAWN if name not in base_boards()])
def test_the_exit_of_a_staircase_is_its_one_open_side(name: str) -> None:
    turns = {"n": 0, "e": 90, "s": 180, "w": 270}
    steps = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}
    for level, picture in zip(levels_of(read_board(name)), parsed(name), strict=True):
        house = House({}, level)
        closed = {frozenset((edge.a, edge.b)) for edge in house.edges}
        drawn = {
            str(use.get("data-cell")): str(use.get("transform") or "rotate(0)")
            for use in picture.iter(f"{SVG}use")
            if use.get("data-piece") == "stairs"
        }
        assert len(drawn) == len(house.flights())
        for flight in house.flights():
            number_, row, column = flight.cell
            open_sides = [
                way
                for way, (down, across) in steps.items()
                if frozenset((flight.cell, (number_, row + down, column + across))) not in closed
            ]
            assert open_sides == [flight.exit]
            assert f"rotate({turns[flight.exit]})" in drawn[house.name(flight.cell)]


@pytest.mark.parametrize("name", DRAWN)
def test_rows_and_columns_carry_the_faces_of_their_dice(name: str) -> None:
    for level, picture in zip(read_board(name)["levels"], parsed(name), strict=True):
        (dice,) = (g for g in picture.iter(f"{SVG}g") if g.get("class") == "dice")
        faces = Counter(text.text for text in dice.iter(f"{SVG}text"))
        sides = 1 if level["outside"] == "none" else 2
        first = level["black_from"]
        expected: Counter[str | None] = Counter()
        for face in range(1, level["rows"] + 1):
            expected[str(face)] += sides
        for face in range(first, first + level["columns"]):
            expected[str(face)] += sides
        assert faces == expected


@pytest.mark.parametrize("name", DRAWN)
def test_vehicles_park_on_the_ground_and_objects_stand_where_the_data_say(name: str) -> None:
    pictures = parsed(name)
    spots = [
        str(g.get("data-spot"))
        for picture in pictures
        for g in picture.iter(f"{SVG}g")
        if g.get("data-spot")
    ]
    vehicles = () if name in HALVES else ("ambulance", "engine")
    assert spots == [f"{vehicle} {side}" for vehicle in vehicles for side in "nesw"]
    things = [
        str(g.get("data-piece"))
        for picture in pictures
        for g in picture.iter(f"{SVG}g")
        if g.get("data-piece")
    ]
    board = name.partition("+")[0]
    assert things == {"garage": ["car"], "laboratory": ["small", "large"]}.get(board, [])


@pytest.mark.parametrize("name", DRAWN)
def test_every_cell_has_its_arrow_and_every_engine_spot_its_reach(name: str) -> None:
    reached: set[str] = set()
    for level, picture in zip(read_board(name)["levels"], parsed(name, DICE_PLAN), strict=True):
        ways = [use for use in picture.iter(f"{SVG}use") if use.get("data-way")]
        assert len(ways) == level["rows"] * level["columns"]
        for g in picture.iter(f"{SVG}g"):
            reached |= set(str(g.get("data-gun") or "").split())
    assert reached == (set() if name in HALVES else {"N", "E", "S", "W"})


@pytest.mark.parametrize("name", [name for name in DRAWN if name not in HALVES])
def test_the_reach_of_the_gun_is_a_whole_rectangle(name: str) -> None:
    for level in levels_of(read_board(name)):
        for (top, bottom, left, right), sides in gun_areas(House({}, level), 0).items():
            for side in sides:
                assert len(level["gun"][side]) == (bottom - top + 1) * (right - left + 1)


def test_ladders_reach_the_air_beside_an_upper_level_but_not_over_a_roof() -> None:
    def tops_of(name: str) -> list[str]:
        places = levels_of(read_board(name))[1]["ladder_places"]
        return list(dict.fromkeys(place["top"] for place in places))

    tops = {name: tops_of(name) for name in DRAWN if "+" in name}
    assert len(tops_of("laboratory")) == 20
    assert len(tops["garage+attic"]) == 14
    assert not [cell for cell in tops["garage+attic"] if cell.endswith(",5")]
    assert tops["garage+basement"] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_is_whole_loads_nothing_and_says_what_it_shows(name: str, language: str) -> None:
    figure = board_figure(name, language)
    ElementTree.fromstring(figure)
    assert "\n\n" not in figure
    assert set(re.findall(r"https?://[^\"' )]+", figure)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<(script|style|image|foreignObject)|href=\"[^#]|\bon\w+=", figure)
    for view in (PLAN, DICE_PLAN):
        for level in levels_of(read_board(name)):
            picture = ElementTree.fromstring(drawing(name, level, view, language))
            title, desc = picture[0], picture[1]
            assert (title.tag, desc.tag) == (f"{SVG}title", f"{SVG}desc")
            assert title.text
            assert desc.text
            assert picture.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"


def test_the_ids_of_a_page_are_its_own() -> None:
    # A half board is drawn again as the last level of a whole one, under another name.
    page = "".join(board_figure(name, "en") for name in DRAWN)
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_a_drawing_comes_out_the_same_every_time() -> None:
    first = [board_figure(name, language) for name in DRAWN for language in LANGUAGES]
    read_board.cache_clear()
    assert [board_figure(name, language) for name in DRAWN for language in LANGUAGES] == first


def test_both_languages_have_the_same_words_and_fill_in_the_same_facts() -> None:
    english, french = read_words("en"), read_words("fr")
    assert sorted(english) == sorted(french)
    for name, words in english.items():
        fields = re.findall(r"{(\w+)}", words)
        assert sorted(fields) == sorted(re.findall(r"{(\w+)}", french[name])), name
    loose = [words for words in french.values() if re.search(r"\S [;:!?»]|« ", words)]
    assert loose == []


def test_the_same_board_is_told_in_its_own_language() -> None:
    assert "Garage with attic: 72 cells, 37 walls, 10 light walls, 20 windows" in board_figure(
        "garage+attic", "en"
    )
    assert "Garage avec grenier\u00a0: 72 cases, 37 murs, 10 cloisons légères" in board_figure(
        "garage+attic", "fr"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_shows_every_sign_once(language: str) -> None:
    items = ElementTree.fromstring(legend(language))
    boards = tuple(name for name in DRAWN if name not in base_boards())
    assert len(items) == len(signs_of(boards))
    words = [item[1].text for item in items]
    assert len(set(words)) == len(words)
    assert set(signs_of(DRAWN)) >= {*KINDS, "stairs", "car", "large", "small", "ladder-top", "gun"}
    # The houses of the base game have neither windows nor stairs.
    assert len(ElementTree.fromstring(legend(language, "base"))) < len(items)


def test_the_site_has_every_colour_of_its_drawings_and_plans_css_has_none() -> None:
    page = "".join(board_figure(name, "en") for name in DRAWN) + legend("en")
    assert set(VARIABLE.findall(page)) <= set(palette())
    css = (ROOT / "docs" / "plans.css").read_text("utf-8")
    assert "#" not in css
    assert "http" not in css
    hook = (ROOT / "tools" / "docs_hook.py").read_text("utf-8")
    assert 'data-md-color-scheme="slate"' in hook


def test_pages_get_their_drawings_and_no_place_is_left_empty() -> None:
    library = Library(ROOT)
    for folder in ("flashpoint", "extreme-danger"):
        for page, language in (("boards", "en"), ("plateaux", "fr")):
            text = (ROOT / "docs" / "games" / folder / f"{page}.md").read_text("utf-8")
            drawn = library.draw(text)
            assert "<!-- board" not in drawn
            assert "<!-- legend" not in drawn
            assert f'class="board-plan" lang="{language}"' in drawn
    both = [
        (ROOT / "docs" / "games" / folder / "boards.md").read_text("utf-8")
        for folder in ("flashpoint", "extreme-danger")
    ]
    assert set(re.findall(r"<!-- board ([a-z+]+) -->", "".join(both))) == set(DRAWN)


def test_numbers_and_elements_have_one_spelling() -> None:
    assert [number(value) for value in (0, -0.0, 2.5, 10, 1 / 3)] == ["0", "0", "2.5", "10", "0.33"]
    assert tag("g", class_="a", data_edge="1,1|1,2") == '<g class="a" data-edge="1,1|1,2"/>'
    assert tag("p", "x", title='"<&') == '<p title="&quot;&lt;&amp;">x</p>'
