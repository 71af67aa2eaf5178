"""The same games as ever: what a reshaping of the engine may not change, kept as hashes.

    python tests/same_games.py --check tests/golden/same_games.json [--quick] [--only titanic]
    python tests/same_games.py --write FILE [--games 40]
    python tests/same_games.py --show feurio-4 3          every line that is hashed for one play
    python tests/same_games.py --show feurio-4 3 --refusals

Hashed are the legal codes and their texts, weights, the code played and the position (its text) at
every ply, then scores and outcome. For positions on the way also: which rule refuses which move
text. Events, views, prompts and descriptions are free to change their form and are not looked at,
nor is which changed position texts are read: that is the fuzz's business. Only the public
contract is used, so that one file meets every revision: run `--show` on two of them and compare
the lines.

The file of hashes names its ways to play with their options and needs no table beside it.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import tocsin

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "tests" / "golden" / "same_games.json"

DIGITS = 10
QUICK_GAMES = 2
QUICK_DRAWN = 10
# Positions in which everything is asked: one in so many plies of the first plays of a way to play.
ASKED_EVERY = 29
ASKED_GAMES = 3
EXPANSION_CARDS = (":engineer", ":veteran", ":dog")

Way = tuple[str, dict[str, object]]


def key_of(state: tocsin.State) -> str:
    """The text of a position in the notation that the hashes were made of: it named no board."""
    head, _, rest = state.key().partition(" ")
    return f"{head.replace('flashpoint/2', 'flashpoint/1').partition(':')[0]} {rest}"


def choose(state: tocsin.State, rng: tocsin.Rng, number: int) -> int:
    """Random moves; in every second play the later of two, so that nobody passes all the time."""
    if state.actor == tocsin.CHANCE:
        return state.draw(rng)
    legal = state.legal()
    at = rng.below(len(legal))
    return legal[max(at, rng.below(len(legal))) if number % 2 else at]


def play_lines(game: tocsin.Game, number: int) -> Iterator[str]:
    """All that may not change of one seeded play, a line per ply and one for its end."""
    rng = tocsin.Rng(number)
    state = game.new()
    while not state.is_over:
        legal = state.legal()
        texts = [game.write_move(state, code) for code in legal]
        code = choose(state, rng, number)
        yield (
            f"{key_of(state)} | {state.actor} {state.turn} | {legal} | {texts} | {state.weights()}"
            f" | {code} {game.write_move(state, code)}"
        )
        state.play(code)
    outcome = state.outcome()
    assert outcome is not None
    yield (
        f"{key_of(state)} | {list(state.scores())} | {outcome.ending} {list(outcome.scores)}"
        f" {list(outcome.winners)} {outcome.rule}"
    )


def asked_positions(game: tocsin.Game, number: int) -> Iterator[tocsin.State]:
    """Positions of the same play, spread over it."""
    rng = tocsin.Rng(number)
    state = game.new()
    ply = 0
    while not state.is_over:
        if (ply + 7 * number) % ASKED_EVERY == 0:
            yield state.copy()
        state.play(choose(state, rng, number))
        ply += 1


def is_extended(game: tocsin.Game) -> bool:
    """Is it a board of Extreme Danger?"""
    return str(game.options.get("board", "")).startswith(("garage", "laboratory"))


def refusal_lines(game: tocsin.Game, state: tocsin.State) -> list[str]:
    """For every move text that could be meant: legal, or the code and rule of its refusal."""
    lines = []
    for text in sorted(game.syntactic_moves(state)):
        # Cards of the expansion were words of the base game once, and refused there.
        if text.endswith(EXPANSION_CARDS) and not is_extended(game):
            continue
        refusal = game.why_not(state, text)
        lines.append(f"{text} {'legal' if refusal is None else f'{refusal.rule} {refusal.code}'}")
    return lines


def digest(lines: Iterator[str] | list[str]) -> str:
    """A short hash of lines."""
    total = hashlib.sha256()
    for line in lines:
        total.update(line.encode() + b"\n")
    return total.hexdigest()[:DIGITS]


def hash_refusals(game: tocsin.Game, number: int) -> str:
    """One play's refusals: how many texts, their hash, that with rules, that with codes as well."""
    texts: list[str] = []
    rules: list[str] = []
    codes: list[str] = []
    for state in asked_positions(game, number):
        key = key_of(state)
        for line in refusal_lines(game, state):
            texts.append(line.split(" ")[0])
            rules.append(" ".join(line.split(" ")[:2]))
            codes.append(line)
        texts.append(key)
        rules.append(key)
    return f"{len(texts)} {digest(texts)} {digest(rules)} {digest(codes)}"


REFUSAL_PARTS = (
    "number of move texts",
    "move texts",
    "legal, or the rule that refuses",
    "codes of refusals",
)


def ways_to_play(swarm: int) -> dict[str, Way]:
    """The table of option sets, and so many ways drawn at random for every game."""
    sys.path.insert(0, str(ROOT))
    from tests.games.option_sets import OPTION_SETS
    from tests.games.swarm import SWARMS, draw_way

    ways = dict(OPTION_SETS)
    for name in SWARMS:
        ways.update({f"{name}-{seed}": draw_way(name, seed) for seed in range(swarm)})
    return ways


