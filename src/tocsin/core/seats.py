"""Who acts: a seat number from 0 up, chance, or nobody because the play is over."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.errors import SetupError, quoted

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2
# As a viewer, a spectator is a seat that owns nothing and so may see only what is public.
SPECTATOR: Final[i64] = -3
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def check_seat(seats: int, seat: int) -> None:
    """A seat of a game with that many, or a spectator."""
    if not isinstance(seat, int):
        raise TypeError(f"a seat is an int, not {type(seat).__name__}")
    # An int is compared with an int: beside a native number it would have to be one itself.
    if isinstance(seat, bool) or not (0 <= seat < seats or seat == int(SPECTATOR)):
        raise SetupError("no-such-seat", {"seat": quoted(seat), "seats": seats})


def letter_of(seat: int) -> str:
    """The letter on a seat's figure, in every front."""
    return _LETTERS[seat % len(_LETTERS)]
