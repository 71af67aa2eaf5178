"""Where the pieces of a crowded cell go: threat sign, figures, discs, by how many there are.

Places are in the 48 units of a cell. The order never depends on time, so pieces do not jump.
"""

from dataclasses import dataclass

Slot = tuple[float, float, float]


@dataclass(frozen=True)
class Slots:
    """Middles with a size (threat) or a radius (figures, discs)."""

    threat: Slot
    figures: list[Slot]
    discs: list[Slot]


def slots_for(figures: int, discs: int, has_threat: bool) -> Slots:
    """The places for so many figures and discs."""
    if figures == 0:
        return Slots(_lonely_threat(discs), [], _discs_alone(discs, has_threat))
    if figures == 1:
        return _with_one(discs, has_threat)
    if figures == 2:
        return _with_two(discs, has_threat)
    if figures <= 4:
        places = [(14.0, 13.0), (34.0, 13.0), (14.0, 28.5), (34.0, 28.5)][:figures]
        return Slots((12, 40, 13), [(x, y, 7.8) for x, y in places], _row(discs, 24, 40, 6.6))
    columns, rows = (10.0, 24.0, 38.0), (11.0, 26.0, 39.0)
    places = [(x, y) for y in rows for x in columns][:figures]
    return Slots((9, 41, 12), [(x, y, 6.6) for x, y in places], _row(discs, 28, 41, 6.6))


def _lonely_threat(discs: int) -> Slot:
    if discs == 0:
        return 24, 24.5, 34
    return (14.5, 15, 22) if discs == 1 else (13, 13, 19)


def _discs_alone(discs: int, has_threat: bool) -> list[Slot]:
    if discs == 1:
        return [(29.5, 29.5, 12.2) if has_threat else (24, 23.5, 13.6)]
    if discs == 2:
        return (
            [(15.5, 31, 10.2), (36, 31, 10.2)] if has_threat else [(14.5, 24, 10), (34.5, 24, 10)]
        )
    return _row(discs, 24, 33, 7.6)


def _with_one(discs: int, has_threat: bool) -> Slots:
    if discs == 0:
        figure = (28.0, 28.5, 12.2) if has_threat else (24.0, 23.4, 13.4)
        return Slots((13, 13.5, 20), [figure], [])
    if discs == 1:
        return Slots((37.6, 12.4, 17), [(19.2, 19.5, 12)], [(34.6, 34.6, 9.4)])
    if discs == 2:
        return Slots((37.6, 12.4, 17), [(18, 17.5, 11)], [(15, 38, 8), (34.6, 36, 8.6)])
    return Slots((37.6, 12.4, 16), [(18, 16.5, 10.4)], _row(discs, 24, 38.4, 7))


def _with_two(discs: int, has_threat: bool) -> Slots:
    if discs == 0 and not has_threat:
        return Slots((24, 24, 18), [(13.4, 24, 10.6), (34.8, 24, 10.6)], [])
    pair: list[Slot] = [(12.9, 14.4, 10.4), (35.1, 14.4, 10.4)]
    if discs <= 1:
        disc: Slot = (34, 36.4, 9) if has_threat else (24, 36.4, 9)
        return Slots((13.4 if discs else 24, 36.2, 18), pair, [disc][:discs])
    if discs == 2:
        return Slots((10.4, 37, 15), pair, [(24.5, 38, 7.6), (39, 37, 7.8)])
    return Slots((8.6, 38, 13), pair, _row(discs, 28, 38.4, 6.6))


def _row(many: int, x: float, y: float, r: float) -> list[Slot]:
    """Discs in one row round a middle, closer the more there are."""
    step = min(2 * r + 1, 34 / max(1, many - 1)) if many > 1 else 0
    return [(x + step * (at - (many - 1) / 2), y, r) for at in range(many)]
