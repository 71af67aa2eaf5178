"""Room on a tile: spaces and free sides (FE-PLACE-2, FE-PLACE-3, FE-PLACE-6, FE-BREAK-9)."""

from mypy_extensions import i64

from tocsin.games.feurio.table.state import SPACES, FeurioState, men_in_all


def room_on(s: FeurioState, tile: i64) -> i64:
    """FE-PLACE-2, FE-PLACE-3: how many more men the tile takes, whoever places them.

    FE-PLACE-6: a side facing an enclosed hole is free as well, so only neighbours are counted.
    """
    if s.tile_hider[tile] != 0:
        return 0
    spaces = SPACES[s.tile_value[tile]]
    sides = s.free_sides(tile)
    present = men_in_all(s.tile_men[tile])
    return (spaces if spaces < sides else sides) - present
