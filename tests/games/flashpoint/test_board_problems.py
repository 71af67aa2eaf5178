"""What is wrong with a user's board is told by name, with its place; every problem once."""

from collections.abc import Callable
from typing import Any

import pytest

import tocsin
from tests.games.flashpoint.plans import cottage, house, ours, tower
from tests.lang.messages import messages_of
from tocsin.games.flashpoint.danger.table.plan_problems import PROBLEMS
from tocsin.games.flashpoint.game import Flashpoint
from tocsin.telling import Speaker
from tocsin.telling.errors import tell_error

DELETED = object()
Path = tuple[str | int, ...]
GROUND: Path = ("levels", 0)
ABOVE: Path = ("levels", 1)

# What is changed in which plan, and the place, problem and rule that are told.
SPOILED: list[tuple[Callable[[], dict[str, Any]], Path, object, str, str, str]] = [
    # Fields.
    (house, ("levels",), 5, "levels", "wrong-type", "FP-BOARD-2"),
    (house, ("levels", 0), [], "levels[0]", "wrong-type", "FP-BOARD-2"),
    (house, (*GROUND, "walls", 1), 7, "levels[0].walls[1]", "wrong-type", "FP-BOARD-2"),
    (house, ("name",), None, "name", "wrong-type", "FP-BOARD-2"),
    (house, ("gun", "e"), "rows", "gun.e", "wrong-type", "FP-BOARD-2"),
    (house, (*GROUND, "rows"), DELETED, "levels[0].rows", "missing-field", "FP-BOARD-2"),
    (house, ("name",), DELETED, "name", "missing-field", "FP-BOARD-2"),
    (house, ("ambulance", "s"), DELETED, "ambulance.s", "missing-field", "FP-BOARD-2"),
    (tower, (*ABOVE, "prefix"), DELETED, "levels[1].prefix", "missing-field", "FP-BOARD-2"),
    (tower, (*ABOVE, "outside"), DELETED, "levels[1].outside", "missing-field", "FP-BOARD-2"),
    (house, ("colour",), "red", "colour", "unknown-field", "FP-BOARD-2"),
    (house, (*GROUND, "wals"), [], "levels[0].wals", "unknown-field", "FP-BOARD-2"),
    (house, ("engine", "ne"), ["0,1", "0,2"], "engine.ne", "unknown-field", "FP-BOARD-2"),
    (
        house,
        ("gun", "n", "more_columns"),
        [1, 2],
        "gun.n.more_columns",
        "unknown-field",
        "FP-BOARD-2",
    ),
    (tower, ("objects", "piano"), ["1,1"], "objects.piano", "unknown-field", "FP-BOARD-2"),
    (house, (*GROUND, "rows"), 9, "levels[0].rows", "no-number", "FP-BOARD-2"),
    (house, (*GROUND, "columns"), True, "levels[0].columns", "no-number", "FP-BOARD-2"),
    (house, (*GROUND, "columns"), 5.0, "levels[0].columns", "no-number", "FP-BOARD-2"),
    (house, ("name",), "two\nlines", "name", "bad-name", "FP-BOARD-2"),
    (house, ("name",), "", "name", "bad-name", "FP-BOARD-2"),
    (house, ("name",), "x" * 41, "name", "bad-name", "FP-BOARD-2"),
    # Levels.
    (house, ("levels",), [], "levels", "no-level", "FP-BOARD-2"),
    (house, ("levels",), [{}] * 4, "levels", "too-many-levels", "FP-BOARD-2"),
    (house, (*GROUND, "outside"), "air", "levels[0].outside", "bad-outside", "FP-BOARD-2"),
    (tower, (*ABOVE, "outside"), "ground", "levels[1].outside", "bad-outside", "FP-BOARD-2"),
    (house, (*GROUND, "prefix"), "g:", "levels[0].prefix", "bad-prefix", "FP-BOARD-2"),
    (tower, (*ABOVE, "prefix"), "b:", "levels[1].prefix", "bad-prefix", "FP-BOARD-2"),
    (
        lambda: ours("front"),
        (*GROUND, "columns"),
        11,
        "levels[0]",
        "level-too-large",
        "FP-BOARD-1",
    ),
    (tower, (*ABOVE, "rows"), 3, "levels[1].rows", "rows-differ", "FP-DICE-1"),
    (tower, (*ABOVE, "columns"), 6, "levels[1].columns", "level-overhangs", "FP-BOARD-1"),
    (
        lambda: ours("garage+attic"),
        (*ABOVE, "columns"),
        5,
        "levels[1].columns",
        "too-many-columns",
        "FP-DICE-1",
    ),
    (house, (*GROUND, "black_from"), 2, "levels[0].black_from", "faces-out-of-order", "FP-DICE-1"),
    (tower, (*ABOVE, "black_from"), 5, "levels[1].black_from", "faces-out-of-order", "FP-DICE-1"),
    # Cells and edges.
    (house, (*GROUND, "walls", 0), "1,5|9,9", "levels[0].walls[0]", "no-such-cell", "FP-BOARD-1"),
    (house, (*GROUND, "walls", 0), "²,1|1,2", "levels[0].walls[0]", "no-such-cell", "FP-BOARD-1"),
    (house, (*GROUND, "walls", 0), "01,1|1,2", "levels[0].walls[0]", "no-such-cell", "FP-BOARD-1"),
    (
        tower,
        (*GROUND, "walls", 0),
        "u:3,3|u:3,4",
        "levels[0].walls[0]",
        "no-such-cell",
        "FP-BOARD-1",
    ),
    (house, ("first_explosion", 0), "0,1", "first_explosion[0]", "not-inside", "FP-BOARD-1"),
    (house, ("first_explosion", 0), "2,2", "first_explosion[1]", "cell-twice", "FP-SETUP-3"),
    (house, (*GROUND, "walls", 0), "1,5", "levels[0].walls[0]", "no-edge", "FP-BOARD-2"),
    (house, (*GROUND, "walls", 0), "1,3|1,5", "levels[0].walls[0]", "not-neighbours", "FP-ADJ-1"),
    (house, (*GROUND, "walls", 0), "1,3|1,2", "levels[0].walls[0]", "not-neighbours", "FP-ADJ-1"),
    (house, (*GROUND, "walls", 0), "0,1|0,2", "levels[0].walls[0]", "edge-outside", "FP-BOARD-1"),
    (house, (*GROUND, "doors", 0), "1,2|1,3", "levels[0].doors[0]", "edge-twice", "FP-BOARD-2"),
    (house, (*GROUND, "walls", 0), "0,1|1,1", "levels[0].walls[0]", "outer-wall", "FP-BOARD-2"),
    (
        house,
        (*GROUND, "doorways", 0),
        "1,1|1,2",
        "levels[0].doorways[0]",
        "not-an-outer-edge",
        "FP-BOARD-4",
    ),
    (
        tower,
        (*ABOVE, "doors", 0),
        "u:1,0|u:1,1",
        "levels[1].doors[0]",
        "opens-into-the-air",
        "FP-BOARD-4",
    ),
    (cottage, (*GROUND, "doorways"), [], "levels[0]", "no-way-in", "FP-BOARD-4"),
    # Arrows.
    (house, (*GROUND, "arrows"), DELETED, "levels[0].arrows", "missing-field", "FP-BOARD-2"),
    (house, (*GROUND, "arrows", 0), DELETED, "levels[0].arrows", "arrow-lines", "FP-POI-7"),
    (
        house,
        (*GROUND, "arrows", 0),
        "e s",
        "levels[0].arrows[0]",
        "arrows-in-a-line",
        "FP-POI-7",
    ),
    (house, (*GROUND, "arrows", 0), "e e e up s", "levels[0].arrows[0]", "no-arrow", "FP-POI-7"),
    (house, (*GROUND, "arrows", 0), "n e e e s", "levels[0].arrows[0]", "arrow-leaves", "FP-POI-7"),
    (tower, (*GROUND, "arrows", 3), "e e e e w", "levels[0].arrows", "arrow-loop", "XD-OBJ-4"),
    # Parking spots and gun areas.
    (house, ("ambulance", "n"), ["0,1"], "ambulance.n", "spot-of-two-cells", "FP-BOARD-5"),
    (house, ("ambulance", "n", 1), "1,1", "ambulance.n[1]", "not-outside", "FP-BOARD-5"),
    (tower, ("engine", "n", 1), "u:0,5", "engine.n[1]", "not-outside", "FP-BOARD-5"),
    (house, ("ambulance", "n", 1), "0,3", "ambulance.n", "spot-apart", "FP-BOARD-5"),
    (house, ("ambulance", "n"), ["0,2", "0,1"], "ambulance.n", "spot-apart", "FP-BOARD-5"),
    (house, ("ambulance", "n", 1), "5,2", "ambulance.n[1]", "other-side", "FP-BOARD-5"),
    (house, ("engine", "n"), ["0,2", "0,3"], "engine.n", "two-spots", "FP-BOARD-5"),
    (house, ("gun", "n", "rows"), [2, 1], "gun.n.rows", "no-faces", "FP-BOARD-2"),
    (house, ("gun", "n", "columns"), [1, 6], "gun.n.columns", "no-faces", "FP-BOARD-2"),
    (house, ("gun", "n", "rows"), [1, 3], "gun.n.rows", "gun-misses", "FP-GUN-2"),
    (house, ("gun", "n", "rows"), [2, 3], "gun.n.rows", "gun-misses", "FP-GUN-2"),
    (house, ("gun", "n", "columns"), [4, 5], "gun.n.columns", "gun-misses", "FP-GUN-2"),
    (
        tower,
        ("gun", "n", "more_columns"),
        [6, 10],
        "gun.n.more_columns",
        "more-columns",
        "XD-GUN-6",
    ),
    # How a play begins.
    (house, ("first_explosion",), ["2,2"], "first_explosion", "face-cells", "FP-ASET-4"),
    (house, ("family_pois", 0), DELETED, "family_pois", "three-pois", "FP-SETUP-4"),
    (house, ("family_pois", 1), "1,1", "family_pois[1]", "poi-burns", "FP-SETUP-4"),
    (house, ("family_fires",), [], "family_fires", "no-fires", "FP-SETUP-3"),
    (
        lambda: ours("front"),
        ("family_fires",),
        [f"{row},{column}" for row in range(1, 6) for column in range(1, 8)],
        "family_fires",
        "too-many-fires",
        "FP-SETUP-3",
    ),
    (
        lambda: tower() | {"family_pois": ["1,1", "1,2", "1,3"]},
        ("family_fires",),
        ["2,2"],
        "family_fires",
        "start-is-rolled",
        "XD-SETUP-1",
    ),
    # Stairs and objects.
    (tower, ("stairs", 0), "3,1|u:3,1", "stairs[0]", "no-stairs", "XD-STAIR-4"),
    (tower, ("stairs", 0), "3,1>n", "stairs[0]", "no-stairs", "XD-STAIR-4"),
    (tower, ("stairs", 0), "u:3,1>n|3,1>n", "stairs[0]", "stairs-apart", "XD-STAIR-1"),
    (tower, ("stairs", 0), "3,1>n|u:2,1>n", "stairs[0]", "stairs-apart", "XD-STAIR-1"),
    (tower, ("stairs", 0), "3,1>n|2,1>n", "stairs[0]", "stairs-apart", "XD-STAIR-1"),
    (
        lambda: ours("laboratory+attic"),
        ("stairs", 1),
        "u:3,2>e|a:3,2>e",
        "stairs[1]",
        "stairs-meet",
        "XD-STAIR-4",
    ),
    (
        tower,
        ("stairs",),
        ["3,1>n|u:3,1>n", "3,4>n|u:3,4>s"],
        "stairs[1]",
        "second-flight",
        "XD-STAIR-8",
    ),
    (tower, ("stairs", 0), "3,1>w|u:3,1>n", "stairs[0]", "exit-closed", "XD-STAIR-4"),
    (tower, ("stairs", 0), "3,3>w|u:3,3>e", "stairs[0]", "exit-closed", "XD-STAIR-4"),
    (tower, ("stairs",), DELETED, "stairs", "level-not-joined", "XD-GEN-3"),
    (lambda: ours("garage+basement"), ("stairs",), [], "stairs", "level-not-joined", "XD-GEN-3"),
    (tower, ("objects", "car"), ["1,4"], "objects.car", "object-cells", "XD-OBJ-1"),
    (tower, ("objects", "small"), ["4,3", "4,4"], "objects.small", "object-cells", "XD-OBJ-1"),
    (tower, ("objects", "car"), ["1,4", "2,5"], "objects.car", "object-apart", "XD-OBJ-1"),
    (tower, ("objects", "car"), ["1,2", "1,3"], "objects.car", "object-apart", "XD-OBJ-1"),
    (tower, ("objects", "small", 0), "3,1", "objects.small", "object-on-stairs", "XD-OBJ-1"),
    (tower, ("objects", "small", 0), "1,5", "objects.small", "objects-meet", "XD-OBJ-2"),
]


