"""A table as certain eyes may see it: views, facts, questions, all as types of the wire.

Everything goes through `play.seat(n)`, or is asked with a seat, so nothing can be shown that the
eyes may not know.
"""

from tocsin.bots.tempers import split_name
from tocsin.core.contract import Game
from tocsin.core.facts import Args, Description, Event, View
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import CHANCE, NOBODY, SPECTATOR
from tocsin.core.talk import Saying
from tocsin.tables.log import entries
from tocsin.tables.moves.learning import asked_texts
from tocsin.tables.news.phrases import Phrases
from tocsin.tables.table import Chair, Remark, Table
from tocsin.wire.facts import (
    Asked,
    Ending,
    Fact,
    Fairness,
    Line,
    Move,
    Part,
    Presence,
    SeatInfo,
    Talk,
    Target,
    Way,
    line_of,
)
from tocsin.wire.reports import Note, NoteKind

# Kinds of arguments that are places of a board.
PLACES = frozenset({"cell", "edge", "place"})


def shared_eyes(table: Table, eyes: int) -> int:
    """The eyes that see the same: in a game without secrets everybody sees what a watcher sees."""
    return eyes if table.has_secrets else int(SPECTATOR)


def view_of(play: Playthrough, eyes: int) -> View:
    """What these eyes may know."""
    return play.seat(eyes).view


def facts_of(play: Playthrough, phrases: Phrases, eyes: int, since: int) -> list[Fact]:
    """The events from that ply on, as these eyes may know them."""
    return [fact_of(phrases, event) for event in play.seat(eyes).events(since)]


def fact_of(phrases: Phrases, event: Event) -> Fact:
    """An event with its line and the places it is about."""
    targets = targets_of(phrases.teller.game, "event", event.code, event.args)
    args = dict(event.args)
    line = phrases.event(event)
    return Fact(event.ply, event.code, event.rule, args, line, targets)  # type: ignore[arg-type]


def targets_of(game: Game, sort: str, code: str, args: Args) -> list[Target]:
    """The places among the arguments, as the vocabulary of the game declares them.

    A `way` is drawn as a line and is not what is talked about.
    """
    word = game.vocabulary(sort).words.get(code)
    targets: list[Target] = []
    for name, value in args.items():
        kind = word.args[name].name if word is not None and name in word.args else ""
        if kind in PLACES and name != "way":
            places = value if isinstance(value, list) else [value]
            targets += [Target(kind, str(place)) for place in places]
    return targets


def asked_of(table: Table, eyes: int, is_person: bool, wants: str) -> Asked | None:
    """What these eyes are asked now; None if it is not their turn."""
    play, teller = table.play, table.teller
    if table.phase != "playing":
        return None
    if table.is_typed_chance():
        return _ask_dice(table) if is_person else None
    if play.actor != eyes or eyes < 0:
        return None
    seat = play.seat(eyes)
    prompt = seat.prompt()
    assert prompt is not None
    line = line_of(teller.prompt(prompt))
    lesson = asked_texts(table)
    if wants == "texts":
        texts = seat.moves() if lesson is None else sorted(lesson)
        return Asked(eyes, prompt.code, prompt.rule, line, texts)
    offered = [move for move in seat.describe() if lesson is None or move.text in lesson]
    moves = [move_of(table.phrases, move) for move in offered]
    reach = [
        Way(Target(way.target.kind, way.target.id), way.cost, list(way.moves))
        for way in seat.reach()
        if lesson is None
    ]
    texts = sorted(move.text for move in moves)
    return Asked(eyes, prompt.code, prompt.rule, line, texts, moves, reach)


def _ask_dice(table: Table) -> Asked:
    """The outcomes that real dice may show, with their weights."""
    play = table.play
    prompt = play.prompt()
    weights = {odds.text: odds.weight for odds in play.odds()}
    moves = [move_of(table.phrases, move, weights[move.text]) for move in play.describe()]
    line = line_of(table.teller.prompt(prompt))
    return Asked(int(CHANCE), prompt.code, prompt.rule, line, sorted(weights), moves)


def move_of(phrases: Phrases, move: Description, weight: int = 0) -> Move:
    """A legal move in lines."""
    targets = [Target(target.kind, target.id) for target in move.targets]
    line, price = phrases.move(move), phrases.price(move.cost)
    return Move(move.text, move.verb, move.rule, move.cost, targets, line, price, weight)


