"""The drawings of boards: complete, true to the data, readable in both languages, and quiet."""

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tocsin
from tocsin.games.flashpoint.table.board import Board
from tocsin.games.flashpoint.table.plan import EDGE_KINDS as FILED_KINDS
from tools.pages.library import Library
from tools.pages.plans.drawing import DICE_PLAN, PLAN, board_figure, draw_storey
from tools.pages.plans.ink import number, tag
from tools.pages.plans.legend import legend, signs_of
from tools.pages.plans.paper import UNIT, Paper
from tools.pages.plans.survey import (
    BASE_BOARDS,
    DRAWN,
    KINDS,
    SOLID,
    Storey,
    Survey,
    survey,
)
from tools.pages.plans.telling import Telling, read_words

ROOT = Path(__file__).parent.parent.parent
DATA = ROOT / "src" / "tocsin" / "games" / "flashpoint"
LANGUAGES = ("en", "fr")
SVG = "{http://www.w3.org/2000/svg}"
# What a file of boards calls an edge, and what a drawing calls it.
DRAWN_AS = {
    "walls": "wall",
    "doors": "door",
    "doorways": "doorway",
    "windows": "window",
    "light_walls": "light-wall",
    "fireproof_doors": "fireproof-door",
}


def drawing(seen: Survey, storey: Storey, view: str = PLAN, language: str = "en") -> str:
    """One level by itself."""
    html = draw_storey(seen, storey, view, Telling(language))
    return html[html.index("<svg") : html.index("</svg>") + len("</svg>")]


def parsed(name: str, view: str = PLAN) -> list[ElementTree.Element]:
    """Every level of a board as elements."""
    seen = survey(name)
    return [ElementTree.fromstring(drawing(seen, storey, view)) for storey in seen.storeys]


def kinds_drawn(picture: ElementTree.Element) -> Counter[str]:
    return Counter(
        str(edge.get("class")) for edge in picture.iter(f"{SVG}g") if edge.get("data-edge")
    )


def filed_level(file: str) -> dict[str, list[str]]:
    """The edges a data file names, read without the engine."""
    path = DATA / "data" / f"{file}.json"
    if not path.exists():
        path = DATA / "danger" / "data" / f"{file}.json"
    data = json.loads(path.read_text("utf-8"))
    level = data["level"] if "level" in data else data["levels"][0]
    return {kind: level.get(kind, []) for kind in FILED_KINDS}


def test_every_board_of_the_game_is_drawn_and_the_half_boards_by_themselves() -> None:
    boards: set[str] = set()
    for rules in (tocsin.game("flashpoint"), *tocsin.expansions("flashpoint").values()):
        for option in rules.option_specs:
            if option.name == "board":
                boards |= set(option.choices)
    assert set(DRAWN) == boards | {"attic", "basement"}


@pytest.mark.parametrize("name", ["front", "back", "garage", "attic", "basement", "laboratory"])
def test_every_edge_of_the_data_is_drawn_as_often_as_it_is_there(name: str) -> None:
    picture = parsed(name)[0]
    drawn = kinds_drawn(picture)
    storey = survey(name).storeys[0]
    around = 2 * (storey.rows + storey.columns)
    filed = filed_level(name)
    outer = 0
    for kind, edges in filed.items():
        if kind != "walls":
            assert drawn[DRAWN_AS[kind]] == len(edges), kind
            outer += sum(is_outer(edge, storey) for edge in edges)
    # Outer walls have no entry: they are wherever nothing else is said.
    plain = len(filed["walls"]) + (0 if storey.outside == "none" else around - outer)
    assert drawn["wall"] == plain
    assert drawn[SOLID] == (around if storey.outside == "none" else 0)


def is_outer(edge: str, storey: Storey) -> bool:
    cells = [cell.removeprefix(storey.prefix).split(",") for cell in edge.split("|")]
    return any(
        int(row) in (0, storey.rows + 1) or int(column) in (0, storey.columns + 1)
        for row, column in cells
    )


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("garage", {"window": 12, "door": 7, "fireproof-door": 4}),
        ("garage+attic", {"window": 20, "door": 12, "fireproof-door": 4}),
        ("garage+basement", {"window": 12, "door": 11, "fireproof-door": 4, SOLID: 20}),
        ("laboratory", {"window": 15, "door": 7, "fireproof-door": 4}),
        ("laboratory+attic", {"window": 23, "door": 12, "fireproof-door": 4}),
        ("laboratory+basement", {"window": 15, "door": 11, "fireproof-door": 4, SOLID: 20}),
    ],
)
def test_a_building_needs_no_more_tokens_than_the_box_holds(
    name: str, counts: dict[str, int]
) -> None:
    drawn: Counter[str] = sum((kinds_drawn(picture) for picture in parsed(name)), Counter())
    assert {kind: drawn[kind] for kind in counts} == counts


