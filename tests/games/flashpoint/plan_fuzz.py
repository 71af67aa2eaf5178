"""Plans spoiled at random, and others drawn at random: refused by name, or they play.

    python -m tests.games.flashpoint.plan_fuzz 2000 [FIRST]

A number names one plan for ever, so that a finding can be looked at again; every fourth is drawn.
"""

import copy
import sys
from random import Random
from typing import Any

import tocsin
from tests.games.flashpoint.plans import cottage, house, ours, tower
from tocsin.games.flashpoint.danger.table.building import BUILDINGS
from tocsin.games.flashpoint.danger.table.plan_problems import PROBLEMS
from tocsin.games.flashpoint.table.plan import BOARDS

GAMES = 3
WEIRD: list[Any] = [
    None, True, False, 0, -1, 1, 2, 7, 1.5, 10**30, "", " ", "x", "1,1", "u:1,1", "1,1|1,2", "²,1",
    "01,1", "0,0|1,0", "{}", [], {}, [[]], ["1,1"], {"n": []}, "ground", "air", "none", "b:", "e",
    "3,2>e|u:3,2>e", [1, 2], [2, 1], [1, 4], [1, 8], "\x00", "é" * 50, "\ud800",
]  # fmt: skip
WISHES: list[dict[str, object]] = [
    {},
    {"setup": "random"},
    {"setup": "alternative"},
    {"rules": "advanced"},
    {"rules": "advanced", "level": "heroic", "players": 3},
    {"rules": "advanced", "level": "veteran", "hazmat_stacking": False, "players": 1},
    {"rules": "advanced", "black_opposite": "pairs"},
]
STACKS: list[list[tuple[str, str]]] = [
    [],
    [],
    [("u:", "air")],
    [("a:", "air")],
    [("b:", "none")],
    [("u:", "air"), ("a:", "air")],
    [("u:", "air"), ("b:", "none")],
]
OWN_WISHES: list[dict[str, object]] = [
    {"car": True},
    {"lab_large": "explosives", "lab_small": "chemicals"},
    {"rules": "advanced", "platform": True, "promo_specialists": True},
    {"rules": "advanced", "bridge": True, "ladder_down": True, "engineer": True},
    {"rules": "advanced", "car": True, "lab_small": "explosives", "token_limits": "unlimited"},
    {"rules": "advanced", "gun_die_three_levels": "d8", "specialists": ("driver",), "players": 1},
]


def spoiled(number: int) -> tuple[dict[str, Any], dict[str, object]]:
    """A plan with something wrong in it, or with something else that is right, and options."""
    rng = Random(number)
    makers = [cottage, house, tower]
    names = [*BOARDS, *BUILDINGS]
    which = rng.randrange(len(makers) + len(names))
    plan = makers[which]() if which < len(makers) else ours(names[which - len(makers)])
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        _spoil(plan, rng)
    wishes = WISHES if rng.random() < 0.6 else OWN_WISHES
    return plan, rng.choice(wishes)


def _spoil(plan: dict[str, Any], rng: Random) -> None:
    """Delete, retype, move or double one value, or make up a key."""
    spots = list(_walk(plan))
    if not spots:
        return
    holder, key = rng.choice(spots)
    how = rng.randrange(8)
    if how == 0:
        del holder[key]
    elif how == 1:
        holder[key] = copy.deepcopy(rng.choice(WEIRD))
    elif how == 2 and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(holder[key]))
    elif how == 3 and isinstance(holder, dict):
        holder[rng.choice((key + "s", "extra", key[:2]))] = copy.deepcopy(holder[key])
    elif how in (4, 5):
        other, place = rng.choice(spots)
        # One value into the place of another, never a value into itself.
        other[place] = copy.deepcopy(holder[key])
    elif isinstance(holder[key], str):
        holder[key] = _nudge(holder[key], rng)
    elif isinstance(holder[key], int):
        holder[key] += rng.choice((-1, 1))


def _nudge(text: str, rng: Random) -> str:
    """Another letter or figure somewhere in a text."""
    if not text:
        return "1"
    at = rng.randrange(len(text))
    return text[:at] + rng.choice("0123456789news,|>: ") + text[at + 1 :]


