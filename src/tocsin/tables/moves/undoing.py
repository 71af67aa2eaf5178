"""What may be taken back at a table.

Free, by the seat that moved: as long as neither chance nor another person has answered. Beyond
that all people must agree. A practice table takes back anything, and says so. Once the seed of fair
dice is open nothing is taken back any more.
"""

from tocsin.core.seats import CHANCE
from tocsin.tables.table import Choice, Table
from tocsin.wire.facts import Undo


def last_choice(table: Table, seat: int | None = None) -> Choice | None:
    """The last choice of a person, of that seat if one is named."""
    for choice in reversed(table.choices):
        if choice.is_person and (seat is None or choice.seat in (seat, CHANCE)):
            return choice
    return None


def is_free(table: Table, choice: Choice, seat: int) -> bool:
    """May this seat take the choice back without asking?"""
    if table.head.practice:
        return True
    if choice.seat not in (seat, CHANCE):
        return False
    for later in table.choices:
        if later.seq > choice.seq and later.is_person and later.seat not in (seat, CHANCE):
            return False
    if table.dice.are_typed:
        # Dice that were typed in wrongly are put right.
        return True
    return all(ply.actor != CHANCE for ply in table.play.plies[choice.ply :])


def offer(table: Table) -> Undo | None:
    """What the seat that chose last would take back."""
    if table.phase not in ("playing", "over") or table.opened:
        return None
    choice = last_choice(table)
    if choice is None:
        return None
    # What typed dice showed may be for one seat only.
    text = "~" if choice.seat == CHANCE else choice.text
    return Undo(text, choice.seat, choice.ply, is_free(table, choice, choice.seat))