def refused(plan: dict[str, Any], **options: object) -> tocsin.SetupError:
    """What is told about a plan; never anything else, and told in words."""
    with pytest.raises(tocsin.SetupError) as caught:
        tocsin.game("flashpoint", board=plan, **options)
    check(caught.value)
    return caught.value


def check(error: tocsin.SetupError) -> None:
    """Declared, and said in both languages with everything that belongs to it."""
    assert error.code == "bad-board"
    facts = dict(error.facts)
    board, place, problem = (str(facts.pop(name)) for name in ("board", "place", "problem"))
    assert PROBLEMS.problem(problem, facts) == ""
    for language in ("en", "fr"):
        told = Speaker(language).say(tell_error(error))
        assert place in told
        assert board in told
        assert f"[{error.rule}]" in told
        # Said in words and not by its code.
        assert f"\u00a0: {problem}." not in told
        assert f": {problem}." not in told


@pytest.mark.refuses("FP-BOARD-1", "FP-BOARD-2", "FP-BOARD-4", "FP-BOARD-5", "FP-ADJ-1")
@pytest.mark.refuses("FP-POI-7", "FP-GUN-2", "FP-ASET-4", "FP-SETUP-3", "FP-SETUP-4", "FP-DICE-1")
@pytest.mark.refuses("XD-STAIR-1", "XD-STAIR-4", "XD-GEN-3", "XD-OBJ-1", "XD-OBJ-4", "XD-SETUP-1")
@pytest.mark.parametrize(("make", "path", "value", "place", "problem", "rule"), SPOILED)
def test_a_bad_board_is_told_where_and_what(
    make: Callable[[], dict[str, Any]],
    path: Path,
    value: object,
    place: str,
    problem: str,
    rule: str,
) -> None:
    plan = make()
    at: Any = plan
    for step in path[:-1]:
        at = at[step]
    if value is DELETED:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    error = refused(plan)
    assert (error.facts["place"], error.facts["problem"]) == (place, problem)
    assert error.rule == rule
    if "name" not in path:
        assert error.facts["board"] == plan["name"]


