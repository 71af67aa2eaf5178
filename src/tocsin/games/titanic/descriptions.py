"""What a user interface shows for a legal code: verb, places and cards it touches, the rule."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import Description
from tocsin.core.errors import Args
from tocsin.games.titanic.actions import ACTIONS
from tocsin.games.titanic.cards import number_of, write_card, write_kind
from tocsin.games.titanic.codes import (
    ACTION_FROM,
    BOTTOM_FROM,
    CREW_FROM,
    DONE_CODE,
    FIRST_FROM,
    GIVE_FROM,
    KEEP_CODE,
    KEEP_FROM,
    PICK_FROM,
    PLACE_FROM,
    RESCUE_FROM,
    SEEK_CODE,
    SHARE_CODE,
    STOP_CODE,
    SWAP_FROM,
    TAKE_FROM,
    TOP_FROM,
    is_action,
    is_crew,
    is_first,
    is_move,
    is_place,
    is_play,
    is_rescue,
    is_show,
    move_many,
    move_place,
    move_source,
    play_name,
    play_owner,
    play_target,
)
from tocsin.games.titanic.crew import CREW
from tocsin.games.titanic.moving import run_names
from tocsin.games.titanic.notation import write_move, write_target
from tocsin.games.titanic.ship import (
    BOAT,
    COME_BACK_PLACE,
    COME_ON_PLACE,
    PLACES,
    SIDE,
    STAND_IN,
    TAKE_A,
    Ship,
)
from tocsin.games.titanic.staying import stand_in_kind

_CARD_RULES: Final = (
    "GETREADY", "COMEON", "COMEBACK", "YOURTURN", "SAMELINES", "WAIT", "SAVETIME", "PLANA",
    "PLANB", "BOAT", "MYSTERY", "MYSTERY",
)  # fmt: skip


def describe(ship: Ship, code: i64) -> Description:
    """One legal code for people."""
    text = write_move(code)
    if is_show(code):
        return Description(text, "show", "TI-CHANCE-2", (), args={"card": write_card(code)})
    if is_action(code):
        return Description(text, "action", "TI-KNOW-8", args={"card": ACTIONS[code - ACTION_FROM]})
    if is_crew(code):
        return Description(text, "crew", "TI-SETUP-3", args={"crew": CREW[code - CREW_FROM]})
    if is_first(code):
        return Description(text, "first", "TI-SETUP-10", args={"seat": int(code - FIRST_FROM)})
    if is_move(code):
        return _describe_move(ship, code, text)
    if is_rescue(code):
        many = int(code - RESCUE_FROM)
        rule = "TI-RESCUE-1" if many else "TI-DECK-2"
        return Description(text, "rescue", rule, args={"many": many})
    if is_play(code):
        return _describe_play(ship, code, text)
    if is_place(code):
        return _describe_place(ship, code, text)
    if code == SEEK_CODE:
        return Description(text, "seek", "TI-CREW-LOWE-1", args={"pile": int(ship.pile_size())})
    if code == SHARE_CODE:
        return Description(text, "share", "TI-CREW-SMITH-1")
    return _describe_choice(ship, code, text)


def _describe_move(ship: Ship, code: i64, text: str) -> Description:
    source = move_source(code)
    place = move_place(code)
    many = move_many(code)
    facts: Args = {
        "cards": run_names(ship, source, many),
        "many": int(many),
        "source": PLACES[source],
        "place": PLACES[place],
    }
    rule = "TI-MOVE-15"
    if place <= BOAT:
        rule = "TI-MOVE-2" if ship.length[place] else "TI-MOVE-3"
    elif place < STAND_IN:
        rule = "TI-MOVE-4" if place == SIDE else "TI-MOVE-5"
    return Description(text, "move", rule, (PLACES[source], PLACES[place]), args=facts)


def _describe_play(ship: Ship, code: i64, text: str) -> Description:
    name = play_name(code)
    owner = play_owner(code)
    target = write_target(name, play_target(code))
    seat = int(ship.seat if owner == 0 else owner - 1)
    facts: Args = {"card": ACTIONS[name], "owner": seat, "target": target}
    if name >= 10:
        kind = stand_in_kind(ship, name - 10, play_target(code) - 1)
        facts["number"] = int(number_of(kind))
    cells = tuple(target.split("*")[0].split(",")) if target else ()
    return Description(text, "play", f"TI-ACT-{_CARD_RULES[name]}-1", cells, args=facts)


def _describe_place(ship: Ship, code: i64, text: str) -> Description:
    place = (code - PLACE_FROM) & 15
    facts: Args = {"card": write_card((code - PLACE_FROM) >> 4), "place": PLACES[place]}
    rule = "TI-RESCUE-4"
    if ship.phase == COME_ON_PLACE:
        rule = "TI-ACT-COMEON-1"
    elif ship.phase == COME_BACK_PLACE:
        rule = "TI-ACT-COMEBACK-1"
    return Description(text, "place", rule, (PLACES[place],), args=facts)


def _describe_choice(ship: Ship, code: i64, text: str) -> Description:
    if code == STOP_CODE:
        return Description(text, "stop", "TI-CREW-MURDOCH-1")
    if code == DONE_CODE:
        return Description(text, "done", "TI-CREW-LOWE-2")
    if code == KEEP_CODE:
        return Description(text, "keep", "TI-CREW-LIGHTOLLER-1")
    if code < BOTTOM_FROM:
        return Description(
            text, "top", "TI-ACT-GETREADY-1", args={"card": write_card(code - TOP_FROM)}
        )
    if code < PICK_FROM:
        return Description(
            text, "bottom", "TI-ACT-GETREADY-1", args={"card": write_card(code - BOTTOM_FROM)}
        )
    if code < TAKE_FROM:
        facts: Args = {"card": write_card(code - PICK_FROM), "line": PLACES[ship.line]}
        return Description(text, "pick", "TI-ACT-YOURTURN-1", (PLACES[ship.line],), args=facts)
    if code < KEEP_FROM:
        rule = "TI-ACT-PLANA-1" if ship.phase == TAKE_A else "TI-ACT-PLANB-1"
        return Description(text, "take", rule, args={"card": ACTIONS[code - TAKE_FROM]})
    if code < SWAP_FROM:
        card = ACTIONS[code - KEEP_FROM]
        return Description(text, "keep-one", "TI-CREW-FLEET-1", args={"card": card})
    if code < GIVE_FROM:
        kind = write_kind(code - SWAP_FROM)
        return Description(text, "swap", "TI-CREW-LOWE-2", args={"kind": kind})
    facts = {"card": ACTIONS[(code - GIVE_FROM) >> 3], "seat": int((code - GIVE_FROM) & 7)}
    return Description(text, "give", "TI-CREW-SMITH-1", args=facts)
