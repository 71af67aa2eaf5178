"""Cards that stir lines and piles: Same Lines!, Wait!, Save Time (TI-ACT)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.bits import count
from tocsin.games.titanic.cards import ALL
from tocsin.games.titanic.flooding import clear_run, drop_stand_ins, lay_again
from tocsin.games.titanic.knowledge import divide_lines, shuffle_into_pile
from tocsin.games.titanic.moving import run_names
from tocsin.games.titanic.ship import BOAT, END, PLACES, Ship


def same_lines(ship: Ship, line: i64, other: i64, journal: Journal | None) -> None:
    """TI-ACT-SAMELINES: two lines shuffled together and dealt back in equal numbers.

    `line` is nearer the bow than `other`; the odd card goes to the stern (SAMELINES-2), but to the
    deck where one of the two is the boat (SAMELINES-3).
    """
    drop_stand_ins(ship, line, journal)
    drop_stand_ins(ship, other, journal)
    total = ship.passengers_in(line) + ship.passengers_in(other)
    size = total // 2
    if other == BOAT:
        size = total - size
    seen = (ship.run[line] | ship.run[other]) & ALL
    clear_run(ship, line)
    clear_run(ship, other)
    divide_lines(ship, line, other, seen, size)
    if journal is not None:
        facts: dict[str, int | str] = {
            "line": PLACES[line],
            "other": PLACES[other],
            "cards": int(size),
            "others": int(total - size),
        }
        journal.tell("lines-evened", "TI-ACT-SAMELINES-1", facts)
    lay_again(ship, line, journal)
    lay_again(ship, other, journal)
    ship.phase = END


def wait(ship: Ship, line: i64, journal: Journal | None) -> None:
    """TI-ACT-WAIT-1: the whole visible run goes to the discard, the next card is turned up."""
    if journal is not None:
        facts: dict[str, int | str] = {
            "line": PLACES[line],
            "cards": run_names(ship, line, ship.length[line]),
            "many": int(ship.length[line]),
        }
        journal.tell("run-sent-back", "TI-ACT-WAIT-1", facts)
    drop_stand_ins(ship, line, journal)
    ship.discard |= ship.run[line]
    clear_run(ship, line)
    lay_again(ship, line, journal)
    ship.phase = END


def save_time(ship: Ship, journal: Journal | None) -> None:
    """TI-ACT-SAVETIME-1, 2: pile and discard become one new pile; no page."""
    if journal is not None:
        facts: dict[str, int | str] = {
            "cards": int(count(ship.discard)),
            "pile": int(ship.pile_size() + count(ship.discard)),
        }
        journal.tell("discard-shuffled-in", "TI-ACT-SAVETIME-1", facts)
    shuffle_into_pile(ship, ship.discard)
    ship.discard = 0
    ship.phase = END
