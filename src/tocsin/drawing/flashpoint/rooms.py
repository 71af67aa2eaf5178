"""Which cells make a room: those joined without anything between them, not even a ruin.

A wall that has fallen still parts its rooms, so that floors keep their colours during a play.
"""

from tocsin.drawing.flashpoint.house import STEPS, House

Place = tuple[int, int]


def rooms_of(house: House, number: int) -> list[list[Place]]:
    """The rooms of a level, each as its cells in reading order."""
    level = house.levels[number]
    parted = {
        frozenset(((edge.a[1], edge.a[2]), (edge.b[1], edge.b[2])))
        for edge in house.edges
        if edge.a[0] == number
    }
    places = [
        (row, column) for row in range(1, level.rows + 1) for column in range(1, level.columns + 1)
    ]
    seen: set[Place] = set()
    rooms: list[list[Place]] = []
    for start in places:
        if start in seen:
            continue
        room = {start}
        edge_of_room = [start]
        while edge_of_room:
            row, column = edge_of_room.pop()
            for down, across in STEPS.values():
                there = (row + down, column + across)
                is_free = level.is_inside(*there) and there not in room
                if is_free and frozenset(((row, column), there)) not in parted:
                    room.add(there)
                    edge_of_room.append(there)
        seen |= room
        rooms.append(sorted(room))
    return rooms


def runs_of(places: list[Place]) -> list[tuple[int, int, int]]:
    """Cells side by side as row, first column and how many, so that a floor is a short line."""
    runs: list[tuple[int, int, int]] = []
    for row, column in sorted(places):
        if runs and runs[-1][0] == row and runs[-1][1] + runs[-1][2] == column:
            runs[-1] = (row, runs[-1][1], runs[-1][2] + 1)
        else:
            runs.append((row, column, 1))
    return runs
