"""`python -m tools.learn`: make the weights of the bots anew, from games, in minutes.

python -m tools.learn flashpoint advanced            uphill in what whole plays bring, by steps
python -m tools.learn flashpoint family              the same for the family game
python -m tools.learn flashpoint "advanced before"   regression over planned games of three levels
python -m tools.learn flashpoint chances             how often the planner wins, for advice alone
python -m tools.learn feurio goal                    hill climbing, the policy alone, solo and coop
python -m tools.learn titanic appeal                 hill climbing, the policy alone, six crews
options: --seed 1   --games 300   --rounds 2   --steps 16   --pairs 40   --minutes 5   --jobs 2
         --dry (print, write nothing)

A regression makes the set "NAME before" from "NAME trial", and steps uphill make NAME from that.
What was found is written unless it clearly lost more of --games fresh games (sign test, 5 %); hill
climbing asks that at every step. The same seed, games, rounds, steps and pairs give the same
weights (with --minutes the machine decides where hill climbing stops, and the number of steps is
written down). Seeds stay below a million: those of `benchmarks.strength` begin far above, so that
nothing is measured on what it was learned on.
"""

import argparse
import json
import shlex
import sys
from pathlib import Path

from tocsin.bots.weights import VERSION
from tocsin.lab.figures import sign_test

HOME = Path(__file__).parents[2] / "src" / "tocsin" / "bots"
CLEARLY = 0.05
SETS = {
    "flashpoint": ("family", "advanced", "family before", "advanced before", "chances"),
    "feurio": ("goal",),
    "titanic": ("appeal",),
}


def write_set(
    game: str, name: str, weights: dict[str, float], told: str, file: str = "weights.json"
) -> None:
    """Put one set into a file of its game; the others stay as they are."""
    path = HOME / game / "data" / file
    table = json.loads(path.read_text("utf-8"))
    table["version"] = VERSION
    table["sets"][name] = {"from": told, "weights": weights}
    path.write_text(json.dumps(table, indent=2, ensure_ascii=False) + "\n", "utf-8")


def learn_chances(given: argparse.Namespace, command: str) -> int:
    """What the evaluations of both sets mean; no computer plays by it, so nothing is judged."""
    from tools.learn import calibration

    for name in calibration.SETS:
        numbers, said = calibration.learn(name, given.seed, given.games, given.jobs)
        print(name, json.dumps(numbers), said)
        if not given.dry:
            write_set(given.game, name, numbers, f"{command}; {said}", "insight.json")
    return 0


def learn_flashpoint(given: argparse.Namespace) -> tuple[dict[str, float], str, int, int]:
    """Weights of the planner, what to say of them, and how many more and fewer games they win."""
    from tools.learn import ascent, regression

    name = given.set.removesuffix(" before")
    if name == given.set:
        old = ascent.begun_with(name)
        found = ascent.learn(name, given.seed, given.pairs, given.steps, given.jobs)
    else:
        old = regression.begun_with(name)
        found = regression.learn(name, given.seed, given.games, given.rounds, given.jobs)
    weights, said = found
    better, worse = regression.judge(name, weights, old, given.games, given.jobs)
    said += f"; on {given.games} fresh seeds {better} more were won and {worse} fewer"
    return weights, said, better, worse


def main() -> int:
    """Learn one set, print it, and write it down."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.learn",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=sorted(SETS))
    parser.add_argument("set", help="; ".join(", ".join(names) for names in SETS.values()))
    parser.add_argument("--seed", type=int, default=1, help="0 to 99")
    parser.add_argument("--games", type=int, default=300, help="a round, or a comparison")
    parser.add_argument("--rounds", type=int, default=2, help="regression: play, fit, play again")
    parser.add_argument("--steps", type=int, default=16, help="uphill: how many")
    parser.add_argument("--pairs", type=int, default=40, help="uphill: tries of one step")
    parser.add_argument("--minutes", type=float, default=5.0, help="hill climbing: CPU time")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args()
    counts = (given.games, given.rounds, given.steps, given.pairs, given.jobs)
    if given.set not in SETS[given.game] or not 0 <= given.seed < 100 or min(counts) < 1:
        sets = " and ".join(SETS[given.game])
        parser.error(f"{given.game} has {sets}; seeds are 0 to 99, counts 1 or more")
    command = "python -m tools.learn " + shlex.join(a for a in sys.argv[1:] if a != "--dry")
    if given.set == "chances":
        return learn_chances(given, command)
    if given.game == "flashpoint":
        weights, said, better, worse = learn_flashpoint(given)
    else:
        from tools.learn import climbing

        weights, said = climbing.learn(given.game, given.seed, given.games, given.minutes)
        better, worse = 0, 0
    print(json.dumps(weights, indent=1))
    print(said)
    if better < worse and sign_test(better, worse) < CLEARLY:
        print("The weights before played better: nothing is written.")
    elif not given.dry:
        write_set(given.game, given.set, weights, f"{command}; {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
