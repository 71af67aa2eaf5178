"""Split pools and their rows in position texts (TI-KNOW-3, TI-KNOW-7).

s16.f13@1:2000000;3:1001000     pools@weight:cards of each pool in l1 to l6 and boat;...
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.notation import Reader
from tocsin.games.titanic.table import passengers, places, splits
from tocsin.games.titanic.table.splits import Splits

# One character for a number of cards, because there can be thousands of rows.
_DIGITS: Final = list("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
# Rows can be tens of thousands: a digit is looked up, not searched for.
_COUNT_OF: Final[dict[str, int]] = {digit: count for count, digit in enumerate(_DIGITS)}
_WEIGHT_DIGITS_MAX: Final = 120


def write_splits(known: Splits) -> str:
    """Pools and rows, `-` where nothing is split."""
    if known.pools_n == 0:
        return "-"
    pools = "/".join(passengers.write_cards(known.pools[pool]) for pool in range(known.pools_n))
    rows: list[str] = []
    for row in range(known.rows_n):
        parts: list[str] = []
        for pool in range(known.pools_n):
            counts = [_DIGITS[known.in_line(row, pool, line)] for line in range(places.LINES_N)]
            parts.append("".join(counts))
        rows.append(f"{known.weights[row]}:" + "/".join(parts))
    return f"{pools}@" + ";".join(rows)


def read_splits(reader: Reader) -> Splits:
    """Pools and rows as they are written; their normal form is somebody else's business."""
    if reader.takes("-"):
        return splits.NOTHING_SPLIT
    pools: vec[i64] = vec[i64]()
    while True:
        pools = append(pools, passengers.read_cards(reader))
        if not reader.takes("/"):
            break
    reader.expect("@")
    weights: list[int] = []
    spread: vec[i64] = vec[i64]()
    while True:
        weights.append(_read_weight(reader))
        for pool in range(len(pools)):
            reader.expect("/" if pool else ":")
            spread = append(spread, _read_counts(reader))
        if not reader.takes(";"):
            return Splits(pools, weights, spread)


def _read_weight(reader: Reader) -> int:
    """A positive whole number of any size up to 120 digits."""
    start = reader.at
    while reader.at < len(reader.text) and reader.text[reader.at].isdigit():
        reader.at += 1
    digits = reader.text[start : reader.at]
    too_long = len(digits) > _WEIGHT_DIGITS_MAX
    if not digits or digits[0] == "0" or too_long or not digits.isascii():
        reader.at = start
        raise reader.fail("weight")
    return int(digits)


def _read_counts(reader: Reader) -> i64:
    counts: i64 = 0
    for line in range(places.LINES_N):
        letter = reader.text[reader.at] if reader.at < len(reader.text) else ""
        count = _COUNT_OF.get(letter, -1)
        if count < 0:
            raise reader.fail("digits")
        reader.at += 1
        counts += splits.lying_in(line, count)
    return counts
