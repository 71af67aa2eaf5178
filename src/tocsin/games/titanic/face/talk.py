"""What the crew says to each other: what each means to do with the turn, why, and what they ask.

Here a request points at a line: hold it (see to it first), or leave it alone. Waiting is keeping
one's Action cards, because nobody may pass.
"""

# mypyc: off

from tocsin.core.talk import HOLD, INTENTION, LEAVE, WAIT, reasons, replies_about, requests_about
from tocsin.core.vocabulary import NUMBER, Vocabulary, Word, maybe
from tocsin.games.titanic.table.kinds import ACTION_CARD, PASSENGER, PLACE

INTENTIONS = Vocabulary(
    INTENTION,
    [
        Word("save", card=PASSENGER, place=PLACE, count=NUMBER),
        Word("uncover", line=PLACE, place=PLACE, count=NUMBER),
        Word("free-line", line=PLACE, place=PLACE, count=NUMBER),
        Word("move", line=PLACE, place=PLACE, count=NUMBER),
        Word("rescue", many=NUMBER),
        Word("play-card", card=ACTION_CARD, line=maybe(PLACE)),
        Word("place", card=PASSENGER, place=PLACE),
        Word("seek-anchor"),
        Word("share-cards"),
        Word("choose"),
    ],
)

REASONS = reasons(
    Word("passengers-saved"),
    Word("cards-uncovered"),
    Word("good-odds"),
    Word("card-well-spent"),
)

TABLES: list[Vocabulary] = [
    INTENTIONS,
    REASONS,
    requests_about(PLACE, (HOLD, LEAVE, WAIT)),
    replies_about(PLACE),
]
