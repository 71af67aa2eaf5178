"""The playthrough as text: tag lines, a blank line, one turn per line, comments in braces.

    [Tocsin "2"]
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

`Tocsin` is the number of this form. `Start` is `-` or the position it began from. `Plies` and
`Check` (CRC-32 of everything but its own line) tell a record that was cut or edited from one that
is merely unfinished. The first form had no tag `Tocsin`, and its sum was that of the plies alone;
such a record is still read, and written again as it was.
"""

from typing import Final
from zlib import crc32

from tocsin.core.contract import Game, State
from tocsin.core.errors import CorruptLog, ImpossiblePosition, TocsinError, quoted
from tocsin.core.playthrough import RECORD_FORMAT, Playthrough, keep_form
from tocsin.core.rng import Rng

FORMAT_TAG: Final = "Tocsin"
TAGS: Final[tuple[str, ...]] = (
    "Game",
    "Rules",
    "Options",
    "Seats",
    "Start",
    "Plies",
    "Result",
    "Ending",
    "Check",
)
RECORD_CHARS_MAX: Final = 4_000_000
# A turn is a line; the longest that anybody could need is a start of SOS Titanic.
LINE_CHARS_MAX: Final = 2_000_000


def write_record(play: Playthrough) -> str:
    """The one text of a playthrough."""
    body = _write_body(play)
    values = _values(play)
    values["Check"] = _sum(values, body)
    return _head(values) + "\n" + body


def read_tags(text: str) -> dict[str, str]:
    """The tag lines at the head of a record, in their fixed order."""
    return _split(text)[0]


def read_record(game: Game, text: str, rng: Rng | None) -> Playthrough:
    """Replay a record ply by ply; every ply is checked by the rules, the whole by its tags."""
    tags, body = _split(text)
    rules = _number(tags["Rules"])
    if rules < 0 or rules > game.rules_version:
        found = quoted(tags["Rules"])
        facts = {"game": game.id, "found": found, "known": str(game.rules_version)}
        raise CorruptLog("record-from-newer-rules", facts)
    if _sum(tags, body) != tags["Check"]:
        raise CorruptLog("record-was-changed", {"check": quoted(tags["Check"])})
    play = Playthrough(game, _read_start(game, tags["Start"]), None)
    # Whatever the notation that its start was written in, it stays as it is.
    start = play.start_position if play.is_from_start else tags["Start"]
    keep_form(play, RECORD_FORMAT if FORMAT_TAG in tags else 1, start)
    names = tags["Seats"].split(",")
    if len(names) != game.seats:
        raise CorruptLog("record-seats-wrong", {"found": len(names), "expected": game.seats})
    play.names = tuple(names)
    _replay_body(play, body, len(tags) + 2)
    again = _values(play)
    for tag, value in again.items():
        # An older Tocsin knew fewer options: those it does not name have their usual values. Older
        # rules that lead to the same play are no older rules for it.
        if tag not in ("Options", "Rules") and value != tags[tag]:
            raise CorruptLog("record-does-not-replay", {"plies": quoted(tags["Plies"])})
    if _write_body(play) != body:
        raise CorruptLog("record-does-not-replay", {"plies": quoted(tags["Plies"])})
    play.rng = rng
    return play


def _read_start(game: Game, text: str) -> State:
    """What it began from, which must be possible."""
    if text == "-":
        return game.new()
    state = game.read_position(text)
    problems = state.problems()
    if problems:
        raise ImpossiblePosition(problems, text)
    return state


def _values(play: Playthrough) -> dict[str, str]:
    """What the tags say, all but the sum."""
    outcome = play.outcome
    values = {FORMAT_TAG: str(play.record_format)} if play.record_format > 1 else {}
    values["Game"] = play.game.id
    values["Rules"] = str(play.game.rules_version)
    values["Options"] = play.game.options_text()
    values["Seats"] = ",".join(play.names)
    values["Start"] = "-" if play.is_from_start else play.start_position
    values["Plies"] = str(len(play.plies))
    values["Result"] = "*" if outcome is None else "-".join(str(n) for n in outcome.scores)
    values["Ending"] = "-" if outcome is None else outcome.ending
    return values


