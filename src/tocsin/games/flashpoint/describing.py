"""What a user interface needs: a move's verb, cells, cost and rule, and what the actor is asked."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import Description, Prompt
from tocsin.games.flashpoint.actions import price_of
from tocsin.games.flashpoint.codes import (
    ACCEPT,
    BOARD,
    CANNON,
    CARRY,
    CHOOSE_FROM,
    CLEAR,
    CREW_FROM,
    DEAL_FROM,
    DECLINE,
    DISPOSE,
    DOUSE,
    DRIVE_FROM,
    ENGINE,
    FALL,
    FIRST_FROM,
    FOLD,
    GUN,
    HERE,
    IDENTIFY_FROM,
    KEEP,
    PARK_FROM,
    PASS,
    RAISE,
    REVEAL_ALARM,
    REVEAL_VICTIM,
    SPRAY,
    STAY,
    TOTE,
    TREAT,
    UP,
    VEHICLES,
    VERBS,
    WALK,
    commanded,
    is_chance,
    is_command,
    is_directed,
    is_ladder_deed,
    is_move,
    is_roll,
    verb_of,
    way_of,
)
from tocsin.games.flashpoint.knockdown import recovery_cells
from tocsin.games.flashpoint.moves import CELL_VERBS, WAYS, write_move
from tocsin.games.flashpoint.plan import SIDES
from tocsin.games.flashpoint.scene import (
    ACT,
    AFTERMATH,
    ALIGHT,
    BLAST_BLACK,
    BLAST_BOTH,
    BLAST_FAMILY,
    BLAST_LAST,
    BLAST_RED,
    CHOOSE,
    CONSENT,
    DEAL,
    DODGING,
    EMBARK,
    EXPLODE,
    FIRST,
    GUN_DIE,
    GUN_KEEP,
    GUN_ROLL,
    HAZMATS,
    HEAT,
    JAM,
    LOSS,
    OVER,
    PARK,
    POIS,
    RECOVER,
    REPLENISH,
    REST,
    REVEAL,
    RIDE,
    ROLL,
    SPILL,
    STAND,
    UNVEIL,
    Scene,
)
from tocsin.games.flashpoint.specialists import DOG, ROLES
from tocsin.games.flashpoint.vehicles import aim

# By verb, in the order of `codes.VERBS`.
_RULES: Final = (
    "FP-MOVE-1",
    "FP-MOVE-3",
    "FP-HAZ-1",
    "FP-SPEC-PARA-2",
    "FP-SPEC-PARA-3",
    "FP-SPEC-PARA-3",
    "XD-LADDER-2",
    "XD-LADDER-2",
    "FP-DOOR-1",
    "FP-DOOR-1",
    "XD-LADDER-3",
    "XD-LADDER-4",
    "FP-EXT-2",
    "FP-EXT-2",
    "FP-CHOP-1",
    "XD-CHEM-10",
    "XD-ENG-1",
    "XD-SPEC-3",
    "XD-SPEC-3",
    "XD-SPEC-1",
    "XD-SPEC-1",
    "XD-BRIDGE-1",
    "XD-BRIDGE-5",
    "XD-BRIDGE-5",
    "XD-BRIDGE-5",
    "XD-BRIDGE-5",
)
_PLAIN_RULES: Final = {
    PASS: ("pass", "FP-TURN-4"),
    TREAT: ("treat", "FP-SPEC-PARA-1"),
    DISPOSE: ("dispose", "FP-SPEC-HAZT-1"),
    GUN: ("gun", "FP-GUN-1"),
    CLEAR: ("clear", "XD-ENG-1"),
    CANNON: ("cannon", "XD-PLAT-6"),
    BOARD: ("board", "XD-PLAT-4"),
    FALL: ("fall", "XD-SPEC-1"),
    KEEP: ("keep", "FP-SPEC-DRIV-2"),
    ACCEPT: ("accept", "FP-SPEC-CAPT-6"),
    DECLINE: ("decline", "FP-SPEC-CAPT-6"),
    STAY: ("stay", "FP-VEH-6"),
    REVEAL_VICTIM: ("reveal", "FP-MOVE-9"),
    REVEAL_ALARM: ("reveal", "FP-MOVE-9"),
}
_CELL_RULES: Final = {
    "identify": "FP-SPEC-IMAG-1",
    "ride": "FP-VEH-6",
    "explode": "FP-HAZ-3",
    "recover": "FP-KD-3",
    "stand": "FP-SETUP-6",
    "operate": "XD-PLAT-3",
    "load": "XD-PLAT-2",
    "load-treated": "XD-PLAT-2",
}
_PROMPTS: Final = {
    int(FIRST): ("choose-first-player", "FP-SETUP-7"),
    int(BLAST_BLACK): ("roll-first-explosion", "FP-ASET-4"),
    int(BLAST_BOTH): ("roll-second-explosion", "FP-ASET-5"),
    int(BLAST_RED): ("roll-third-explosion", "FP-ASET-6"),
    int(BLAST_LAST): ("roll-fourth-explosion", "FP-ASET-7"),
    int(BLAST_FAMILY): ("roll-set-up-explosion", "FP-SETUP-9"),
    int(HAZMATS): ("roll-hazmat", "FP-ASET-8b"),
    int(POIS): ("roll-poi", "FP-ASET-9"),
    int(DEAL): ("deal-specialist", "FP-ASET-10"),
    int(CHOOSE): ("choose-specialist", "FP-ASET-10"),
    int(HEAT): ("roll-hot-spot", "FP-ASET-11"),
    int(STAND): ("choose-start", "FP-SETUP-6"),
    int(PARK): ("park-vehicle", "FP-ASET-14"),
    int(ACT): ("act", "FP-TURN-2"),
    int(REVEAL): ("reveal-poi", "FP-MOVE-9"),
    int(CONSENT): ("answer-command", "FP-SPEC-CAPT-6"),
    int(RIDE): ("ride-or-stay", "FP-VEH-6"),
    int(GUN_ROLL): ("roll-deck-gun", "FP-GUN-4"),
    int(GUN_KEEP): ("keep-or-reroll", "FP-SPEC-DRIV-2"),
    int(GUN_DIE): ("reroll-die", "FP-SPEC-DRIV-2"),
    int(ROLL): ("roll-fire", "FP-FIRE-A1"),
    int(EXPLODE): ("choose-hazmat", "FP-HAZ-3"),
    int(RECOVER): ("choose-recovery", "FP-KD-3"),
    int(LOSS): ("reveal-lost-poi", "FP-LOST-2"),
    int(AFTERMATH): ("choose-false-alarm", "FP-VAR-2b"),
    int(REPLENISH): ("roll-new-poi", "FP-POI-2"),
    int(UNVEIL): ("reveal-new-poi", "FP-POI-4"),
    int(OVER): ("over", "FP-END-1"),
    int(JAM): ("roll-fireproof-door", "XD-FDOOR-3"),
    int(SPILL): ("roll-spill", "XD-CHEM-4"),
    int(EMBARK): ("board-or-stay", "XD-PLAT-4"),
    int(ALIGHT): ("step-off-the-platform", "XD-PLAT-4"),
    int(REST): ("lay-the-platform", "XD-PLAT-4"),
    int(DODGING): ("dodge-or-fall", "XD-SPEC-1"),
}


def prompt(s: Scene) -> Prompt:
    """What the phase asks of its actor."""
    code, rule = _PROMPTS[int(s.phase)]
    facts: dict[str, int | str] = {"seat": int(s.seat)}
    if s.actor >= 0:
        facts["actor"] = int(s.actor)
    if s.phase == ACT:
        facts["points"] = int(s.ap)
        facts["free"] = int(s.free)
    if s.target >= 0 and s.phase in (REVEAL, LOSS, UNVEIL):
        facts["cell"] = s.board.names[s.target]
    if s.phase in (HAZMATS, POIS, HEAT, BLAST_FAMILY):
        facts["left"] = int(s.left)
    if s.phase in (PARK, RIDE):
        facts["vehicle"] = VEHICLES[s.vehicle]
    if s.phase in (GUN_KEEP, GUN_DIE):
        facts["red"] = int(s.red)
        facts["black"] = int(s.black)
        facts["cell"] = s.board.names[aim(s, s.red, s.black)]
    if s.phase == CONSENT:
        facts["command"] = write_move(s.board, s.asked)
    if s.phase == RECOVER:
        facts["choices"] = bin(recovery_cells(s, s.actor)).count("1")
    return Prompt(code, rule, facts)


def describe(s: Scene, code: i64) -> Description:
    """Verb, cells, cost, rule and the facts of one move."""
    text = write_move(s.board, code)
    if int(code) in _PLAIN_RULES:
        return _describe_plain(s, code, text)
    if is_chance(code):
        return _describe_chance(s, code, text)
    if is_directed(code) or is_command(code):
        return _describe_directed(s, code, text)
    if code < STAY:
        return _describe_choice(s, code, text)
    word, start = CELL_VERBS[(code - IDENTIFY_FROM) // 1000]
    cell = s.board.names[code - start]
    rule = _CELL_RULES[word]
    if word == "explode" and s.phase == AFTERMATH:
        rule = "FP-VAR-2b"
    cost = int(price_of(s, code)) if word in ("identify", "operate") else 0
    return Description(text, word, rule, (cell,), cost, {"cell": cell})


def _describe_plain(s: Scene, code: i64, text: str) -> Description:
    verb, rule = _PLAIN_RULES[code]
    cells: tuple[str, ...] = ()
    if code in (TREAT, DISPOSE):
        cells = (s.board.names[s.cell_of(s.seat)],)
    if is_chance(code) and s.target >= 0:
        cells = (s.board.names[s.target],)
    cost = 0 if code == BOARD else int(price_of(s, code))
    return Description(text, verb, rule, cells, cost)


def _describe_chance(s: Scene, code: i64, text: str) -> Description:
    if is_roll(code):
        cell = s.board.names[s.board.rolled[code]]
        facts: dict[str, int | str] = {"red": int(code >> 4), "black": int(code & 15), "cell": cell}
        return Description(text, "roll", prompt(s).rule, (cell,), args=facts)
    if code >= DEAL_FROM:
        return Description(text, "deal", "FP-ASET-10", args={"specialist": ROLES[code - DEAL_FROM]})
    verb, _, face = text[1:].partition(":")
    return Description(text, verb, prompt(s).rule, args={"face": int(face)})


def _describe_directed(s: Scene, code: i64, text: str) -> Description:
    verb = verb_of(code)
    way = way_of(code)
    seat = commanded(code) if is_command(code) else s.seat
    if s.phase == DODGING:
        seat = s.actor
    here = s.cell_of(seat)
    goal = (
        here if way == HERE else s.board.beside[8 * here + way] if way < s.board.ways else i64(-1)
    )
    if s.deep and is_ladder_deed(verb) and way < s.board.ways:
        goal = s.ladder_goal(here, verb, way)
    facts: dict[str, int | str] = {"seat": int(seat), "way": WAYS[way]}
    cells: tuple[str, ...] = (s.board.names[here],)
    if goal >= 0 and goal != here:
        cells = (s.board.names[here], s.board.names[goal])
    if goal >= 0:
        facts["cell"] = s.board.names[goal]
        if SPRAY <= verb <= DOUSE:
            facts["threat"] = "fire" if s.burns(s.hosed(goal)) else "smoke"
            facts["steps"] = 2 if verb == DOUSE else 1
    if not is_move(verb) and verb not in (SPRAY, DOUSE) and way < s.board.ways:
        facts["edge"] = s.board.edge_names[s.board.edge_at[8 * here + way]]
    rule = _RULES[verb]
    if verb in (RAISE, FOLD) and way < UP:
        rule = "XD-BRIDGE-4" if goal >= 0 and s.is_bridge(goal) else "XD-BRIDGE-5"
    if verb in (WALK, TOTE) and goal >= 0 and s.burns(goal):
        rule = "FP-MOVE-2"
    if verb == CARRY and s.role(seat) == DOG:
        rule = "XD-SPEC-3"
    word = VERBS[verb]
    if is_command(code):
        word = f"command-{word}"
        rule = "FP-SPEC-CAPT-2"
    return Description(text, word, rule, cells, int(price_of(s, code)), facts)


def _describe_choice(s: Scene, code: i64, text: str) -> Description:
    verb = text.partition(":")[0]
    if code < CREW_FROM or PARK_FROM <= code < FIRST_FROM:
        where = code - (DRIVE_FROM if code < CREW_FROM else PARK_FROM)
        vehicle, spot = where >> 3, where & 7
        cells = tuple(s.board.names[s.board.spot_cell(vehicle, spot, i)] for i in range(i64(2)))
        facts: dict[str, int | str] = {"vehicle": VEHICLES[vehicle], "spot": SIDES[spot]}
        if verb == "park":
            return Description(text, verb, "FP-ASET-14", cells, args=facts)
        rule = "FP-VEH-4" if vehicle == ENGINE else "FP-VEH-5"
        return Description(text, verb, rule, cells, int(price_of(s, code)), facts)
    if code < PARK_FROM:
        facts = {"specialist": ROLES[code - CREW_FROM]}
        return Description(text, verb, "FP-CREW-1", cost=int(price_of(s, code)), args=facts)
    if code < CHOOSE_FROM:
        return Description(text, verb, "FP-SETUP-7", args={"seat": int(code - FIRST_FROM)})
    if code < KEEP:
        facts = {"specialist": ROLES[code - CHOOSE_FROM]}
        return Description(text, verb, "FP-ASET-10", args=facts)
    return Description(text, verb, "FP-SPEC-DRIV-2", args={"die": text.partition(":")[2]})