def write(path: Path, games: int, swarm: int) -> int:
    """Write the hashes of this engine."""
    lines = []
    ways = ways_to_play(swarm)
    for at, (name, (game_id, options)) in enumerate(ways.items()):
        tell(at, len(ways), name)
        game = tocsin.game(game_id, **options)
        is_drawn = name.startswith("swarm-")
        numbers = range(1 if is_drawn else games)
        asked = range(1 if is_drawn else min(games, ASKED_GAMES))
        kept = {
            "game": game_id,
            "options": options,
            "plays": " ".join(digest(play_lines(game, number)) for number in numbers),
            "refusals": [hash_refusals(game, number) for number in asked],
        }
        lines.append(f" {json.dumps(name)}: {json.dumps(kept)}")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    tell(len(ways), len(ways), "")
    print(f"{path}: {len(lines)} ways to play")
    return 0


def find_differences(name: str, kept: dict[str, object], games: int) -> list[str]:
    """What differs between the kept hashes of one way to play and this engine."""
    options, plays, refusals = kept["options"], kept["plays"], kept["refusals"]
    assert isinstance(options, dict)
    assert isinstance(plays, str)
    assert isinstance(refusals, list)
    game = tocsin.game(str(kept["game"]), **options)
    found = []
    for number, expected in enumerate(plays.split()[:games]):
        if digest(play_lines(game, number)) != expected:
            found.append(f"{name}: play {number} differs; see --show {name} {number}")
    for number, expected in enumerate(refusals[:games]):
        # A fifth hash, of damaged positions, was kept once.
        seen = hash_refusals(game, number).split()
        pairs = zip(REFUSAL_PARTS, expected.split()[: len(seen)], seen, strict=True)
        parts = ", ".join(part for part, old, new in pairs if old != new)
        if parts:
            shown = f"--show {name} {number} --refusals"
            found.append(f"{name}: refusals of play {number} differ ({parts}); see {shown}")
    return found


def drawn_number(name: str) -> int:
    """The seed of a way drawn at random; 0 for one of the table."""
    return int(name.rpartition("-")[2]) if name.startswith("swarm-") else 0


def check(path: Path, only: str, games: int) -> int:
    """Compare this engine with the kept hashes; exit code 1 when something differs."""
    ways = json.loads(path.read_text(encoding="utf-8"))
    chosen = [name for name in ways if only in name or only == ways[name]["game"]]
    if games == QUICK_GAMES:
        chosen = [name for name in chosen if drawn_number(name) < QUICK_DRAWN]
    if not chosen:
        print(f"no way to play has {only!r} in its name")
        return 2
    worst = 0
    for at, name in enumerate(chosen):
        tell(at, len(chosen), name)
        for told in find_differences(name, ways[name], games):
            worst = 1
            print(told, flush=True)
    tell(len(chosen), len(chosen), "")
    print("DIFFERENT" if worst else f"the same games in {len(chosen)} ways to play")
    return worst


def show(path: Path, name: str, number: int, refusals: bool) -> int:
    """Print the very lines that are hashed for one play."""
    ways = json.loads(path.read_text(encoding="utf-8"))
    if name not in ways:
        print(f"{name!r} is not in {path}")
        return 2
    game = tocsin.game(ways[name]["game"], **ways[name]["options"])
    if not refusals:
        for line in play_lines(game, number):
            print(line)
        return 0
    for state in asked_positions(game, number):
        print(state.key())
        for line in refusal_lines(game, state):
            print("   ", line)
    return 0


def tell(done: int, total: int, name: str) -> None:
    """One line of progress on a terminal that shows it."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{done}/{total} {name}", end="", file=sys.stderr, flush=True)
        if done == total:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def main() -> int:
    """Write, check or show, as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RAW)
    parser.add_argument("--write", type=Path, metavar="FILE")
    parser.add_argument("--check", type=Path, metavar="FILE")
    parser.add_argument("--show", nargs=2, metavar=("NAME", "PLAY"))
    parser.add_argument("--refusals", action="store_true", help="with --show: the refusals")
    parser.add_argument("--file", type=Path, default=KEPT, help="with --show: where the name is")
    parser.add_argument("--games", type=int, default=40, help="plays of each way to play")
    parser.add_argument("--swarm", type=int, default=100, help="with --write: drawn ways per game")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_GAMES} plays of each way")
    parser.add_argument("--only", default="", help="a game, or part of the name of a way to play")
    given = parser.parse_args()
    how = "compiled" if tocsin.is_compiled() else "interpreted"
    print(f"{how} engine in {Path(tocsin.__file__).parent}", file=sys.stderr)
    began = time.process_time()
    if given.show:
        return show(given.file, given.show[0], int(given.show[1]), given.refusals)
    if given.write:
        code = write(given.write, given.games, given.swarm)
    elif given.check:
        games = QUICK_GAMES if given.quick else given.games
        code = check(given.check, given.only, games)
    else:
        parser.error("--write, --check or --show")
    print(f"{time.process_time() - began:.0f} CPU seconds", file=sys.stderr)
    return code


RAW = argparse.RawDescriptionHelpFormatter

if __name__ == "__main__":
    sys.exit(main())