def _head(values: dict[str, str]) -> str:
    return "".join([f'[{tag} "{value}"]\n' for tag, value in values.items()])


def _sum(values: dict[str, str], body: str) -> str:
    """The check sum: over tags and plies, in the first form over the plies alone."""
    summed = body
    if FORMAT_TAG in values:
        others = {tag: value for tag, value in values.items() if tag != "Check"}
        summed = _head(others) + "\n" + body
    return f"{crc32(summed.encode()):08x}"


def _split(text: str) -> tuple[dict[str, str], str]:
    """The tags of a record, and the plies below them."""
    _check_text(text)
    order = TAGS
    if text.startswith(f'[{FORMAT_TAG} "'):
        order = (FORMAT_TAG, *TAGS)
    lines = text.split("\n", len(order) + 1)
    tags: dict[str, str] = {}
    for number, tag in enumerate(order):
        line = lines[number] if number < len(lines) else ""
        if not (line.startswith(f'[{tag} "') and line.endswith('"]')):
            raise CorruptLog("record-tag-missing", {"tag": tag, "line": number + 1})
        _check_line(line)
        tags[tag] = line[len(tag) + 3 : -2]
        if tag == FORMAT_TAG:
            _check_format(tags[tag])
    if len(lines) != len(order) + 2 or lines[len(order)] != "":
        raise CorruptLog("record-head-wrong", {"line": len(order) + 1})
    return tags, lines[len(order) + 1]


def _check_text(text: str) -> None:
    if not isinstance(text, str):
        raise TypeError(f"a record is a text, not {type(text).__name__}")
    if len(text) > RECORD_CHARS_MAX:
        raise CorruptLog("record-too-long", {"chars": len(text), "most": RECORD_CHARS_MAX})
    try:
        text.encode()
    except UnicodeEncodeError:
        raise CorruptLog("record-is-not-text") from None
    if "\0" in text:
        raise CorruptLog("record-is-not-text")


def _check_line(line: str) -> None:
    if len(line) > LINE_CHARS_MAX:
        raise CorruptLog("record-too-long", {"chars": len(line), "most": LINE_CHARS_MAX})


def _check_format(shown: str) -> None:
    number = _number(shown)
    if number > RECORD_FORMAT:
        facts = {"found": quoted(shown), "known": str(RECORD_FORMAT)}
        raise CorruptLog("record-from-newer-tocsin", facts)
    if number != RECORD_FORMAT:
        raise CorruptLog("record-tag-missing", {"tag": FORMAT_TAG, "line": 1})


def _number(shown: str) -> int:
    """A small whole number in its one spelling, else -1."""
    if not (shown.isascii() and shown.isdigit()) or len(shown) > 9 or shown != str(int(shown)):
        return -1
    return int(shown)


def _write_body(play: Playthrough) -> str:
    words: list[str] = []
    turn = -1
    for ply in play.plies:
        if ply.turn != turn:
            words.append(f"{ply.turn}." if turn < 0 else f"\n{ply.turn}.")
            turn = ply.turn
        words.append(f" {ply.text} {{{ply.comment}}}" if ply.comment else f" {ply.text}")
    if words:
        words.append("\n")
    return "".join(words)


def _replay_body(play: Playthrough, body: str, first: int) -> None:
    for number, line in enumerate(body.split("\n"), start=first):
        _check_line(line)
        for word in _split_line(line, number)[1:]:
            try:
                if word.startswith("{"):
                    play.note(word[1:-1])
                else:
                    play.do_one(word)
            except TocsinError as error:
                raise CorruptLog(
                    "record-ply-refused",
                    {"line": number, "ply": quoted(word), "why": error.reason()},
                    error.rule,
                ) from error


def _split_line(line: str, number: int) -> list[str]:
    """The words of a line; a comment in braces is one word, braces included."""
    words: list[str] = []
    at = 0
    while at < len(line):
        if line[at] == "{":
            end = line.find("}", at)
            if end < 0:
                raise CorruptLog("record-comment-open", {"line": number})
            words.append(line[at : end + 1])
            at = end + 1
            while at < len(line) and line[at] == " ":
                at += 1
        else:
            end = line.find(" ", at)
            if end < 0:
                end = len(line)
            words.append(line[at:end])
            at = end + 1
    return words