def _walk(value: Any) -> Any:
    """Every place in a plan, as the list or object that holds it and the key."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from _walk(value[key])


def drawn(number: int) -> tuple[dict[str, Any], dict[str, object]]:
    """A house of any size and any walls that might be played, and options."""
    rng = Random(number)
    rows, columns = rng.randint(2, 6), rng.randint(4, 8)
    shape = [("", "ground", columns)]
    for prefix, outside in rng.choice(STACKS):
        left = 12 - sum(width for _, _, width in shape)
        if left >= 2:
            shape.append((prefix, outside, rng.randint(2, min(left, shape[-1][2]))))
    faces = sum(width for _, _, width in shape)
    storeys = [width for _, outside, width in shape if outside != "none"]
    # The gun's die: all columns of three storeys, else those of levels that begin up to the eighth.
    whole = sum(w for n, w in enumerate(storeys) if len(storeys) > 2 or sum(storeys[:n]) < 8)
    plan: dict[str, Any] = {"name": f"house {number}", "levels": []}
    for prefix, outside, width in shape:
        level = {"prefix": prefix, "outside": outside, "rows": rows, "columns": width}
        plan["levels"].append(level | _edges(prefix, outside, rows, width, len(shape) > 1, rng))
    plan["levels"][0]["doorways"] = ["1,0|1,1"]
    _street(plan, rows, columns)
    low, high = [1, (rows + 1) // 2], [rows // 2 + 1, rows]
    for side in "nesw":
        plan["gun"][side] = {"rows": rng.choice((low, high)), "columns": [1, whole]}
    cells = [f"{row},{column}" for row in range(1, rows + 1) for column in range(1, columns + 1)]
    rng.shuffle(cells)
    if rng.random() < 0.5 and faces <= len(cells):
        plan["first_explosion"] = cells[:faces]
    if len(shape) == 1 and rng.random() < 0.7:
        plan["family_pois"] = cells[:3]
        plan["family_fires"] = cells[3 : 3 + rng.randint(1, 8)]
    if len(shape) > 1:
        _furnish(plan, rng)
    return plan, rng.choice(WISHES if len(shape) == 1 else WISHES[::3] + OWN_WISHES)


def _edges(
    prefix: str, outside: str, rows: int, columns: int, is_extreme: bool, rng: Random
) -> dict[str, list[str]]:
    """Anything anywhere between the cells of a level, and arrows that go round by rows."""
    found: dict[str, list[str]] = {"walls": [], "doors": []}
    inner, outer = ["walls", "doors"], ["doors"]
    if is_extreme:
        inner += ["windows", "light_walls", "fireproof_doors"]
        outer = ["doors", "windows", "light_walls", "fireproof_doors"]
        found |= {"windows": [], "light_walls": [], "fireproof_doors": []}
    if outside == "air":
        outer = ["windows", "light_walls"]
    density = rng.choice((0.0, 0.3, 0.6))
    for row in range(rows + 1):
        for column in range(columns + 1):
            for down, across in ((0, 1), (1, 0)):
                other = row + down, column + across
                inside = [1 <= r <= rows and 1 <= c <= columns for r, c in ((row, column), other)]
                kinds = inner if all(inside) else outer if any(inside) else []
                if outside == "none" and not all(inside):
                    kinds = []
                edge = f"{prefix}{row},{column}|{prefix}{other[0]},{other[1]}"
                # The doorway and the stairs keep their places.
                if kinds and edge != "1,0|1,1" and not (column == other[1] == 1 and 1 <= row < 4):
                    if rng.random() < density:
                        found[rng.choice(kinds)].append(edge)
    lines = [["e"] * (columns - 1) + ["s"]] + [["n"] * columns for _ in range(rows - 1)]
    lines[1] = ["n"] + ["w"] * (columns - 1)
    return found | {"arrows": [" ".join(line) for line in lines]}


def _street(plan: dict[str, Any], rows: int, columns: int) -> None:
    """Spots on every side; short sides take corners."""
    first = 1 if rows > 3 else 0
    last = 1 if rows > 2 else 0
    south, east = rows + 1, columns + 1
    plan["ambulance"] = {
        "n": ["0,1", "0,2"],
        "e": [f"{last},{east}", f"{last + 1},{east}"],
        "s": [f"{south},1", f"{south},2"],
        "w": [f"{first},0", f"{first + 1},0"],
    }
    plan["engine"] = {
        "n": ["0,3", "0,4"],
        "e": [f"{last + 2},{east}", f"{last + 3},{east}"],
        "s": [f"{south},3", f"{south},4"],
        "w": [f"{first + 2},0", f"{first + 3},0"],
    }
    plan["gun"] = {}


def _furnish(plan: dict[str, Any], rng: Random) -> None:
    """Stairs in the corner of every level, objects where they may stand or not."""
    plan["stairs"] = []
    prefixes = [level["prefix"] for level in plan["levels"]]
    for lower, upper in (("b:", ""), ("", "u:"), ("", "a:"), ("u:", "a:")):
        if (
            lower in prefixes
            and upper in prefixes
            and (lower or "u:" not in prefixes or upper != "a:")
        ):
            at = 1 + len(plan["stairs"])
            plan["stairs"].append(f"{lower}{at},1>s|{upper}{at},1>s")
    if rng.random() < 0.8:
        plan["objects"] = {"car": ["1,3", "1,4"], "large": ["2,2", "2,3"], "small": ["2,4"]}
        for edges in plan["levels"][0].values():
            for edge in ("1,3|1,4", "2,2|2,3"):
                if isinstance(edges, list) and edge in edges:
                    edges.remove(edge)


def try_plan(number: int, games: int = GAMES) -> str:
    """The problem of a plan, or `played` when whole games went well on it."""
    plan, wishes = drawn(number) if number % 4 == 3 else spoiled(number)
    before = copy.deepcopy(plan)
    try:
        game = tocsin.game("flashpoint", board=plan, **wishes)
    except tocsin.SetupError as error:
        return _told(error)
    assert plan == before
    for seed in range(games):
        state = game.new()
        rng = tocsin.Rng(1000 * number + seed)
        plies = 0
        while not state.is_over:
            state.step(rng)
            plies += 1
            problems = state.problems()
            assert not problems, (problems, state.key())
            assert plies < 20_000, state.key()
    return "played"


def _told(error: tocsin.SetupError) -> str:
    """What a plan was refused for, by a declared problem with its place."""
    if error.code != "bad-board":
        return str(error.facts.get("problem", error.code))
    facts = dict(error.facts)
    problem = str(facts.pop("problem"))
    assert facts.pop("place")
    assert facts.pop("board")
    assert PROBLEMS.problem(problem, facts) == ""
    return problem


def main() -> None:
    """Try many and count what became of them."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    found: dict[str, int] = {}
    for number in range(first, first + count):
        try:
            what = try_plan(number)
        except Exception as error:
            print(f"{number}: {type(error).__name__}: {str(error)[:300]}")
            what = f"!! {type(error).__name__}"
        found[what] = found.get(what, 0) + 1
    for what, times in sorted(found.items(), key=lambda item: -item[1]):
        print(f"{times:6} {what}")


if __name__ == "__main__":
    main()