def seat_info(table: Table, chair: Chair, presence: Presence, is_thinking: bool) -> SeatInfo:
    """Who sits there."""
    return SeatInfo(
        chair.number,
        chair.kind,  # type: ignore[arg-type]
        chair.name,
        table.phrases.seat(chair.number),
        presence,
        chair.computer,
        chair.stand_in,
        is_thinking,
        chair.number in table.dice.words,
    )


def fairness_of(table: Table) -> Fairness | None:
    """What is known of fair dice so far."""
    if table.head.dice != "fair":
        return None
    from tocsin.tables.dice.dice import commitment_of

    words = {str(seat): word for seat, word in sorted(table.dice.words.items())}
    return Fairness(commitment_of(table.dice.secret), words, table.opened)


def ending_of(table: Table) -> Ending | None:
    """How it ended, once it is over."""
    outcome = table.play.outcome
    if outcome is None or table.play.actor != NOBODY:
        return None
    line = line_of(table.teller.outcome(outcome))
    scores, winners = list(outcome.scores), list(outcome.winners)
    return Ending(outcome.ending, outcome.rule, scores, winners, line)


def note_of(table: Table, remark: Remark) -> Note:
    """A row of the log as people read it."""
    row, entry = remark.row, remark.entry
    message, args = _remark_line(table, remark)
    if row.actor >= 0:
        args["seat"] = table.phrases.seat(row.actor)
    elif row.actor == CHANCE:
        args["seat"] = Line("seat-chance")
    if remark.name:
        args["name"] = remark.name
        message += "-named" if f"{message}-named" in NAMED else ""
    text = ""
    if isinstance(entry, entries.Said):
        text = entries.unsalted(row.said)
    elif isinstance(entry, (entries.Moved, entries.Undone, entries.Wished)):
        text = shown_text(entry.text)
    kind: NoteKind = row.kind  # type: ignore[assignment]
    line, talk = Line(message, args), None
    if isinstance(entry, entries.Spoke):
        said = Saying(entry.sort, entry.code, entry.args)
        line, talk = line_of(table.teller.saying(said)), talk_of(table.game, said)
    return Note(row.seq, kind, row.actor, row.at_ms, remark.ply, line, remark.name, text, talk)


def talk_of(game: Game, saying: Saying) -> Talk:
    """Something said, and the places it is about, for whoever draws it."""
    targets = targets_of(game, saying.sort, saying.code, saying.args)
    return Talk(saying.sort, saying.code, dict(saying.args), targets)  # type: ignore[arg-type]


def computer_line(name: str) -> Line:
    """What a computer is called; one with a temper by both."""
    level, temper = split_name(name)
    called = Line(f"computer-{level or 'none'}")
    if not temper:
        return called
    return Line("level-with-temper", {"level": called, "temper": Line(f"temper-{temper}")})


def shown_text(text: str) -> str:
    """The text of a move; what typed dice showed may be for one seat only, so it is not told."""
    return "~" if text.startswith("~") else text


# Messages that have a variant with the name of the person.
NAMED = frozenset(
    f"note-{what}-named"
    for what in ("sat", "left", "renamed", "handed", "taken", "away", "back", "ask", "chat")
)


def _remark_line(table: Table, remark: Remark) -> tuple[str, dict[str, Part]]:
    entry = remark.entry
    if isinstance(entry, entries.SeatChanged):
        return f"note-{entry.what}", {"computer": computer_line(entry.computer)}
    if isinstance(entry, entries.Answered):
        return "note-agrees" if entry.agrees else "note-refuses", {}
    if isinstance(entry, entries.ComputerFailed):
        return f"note-computer-{entry.what}", {"attempt": entry.attempt}
    if isinstance(entry, entries.Moved):
        if remark.row.actor == CHANCE:
            return "note-dice", {}
        return f"note-move-{entry.by}", {"text": entry.text}
    if isinstance(entry, (entries.Undone, entries.Wished)):
        return f"note-{remark.row.kind}", {"text": shown_text(entry.text)}
    if isinstance(entry, entries.Ended):
        return "note-end", {"ending": line_of(table.teller.ending(entry.ending))}
    if isinstance(entry, entries.Opened):
        return "note-opened", {"seed": entry.seed}
    if isinstance(entry, entries.Said):
        return "note-chat", {"text": entries.unsalted(remark.row.said)}
    return f"note-{remark.row.kind}", {}