@pytest.mark.parametrize("name", DRAWN)
def test_an_edge_lies_between_the_two_cells_it_names(name: str) -> None:
    steps = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}
    for storey in survey(name).storeys:
        for edge in storey.edges:
            first, bar, second = edge.name.replace(storey.prefix, "").partition("|")
            if bar:
                row, column = edge.cell
                down, across = steps[edge.way]
                assert first == f"{row},{column}"
                assert second == f"{row + down},{column + across}"


@pytest.mark.parametrize("name", ["front", "garage", "laboratory+basement"])
def test_a_barrier_is_drawn_halfway_between_its_cells(name: str) -> None:
    steps = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}
    for storey, picture in zip(survey(name).storeys, parsed(name), strict=True):
        paper = Paper(storey)
        drawn = {g.get("data-edge"): g.get("transform") for g in picture.iter(f"{SVG}g")}
        for edge in storey.edges:
            (row, column), (down, across) = edge.cell, steps[edge.way]
            if not (1 <= row <= storey.rows and 1 <= column <= storey.columns):
                row, column, down, across = row + down, column + across, -down, -across
            x, y = paper.middle((row, column))
            found = re.fullmatch(
                r"translate\(([\d.]+) ([\d.]+)\)( rotate\(90\))?", drawn[edge.name] or ""
            )
            assert found
            half = (0, UNIT / 2) if found[3] else (UNIT / 2, 0)
            middle = (float(found[1]) + half[0], float(found[2]) + half[1])
            assert middle == (x + across * UNIT / 2, y + down * UNIT / 2), edge.name


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
    told = [
        f"{storey.prefix}{flight.cell[0]},{flight.cell[1]} {'up' if flight.is_up else 'down'} to "
        f"{flight.other}"
        for storey in survey(name).storeys
        for flight in storey.flights
    ]
    assert told == flights
    shown = [
        text.text
        for picture in parsed(name)
        for text in picture.iter(f"{SVG}text")
        if text.get("class") == "coordinate"
    ]
    assert shown == [told.rpartition(" ")[2] for told in flights if not told.endswith(" ")]


@pytest.mark.parametrize("name", [name for name in DRAWN if name not in BASE_BOARDS])
def test_the_exit_of_a_staircase_is_its_one_open_side(name: str) -> None:
    turns = {"n": 0, "e": 90, "s": 180, "w": 270}
    back = {"n": "s", "s": "n", "w": "e", "e": "w"}
    steps = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}
    for storey, picture in zip(survey(name).storeys, parsed(name), strict=True):
        closed = {(edge.cell, edge.way) for edge in storey.edges}
        drawn = [g for g in picture.iter(f"{SVG}g") if g.get("data-cell")]
        assert len(drawn) == len(storey.flights)
        for flight, g in zip(storey.flights, drawn, strict=True):
            row, column = flight.cell
            open_sides = [
                way
                for way, (down, across) in steps.items()
                if (flight.cell, way) not in closed
                and ((row + down, column + across), back[way]) not in closed
            ]
            assert open_sides == [flight.exit]
            assert g[1].get("transform") == f"rotate({turns[flight.exit]} 20 20)"


@pytest.mark.parametrize("name", DRAWN)
def test_rows_and_columns_carry_the_faces_of_their_dice(name: str) -> None:
    seen = survey(name)
    for storey, picture in zip(seen.storeys, parsed(name), strict=True):
        faces = [t.text for t in picture.iter(f"{SVG}text") if t.get("class") == "face"]
        first = storey.black_from
        columns = range(first, first + storey.columns)
        assert faces == [str(face) for face in [*range(1, storey.rows + 1), *columns]]


