"""What SOS Titanic can say: events, prompts, problems, expected texts and moves, with arguments."""

# mypyc: off

from tocsin.core.vocabulary import NUMBER, SEAT, Vocabulary, Word, maybe, names
from tocsin.games.titanic.rules.flooding import CAUSES
from tocsin.games.titanic.table.kinds import (
    ACTION_CARD,
    ACTION_CARDS,
    HEAP,
    MEMBER,
    PASSENGER,
    PASSENGERS,
    PLACE,
)
from tocsin.games.titanic.table.phases import ENDINGS

CAUSE = names("cause", CAUSES)
ENDING = names("ending", ENDINGS[1:])

EVENTS = Vocabulary(
    "event",
    [
        Word("crew-card-dealt", seat=SEAT, crew=MEMBER),
        Word("action-card-drawn", seat=SEAT, card=ACTION_CARD),
        Word("turn-begun", seat=SEAT, turn=NUMBER),
        Word("passenger-turned-up", card=PASSENGER, line=PLACE),
        # Moves.
        Word("passengers-moved", cards=PASSENGERS, many=NUMBER, source=PLACE, line=PLACE),
        Word("line-opened", cards=PASSENGERS, many=NUMBER, source=PLACE, line=PLACE),
        Word("passenger-left-line", card=PASSENGER, line=PLACE),
        Word("lifeboat-lowered", card=PASSENGER, group=PLACE, top=NUMBER),
        Word("passenger-saved", card=PASSENGER, group=PLACE, top=NUMBER),
        Word(
            "anchor-series-completed",
            **{"seat": SEAT, "group": PLACE, "from": NUMBER, "to": NUMBER},
        ),
        # A rescue.
        Word("rescue-begun", seat=SEAT, many=NUMBER),
        Word("rescue-number-named", seat=SEAT, many=NUMBER),
        Word("passenger-drawn", seat=SEAT, card=PASSENGER),
        Word("passenger-placed", card=PASSENGER, place=PLACE),
        Word("passengers-discarded", cards=PASSENGERS, many=NUMBER),
        Word("rescue-failed", seat=SEAT, cards=PASSENGERS),
        Word("passenger-discard-reshuffled", cards=NUMBER),
        Word("action-discard-reshuffled", cards=NUMBER),
        Word("page-turned", page=NUMBER, number=NUMBER, cause=CAUSE),
        Word("deck-lost", line=PLACE),
        Word("line-fled", line=PLACE, next=PLACE, cards=NUMBER),
        # Action cards.
        Word("action-card-played", seat=SEAT, owner=SEAT, card=ACTION_CARD),
        Word("action-card-kept", seat=SEAT, card=ACTION_CARD),
        Word("action-card-taken", seat=SEAT, card=ACTION_CARD),
        Word("drawn-card-kept", seat=SEAT),
        Word("passenger-found", card=PASSENGER, where=HEAP),
        Word("nobody-fits", where=HEAP),
        Word("card-laid-on-top", card=PASSENGER),
        Word("card-laid-below", card=PASSENGER),
        Word("free-end-chosen", line=PLACE, card=PASSENGER, cards=PASSENGERS),
        Word("lines-evened", line=PLACE, other=PLACE, cards=NUMBER, others=NUMBER),
        Word("run-sent-back", line=PLACE, cards=PASSENGERS, many=NUMBER),
        Word("discard-shuffled-in", cards=NUMBER, pile=NUMBER),
        Word("collapsible-boat-launched", cards=PASSENGERS, many=NUMBER, line=PLACE),
        Word("collapsible-boat-emptied"),
        Word("mystery-passenger-placed", **{"class": NUMBER, "number": NUMBER, "place": PLACE}),
        Word("mystery-passenger-replaced", card=PASSENGER, place=PLACE),
        Word("mystery-passenger-lost", line=PLACE),
        # Lowe and Smith.
        Word("search-for-an-anchor-begun", seat=SEAT),
        Word("passenger-discarded-by-lowe", card=PASSENGER, left=NUMBER),
        Word("no-anchor-found"),
        Word("survivors-exchanged", kind=PASSENGER),
        Word("exchange-declined"),
        Word("action-cards-gathered", seat=SEAT, cards=NUMBER),
        Word("action-card-given", seat=SEAT, card=ACTION_CARD),
        Word(
            "play-ended",
            ending=ENDING,
            score=NUMBER,
            survivors=NUMBER,
            page=NUMBER,
            anchors=NUMBER,
        ),
    ],
)

