"""What Extreme Danger adds to what Flash Point can say, with arguments."""

# mypyc: off

from tocsin.core.talk import INTENTION
from tocsin.core.vocabulary import CELL, EDGE, NUMBER, SEAT, TEXT, Vocabulary, Word, many, names
from tocsin.games.flashpoint.danger.table.board import OBJECTS
from tocsin.games.flashpoint.face import moves

OBJECT = names("object", OBJECTS)

EVENTS = Vocabulary(
    "event",
    [
        # Phase 1.
        Word("window-opened", seat=SEAT, edge=EDGE),
        Word("window-closed", seat=SEAT, edge=EDGE),
        Word("jam-chopped", seat=SEAT, edge=EDGE),
        Word("jam-removed", edge=EDGE, jams=NUMBER),
        Word("jammed-door-removed", edge=EDGE, jams=NUMBER),
        Word("ladder-raised", seat=SEAT, cell=CELL, top=CELL),
        Word("ladder-let-down", seat=SEAT, cell=CELL, base=CELL),
        Word("ladder-folded", cell=CELL),
        Word("bridge-laid", seat=SEAT, cell=CELL),
        Word("bridge-taken-back", seat=SEAT, cell=CELL),
        Word("toxic-removed", seat=SEAT, cell=CELL),
        Word("wall-repaired", seat=SEAT, edge=EDGE, total=NUMBER),
        Word("floor-repaired", seat=SEAT, cell=CELL),
        Word("hot-spot-cleared", seat=SEAT, cell=CELL),
        Word("squeezed-through", seat=SEAT, cell=CELL, edge=EDGE, cost=NUMBER),
        Word("poi-sniffed", seat=SEAT, cell=CELL),
        Word("extra-point-gained", seat=SEAT, veteran=SEAT),
        Word("extra-point-lapsed", seat=SEAT),
        Word("platform-laid", cell=CELL),
        Word("platform-moved", **{"from": CELL}, seat=SEAT, cell=CELL),
        Word("firefighter-boarded", seat=SEAT, cell=CELL),
        Word("firefighter-alighted", seat=SEAT, cell=CELL),
        Word("victim-loaded", **{"from": CELL}, cell=CELL),
        Word("victim-alighted", cell=CELL),
        Word("water-fell", **{"from": CELL}, cell=CELL),
        Word("cannon-fired", seat=SEAT, cell=CELL),
        # Phase 2.
        Word("fire-led-on", **{"from": CELL}, cell=CELL),
        Word("shockwave-took-stairs", **{"from": CELL}, cell=CELL),
        Word("fireproof-door-held", edge=EDGE, face=NUMBER),
        Word("door-jammed", edge=EDGE, jams=NUMBER),
        Word("object-damaged", object=OBJECT, damage=NUMBER, total=NUMBER),
        Word("object-exploded", object=OBJECT, cells=many(CELL)),
        Word("explosion-in-two-cells", cell=CELL, other=CELL),
        Word("chemicals-leaked", cell=CELL),
        Word("spill-rolled", face=NUMBER, choices=NUMBER),
        Word("toxic-spread", cell=CELL, laid=NUMBER, total=NUMBER),
        Word("floor-damaged", cell=CELL),
        Word("floor-destroyed", cell=CELL),
        Word("threat-fell", cell=CELL),
        Word("hazmat-fell", cell=CELL),
        Word("hot-spot-returned", cell=CELL),
        Word("stairs-cut", cell=CELL),
        Word("bridge-lost", cell=CELL),
        Word("dodged", seat=SEAT, cost=NUMBER, saved=NUMBER),
        Word("firefighter-trapped", seat=SEAT, cell=CELL),
    ],
)

# `seat` is the active one, `actor` who is asked; chance is nobody.
_ROLLED = {"seat": SEAT}
_ASKED = {"seat": SEAT, "actor": SEAT}

PROMPTS = Vocabulary(
    "prompt",
    [
        Word("roll-both-for-first-explosion", **_ROLLED),
        Word("roll-half-board-explosion", **_ROLLED),
        Word("roll-fireproof-door", edge=EDGE, **_ROLLED),
        Word("roll-spill", cell=CELL, choices=NUMBER, **_ROLLED),
        Word("board-or-stay", cell=CELL, **_ASKED),
        Word("load-a-victim", cell=CELL, **_ASKED),
        Word("step-off-the-platform", **_ASKED),
        Word("put-the-victim-down", **_ASKED),
        Word("lay-the-platform", **_ASKED),
        Word("dodge-or-fall", cell=CELL, cost=NUMBER, saved=NUMBER, **_ASKED),
    ],
)