@pytest.mark.parametrize("name", DRAWN)
def test_vehicles_park_on_the_ground_and_objects_stand_where_the_data_say(name: str) -> None:
    pictures = parsed(name)
    spots = [
        (str(g.get("class")), g.get("data-side"))
        for picture in pictures
        for g in picture.iter(f"{SVG}g")
        if g.get("data-side")
    ]
    half = name in ("attic", "basement")
    vehicles = () if half else ("ambulance", "engine")
    assert spots == [(f"spot {vehicle}", side) for vehicle in vehicles for side in "nesw"]
    things = [
        str(g.get("class")).removeprefix("thing ")
        for picture in pictures
        for g in picture.iter(f"{SVG}g")
        if str(g.get("class")).startswith("thing")
    ]
    board = name.partition("+")[0]
    assert things == {"garage": ["car"], "laboratory": ["small", "large"]}.get(board, [])


@pytest.mark.parametrize("name", DRAWN)
def test_every_cell_has_its_arrow_and_every_engine_spot_its_reach(name: str) -> None:
    seen = survey(name)
    reached: set[str] = set()
    for storey, picture in zip(seen.storeys, parsed(name, DICE_PLAN), strict=True):
        ways = [g for g in picture.iter(f"{SVG}g") if g.get("class") == "way"]
        assert len(ways) == storey.rows * storey.columns
        for g in picture.iter(f"{SVG}g"):
            reached |= set(str(g.get("data-sides") or "").split())
    assert reached == (set() if name in ("attic", "basement") else {"N", "E", "S", "W"})


@pytest.mark.parametrize("name", [name for name in DRAWN if name not in ("attic", "basement")])
def test_the_reach_of_the_gun_is_a_whole_rectangle_of_the_engine_s_table(name: str) -> None:
    board: Board = tocsin.game("flashpoint", board=name).board  # type: ignore[attr-defined]
    for level, storey in enumerate(survey(name).storeys):
        for (top, bottom, left, right), sides in storey.gun.items():
            for side in sides:
                area = int(board.gun_area["nesw".index(side) * int(board.sheets) + 2 * level])
                assert area.bit_count() == (bottom - top + 1) * (right - left + 1)


def test_ladders_reach_the_air_beside_an_upper_level_but_not_over_a_roof() -> None:
    assert len(survey("laboratory").storeys[1].ladder_tops) == 20
    tops = survey("garage+attic").storeys[1].ladder_tops
    assert len(tops) == 14
    assert not [cell for cell in tops if cell[1] == 5]
    assert survey("garage+basement").storeys[1].ladder_tops == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_is_whole_loads_nothing_and_says_what_it_shows(name: str, language: str) -> None:
    figure = board_figure(name, language)
    ElementTree.fromstring(figure)
    assert "\n\n" not in figure
    assert set(re.findall(r"https?://[^\"' )]+", figure)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<(script|style|image|foreignObject)|href=|font-family|on\w+=", figure)
    for view in (PLAN, DICE_PLAN):
        for storey in survey(name).storeys:
            picture = ElementTree.fromstring(drawing(survey(name), storey, view, language))
            title, desc = picture[0], picture[1]
            assert (title.tag, desc.tag) == (f"{SVG}title", f"{SVG}desc")
            assert title.text
            assert desc.text
            assert picture.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"


def test_the_ids_of_a_page_are_its_own() -> None:
    page = "".join(board_figure(name, "en") for name in DRAWN)
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_a_drawing_comes_out_the_same_every_time() -> None:
    first = [board_figure(name, language) for name in DRAWN for language in LANGUAGES]
    survey.cache_clear()
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
    assert len(items) == len(signs_of(tuple(name for name in DRAWN if name not in BASE_BOARDS)))
    words = [span.text for span in items.iter("span")]
    assert len(set(words)) == len(words)
    assert set(signs_of(DRAWN)) >= {*KINDS, "stairs", "car", "large", "small", "ladder-top", "gun"}
    # The houses of the base game have neither windows nor stairs.
    assert len(ElementTree.fromstring(legend(language, "base"))) < len(items)


def test_every_class_of_a_drawing_that_needs_a_look_has_one() -> None:
    page = "".join(board_figure(name, "en") for name in DRAWN) + legend("en")
    css = (ROOT / "docs" / "plans.css").read_text("utf-8")
    shapes = re.findall(r'<(?:path|rect|circle|text)[^>]*class="([^"]+)"', page)
    bare = {names for names in shapes if not any(f".{name}" in css for name in names.split())}
    assert bare == set()
    assert "http" not in css


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
