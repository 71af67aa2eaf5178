"""What a level lies on: plate, street, air or earth, bays, floors, tints, grid, dice marks."""

from tocsin.drawing import ink
from tocsin.drawing.colours import colour
from tocsin.drawing.flashpoint.house import House
from tocsin.drawing.flashpoint.paper import RIM, UNIT, Paper, Plate
from tocsin.drawing.sheet import Sheet

_GRAINS = ("plank", "tile", "plank-upright", "dots", "tile", "plank", "dots", "tile")
Place = tuple[int, int]
_AROUND = {"ground": "pave", "air": "air", "none": "earth"}


def draw_ground(sheet: Sheet, house: House, paper: Paper, plate: Plate) -> str:
    """Everything under the pieces, from the plate up to the floors."""
    parts = [
        ink.box(plate.x, plate.y, plate.width, plate.height, rx=14, fill=colour("rim")),
        _draw_around(sheet, house, plate),
        _draw_bays(sheet, house, paper, plate),
        _draw_floors(sheet, house, plate),
    ]
    return "".join(parts)


def _draw_around(sheet: Sheet, house: House, plate: Plate) -> str:
    """Street with its cells, air where ladders may lean, or earth."""
    level = plate.level
    kind = _AROUND[level.outside]
    x, y = plate.x + RIM, plate.y + RIM
    width, height = plate.width - 2 * RIM, plate.height - 2 * RIM
    if kind == "earth":
        x, y = plate.x, plate.y
        earth = {"x": x, "y": y, "width": plate.width, "height": plate.height, "rx": 14}
        return ink.tag("rect", **earth, fill=colour("earth")) + ink.tag(
            "rect", **earth, fill=sheet.pattern("earth")
        )
    frame = {"x": x, "y": y, "width": width, "height": height, "rx": 10}
    ground = ink.tag("rect", **frame, fill=colour(kind))
    if kind == "air":
        places = house.board.get("ladder_places", [])
        tops = [house.cell(name) for name in dict.fromkeys(place["top"] for place in places)]
        return ground + "".join(
            sheet.piece("ladder-top", *plate.middle(row, column), UNIT)
            for number, row, column in tops
            if number == plate.number
        )
    ground += ink.tag("rect", **frame, fill=sheet.pattern("pave"))
    return ground + ink.path(
        _ring_lines(plate),
        fill="none",
        stroke=colour("pave-line"),
        stroke_width=0.9,
        stroke_dasharray="2.5 3.5",
    )


def _ring_lines(plate: Plate) -> str:
    """A short line between each two neighbours of the ring."""
    lines = []
    for row, column in sorted(plate.level.ring):
        x, y = plate.corner(row, column)
        if (row, column + 1) in plate.level.ring:
            lines.append(f"M{ink.number(x + UNIT)} {ink.number(y)}v{UNIT:g}")
        if (row + 1, column) in plate.level.ring:
            lines.append(f"M{ink.number(x)} {ink.number(y + UNIT)}h{UNIT:g}")
    return "".join(lines)


def _draw_bays(sheet: Sheet, house: House, paper: Paper, plate: Plate) -> str:
    parts = []
    for vehicle in ("ambulance", "engine"):
        for side, names in house.board[f"{vehicle}_spots"].items():
            first, last = (house.cell(name) for name in names)
            if first[0] != plate.number:
                continue
            (x, y), (right, bottom) = paper.corner(min(first, last)), paper.corner(max(first, last))
            inset = 4.5
            width, height = right + UNIT - x - 2 * inset, bottom + UNIT - y - 2 * inset
            bay = ink.box(
                x + inset,
                y + inset,
                width,
                height,
                rx=5,
                fill=colour("bay"),
                stroke=colour("bay-line"),
                stroke_width=1.4,
                stroke_dasharray="6 4",
            )
            middle = (x + inset + width / 2, y + inset + height / 2)
            size = 18 if vehicle == "ambulance" else 32
            sign = sheet.piece(f"bay-{vehicle}", *middle, size, turn=90 if height > width else 0)
            parts.append(ink.group(bay + sign, data_spot=f"{vehicle} {side}"))
    return "".join(parts)


