"""What can lie between two cells, and what it lets through (FP-ADJ-2, FP-ADJ-3, XD-GEN-9).

| edge           | passes when                  | can be opened or closed | an axe harms it   |
|----------------|------------------------------|-------------------------|-------------------|
| open floor     | always                       |                         |                   |
| doorway        | always                       | never                   | never             |
| wall           | it has two damage markers    |                         | until it falls    |
| light wall     | it has one damage marker     |                         | until it falls    |
| window         | open, or one damage marker   | until it falls          | until it falls    |
| door           | open or removed              | until it is removed     | never             |
| fireproof door | open or removed              | unless it is jammed     | only its jams     |
| stairs         | until a floor at an end falls|                         |                   |
| ladder place   | a ladder stands there        |                         |                   |
"""

FLOOR = "floor"
DOORWAY = "doorway"
WALL = "wall"
DAMAGED = "damaged wall"
RUIN = "destroyed wall"
CLOSED = "closed door"
OPEN = "open door"
GONE = "removed door"
LIGHT = "light wall"
WINDOW = "closed window"
OPEN_WINDOW = "open window"
BREACH = "destroyed light wall or window"
FIREPROOF = "closed fireproof door"
FIREPROOF_OPEN = "open fireproof door"
JAMMED = "jammed door"
JAMMED_OPEN = "door jammed open"
NOTHING = "nothing"
LADDER = "ladder"
CUT = "stairs without a floor"

# The lists of a board's data file.
AT_START = {
    "walls": WALL,
    "doors": CLOSED,
    "doorways": DOORWAY,
    "windows": WINDOW,
    "light_walls": LIGHT,
    "fireproof_doors": FIREPROOF,
}
# FP-DOOR-1, XD-WIN-2, XD-FDOOR-1: what opening makes of what is closed.
OPENED = {CLOSED: OPEN, WINDOW: OPEN_WINDOW, FIREPROOF: FIREPROOF_OPEN}
SHUT = {is_open: is_closed for is_closed, is_open in OPENED.items()}
# FP-ADJ-4, XD-LWALL-1, XD-WIN-4: what one more damage marker makes of what still stands.
STRUCK = {WALL: DAMAGED, DAMAGED: RUIN, LIGHT: BREACH, WINDOW: BREACH, OPEN_WINDOW: BREACH}
PASSABLE = {
    FLOOR,
    DOORWAY,
    RUIN,
    OPEN,
    GONE,
    OPEN_WINDOW,
    BREACH,
    FIREPROOF_OPEN,
    JAMMED_OPEN,
    LADDER,
}
WINDOWS = {WINDOW, OPEN_WINDOW}
JAMS = {JAMMED, JAMMED_OPEN}
