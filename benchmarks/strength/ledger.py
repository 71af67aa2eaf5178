"""The file of results: one line of JSON a play, only ever added to.

A run that is killed loses the play it was in, no other. What was played by other bots than those
of today stays in the file and is not counted: every line names a sum of the code and the weights
that played it (without comments and docstrings, which change no move).

What the page of the docs was made from is kept beside this room in a shorter form, one line a case,
so that another machine goes on where this one stopped.
"""

import ast
import json
from hashlib import blake2b
from pathlib import Path

import tocsin.bots
from benchmarks.strength.cases import Case
from benchmarks.strength.plays import Result

HERE = Path(__file__).parents[1]
# The searches that the bots of a game think with.
SEARCHES = {
    "flashpoint": ("bot", "planner", "turns"),
    "titanic": ("bot", "rollouts", "policy"),
    "feurio": ("bot", "rollouts", "policy"),
}


def bots_sum(game: str, bot: str) -> str:
    """Names the bots of a game: the same as long as they play the same."""
    home = Path(tocsin.bots.__file__).parent
    files = [HERE / "before" / f"{game}.py", HERE / "strength" / "greedy.py"]
    if bot != "before":
        files += [home / f"{name}.py" for name in SEARCHES[game]]
        files += sorted((home / game).rglob("*.py")) + sorted((home / game).rglob("*.json"))
    total = blake2b(digest_size=6)
    for path in files:
        # Who tells intentions or hears requests chooses no move of these plays.
        if path.stem in ("insight", "intentions", "requests"):
            continue
        text = path.read_text("utf-8")
        total.update(bare(text).encode() if path.suffix == ".py" else text.encode())
    return total.hexdigest()


def bare(text: str) -> str:
    """Python without comments and docstrings."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            value = body[0].value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                node.body = body[1:]  # type: ignore[attr-defined]
    return ast.dump(tree)


class Ledger:
    """What has been played, by case."""

    def __init__(self, path: Path, kept: Path | None = None) -> None:
        self.path = path
        self.results: dict[str, list[Result]] = {}
        self.sums: dict[tuple[str, str], str] = {}
        if kept is not None and kept.exists():
            for line in kept.read_text("utf-8").splitlines():
                self._read_kept(line)
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            result = Result(**json.loads(line))
        except (ValueError, TypeError):
            # The last line of a run that was killed while it wrote.
            return
        self.results.setdefault(result.case, []).append(result)

    def _read_kept(self, line: str) -> None:
        kept = json.loads(line)
        case, bots = kept["case"], kept["bots"]
        for seed, won, score, turns, total, longest in kept["plays"]:
            result = Result(case, bots, seed, won, score, "", turns, total / 1000, longest / 1000)
            self.results.setdefault(case, []).append(result)

    def keep(self, cases: list[Case], path: Path) -> None:
        """Write what the bots of today have played to a file that is shared: times in ms."""
        lines = []
        for case in cases:
            plays = [
                [r.seed, r.won, r.score, r.turns, round(1000 * r.seconds), round(1000 * r.longest)]
                for r in self.of(case)
            ]
            if plays:
                kept = {"case": case.name, "bots": self.sum_of(case), "plays": plays}
                lines.append(json.dumps(kept, separators=(",", ":")) + "\n")
        path.write_text("".join(lines), "utf-8")

    def sum_of(self, case: Case) -> str:
        """The name of the bots that play this case today."""
        key = (case.game, "before" if case.bot == "before" else "")
        if key not in self.sums:
            self.sums[key] = bots_sum(*key)
        return self.sums[key]

    def of(self, case: Case) -> list[Result]:
        """The plays of a case by the bots of today, in the order of their seeds."""
        today = self.sum_of(case)
        found = {r.seed: r for r in self.results.get(case.name, []) if r.bots == today}
        return [found[seed] for seed in sorted(found)]

    def missing(self, case: Case, games: int) -> list[int]:
        """The numbers of the plays that are still to be played."""
        done = {result.seed for result in self.of(case)}
        return [number for number in range(games) if case.seed(number) not in done]

    def seconds(self, case: Case) -> float:
        """CPU time that its plays have taken."""
        return sum(result.seconds for result in self.of(case))

    def add(self, result: Result) -> None:
        """Write one play down at once; an OSError says that there is no room for it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        line = json.dumps(result.as_json()) + "\n"
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line)
        self.results.setdefault(result.case, []).append(result)
