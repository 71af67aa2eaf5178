"""Parts that several move texts share: places, lines, how many.

~crew:lee  ~action:wait  ~show:f7a                      chance
first:2                                                 who begins
move:l2>l3*2  move:boat>l1  move:l4>side  move:l1>gs2  move:l3>mf
rescue  rescue*3  seek  share
play:wait>l3  play:same-lines>l2,l4  play:collapsible-boat>l2*3  play:mystery-first>gf1
play:plan-a@2                                           Phillips, the card of seat 2
place:f8>l2  stop  keep  keep:wait  top:f8  bottom:f8  pick:f8  take:wait
swap:f3  done  give:wait>2
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader
from tocsin.games.titanic.table import passengers, places

# The longest run there is: all numbers of the second class.
TAIL_MAX: Final = 17
SEATS_MAX: Final = 5


def times(many: i64) -> str:
    """`*3`; one is not written."""
    return f"*{many}" if many > 1 else ""


def read_times(reader: Reader) -> i64:
    """How many cards of a tail."""
    return reader.number(2, TAIL_MAX, "number") if reader.takes("*") else 1


def read_place(reader: Reader) -> i64:
    """Anywhere a card can go."""
    return reader.one_of(places.NAMES, "place")


def read_line(reader: Reader) -> i64:
    """A deck's line, or the boat."""
    return reader.one_of(places.LINES, "line")


def read_seat(reader: Reader) -> i64:
    """A seat of the largest table."""
    return reader.number(0, SEATS_MAX - 1, "seat")


def read_card_after(reader: Reader, sign: str) -> i64:
    """A passenger behind a sign."""
    reader.expect(sign)
    return passengers.read_card(reader)
