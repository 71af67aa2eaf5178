"""`tocsin golden`: playthroughs kept in the repository that must replay to the last event.

Beside a record `<name>.txt` lies `<name>.events.json`: every event as a referee knows it, one hash
of all that was asked and offered and of what everybody saw before each ply, and one of the final
views.
"""

import json
from hashlib import sha256
from pathlib import Path

from tocsin.bots.match import choose_fairly
from tocsin.core.errors import SetupError
from tocsin.core.facts import to_json
from tocsin.core.options import split_options
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng
from tocsin.core.seats import SPECTATOR
from tocsin.facade import replay, start
from tocsin.host.files import read_text, write_text
from tocsin.host.seating import read_seats, seat_bots
from tocsin.telling.speaker import Speaker

TRIES_MAX = 20_000


def observe(play: Playthrough) -> dict[str, object]:
    """Everything observable about a finished replay, JSON-ready."""
    steps = sha256()
    walked = play.at(0)
    for ply in play.plies:
        steps.update(f"{walked.prompt()} {walked.moves()} {_views(walked)}".encode())
        walked.do_one(ply.text)
    return {
        "events": [event.as_json() for event in play.events()],
        "steps": steps.hexdigest(),
        "views": sha256(_views(play).encode()).hexdigest(),
    }


def _views(play: Playthrough) -> str:
    seats = [int(SPECTATOR), *range(play.game.seats)]
    return json.dumps([to_json(play.view(seat)) for seat in seats], sort_keys=True)


def write_observed(play: Playthrough) -> str:
    """The text of an `.events.json` file: one event a line, so that a change is easy to see."""
    seen = observe(play)
    events = seen["events"]
    assert isinstance(events, list)
    lines = ",\n".join("  " + json.dumps(event, ensure_ascii=False) for event in events)
    hashes = f'"steps": "{seen["steps"]}",\n "views": "{seen["views"]}"'
    return f'{{{hashes},\n "events": [\n{lines}\n]}}\n'


def find_differences(record: Path) -> list[str]:
    """What differs in one golden playthrough: `record`, `events`, `steps`, `view`, or `missing`."""
    text = read_text(record)
    play = replay(text, chance="manual")
    if play.record() != text:
        return ["record"]
    beside = record.with_suffix(".events.json")
    if not beside.exists():
        return ["missing"]
    kept = json.loads(read_text(beside))
    seen = observe(play)
    return [
        part
        for part, key in (("events", "events"), ("steps", "steps"), ("view", "views"))
        if kept.get(key) != seen[key]
    ]


def check_all(folder: Path, words: Speaker) -> int:
    """Replay every golden playthrough; exit code 1 when one differs."""
    records = _records(folder)
    worst = 0
    for record in records:
        name = str(record.relative_to(folder))
        for part in find_differences(record):
            worst = 1
            if part == "missing":
                told = words("cli-golden-part-events")
                print(words("cli-golden-missing", name=name, part=told))
            else:
                told = words(f"cli-golden-part-{part}")
                print(words("cli-golden-differs", name=name, part=told))
    if worst == 0:
        print(words("cli-golden-same", count=len(records)))
    return worst


def write_all(folder: Path, words: Speaker) -> int:
    """Write what is expected of every record anew, and the record with the options known now."""
    for record in _records(folder):
        play = replay(read_text(record), chance="manual")
        write_text(record, play.record())
        write_text(record.with_suffix(".events.json"), write_observed(play))
        print(words("cli-golden-written", name=str(record.relative_to(folder))))
    return 0


def make_golden(folder: Path, names: list[str], ending: str, seats: str, words: Speaker) -> int:
    """Let bots play until a play ends as wanted, and keep that one."""
    game_id, slash, name = names[0].partition("/")
    if not slash or not name.replace("-", "").isalnum():
        raise SetupError("bad-golden-name", {"name": names[0][:60]})
    given = split_options(" ".join(names[1:]))
    for seed in range(TRIES_MAX):
        play = start(game_id, seed=seed, chance="seeded", **given)
        count = play.game.seats
        play.names = read_seats(seats, count) if seats else ["random"] * count
        _play_out(play, Rng(seed).fork())
        outcome = play.outcome
        if outcome is not None and (not ending or outcome.ending == ending):
            record = folder / game_id / f"{name}.txt"
            record.parent.mkdir(parents=True, exist_ok=True)
            write_text(record, play.record())
            write_text(record.with_suffix(".events.json"), write_observed(play))
            print(words("cli-golden-written", name=f"{game_id}/{name}.txt"))
            return 0
    raise SetupError("ending-not-found", {"ending": ending[:60], "tries": TRIES_MAX})


def _play_out(play: Playthrough, thinking: Rng) -> None:
    bots = seat_bots(play.game, play.names)
    while not play.is_over:
        seat = play.actor
        code = choose_fairly(bots[seat], play.state, seat, thinking)
        play.do(play.game.write_move(play.state, code))


def _records(folder: Path) -> list[Path]:
    found = sorted(folder.glob("*/*.txt"))
    if not found:
        raise SetupError("no-golden-files", {"folder": str(folder)})
    return found