def test_the_basement_is_the_last_level() -> None:
    plan = ours("laboratory+basement")
    plan["levels"][1], plan["levels"][2] = plan["levels"][2], plan["levels"][1]
    for level in plan["levels"]:
        del level["black_from"]
    assert refused(plan).facts["problem"] == "underground-not-last"


def test_the_base_game_alone_has_one_level() -> None:
    plan = house()
    below = {"prefix": "b:", "outside": "none", "rows": 4, "columns": 5}
    plan["levels"].append(below | {"arrows": plan["levels"][0]["arrows"]})
    plan["first_explosion"] = []
    plan["gun"] = {side: {"rows": [1, 2], "columns": [1, 10]} for side in "nesw"}
    with pytest.raises(tocsin.SetupError) as caught:
        Flashpoint({"board": plan})
    check(caught.value)
    assert caught.value.facts["problem"] == "needs-expansion"


@pytest.mark.refuses("FP-SETUP-3", "FP-ASET-4", "FP-ASET-9", "FP-DICE-3", "XD-SETUP-5")
def test_a_game_that_the_board_cannot_begin_is_refused() -> None:
    plan = house()
    del plan["family_fires"], plan["family_pois"]
    assert refused(plan, setup="fixed").facts["problem"] == "no-fixed-start"
    del plan["first_explosion"]
    assert refused(plan, setup="alternative").facts["problem"] == "no-first-explosion"
    assert refused(plan, rules="advanced").facts["problem"] == "no-first-explosion"
    for options, needed in (
        ({"setup": "random"}, 18),
        ({"rules": "advanced"}, 18),
        ({"rules": "advanced", "level": "veteran", "hazmat_stacking": False}, 19),
        ({"rules": "advanced", "level": "heroic"}, 23),
    ):
        facts = refused(cottage(), **options).facts
        assert (facts["problem"], facts["cells"], facts["needed"]) == ("too-few-cells", 12, needed)
    # Of three markers one must find room on the other level.
    low = tower()
    for level in low["levels"]:
        level["rows"] = 3
        level["arrows"] = ["e e e e s", "n w w w w", "n n n n n"]
    low["levels"][0] |= {"doors": ["2,2|2,3"], "fireproof_doors": []}
    low["levels"][1]["windows"] = []
    low["objects"] = {}
    for vehicle in ("ambulance", "engine"):
        low[vehicle]["s"] = [cell.replace("5,", "4,") for cell in low[vehicle]["s"]]
    low["ambulance"] |= {"e": ["3,6", "4,6"], "w": ["0,0", "1,0"]}
    low["engine"] |= {"w": ["2,0", "3,0"]}
    low["gun"] = {side: {"rows": [1, 2], "columns": [1, 10]} for side in "nesw"}
    assert tocsin.game("flashpoint", board=low, rules="advanced")
    facts = refused(low, rules="advanced", level="heroic").facts
    assert (facts["problem"], facts["cells"], facts["needed"]) == ("too-few-cells", 15, 18)
    with pytest.raises(tocsin.SetupError) as caught:
        tocsin.game("flashpoint", board=house(), rules="advanced", black_opposite="pairs")
    assert caught.value.code == "opposite-needs-eight-faces"
    assert caught.value.rule == "FP-DICE-3"


@pytest.mark.refuses("XD-GEN-7")
def test_a_board_with_car_and_explosives_holds_one_of_them() -> None:
    with pytest.raises(tocsin.SetupError) as caught:
        tocsin.game("flashpoint", board=tower(), car=True, lab_large="explosives")
    assert caught.value.code == "one-large-object"


def test_every_declared_problem_is_shown_and_said() -> None:
    shown = {problem for *_, problem, _ in SPOILED}
    shown |= {"underground-not-last", "needs-expansion", "too-few-cells"}
    shown |= {"no-fixed-start", "no-first-explosion"}
    assert shown == set(PROBLEMS.words)
    for language in ("en", "fr"):
        pattern: Any = messages_of(language)["error-flashpoint-bad-board"].value
        variants = pattern.elements[-2].expression.variants
        assert {variant.key.name for variant in variants} == {*shown, "other"}