PROBLEMS = Vocabulary(
    "problem",
    [
        Word("jam-without-door", edge=EDGE),
        Word("damage-counters-differ", counted=NUMBER, written=NUMBER),
        Word("too-many-jams", count=NUMBER),
        Word("too-many-floor-tokens", count=NUMBER),
        Word("too-many-toxic-tokens", count=NUMBER),
        Word("something-due-and-nobody-waits"),
        Word("nothing-is-interrupted", phase=TEXT),
        Word("no-door-to-roll-for"),
        Word("no-spill-to-roll-for"),
        Word("no-doomed-marker"),
        Word("counters-gone-without-cause", counted=NUMBER, expected=NUMBER),
        Word("poison-without-a-spill"),
        Word("object-should-have-gone-off"),
        Word("something-on-an-object", cell=CELL),
        Word("victim-in-poison", cell=CELL),
        Word("no-fireproof-door-was-struck", edge=EDGE),
        Word("nothing-of-that-kind-is-due", due=TEXT),
        Word("trail-without-poison", cell=CELL),
        Word("trail-of-another-length", count=NUMBER),
        Word("wrongly-barred-or-open", cell=CELL),
        Word("threat-on-an-object", cell=CELL),
        Word("something-on-a-hole", cell=CELL),
        Word("poi-where-none-may-be", cell=CELL),
        # Ladders.
        Word("folded-ladder-in-the-air"),
        Word("wrong-number-of-raised-ladders", count=NUMBER),
        Word("left-on-a-ladder", cell=CELL),
        Word("two-on-a-ladder", cell=CELL),
        Word("bridge-where-none-is-laid", cell=CELL),
        Word("two-on-a-bridge", cell=CELL),
        Word("left-on-a-bridge", cell=CELL),
        Word("too-much-on-a-bridge", cell=CELL),
        Word("ladder-down-where-none-can-be", cell=CELL),
        Word("ladder-down-in-fire", cell=CELL),
        Word("ladders-share-a-place", cell=CELL),
        # People.
        Word("firefighter-where-nobody-may-be", seat=SEAT, cell=CELL),
        Word("firefighter-in-the-air", seat=SEAT, cell=CELL),
        Word("firefighter-trapped", seat=SEAT, cell=CELL),
        Word("extra-point-without-the-veteran"),
        Word("extra-point-that-is-not-there"),
        Word("nobody-can-dodge-now"),
        Word("the-dog-does-not-dodge"),
        Word("dog-in-fire", cell=CELL),
        Word("dog-on-a-ladder", cell=CELL),
        # The platform.
        Word("a-platform-is-asked-about-and-none-is-in-play"),
        Word("the-platform-is-missing"),
        Word("the-platform-is-laid-too-soon"),
        Word("platform-away-from-the-engine", cell=CELL),
        Word("platform-out-of-reach", cell=CELL),
        Word("platform-and-ladder", cell=CELL),
        Word("wrong-load-on-the-platform", cell=CELL),
        Word("the-platform-does-not-lie-on-the-engine"),
        Word("nobody-gets-on-or-off-there"),
        Word("firefighter-not-on-the-engine", seat=SEAT),
        Word("the-platform-is-full"),
        Word("no-victim-to-ask-about"),
    ],
)

_NUMBER = {"low": NUMBER, "high": NUMBER}

EXPECTED = Vocabulary(
    "expected",
    [
        Word("cell-over-the-basement"),
        Word("cell-of-the-building"),
        Word("cell-of-the-basement"),
        Word("cell-outside"),
        Word("cell-beside-a-hole"),
        Word("side-of-a-cell"),
        Word("object"),
        Word("object-in-play"),
        Word("object-damage", **_NUMBER),
        Word("fireproof-door"),
        Word("fireproof-doors-once"),
        Word("jams", **_NUMBER),
        Word("fewer-ladders"),
        Word("expansion-word"),
        Word("ladders-lost", **_NUMBER),
        Word("platform-in-play"),
        Word("counters-gone", **_NUMBER),
        Word("due"),
        Word("toxic-laid", **_NUMBER),
        Word("phase-that-can-wait"),
        Word("extra-point"),
        Word("dodging-seats", **_NUMBER),
    ],
)

MOVES = Vocabulary(
    "move",
    [
        *moves.steps("tote", "lead-tote", "command-tote", "command-lead-tote"),
        *moves.steps("raise", "fold", "lay", "command-raise", "command-fold", "command-lay"),
        *moves.steps("climb", "climb-carry", "climb-haul", "climb-lead"),
        *moves.steps("command-climb", "command-climb-carry", "command-climb-haul"),
        *moves.steps("command-climb-lead", "clean", "repair", "squeeze", "sniff"),
        *moves.steps("dodge", "dodge-lead"),
        *moves.cells("cannon", "operate", "load", "load-treated", "alight", "put-down", "rest"),
        *moves.bare("clear", "board", "load-nobody", "fall"),
    ],
)

INTENTIONS = Vocabulary(
    INTENTION,
    [
        Word("clean", cell=CELL, way=many(CELL)),
        Word("repair", way=many(CELL)),
        Word("raise-ladder", cell=CELL, way=many(CELL)),
        Word("turn-window", edge=EDGE, way=many(CELL)),
    ],
)

TABLES: list[Vocabulary] = [EVENTS, PROMPTS, PROBLEMS, EXPECTED, MOVES, INTENTIONS]