def _draw_floors(sheet: Sheet, house: House, plate: Plate) -> str:
    parts = []
    for number, room in enumerate(house.rooms(plate.number)):
        line = floor_line(plate, room)
        parts.append(ink.path(line, fill=colour(f"floor-{number % 8 + 1}")))
        parts.append(ink.path(line, fill=sheet.pattern(_GRAINS[number % 8])))
    return "".join(parts)


def floor_line(plate: Plate, places: list[Place]) -> str:
    """The outline of some cells, run by run."""
    line = []
    for row, column, many in runs_of(places):
        x, y = plate.corner(row, column)
        wide = ink.number(many * UNIT)
        line.append(f"M{ink.number(x)} {ink.number(y)}h{wide}v{UNIT:g}h-{wide}z")
    return "".join(line)


def runs_of(places: list[Place]) -> list[tuple[int, int, int]]:
    """Cells side by side as row, first column and how many, so that a floor is a short line."""
    runs: list[tuple[int, int, int]] = []
    for row, column in sorted(places):
        if runs and runs[-1][0] == row and runs[-1][1] + runs[-1][2] == column:
            runs[-1] = (row, runs[-1][1], runs[-1][2] + 1)
        else:
            runs.append((row, column, 1))
    return runs


def draw_tints(sheet: Sheet, house: House, plate: Plate) -> str:
    """Fire and smoke as areas, so that burning cells melt into one hot shape."""
    tinted: dict[str, list[Place]] = {"fire": [], "smoke": []}
    for (level, row, column), lying in house.lies.items():
        if level == plate.number and lying.threat:
            tinted[lying.threat].append((row, column))
    parts = []
    if tinted["fire"]:
        parts.append(ink.path(floor_line(plate, tinted["fire"]), fill=colour("fire-tint")))
        glow = sheet.pattern("glow")
        for row, column in sorted(tinted["fire"]):
            parts.append(ink.box(*plate.corner(row, column), UNIT, UNIT, fill=glow))
    if tinted["smoke"]:
        line = floor_line(plate, tinted["smoke"])
        parts.append(ink.path(line, fill=colour("smoke-tint")))
        parts.append(ink.path(line, fill=sheet.pattern("hatch")))
    return "".join(parts)


def draw_grid(plate: Plate) -> str:
    """The lines between cells of the building: a whisper."""
    level = plate.level
    x, y = plate.corner(1, 1)
    width, height = level.columns * UNIT, level.rows * UNIT
    across = "".join(
        f"M{ink.number(x)} {ink.number(y + row * UNIT)}h{width:g}" for row in range(1, level.rows)
    )
    down = "".join(
        f"M{ink.number(x + column * UNIT)} {ink.number(y)}v{height:g}"
        for column in range(1, level.columns)
    )
    return ink.path(across + down, fill="none", stroke=colour("grid"), stroke_width=1)


def draw_dice_marks(sheet: Sheet, plate: Plate) -> str:
    """The faces of the dice on the rim: squares for rows, diamonds for columns."""
    level = plate.level
    right, bottom = plate.x + plate.width - RIM / 2, plate.y + plate.height - RIM / 2
    is_narrow = level.outside == "none"
    lefts = [plate.x + RIM / 2] if is_narrow else [plate.x + RIM / 2, right]
    tops = [plate.y + RIM / 2] if is_narrow else [plate.y + RIM / 2, bottom]
    parts = []
    for row in range(1, level.rows + 1):
        y = plate.middle(row, 1)[1]
        for x in lefts:
            parts.append(sheet.piece("die-row", x, y, 13) + _face(row, x, y, 8.8))
    for column in range(1, level.columns + 1):
        x = plate.middle(1, column)[0]
        for y in tops:
            face = level.black_from + column - 1
            parts.append(sheet.piece("die-column", x, y, 17) + _face(face, x, y, 8.2))
    return ink.group(parts, class_="dice")


def _face(face: int, x: float, y: float, size: float) -> str:
    return ink.words(str(face), x, y, size, fill=colour("white"), font_weight="700")
