"""What the expansion asks, describes and refuses beside its chapters: dice, the engine, nothing."""

from mypy_extensions import i64

from tocsin.core.contract import Description, Prompt, Refusal
from tocsin.games.flashpoint.danger.actions import cannon
from tocsin.games.flashpoint.danger.rules import dodging, gun, spill
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face.describing import cell_targets
from tocsin.games.flashpoint.table import codes, phases


def ask(s: DangerState, base: Prompt) -> Prompt:
    """The question of the phase with what a player has to look at."""
    facts = dict(base.args)
    if s.phase == danger_phases.JAM:
        facts["edge"] = s.board.edge_names[s.doors_struck[0]]
    if s.phase in (phases.GUN_KEEP, phases.GUN_DIE):
        facts["cell"] = s.board.names[gun.find_target(s, s.red, s.black)]
    if s.phase == danger_phases.DODGING:
        facts["cell"] = s.board.names[s.cell_of(s.actor)]
        facts["cost"] = int(dodging.price_of(s, s.actor))
        facts["saved"] = int(s.saved(s.actor))
    if s.phase == danger_phases.SPILL:
        facts["cell"] = s.board.names[spill.last_cell(s)]
        facts["choices"] = int(spill.count_ways(s))
    if s.phase == danger_phases.EMBARK:
        facts["cell"] = s.board.names[s.platform]
    if s.phase in (danger_phases.EMBARK, danger_phases.ALIGHT) and not s.riders:
        if s.phase == danger_phases.EMBARK:
            return Prompt("load-a-victim", "XD-PLAT-2", facts)
        return Prompt("put-the-victim-down", "XD-PLAT-4", facts)
    return Prompt(base.code, base.rule, facts)


def is_own_dice(s: DangerState) -> bool:
    """Is a die rolled that the base game does not roll, or not with these faces?"""
    return s.phase in (danger_phases.JAM, danger_phases.SPILL, phases.GUN_ROLL) or (
        s.phase == phases.GUN_DIE and s.die_again == 1
    )


def explain_dice(s: DangerState, code: i64) -> Refusal | None:
    """XD-FDOOR-3, XD-CHEM-4, XD-CHEM-5, XD-GUN-5, XD-GUN-7: which die, and how many faces."""
    if not codes.is_chance(code):
        return Refusal("chance-comes-first", "FP-TURN-3")
    if s.phase == phases.GUN_ROLL:
        if code >= codes.RED_FROM:
            return Refusal("both-dice-are-rolled", "FP-GUN-4")
        fits = 1 <= code >> 4 <= 6 and 1 <= code & 15 <= s.ruling.gun_faces
        return None if fits else Refusal("the-gun-has-a-die-of-its-own", "XD-GUN-7")
    if s.phase == danger_phases.JAM:
        fits = codes.RED_FROM < code <= codes.RED_FROM + 6
        return None if fits else Refusal("only-the-red-die", "XD-FDOOR-3")
    if s.phase == phases.GUN_DIE:
        fits = codes.BLACK_FROM < code <= codes.BLACK_FROM + s.ruling.gun_faces
        return None if fits else Refusal("only-the-black-die", "FP-SPEC-DRIV-2")
    if spill.count_ways(s) == 4:
        fits = codes.BLACK_FROM < code <= codes.BLACK_FROM + 8
        return None if fits else Refusal("four-ways-take-eight-faces", "XD-CHEM-4")
    fits = codes.RED_FROM < code <= codes.RED_FROM + 6
    return None if fits else Refusal("only-the-red-die", "XD-CHEM-4")


def describe_more(s: DangerState, code: i64, base: Description) -> Description:
    """XD-PLAT-2, XD-PLAT-4, XD-PLAT-6: rules and cells of what is done with the platform."""
    if code == danger_codes.CANNON and s.platform >= 0:
        target = cannon.find_target(s)
        cells: tuple[str, ...] = (s.board.names[s.platform],)
        if target >= 0:
            cells = (s.board.names[s.platform], s.board.names[target])
        facts: dict[str, int | str] = {"cell": cells[-1]}
        return Description(base.text, base.verb, base.rule, cell_targets(cells), base.cost, facts)
    if s.phase == danger_phases.EMBARK and base.verb == "stay":
        if s.riders:
            return Description(base.text, "stay", "XD-PLAT-4")
        return Description(base.text, "load-nobody", "XD-PLAT-2")
    if s.phase == danger_phases.ALIGHT and base.verb == "ride":
        if s.riders:
            return Description(base.text, "alight", "XD-PLAT-4", base.targets, args=base.args)
        return Description(base.text, "put-down", "XD-PLAT-4", base.targets, args=base.args)
    if s.phase == danger_phases.REST and base.verb == "operate":
        return Description(base.text, "rest", "XD-PLAT-4", base.targets, args=base.args)
    return base


def explain_engine(s: DangerState, code: i64) -> Refusal | None:
    """XD-GUN-9, XD-PLAT-9, XD-DRIVE-2: what the platform does to gun and engine in phase 1."""
    if s.phase != phases.ACT or not s.ruling.platform:
        return None
    if code == codes.GUN:
        return Refusal("the-platform-replaces-the-gun", "XD-GUN-9")
    if codes.drive_code(codes.ENGINE, 0) <= code < codes.drive_code(
        codes.ENGINE, 4
    ) and s.board.is_air(s.platform):
        place: dict[str, int | str] = {"cell": s.board.names[s.platform]}
        return Refusal("bring-the-platform-back-first", "XD-PLAT-9", place)
    return None
