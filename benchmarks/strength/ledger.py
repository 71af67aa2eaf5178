"""The file of results: one line of JSON a play, only ever added to.

A run that is killed loses the play it was in, no other. What was played by other bots than those
of today stays in the file and is not counted: every line names a sum of the code and the weights
that played it (without comments and docstrings, which change no move).
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

    def __init__(self, path: Path) -> None:
        self.path = path
        self.results: dict[str, list[Result]] = {}
        self.sums: dict[tuple[str, str], str] = {}
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
