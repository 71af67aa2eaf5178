"""Bits above the 32nd are the same compiled and interpreted."""

import tocsin
from tocsin.core.bits import BITS_MAX, bit
from tocsin.games.feurio.rules.areas import areas_of
from tocsin.games.feurio.table.state import FeurioState


def test_every_bit_is_a_power_of_two() -> None:
    assert [bit(number) for number in range(BITS_MAX)] == [2**number for number in range(62)]


def test_an_area_of_all_36_tiles_is_counted_once() -> None:
    row = ";".join(f"{q},0={value}/r1" for q, value in enumerate([1, 2, 3, 4, 5, 6] * 6))
    state = tocsin.game("feurio").read_position(f"feurio/1 40 place:1 - {row} r0/g0/b0/y0 000000 0")
    assert isinstance(state, FeurioState)
    areas = areas_of(state, 0)
    assert [(area.size, area.total, area.divisor) for area in areas] == [(36, 126, 1)]
