"""The answers of the oracle of SOS Titanic: the first rule that forbids a move, moves and counts.

The steps of a play, and the words that belong to each:

    turn                       move, rescue, play, seek, share
    number                     rescue*3
    place, come-on, come-back  place, stop
    arrange, pick              top, bottom / pick
    take-a, take-b             take
    keep, play-now             keep:wait / keep, play
    swap, give                 swap, done / give
"""

from typing import Any

from tests.oracle.refusal import PLAY_IS_OVER, Refusal
from tests.oracle.titanic import cards, chance, crew, moving, placing, rescue, searching, wording
from tests.oracle.titanic.reading import read
from tests.oracle.titanic.table import Table

# What a choice belongs to, for whoever makes it when the turn begins.
TOO_EARLY = {
    "give": Refusal("nothing-to-give-now", "TI-CREW-SMITH-1"),
    "swap": Refusal("nothing-to-exchange-now", "TI-CREW-LOWE-1"),
    "keep-one": Refusal("nothing-to-keep-now", "TI-CREW-FLEET-1"),
    "take": Refusal("action-cards-are-closed", "TI-DECK-10"),
    "pick": Refusal("nothing-to-pick-now", "TI-ACT-YOURTURN-1"),
    "top": Refusal("nothing-to-arrange-now", "TI-ACT-GETREADY-1"),
    "bottom": Refusal("nothing-to-arrange-now", "TI-ACT-GETREADY-1"),
    "place": Refusal("nothing-to-place-now", "TI-RESCUE-3"),
    # TI-TURN-3: there is no pass.
    "stop": Refusal("no-passing", "TI-TURN-3"),
    "done": Refusal("no-passing", "TI-TURN-3"),
    "keep": Refusal("no-passing", "TI-TURN-3"),
}


def refusal(table: Table, move: str) -> Refusal | None:
    """The first rule that forbids the move now, None if none does."""
    verb, rest = wording.split(move)
    if table.phase == "over":
        return PLAY_IS_OVER
    if table.chance_acts:
        return chance.chance_refusal(table, verb, rest)
    if verb.startswith("~"):
        return Refusal("chance-has-nothing-to-show", "TI-CHANCE-2")
    if table.phase == "first":
        return _first_refusal(table, verb, rest)
    if verb == "first":
        return Refusal("somebody-has-begun", "TI-SETUP-10")
    if table.phase == "turn":
        return _turn_refusal(table, verb, rest)
    if table.phase == "number":
        if verb == "rescue" and rest:
            return rescue.rescue_refusal(table, int(rest))
        return Refusal("rescue-is-decided", "TI-DECK-4")
    if table.phase in ("place", "come-on", "come-back"):
        return _placing_refusal(table, verb, rest)
    return _choice_refusal(table, verb, rest)


def _first_refusal(table: Table, verb: str, rest: str) -> Refusal | None:
    """TI-SETUP-10: one of the seats begins."""
    if verb != "first":
        return Refusal("choose-who-begins", "TI-SETUP-10")
    if int(rest) >= table.players:
        return Refusal("no-such-seat", "TI-SETUP-1", {"seat": int(rest)})
    return None


def _turn_refusal(table: Table, verb: str, rest: str) -> Refusal | None:
    """TI-TURN-1, TI-TURN-2: moves, then a rescue, an Action card, or the crew action."""
    if verb == "move":
        return moving.move_refusal(table, *wording.split_move(rest))
    if verb == "rescue":
        return rescue.rescue_refusal(table, int(rest or 0))
    if verb == "play":
        return cards.play_refusal(table, *wording.split_play(rest))
    if verb == "seek":
        return crew.seek_refusal(table)
    if verb == "share":
        return crew.share_refusal(table)
    card = rest.partition(">")[0]
    if verb == "place" and card in table.discard:
        return Refusal("discard-is-closed", "TI-DECK-10", {"card": card})
    return TOO_EARLY[verb]


def _placing_refusal(table: Table, verb: str, rest: str) -> Refusal | None:
    """TI-RESCUE-4, TI-ACT-COMEON-2, TI-ACT-COMEBACK-2: one of the cards that fit."""
    if verb == "place":
        card, _, place = rest.partition(">")
        return placing.place_refusal(table, card, place)
    if verb in ("stop", "done", "keep"):
        return placing.stop_refusal(table, verb)
    if table.phase == "place" and verb == "move":
        rule = "TI-CREW-MURDOCH-4" if table.step.placed else "TI-RESCUE-3"
        return Refusal("no-moves-during-a-rescue", rule)
    if table.phase == "place" and verb == "rescue":
        return Refusal("number-cannot-change", "TI-RESCUE-2")
    return _busy(verb)


def _choice_refusal(table: Table, verb: str, rest: str) -> Refusal | None:
    """The choices within an Action card or a crew member's act; anything else comes too late."""
    step = (table.phase, verb)
    if table.phase == "arrange" and verb in ("top", "bottom"):
        return searching.arrange_refusal(table, rest, below=verb == "bottom")
    if step == ("pick", "pick"):
        return searching.pick_refusal(table, rest)
    if step in (("take-a", "take"), ("take-b", "take")):
        return searching.take_refusal(table, rest)
    if step == ("take-a", "play"):
        return Refusal("one-act-per-turn", "TI-ACT-PLANA-3")
    if step == ("take-b", "play"):
        return Refusal("one-act-per-turn", "TI-TURN-1")
    if step == ("keep", "keep-one"):
        return crew.keep_one_refusal(table, rest)
    if step == ("play-now", "play"):
        return crew.play_now_refusal(table, *wording.split_play(rest))
    # TI-CREW-LIGHTOLLER-1, TI-CREW-LOWE-2: both are free to leave it.
    if step in (("play-now", "keep"), ("swap", "done")):
        return None
    if step == ("swap", "swap"):
        return crew.swap_refusal(table, rest)
    if step == ("give", "give"):
        card, _, seat = rest.partition(">")
        return crew.give_refusal(table, card, int(seat))
    return _busy(verb)


def _busy(verb: str) -> Refusal:
    """TI-TURN-1, TI-TURN-4: one act a turn, and no moves once it has begun."""
    if verb == "move":
        return Refusal("no-moves-after-the-act", "TI-TURN-4")
    if verb == "keep":
        return Refusal("no-card-just-drawn", "TI-CREW-LIGHTOLLER-1")
    return Refusal("act-already-chosen", "TI-TURN-1")


def syntactic(table: Table) -> list[str]:
    """Every text that could be meant by so many players, legal or not."""
    return wording.every_text(table.players)


def moves(table: Table) -> list[str]:
    """Every move that nothing forbids."""
    return [move for move in syntactic(table) if refusal(table, move) is None]


def odds(table: Table) -> dict[str, int]:
    """TI-CHANCE-2: what chance may bring, each outcome with its weight."""
    return chance.odds(table)


def naive_count(game: Any, state: Any, depth: int) -> int:
    """Perft by the moves found here: the ways a position can go on for so many plies."""
    if depth == 0 or state.is_over:
        return 1
    total = 0
    table = read(game.options, state.key())
    for move in moves(table):
        child = state.copy()
        child.play(game.read_move(child, move))
        total += naive_count(game, child, depth - 1)
    return total
