"""The phases of a play, in the order of the rulebook: what is asked, and of whom."""

from typing import Final

from mypy_extensions import i64

# Set-up, in the order of the rulebook.
FIRST: Final[i64] = 0
BLAST_BLACK: Final[i64] = 1
BLAST_BOTH: Final[i64] = 2
BLAST_RED: Final[i64] = 3
BLAST_LAST: Final[i64] = 4
BLAST_FAMILY: Final[i64] = 5
HAZMATS: Final[i64] = 6
POIS: Final[i64] = 7
DEAL: Final[i64] = 8
CHOOSE: Final[i64] = 9
HEAT: Final[i64] = 10
STAND: Final[i64] = 11
PARK: Final[i64] = 12
# The turn.
ACT: Final[i64] = 13
REVEAL: Final[i64] = 14
CONSENT: Final[i64] = 15
RIDE: Final[i64] = 16
GUN_ROLL: Final[i64] = 17
GUN_KEEP: Final[i64] = 18
GUN_DIE: Final[i64] = 19
ROLL: Final[i64] = 20
EXPLODE: Final[i64] = 21
RECOVER: Final[i64] = 22
LOSS: Final[i64] = 23
AFTERMATH: Final[i64] = 24
REPLENISH: Final[i64] = 25
UNVEIL: Final[i64] = 26
OVER: Final[i64] = 27
# Numbers from here on are an expansion's.
OTHERS_FROM: Final[i64] = 28
PHASES: Final = (
    "first",
    "blast-black",
    "blast-both",
    "blast-red",
    "blast-last",
    "blast-family",
    "hazmats",
    "pois",
    "deal",
    "choose",
    "heat",
    "stand",
    "park",
    "act",
    "reveal",
    "consent",
    "ride",
    "gun-roll",
    "gun-keep",
    "gun-die",
    "roll",
    "explode",
    "recover",
    "loss",
    "aftermath",
    "replenish",
    "unveil",
    "over",
)
