"""May this Action card be played on that target? (TI-ACT-GEN, and each card's own rules).

play:wait>l3   play:same-lines>l2,l4   play:collapsible-boat>l2*3   play:mystery-first>gf1
play:plan-a@2                          Phillips, the card of seat 2
"""

from tests.oracle.refusal import Facts, Refusal
from tests.oracle.titanic import fitting
from tests.oracle.titanic.components import GROUPS, HIGHEST, LINES
from tests.oracle.titanic.table import Table

# TI-ACT-MYSTERY-1: everywhere but on another stand-in.
MYSTERY_PLACES = (*LINES, "side", *GROUPS)
MYSTERY_CLASSES = {"mystery-first": "f", "mystery-second": "s"}


def play_refusal(table: Table, card: str, owner: int | None, target: str) -> Refusal | None:
    """TI-ACT-GEN-1, TI-ACT-GEN-2: a card at hand, with the target that it needs."""
    refusal = _owner_refusal(table, card, owner)
    if refusal is not None:
        return refusal
    if not _has_target(table, card):
        return Refusal("no-target-anywhere", "TI-ACT-GEN-2", {"card": card})
    return target_refusal(table, card, target)


def _owner_refusal(table: Table, card: str, owner: int | None) -> Refusal | None:
    """TI-ACT-GEN-1, TI-CREW-PHILLIPS-1: an own card; Phillips may play anybody's."""
    if table.phase == "play-now":
        return None
    seat = table.seat if owner is None else owner
    facts: Facts = {"card": card, "seat": seat}
    if seat >= table.players:
        return Refusal("no-such-seat", "TI-SETUP-1", facts)
    if owner == table.seat:
        return Refusal("own-cards-need-no-seat", "TI-CREW-PHILLIPS-1", facts)
    if owner is not None and table.member != "phillips":
        return Refusal("only-phillips-plays-others-cards", "TI-CREW-PHILLIPS-1", facts)
    if table.hands[seat][card] == 0:
        return Refusal("card-not-there", "TI-ACT-GEN-1", facts)
    return None


def _has_target(table: Table, card: str) -> bool:
    """TI-ACT-GEN-2: is there anything of the kind that the card needs?"""
    lines = [line for line in table.lines.values() if line.usable]
    if card in MYSTERY_CLASSES:
        places = MYSTERY_PLACES
        return any(mystery_refusal(table, MYSTERY_CLASSES[card], place) is None for place in places)
    if card == "wait":
        return any(line.run for line in lines)
    if card in ("your-turn", "same-lines"):
        return any(line.real > 0 for line in lines)
    if card == "collapsible-boat":
        return any(line.run for line in lines if line.name != "boat")
    return True


def target_refusal(table: Table, card: str, target: str) -> Refusal | None:
    """The rules of the card about its target; most cards have none."""
    if card == "wait":
        return wait_refusal(table, target)
    if card == "your-turn":
        return your_turn_refusal(table, target)
    if card == "same-lines":
        line, _, other = target.partition(",")
        return same_lines_refusal(table, line, other)
    if card == "collapsible-boat":
        line, _, times = target.partition("*")
        return boat_refusal(table, line, int(times or 1))
    if card in MYSTERY_CLASSES:
        return mystery_refusal(table, MYSTERY_CLASSES[card], target)
    return None


def _no_line(table: Table, line: str) -> Refusal | None:
    """TI-ACT-GEN-3: a usable line, or the boat while it is on the table."""
    return fitting.line_refusal(table, line, boat_rule="TI-ACT-GEN-3")


def wait_refusal(table: Table, line: str) -> Refusal | None:
    """TI-ACT-WAIT-1: a line that is not empty; a Mystery Passenger alone is enough."""
    refusal = _no_line(table, line)
    if refusal is None and not table.lines[line].run:
        return Refusal("line-is-empty", "TI-ACT-WAIT-1", {"line": line, "card": "wait"})
    return refusal


def your_turn_refusal(table: Table, line: str) -> Refusal | None:
    """TI-ACT-YOURTURN-1, TI-ACT-MYSTERY-8: a line with at least one real passenger."""
    facts: Facts = {"line": line, "card": "your-turn"}
    refusal = _no_line(table, line)
    if refusal is not None:
        return refusal
    if not table.lines[line].run:
        return Refusal("line-is-empty", "TI-ACT-YOURTURN-1", facts)
    if table.lines[line].real == 0:
        return Refusal("only-a-mystery-passenger-there", "TI-ACT-MYSTERY-8", facts)
    return None


def same_lines_refusal(table: Table, line: str, other: str) -> Refusal | None:
    """TI-ACT-SAMELINES-1, TI-ACT-MYSTERY-8: two lines, at most one of them empty."""
    facts: Facts = {"line": line, "other": other}
    refusal = _no_line(table, line) or _no_line(table, other)
    if refusal is not None:
        return refusal
    if other == "boat" and table.lines["boat"].real == 0:
        return Refusal("only-a-mystery-passenger-there", "TI-ACT-MYSTERY-8", facts)
    if table.lines[line].real == 0 and table.lines[other].real == 0:
        return Refusal("both-lines-are-empty", "TI-ACT-SAMELINES-1", facts)
    return None


def boat_refusal(table: Table, line: str, many: int) -> Refusal | None:
    """TI-ACT-BOAT-1, TI-ACT-BOAT-2, TI-ACT-BOAT-3: a tail of a deck's visible run."""
    if line == "boat":
        return Refusal("from-a-deck-only", "TI-ACT-BOAT-2")
    refusal = _no_line(table, line)
    if refusal is not None:
        return refusal
    visible = len(table.lines[line].run)
    facts: Facts = {"line": line, "many": many, "visible": visible}
    if visible == 0:
        return Refusal("line-is-empty", "TI-ACT-BOAT-2", facts)
    if many > visible:
        return Refusal("not-so-many-visible", "TI-ACT-BOAT-3", facts)
    return None


def mystery_refusal(table: Table, whose: str, place: str) -> Refusal | None:
    """TI-ACT-MYSTERY-1, TI-ACT-MYSTERY-2: where a passenger of the class could be placed."""
    if place in table.lines:
        refusal = _no_line(table, place)
        if refusal is not None:
            return refusal
    both_groups = all(table.top_of(group) > 0 for group in table.groups_of(whose))
    if place == "side" and both_groups:
        return Refusal("two-groups-already", "TI-GEN-7", {"card": f"{whose}1"})
    facts: Facts = {"class": 1 if whose == "f" else 2, "place": place}
    number = _number_at(table, whose, place)
    if number is None:
        return Refusal("no-place-for-that-class", "TI-ACT-MYSTERY-1", facts)
    if number == 1 and table.never_lifeboat:
        return Refusal("never-a-lifeboat", "TI-ACT-MYSTERY-2", facts)
    return None


def _number_at(table: Table, whose: str, place: str) -> int | None:
    """TI-ACT-MYSTERY-3: the number of the class that has a legal place there, if any has."""
    if place == "side":
        return 1
    if place in table.groups:
        top = table.top_of(place)
        return top + 1 if place[1] == whose and 0 < top < HIGHEST[whose] else None
    free_end = table.lines[place].free_end
    if free_end is None:
        return HIGHEST[whose]
    return free_end.number - 1 if free_end.whose == whose and free_end.number > 1 else None