PROMPTS = Vocabulary(
    "prompt",
    [
        Word("choose-who-begins", seat=SEAT),
        Word("move-or-act", seat=SEAT, crew=MEMBER, most=NUMBER, pile=NUMBER),
        Word("name-the-number", seat=SEAT, crew=MEMBER, most=NUMBER, pile=NUMBER),
        Word("place-a-drawn-passenger", seat=SEAT, cards=PASSENGERS),
        Word("place-another-or-stop", seat=SEAT, cards=PASSENGERS),
        Word("place-from-the-pile", seat=SEAT, cards=PASSENGERS),
        Word("place-from-the-discard", seat=SEAT, cards=PASSENGERS),
        Word("keep-one-action-card", seat=SEAT, cards=ACTION_CARDS),
        Word("play-the-drawn-card", seat=SEAT, cards=ACTION_CARDS),
        Word("lay-back-a-card", seat=SEAT, cards=PASSENGERS),
        Word("pick-the-free-end", seat=SEAT, cards=PASSENGERS),
        Word("take-from-the-action-pile", seat=SEAT),
        Word("take-from-the-action-discard", seat=SEAT),
        Word("exchange-survivors", seat=SEAT),
        Word("give-a-card", seat=SEAT, card=ACTION_CARD),
        Word("over"),
        # Chance.
        Word("turn-up-a-passenger", line=PLACE),
        Word("draw-an-action-card", seat=SEAT),
        Word("deal-a-crew-card", seat=SEAT),
        Word("deal-an-action-card", seat=SEAT),
        Word("look-at-a-passenger", line=PLACE),
        Word("draw-a-passenger", pile=NUMBER),
    ],
)

PROBLEMS = Vocabulary(
    "problem",
    [
        Word("step-does-not-fit"),
        Word("crew-card-missing", seat=SEAT),
        Word("crew-card-twice", crew=MEMBER),
        Word("crew-not-for-so-few", crew=MEMBER),
        Word("crew-is-not-the-fixed-one"),
        Word("wrong-number-of-action-cards", count=NUMBER),
        Word("line-on-lost-deck", line=PLACE),
        Word("classes-mixed", line=PLACE),
        Word("run-has-gaps", line=PLACE),
        Word("free-end-is-hidden", line=PLACE),
        Word("passengers-without-boat"),
        Word("boat-without-passengers"),
        Word("group-has-gaps", group=PLACE),
        Word("group-without-the-first", group=PLACE),
        Word("saved-miscounted", count=NUMBER),
        Word("used-anchor-not-saved"),
        Word("all-saved-is-the-end"),
        Word("passengers-twice", cards=PASSENGERS),
        Word("wrong-number-of-passengers", count=NUMBER),
        Word("new-cards-miscounted"),
        Word("row-overfills-a-zone", row=NUMBER),
        Word("row-miscounts-new-cards", row=NUMBER, count=NUMBER),
        Word("row-misplaces-a-pool", row=NUMBER),
        Word("last-page-is-the-end"),
        Word("over-without-ending"),
        Word("turn-number-does-not-fit"),
        Word("page-turned-too-early"),
    ],
)

EXPECTED = Vocabulary(
    "expected",
    [
        # Parts of moves and positions.
        Word("number", low=NUMBER, high=NUMBER),
        Word("passenger"),
        Word("passengers-in-order"),
        Word("action-card"),
        Word("action-cards-in-order"),
        Word("copies", low=NUMBER, high=NUMBER),
        Word("crew-member"),
        Word("seat", low=NUMBER, high=NUMBER),
        Word("place"),
        Word("line"),
        Word("line-or-group"),
        Word("lines-in-order"),
        Word("stand-in-place"),
        # Positions.
        Word("turn", low=NUMBER, high=NUMBER),
        Word("phase"),
        Word("ending"),
        Word("page", low=NUMBER, high=NUMBER),
        Word("hidden", low=NUMBER, high=NUMBER),
        Word("run"),
        Word("one-mystery-passenger"),
        Word("group"),
        Word("weight"),
        Word("digits"),
        Word("to-draw", low=NUMBER, high=NUMBER),
        Word("looked-line"),
        Word("latimer-owed", low=NUMBER, high=NUMBER),
        Word("owed-to-a-player"),
        Word("no-more-copies", most=NUMBER, card=ACTION_CARD),
        Word("moves-to-take-back"),
        Word("cards-to-choose-from"),
        Word("position-at-rest"),
    ],
)

MOVES = Vocabulary(
    "move",
    [
        Word("show", card=PASSENGER),
        Word("action", card=ACTION_CARD),
        Word("crew", crew=MEMBER),
        Word("first", seat=SEAT),
        Word("move", cards=PASSENGERS, many=NUMBER, source=PLACE, place=PLACE),
        Word("rescue", many=NUMBER),
        Word("seek", pile=NUMBER),
        Word("share"),
        Word(
            "play",
            card=ACTION_CARD,
            owner=SEAT,
            line=maybe(PLACE),
            other=maybe(PLACE),
            place=maybe(PLACE),
            many=maybe(NUMBER),
            number=maybe(NUMBER),
        ),
        Word("place", card=PASSENGER, place=PLACE),
        Word("stop"),
        Word("done"),
        Word("keep"),
        Word("keep-one", card=ACTION_CARD),
        Word("top", card=PASSENGER),
        Word("bottom", card=PASSENGER),
        Word("pick", card=PASSENGER, line=PLACE),
        Word("take", card=ACTION_CARD),
        Word("swap", kind=PASSENGER),
        Word("give", card=ACTION_CARD, seat=SEAT),
    ],
)

TABLES = [EVENTS, PROMPTS, PROBLEMS, EXPECTED, MOVES]
