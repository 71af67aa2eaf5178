"""`tocsin golden`: playthroughs kept in the repository that must replay to the last event.

In each game's folder lie records `<name>.txt` and one `index.txt` with a line of hashes for each:
events, what was asked and offered, and what everybody saw on the way. Some records also have a
`<name>.play.txt`, the same as text, in which a change shows its line; an empty one is filled by
`--write`.
"""

from difflib import unified_diff
from pathlib import Path

from tocsin.bots.match import choose_fairly
from tocsin.core.errors import SetupError
from tocsin.core.options import split_options
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng
from tocsin.core.testkit.observation import name_differences, observe, read_index, write_index
from tocsin.core.testkit.readable import write_readable
from tocsin.facade import replay, start
from tocsin.host.files import read_text, write_text
from tocsin.host.seating import read_seats, seat_bots
from tocsin.telling.speaker import Speaker

TRIES_MAX = 20_000
INDEX = "index.txt"
READABLE = ".play.txt"
DIFFERENCE_LINES_MAX = 12


def list_records(folder: Path) -> list[Path]:
    """The records of all games, without what lies beside them."""
    return sorted(
        path
        for path in folder.glob("*/*.txt")
        if path.name != INDEX and not path.name.endswith(READABLE)
    )


def find_differences(record: Path, kept: dict[str, list[str]]) -> list[str]:
    """What differs in one golden playthrough, `kept` being the index of its folder.

    `record`, `plies`, `events`, `asked`, `views`, `play` (the readable text) or `missing`.
    """
    text = read_text(record)
    play = replay(text, chance="manual")
    if play.record() != text:
        return ["record"]
    if record.stem not in kept:
        return ["missing"]
    found = name_differences(kept[record.stem], observe(play))
    readable = record.with_suffix(READABLE)
    if readable.exists() and read_text(readable) != write_readable(play):
        found.append("play")
    return found


def show_difference(record: Path) -> list[str]:
    """The first lines of the readable text that changed."""
    kept = read_text(record.with_suffix(READABLE)).splitlines()
    now = write_readable(replay(read_text(record), chance="manual")).splitlines()
    return list(unified_diff(kept, now, "kept", "now", n=1, lineterm=""))[:DIFFERENCE_LINES_MAX]


def check_all(folder: Path, words: Speaker) -> int:
    """Replay every golden playthrough; exit code 1 when one differs."""
    records = _records(folder)
    indexes = {path.parent: _read_index(path.parent) for path in records}
    worst = 0
    for record in records:
        name = str(record.relative_to(folder))
        for part in find_differences(record, indexes[record.parent]):
            worst = 1
            if part == "missing":
                told = words("cli-golden-part-events")
                print(words("cli-golden-missing", name=name, part=told))
                continue
            print(words("cli-golden-differs", name=name, part=words(f"cli-golden-part-{part}")))
            if part == "play":
                print("\n".join(show_difference(record)))
    if worst == 0:
        print(words("cli-golden-same", count=len(records)))
    return worst


def write_all(folder: Path, words: Speaker) -> int:
    """Write what is expected of every record anew, and the record with the options known now."""
    indexes: dict[Path, dict[str, list[str]]] = {}
    for record in _records(folder):
        play = replay(read_text(record), chance="manual")
        write_text(record, play.record())
        indexes.setdefault(record.parent, {})[record.stem] = observe(play)
        if record.with_suffix(READABLE).exists():
            write_text(record.with_suffix(READABLE), write_readable(play))
        print(words("cli-golden-written", name=str(record.relative_to(folder))))
    for home, lines in indexes.items():
        write_text(home / INDEX, write_index(lines))
    return 0


def make_golden(folder: Path, names: list[str], ending: str, seats: str, words: Speaker) -> int:
    """Let bots play until a play ends as wanted, and keep that one."""
    game_id, slash, name = names[0].partition("/")
    if not slash or not name.replace("-", "").isalnum() or f"{name}.txt" == INDEX:
        raise SetupError("bad-golden-name", {"name": names[0][:60]})
    given = split_options(" ".join(names[1:]))
    for seed in range(TRIES_MAX):
        play = start(game_id, seed=seed, chance="seeded", **given)
        count = play.game.seats
        play.names = tuple(read_seats(seats, count)) if seats else ("random",) * count
        _play_out(play, Rng(seed).fork())
        outcome = play.outcome
        if outcome is not None and (not ending or outcome.ending == ending):
            home = folder / game_id
            home.mkdir(parents=True, exist_ok=True)
            write_text(home / f"{name}.txt", play.record())
            write_text(home / INDEX, write_index({**_read_index(home), name: observe(play)}))
            print(words("cli-golden-written", name=f"{game_id}/{name}.txt"))
            return 0
    raise SetupError("ending-not-found", {"ending": ending[:60], "tries": TRIES_MAX})


def _play_out(play: Playthrough, thinking: Rng) -> None:
    bots = seat_bots(play.game, list(play.names))
    while not play.is_over:
        seat = play.actor
        code = choose_fairly(bots[seat], play.state, seat, thinking)
        play.do(play.game.write_move(play.state, code))


def _read_index(home: Path) -> dict[str, list[str]]:
    path = home / INDEX
    return read_index(read_text(path)) if path.exists() else {}


def _records(folder: Path) -> list[Path]:
    found = list_records(folder)
    if not found:
        raise SetupError("no-golden-files", {"folder": str(folder)})
    return found
