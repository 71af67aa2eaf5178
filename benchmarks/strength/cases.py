"""What is played to learn how strong the bots are, and the bar that each case is held to.

A case is one way to play with one bot on the seats that count; `against` sits on the others, and
then the seats change from play to play. Seeds of a case begin at a number of its own, far from all
that weights were ever learned on (`tools.learn` stays below a million).
"""

import itertools
from dataclasses import dataclass, field
from zlib import crc32

TEAM = ["driver", "cafs", "generalist", "rescue"]
SEEDS_FROM = 1_000_000
# Cases in which the levels are compared. Whoever has a plan hardly ever loses the family game, and
# heroes lose by their dice: veterans show who thinks more.
VETERANS, BOXHALL = "advanced veteran, best team", "Boxhall alone"


@dataclass(frozen=True)
class Case:
    """One row of the table; the bar is a share of wins or, where `by_score`, a mean score."""

    name: str
    game: str
    options: dict[str, object] = field(default_factory=dict)
    bot: str = "expert"
    against: str = ""
    bar: float | None = None
    by_score: bool = False
    games: int = 200
    group: str = ""

    def seed(self, number: int) -> int:
        """The seed of a play; levels of one group meet the same luck."""
        place = crc32((self.group or self.name).encode()) % 1_000_000
        return (SEEDS_FROM + place) * 100_000 + number


def _flashpoint() -> list[Case]:
    bars = {4: 0.99, 6: 0.99, 3: 0.98, 2: 0.97, 1: None}
    cases = [
        Case(f"family front, {players}", "flashpoint", {"players": players}, bar=bar, games=1000)
        for players, bar in bars.items()
    ]
    more: list[tuple[str, dict[str, object], float | None]] = [
        ("family back", {"board": "back"}, 0.97),
        ("family front, random set-up", {"setup": "random"}, None),
        ("family back, random set-up", {"board": "back", "setup": "random"}, None),
        ("family, alternative set-up", {"setup": "alternative"}, None),
        ("garage, family", {"board": "garage"}, 0.90),
        ("laboratory, family", {"board": "laboratory"}, 0.75),
    ]
    cases += [
        Case(name, "flashpoint", {"players": 4, **o}, bar=bar, games=1000) for name, o, bar in more
    ]
    for level, bar in (("recruit", 0.96), ("veteran", 0.84), ("heroic", 0.42)):
        options: dict[str, object] = {"players": 4, "rules": "advanced", "level": level}
        team = {**options, "specialists": TEAM}
        cases.append(Case(f"advanced {level}, best team", "flashpoint", team, bar=bar, games=1000))
        dealt = {**options, "deal_specialists": True}
        cases.append(Case(f"advanced {level}, dealt", "flashpoint", dealt, games=1000))
    for variant in ("remote_station", "just_in_case", "murphys_law"):
        options = {"players": 4, "rules": "advanced", variant: True}
        if variant != "remote_station":
            options["specialists"] = TEAM
        name = f"advanced recruit, {variant.replace('_', ' ')}"
        # Just in case: nearly 5 s a play, so 200 as everywhere above 2 s.
        games = 200 if variant == "just_in_case" else 1000
        cases.append(Case(name, "flashpoint", options, games=games))
    for board in ("garage", "laboratory", "laboratory+attic", "laboratory+basement"):
        options = {"players": 4, "rules": "advanced", "board": board}
        games = 1000 if board == "garage" else 200
        cases.append(Case(f"{board}, advanced", "flashpoint", options, games=games))
    # What the former steady bot makes of the boards that have to double it: a yardstick that is
    # interpreted, takes a minute or two a play, and loses nearly all of them.
    for case in list(cases):
        if "garage" in case.name or "laboratory" in case.name:
            twin = Case(f"{case.name}: before", "flashpoint", case.options, "before", games=20)
            cases.append(twin)
    return cases


def _titanic() -> list[Case]:
    bars = {"boxhall": 56, "fleet": 45, "lowe": 43, "lee": 41, "latimer": 40, "murdoch": 31}
    cases = [
        Case(f"{name.capitalize()} alone", "titanic", {"crew": [name]}, bar=bar, by_score=True)
        for name, bar in bars.items()
    ]
    three = Case("3 players, crew dealt", "titanic", {"players": 3}, bar=60, by_score=True)
    return [*cases, three]


def _feurio() -> list[Case]:
    two: dict[str, object] = {"players": 2}
    cases = [
        Case("2 players against the former steady", "feurio", two, against="before", bar=0.95),
        Case("2 players against plain greedy", "feurio", two, against="greedy", bar=0.95),
        Case("solo", "feurio", {"players": 1}, bar=0.90),
    ]
    for players, bar in ((2, 0.78), (3, 0.75), (4, 0.50)):
        options: dict[str, object] = {"players": players, "mode": "coop"}
        cases.append(Case(f"together, {players}", "feurio", options, bar=bar))
    breaks: dict[str, object] = {"players": 2, "firebreaks": True}
    fair = "2 players, firebreaks: a cheating twin against the fair expert"
    cases.append(Case(fair, "feurio", breaks, bot="twin", against="expert"))
    return cases


def _levels() -> list[Case]:
    """Every level on the same luck, or one against the next: who thinks more has to do better."""
    team: dict[str, object] = {"players": 4, "rules": "advanced", "specialists": TEAM}
    team["level"] = "veteran"
    cases = []
    for bot in ("steady", "rookie", "random"):
        name = f"{VETERANS}: {bot}"
        cases.append(Case(name, "flashpoint", team, bot, group=VETERANS, games=1000))
        boxhall: dict[str, object] = {"crew": ["boxhall"]}
        name = f"{BOXHALL}: {bot}"
        cases.append(Case(name, "titanic", boxhall, bot, by_score=True, group=BOXHALL, games=1000))
    for bot, other in itertools.pairwise(("expert", "steady", "rookie", "random")):
        two: dict[str, object] = {"players": 2}
        games = 200 if bot == "expert" else 1000
        name = f"2 players: {bot} against {other}"
        cases.append(Case(name, "feurio", two, bot, against=other, games=games))
    return cases


CASES = [*_flashpoint(), *_titanic(), *_feurio(), *_levels()]
# The better level, the worse one, and the cases that say so: two on the same luck, or a duel.
ORDER = [
    ("flashpoint", "expert", "steady", VETERANS, f"{VETERANS}: steady"),
    ("flashpoint", "steady", "rookie", f"{VETERANS}: steady", f"{VETERANS}: rookie"),
    ("flashpoint", "rookie", "random", f"{VETERANS}: rookie", f"{VETERANS}: random"),
    ("titanic", "expert", "steady", BOXHALL, f"{BOXHALL}: steady"),
    ("titanic", "steady", "rookie", f"{BOXHALL}: steady", f"{BOXHALL}: rookie"),
    ("titanic", "rookie", "random", f"{BOXHALL}: rookie", f"{BOXHALL}: random"),
    ("feurio", "expert", "steady", "2 players: expert against steady", ""),
    ("feurio", "steady", "rookie", "2 players: steady against rookie", ""),
    ("feurio", "rookie", "random", "2 players: rookie against random", ""),
]


def find(words: list[str]) -> list[Case]:
    """The cases whose game or name contains one of the words; all without words.

    The yardsticks of before take minutes a play: they are asked for by a word that names them.
    """
    if not words:
        return CASES
    lower = [word.lower() for word in words]
    return [
        case
        for case in CASES
        if any(word in f"{case.game} {case.name}".lower() for word in lower)
        and (case.bot != "before" or any("before" in word for word in lower))
    ]
