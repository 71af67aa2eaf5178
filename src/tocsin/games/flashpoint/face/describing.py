"""What a user interface needs: a move's verb, cells, cost and rule, and what the actor is asked."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import Description, Prompt
from tocsin.core.facts import Target
from tocsin.games.flashpoint.actions import acting, vehicles
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.rules import knockdown
from tocsin.games.flashpoint.table import codes, phases, specialists, ways
from tocsin.games.flashpoint.table.state import FlashpointState

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
    codes.PASS: ("pass", "FP-TURN-4"),
    codes.TREAT: ("treat", "FP-SPEC-PARA-1"),
    codes.DISPOSE: ("dispose", "FP-SPEC-HAZT-1"),
    codes.GUN: ("gun", "FP-GUN-1"),
    codes.CLEAR: ("clear", "XD-ENG-1"),
    codes.CANNON: ("cannon", "XD-PLAT-6"),
    codes.BOARD: ("board", "XD-PLAT-4"),
    codes.FALL: ("fall", "XD-SPEC-1"),
    codes.KEEP: ("keep", "FP-SPEC-DRIV-2"),
    codes.ACCEPT: ("accept", "FP-SPEC-CAPT-6"),
    codes.DECLINE: ("decline", "FP-SPEC-CAPT-6"),
    codes.STAY: ("stay", "FP-VEH-6"),
    codes.REVEAL_VICTIM: ("reveal", "FP-MOVE-9"),
    codes.REVEAL_ALARM: ("reveal", "FP-MOVE-9"),
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
    int(phases.FIRST): ("choose-first-player", "FP-SETUP-7"),
    int(phases.BLAST_BLACK): ("roll-first-explosion", "FP-ASET-4"),
    int(phases.BLAST_BOTH): ("roll-second-explosion", "FP-ASET-5"),
    int(phases.BLAST_RED): ("roll-third-explosion", "FP-ASET-6"),
    int(phases.BLAST_LAST): ("roll-fourth-explosion", "FP-ASET-7"),
    int(phases.BLAST_FAMILY): ("roll-set-up-explosion", "FP-SETUP-9"),
    int(phases.HAZMATS): ("roll-hazmat", "FP-ASET-8b"),
    int(phases.POIS): ("roll-poi", "FP-ASET-9"),
    int(phases.DEAL): ("deal-specialist", "FP-ASET-10"),
    int(phases.CHOOSE): ("choose-specialist", "FP-ASET-10"),
    int(phases.HEAT): ("roll-hot-spot", "FP-ASET-11"),
    int(phases.STAND): ("choose-start", "FP-SETUP-6"),
    int(phases.PARK): ("park-vehicle", "FP-ASET-14"),
    int(phases.ACT): ("act", "FP-TURN-2"),
    int(phases.REVEAL): ("reveal-poi", "FP-MOVE-9"),
    int(phases.CONSENT): ("answer-command", "FP-SPEC-CAPT-6"),
    int(phases.RIDE): ("ride-or-stay", "FP-VEH-6"),
    int(phases.GUN_ROLL): ("roll-deck-gun", "FP-GUN-4"),
    int(phases.GUN_KEEP): ("keep-or-reroll", "FP-SPEC-DRIV-2"),
    int(phases.GUN_DIE): ("reroll-die", "FP-SPEC-DRIV-2"),
    int(phases.ROLL): ("roll-fire", "FP-FIRE-A1"),
    int(phases.EXPLODE): ("choose-hazmat", "FP-HAZ-3"),
    int(phases.RECOVER): ("choose-recovery", "FP-KD-3"),
    int(phases.LOSS): ("reveal-lost-poi", "FP-LOST-2"),
    int(phases.AFTERMATH): ("choose-false-alarm", "FP-VAR-2b"),
    int(phases.REPLENISH): ("roll-new-poi", "FP-POI-2"),
    int(phases.UNVEIL): ("reveal-new-poi", "FP-POI-4"),
    int(phases.OVER): ("over", "FP-END-1"),
    int(phases.JAM): ("roll-fireproof-door", "XD-FDOOR-3"),
    int(phases.SPILL): ("roll-spill", "XD-CHEM-4"),
    int(phases.EMBARK): ("board-or-stay", "XD-PLAT-4"),
    int(phases.ALIGHT): ("step-off-the-platform", "XD-PLAT-4"),
    int(phases.REST): ("lay-the-platform", "XD-PLAT-4"),
    int(phases.DODGING): ("dodge-or-fall", "XD-SPEC-1"),
}


def prompt(s: FlashpointState) -> Prompt:
    """What the phase asks of its actor."""
    code, rule = _PROMPTS[int(s.phase)]
    facts: dict[str, int | str] = {"seat": int(s.seat)}
    if s.actor >= 0:
        facts["actor"] = int(s.actor)
    if s.phase == phases.ACT:
        facts["points"] = int(s.ap)
        facts["free"] = int(s.free)
    if s.target >= 0 and s.phase in (phases.REVEAL, phases.LOSS, phases.UNVEIL):
        facts["cell"] = s.board.names[s.target]
    if s.phase in (phases.HAZMATS, phases.POIS, phases.HEAT, phases.BLAST_FAMILY):
        facts["left"] = int(s.to_come)
    if s.phase in (phases.PARK, phases.RIDE):
        facts["vehicle"] = codes.VEHICLES[s.vehicle]
    if s.phase in (phases.GUN_KEEP, phases.GUN_DIE):
        facts["red"] = int(s.red)
        facts["black"] = int(s.black)
        facts["cell"] = s.board.names[vehicles.aim(s, s.red, s.black)]
    if s.phase == phases.CONSENT:
        facts["command"] = move_text.write_move(s.board, s.asked)
    if s.phase == phases.RECOVER:
        facts["choices"] = bin(knockdown.recovery_cells(s, s.actor)).count("1")
    return Prompt(code, rule, facts)


def cell_targets(names: tuple[str, ...]) -> tuple[Target, ...]:
    """Cells as what a move points at."""
    return tuple(Target("cell", name) for name in names)


def describe(s: FlashpointState, code: i64) -> Description:
    """Verb, cells, cost, rule and the facts of one move."""
    text = move_text.write_move(s.board, code)
    if int(code) in _PLAIN_RULES:
        return _describe_plain(s, code, text)
    if codes.is_chance(code):
        return _describe_chance(s, code, text)
    if codes.is_directed(code) or codes.is_command(code):
        return _describe_directed(s, code, text)
    if code < codes.STAY:
        return _describe_choice(s, code, text)
    word, start = move_text.CELL_VERBS[(code - codes.IDENTIFY_FROM) // 1000]
    cell = s.board.names[code - start]
    rule = _CELL_RULES[word]
    if word == "explode" and s.phase == phases.AFTERMATH:
        rule = "FP-VAR-2b"
    cost = int(acting.price_of(s, code)) if word in ("identify", "operate") else 0
    return Description(text, word, rule, cell_targets((cell,)), cost, {"cell": cell})


def _describe_plain(s: FlashpointState, code: i64, text: str) -> Description:
    verb, rule = _PLAIN_RULES[code]
    cells: tuple[str, ...] = ()
    if code in (codes.TREAT, codes.DISPOSE):
        cells = (s.board.names[s.cell_of(s.seat)],)
    if codes.is_chance(code) and s.target >= 0:
        cells = (s.board.names[s.target],)
    cost = 0 if code == codes.BOARD else int(acting.price_of(s, code))
    return Description(text, verb, rule, cell_targets(cells), cost)


def _describe_chance(s: FlashpointState, code: i64, text: str) -> Description:
    if codes.is_roll(code):
        cell = s.board.names[s.board.rolled[code]]
        facts: dict[str, int | str] = {"red": int(code >> 4), "black": int(code & 15), "cell": cell}
        return Description(text, "roll", prompt(s).rule, cell_targets((cell,)), args=facts)
    if code >= codes.DEAL_FROM:
        return Description(
            text,
            "deal",
            "FP-ASET-10",
            args={"specialist": specialists.ROLES[code - codes.DEAL_FROM]},
        )
    verb, _, face = text[1:].partition(":")
    return Description(text, verb, prompt(s).rule, args={"face": int(face)})


def _describe_directed(s: FlashpointState, code: i64, text: str) -> Description:
    verb = codes.verb_of(code)
    way = codes.way_of(code)
    seat = codes.commanded(code) if codes.is_command(code) else s.seat
    if s.phase == phases.DODGING:
        seat = s.actor
    here = s.cell_of(seat)
    goal = (
        here
        if way == ways.HERE
        else s.board.cell_beside(here, way)
        if way < s.board.ways
        else i64(-1)
    )
    if s.hooks.has_bridges and codes.is_ladder_deed(verb) and way < s.board.ways:
        goal = s.hooks.ladder_goal(s, here, verb, way)
    facts: dict[str, int | str] = {"seat": int(seat), "way": ways.WAYS[way]}
    cells: tuple[str, ...] = (s.board.names[here],)
    if goal >= 0 and goal != here:
        cells = (s.board.names[here], s.board.names[goal])
    if goal >= 0:
        facts["cell"] = s.board.names[goal]
        if codes.SPRAY <= verb <= codes.DOUSE:
            facts["threat"] = "fire" if s.burns(s.hooks.water_reaches(s, goal)) else "smoke"
            facts["steps"] = 2 if verb == codes.DOUSE else 1
    if not codes.is_move(verb) and verb not in (codes.SPRAY, codes.DOUSE) and way < s.board.ways:
        facts["edge"] = s.board.edge_names[s.board.edge_beside(here, way)]
    rule = _RULES[verb]
    if verb in (codes.RAISE, codes.FOLD) and way < ways.UP:
        rule = "XD-BRIDGE-4" if goal >= 0 and s.hooks.is_bridge(s, goal) else "XD-BRIDGE-5"
    if verb in (codes.WALK, codes.TOTE) and goal >= 0 and s.burns(goal):
        rule = "FP-MOVE-2"
    if verb == codes.CARRY and s.role_of(seat) == specialists.DOG:
        rule = "XD-SPEC-3"
    word = codes.VERBS[verb]
    if codes.is_command(code):
        word = f"command-{word}"
        rule = "FP-SPEC-CAPT-2"
    return Description(text, word, rule, cell_targets(cells), int(acting.price_of(s, code)), facts)


def _describe_choice(s: FlashpointState, code: i64, text: str) -> Description:
    verb = text.partition(":")[0]
    if code < codes.CREW_FROM or codes.PARK_FROM <= code < codes.FIRST_FROM:
        where = code - (codes.DRIVE_FROM if code < codes.CREW_FROM else codes.PARK_FROM)
        vehicle, spot = where >> 3, where & 7
        cells = tuple(s.board.names[s.board.spot_cell(vehicle, spot, i)] for i in range(i64(2)))
        facts: dict[str, int | str] = {"vehicle": codes.VEHICLES[vehicle], "spot": ways.SIDES[spot]}
        if verb == "park":
            return Description(text, verb, "FP-ASET-14", cell_targets(cells), args=facts)
        rule = "FP-VEH-4" if vehicle == codes.ENGINE else "FP-VEH-5"
        return Description(
            text, verb, rule, cell_targets(cells), int(acting.price_of(s, code)), facts
        )
    if code < codes.PARK_FROM:
        facts = {"specialist": specialists.ROLES[code - codes.CREW_FROM]}
        return Description(text, verb, "FP-CREW-1", cost=int(acting.price_of(s, code)), args=facts)
    if code < codes.CHOOSE_FROM:
        return Description(text, verb, "FP-SETUP-7", args={"seat": int(code - codes.FIRST_FROM)})
    if code < codes.KEEP:
        facts = {"specialist": specialists.ROLES[code - codes.CHOOSE_FROM]}
        return Description(text, verb, "FP-ASET-10", args=facts)
    return Description(text, verb, "FP-SPEC-DRIV-2", args={"die": text.partition(":")[2]})
