"""The playthrough as text: tag lines, a blank line, one turn per line, comments in braces.

    [Game "feurio"]
    [Rules "1"]
    [Options "players=2 mode=scored"]
    [Seats "human,steady"]
    [Start "-"]
    [Plies "5"]
    [Result "*"]
    [Ending "-"]
    [Check "0f3a9c21"]

    0. ~draw:3 ~draw:6
    1. ~draw:2 lay:0,1 {a bold choice} men:green>0,0

`Start` is `-` or the position it began from. `Plies` and `Check` (CRC-32 of everything below the
blank line) tell a record that was cut or edited from one that is merely unfinished.
"""

from zlib import crc32

from tocsin.core.contract import Game
from tocsin.core.errors import CorruptLog, TocsinError
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng

TAGS = ("Game", "Rules", "Options", "Seats", "Start", "Plies", "Result", "Ending", "Check")
RECORD_CHARS_MAX = 4_000_000


def write_record(play: Playthrough) -> str:
    """The one text of a playthrough."""
    body = _write_body(play)
    outcome = play.outcome
    values = {
        "Game": play.game.id,
        "Rules": str(play.game.rules_version),
        "Options": play.game.options_text(),
        "Seats": ",".join(play.names),
        "Start": "-" if play.is_from_start else play.start_position,
        "Plies": str(len(play.plies)),
        "Result": "*" if outcome is None else "-".join(str(score) for score in outcome.scores),
        "Ending": "-" if outcome is None else outcome.ending,
        "Check": f"{crc32(body.encode()):08x}",
    }
    return "".join(f'[{tag} "{values[tag]}"]\n' for tag in TAGS) + "\n" + body


def read_tags(text: str) -> dict[str, str]:
    """The tag lines at the head of a record, in their fixed order."""
    if len(text) > RECORD_CHARS_MAX:
        raise CorruptLog("record-too-long", {"chars": len(text), "most": RECORD_CHARS_MAX})
    head, gap, _ = text.partition("\n\n")
    lines = head.split("\n")
    tags: dict[str, str] = {}
    for number, tag in enumerate(TAGS):
        line = lines[number] if number < len(lines) else ""
        if not (line.startswith(f'[{tag} "') and line.endswith('"]')):
            raise CorruptLog("record-tag-missing", {"tag": tag, "line": number + 1})
        tags[tag] = line[len(tag) + 3 : -2]
    if len(lines) != len(TAGS) or not gap:
        raise CorruptLog("record-head-wrong", {"line": len(TAGS) + 1})
    return tags


def read_record(game: Game, text: str, rng: Rng | None) -> Playthrough:
    """Replay a record ply by ply; every ply is checked by the rules, the whole by its tags."""
    tags = read_tags(text)
    body = text.partition("\n\n")[2]
    if not tags["Rules"].isdigit() or int(tags["Rules"]) > game.rules_version:
        raise CorruptLog(
            "record-from-newer-rules",
            {"game": game.id, "found": tags["Rules"], "known": game.rules_version},
        )
    if f"{crc32(body.encode()):08x}" != tags["Check"]:
        raise CorruptLog("record-was-changed", {"check": tags["Check"]})
    start = game.new() if tags["Start"] == "-" else game.read_position(tags["Start"])
    play = Playthrough(game, start, None)
    if not play.is_from_start:
        # Read in whatever notation it was written; it stays as it is.
        play.start_position = tags["Start"]
    names = tags["Seats"].split(",")
    if len(names) != game.seats:
        raise CorruptLog("record-seats-wrong", {"found": len(names), "expected": game.seats})
    play.names = names
    _replay_body(play, body)
    # An older Tocsin knew fewer options: those it does not name have their usual values.
    older = f'[Options "{tags["Options"]}"]'
    if write_record(play) != text.replace(older, f'[Options "{game.options_text()}"]', 1):
        raise CorruptLog("record-does-not-replay", {"plies": tags["Plies"]})
    play.rng = rng
    return play


def _write_body(play: Playthrough) -> str:
    lines: list[str] = []
    turn = -1
    for ply in play.plies:
        if ply.turn != turn:
            turn = ply.turn
            lines.append(f"{turn}.")
        lines[-1] += f" {ply.text}"
        if ply.comment:
            lines[-1] += " {" + ply.comment + "}"
    return "".join(line + "\n" for line in lines)


def _replay_body(play: Playthrough, body: str) -> None:
    for number, line in enumerate(body.split("\n"), start=len(TAGS) + 2):
        for word in _split_line(line, number)[1:]:
            try:
                if word.startswith("{"):
                    play.note(word[1:-1])
                else:
                    play.do_one(word)
            except TocsinError as error:
                raise CorruptLog(
                    "record-ply-refused",
                    {"line": number, "ply": word, "why": error.sentence()},
                    error.rule,
                ) from error


def _split_line(line: str, number: int) -> list[str]:
    """The words of a line; a comment in braces is one word, braces included."""
    words: list[str] = []
    rest = line
    while rest:
        if rest.startswith("{"):
            end = rest.find("}")
            if end < 0:
                raise CorruptLog("record-comment-open", {"line": number})
            words.append(rest[: end + 1])
            rest = rest[end + 1 :].lstrip(" ")
        else:
            word, _, rest = rest.partition(" ")
            words.append(word)
    return words
