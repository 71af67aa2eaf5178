"""The legal moves on the screen: numbered, under their verbs, in columns; or a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from tocsin.cli.boards.wrapping import wrap
from tocsin.cli.typed_move import group_by_verb
from tocsin.core.facts import Description

NUMBER = r"\d+\)(?= )"

if TYPE_CHECKING:
    from tocsin.cli.session import Session

OUTCOMES_SHOWN = 40


def move_lines(
    session: Session, moves: list[Description], most: int = 0, folds_all: bool = False
) -> list[Text]:
    """What is asked, then everything that may be answered, folded to the width of the screen.

    In a low window there are to be so many lines at `most`: the longest verbs are told in one.
    Moves that are explained in a line each are not, unless `folds_all`.
    """
    screen = session.screen
    prompt = session.play.prompt()
    told = session.words.sentence(session.teller.prompt(prompt))
    lines = [Text(""), *screen.fact(told, prompt.rule)]
    how = "cli-how-to-answer-plain" if screen.plain else "cli-how-to-answer"
    last = screen.fold(session.words(how), "dim")
    groups = [
        _verb_lines(session, session.words.say(session.teller.verb(verb)), group)
        for verb, group in group_by_verb(moves).items()
    ]
    if most and not screen.plain:
        verbs = list(group_by_verb(moves).items())
        left = [
            at
            for at, group in enumerate(groups)
            if len(group) > 1 and (folds_all or len(group) <= len(verbs[at][1]))
        ]
        _shorten(session, groups, verbs, left, most - len(lines + last))
    return [*lines, *(line for group in groups for line in group), *last]


def _verb_lines(
    session: Session, headline: str, group: list[tuple[int, Description]]
) -> list[Text]:
    if not session.screen.plain:
        return _group_lines(session, headline, group)
    lines = [Text(session.words("cli-headline", verb=headline))]
    for number, move in group:
        lines += session.screen.fold(f"{number}: {_name(session, move)}. {move.text}")
    return lines


def _shorten(
    session: Session,
    groups: list[list[Text]],
    verbs: list[tuple[str, list[tuple[int, Description]]]],
    left: list[int],
    most: int,
) -> None:
    """Tell the longest of these groups in one line each until all fit, as far as that goes."""
    while left and sum(map(len, groups)) > most:
        at = max(left, key=lambda place: len(groups[place]))
        left.remove(at)
        verb, group = verbs[at]
        span = session.words("cli-moves-folded", first=group[0][0], last=group[-1][0])
        line = Text(session.words.say(session.teller.verb(verb)), "bold")
        example = f"  {group[-1][1].text}"
        # The example is left out where it would take a line of its own.
        if line.cell_len + len(example) + len(span) + 3 <= session.screen.width:
            line.append(example, "not bold dim")
        line.append(f"   {span}", "not bold not dim")
        groups[at] = wrap(line, session.screen.width)


def show_outcomes(session: Session, outcomes: list[Description]) -> None:
    """What chance may bring, when real dice or tiles are typed in."""
    prompt = session.play.prompt()
    session.screen.show("")
    session.screen.tell(session.words.sentence(session.teller.prompt(prompt)), prompt.rule)
    shown = [outcome.text.partition(":")[2] or outcome.text for outcome in outcomes]
    more = " …" if len(shown) > OUTCOMES_SHOWN else ""
    listed = "  ".join(shown[:OUTCOMES_SHOWN]) + more
    own = f"outcomes-{session.play.game.id}-{outcomes[0].verb}"
    if more and session.words.has(f"{own}-many"):
        own += "-many"
    how = own if session.words.has(own) else "cli-type-outcome"
    session.screen.say(session.words(how, outcomes=listed), "dim")


def _group_lines(
    session: Session, headline: str, group: list[tuple[int, Description]]
) -> list[Text]:
    """Everything in one line if it fits; else the headline, then columns under it."""
    example = group[-1][1].text
    entries = _entries(session, group)
    line = Text(headline, "bold").append(f"  {example}", "not bold dim")
    moves = Text("   " + "   ".join(entries), "not bold not dim")
    if line.cell_len + moves.cell_len < session.screen.width:
        moves.highlight_regex(NUMBER, "bold cyan")
        return [line.append(moves)]
    return [*wrap(line, session.screen.width), *_columns(session, entries)]


def _columns(session: Session, entries: list[str]) -> list[Text]:
    width = max(cell_len(entry) for entry in entries) + 3
    columns = (session.screen.width - 1) // width
    if columns == 0:
        return _folded(session, entries)
    lines = -(-len(entries) // columns)
    shown: list[Text] = []
    for line in range(lines):
        row = [entries[i] for i in range(line, len(entries), lines)]
        padded = [entry + " " * (width - cell_len(entry)) for entry in row]
        shown.append(Text(" " + "".join(padded).rstrip()))
        shown[-1].highlight_regex(NUMBER, "bold cyan")
    return shown


def _folded(session: Session, entries: list[str]) -> list[Text]:
    """Entries that are longer than a line, each hanging under its number."""
    shown = [part for entry in entries for part in session.screen.fold(entry, "", " ", "    ")]
    for part in shown:
        part.highlight_regex(NUMBER, "bold cyan")
    return shown


def _entries(session: Session, group: list[tuple[int, Description]]) -> list[str]:
    """One entry per move; those that differ only in number (`*2`) and cost nothing share one."""
    digits = len(str(group[-1][0]))
    entries: list[str] = []
    base = ""
    for number, move in group:
        stem, star, times = move.text.partition("*")
        if star and stem == base and not move.cost:
            entries[-1] += f"  {number}) ×{times}"
        else:
            entries.append(f"{number:>{digits}}) {_name(session, move)}")
            base = stem
    return entries


def _name(session: Session, move: Description) -> str:
    """The move in words, with its price."""
    name = session.words.say(session.teller.move(move))
    price = session.teller.price(move.cost)
    return name if price is None else f"{name} ({session.words.say(price)})"
