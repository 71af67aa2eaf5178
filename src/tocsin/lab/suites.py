"""Fixed public suites of plays: two results on one suite can be laid side by side.

A suite names games with their options, how many plays each has and from which seed; it never
changes once published. The answer is the entry of a leaderboard: what was played by whom under
which version of the rules, with figures and a sum over all rows, so that anybody can check it.
"""

import json
from hashlib import sha256
from typing import Any

import tocsin
from tocsin.core.data import load_json
from tocsin.core.errors import SetupError, quoted
from tocsin.lab.comparing import is_contest
from tocsin.lab.figures import mean_of, share_of
from tocsin.lab.job import Job, Seat, make_job
from tocsin.lab.playing import Row

SUITES = ("v1",)
ENTRY_FORMAT = 1
# Who sits opposite where players compete: it never changes, so results stay comparable.
RIVAL = "random"


def load_suite(name: str) -> dict[str, Any]:
    """A suite by its name."""
    if name not in SUITES:
        raise SetupError("lab-unknown-suite", {"suite": quoted(name), "known": ", ".join(SUITES)})
    found = load_json("tocsin.lab", f"suite_{name}.json")
    assert isinstance(found, dict)
    return found


def jobs_of(name: str, bot: str, seat: Seat, only: str = "") -> dict[str, Job]:
    """The jobs of a suite, by the names of its cases; `only` a game."""
    suite = load_suite(name)
    found = {}
    for case in suite["cases"]:
        if only and case["game"] != only:
            continue
        rules = make_job(case["game"], case["options"], (RIVAL,), 1, 0).make_game()
        seats = (bot, *[RIVAL] * (rules.seats - 1)) if is_contest(rules) else (bot,)
        found[str(case["case"])] = make_job(
            case["game"],
            case["options"],
            seats,
            case["games"],
            case["seed"],
            seat=seat,
            rotate=is_contest(rules),
        )
    return found


def entry(name: str, bot: str, jobs: dict[str, Job], rows: dict[str, list[Row]]) -> dict[str, Any]:
    """The entry of a leaderboard."""
    cases = []
    for case, job in jobs.items():
        played = rows[case]
        is_rivalry = job.rotate
        won = sum(0 in row.winners if is_rivalry else bool(row.winners) for row in played)
        cases.append(
            {
                "case": case,
                "game": job.game,
                "options": job.options,
                "rules_version": job.make_game().rules_version,
                "games": len(played),
                "seed": job.seed,
                "wins": share_of(won, len(played)).as_json(),
                "score": mean_of([row.scores[0] for row in played]).as_json(),
                "sum": _sum(played),
            }
        )
    return {
        "format": ENTRY_FORMAT,
        "suite": name,
        "bot": bot,
        "tocsin": tocsin.__version__,
        "cases": cases,
    }


def _sum(rows: list[Row]) -> str:
    """A sum over how every play ended."""
    text = json.dumps([[row.number, row.ending, row.turns, row.scores] for row in rows])
    return sha256(text.encode()).hexdigest()[:16]
