"""What the expansion asks and refuses beside its chapters: dice, and places where nothing is."""

from mypy_extensions import i64

from tocsin.core.contract import Prompt, Refusal
from tocsin.games.flashpoint.board import LETTERS
from tocsin.games.flashpoint.codes import BLACK_FROM, RED_FROM, UP, is_chance
from tocsin.games.flashpoint.danger.dodge import dodge_price
from tocsin.games.flashpoint.danger.gun import aim_gun
from tocsin.games.flashpoint.danger.scene import KNOCKS_AT, TRAIL_AT, DangerScene
from tocsin.games.flashpoint.danger.spill import spill_choices
from tocsin.games.flashpoint.scene import DODGING, GUN_DIE, GUN_KEEP, GUN_ROLL, JAM, SPILL


def ask(s: DangerScene, base: Prompt) -> Prompt:
    """The question of the phase with what a player has to look at."""
    facts = dict(base.args)
    if s.phase == JAM:
        facts["edge"] = s.board.edge_names[s.memo[KNOCKS_AT]]
    if s.phase in (GUN_KEEP, GUN_DIE):
        facts["cell"] = s.board.names[aim_gun(s, s.red, s.black)]
    if s.phase == DODGING:
        facts["cell"] = s.board.names[s.cell_of(s.actor)]
        facts["cost"] = int(dodge_price(s, s.actor))
        facts["saved"] = int(s.saved(s.actor))
    if s.phase == SPILL:
        facts["cell"] = s.board.names[s.memo[TRAIL_AT + s.trail_n - 1]]
        facts["choices"] = int(spill_choices(s))
    return Prompt(base.code, base.rule, facts)


def is_own_dice(s: DangerScene) -> bool:
    """Is a die rolled that the base game does not roll, or not with these faces?"""
    return s.phase in (JAM, SPILL, GUN_ROLL) or (s.phase == GUN_DIE and s.left == 1)


def explain_dice(s: DangerScene, code: i64) -> Refusal | None:
    """XD-FDOOR-3, XD-CHEM-4, XD-CHEM-5, XD-GUN-5, XD-GUN-7: which die, and how many faces."""
    if not is_chance(code):
        return Refusal("chance-comes-first", "FP-TURN-3")
    if s.phase == GUN_ROLL:
        if code >= RED_FROM:
            return Refusal("both-dice-are-rolled", "FP-GUN-4")
        fits = 1 <= code >> 4 <= 6 and 1 <= code & 15 <= s.ruling.gun_faces
        return None if fits else Refusal("the-gun-has-a-die-of-its-own", "XD-GUN-7")
    if s.phase == JAM:
        fits = RED_FROM < code <= RED_FROM + 6
        return None if fits else Refusal("only-the-red-die", "XD-FDOOR-3")
    if s.phase == GUN_DIE:
        fits = BLACK_FROM < code <= BLACK_FROM + s.ruling.gun_faces
        return None if fits else Refusal("only-the-black-die", "FP-SPEC-DRIV-2")
    if spill_choices(s) == 4:
        fits = BLACK_FROM < code <= BLACK_FROM + 8
        return None if fits else Refusal("four-ways-take-eight-faces", "XD-CHEM-4")
    fits = RED_FROM < code <= RED_FROM + 6
    return None if fits else Refusal("only-the-red-die", "XD-CHEM-4")


def explain_nothing_beyond(s: DangerScene, cell: i64, way: i64) -> Refusal:
    """XD-BASE-2, XD-GEN-3, FP-ADJ-5: why there is nothing beyond."""
    facts: dict[str, int | str] = {"way": LETTERS[way], "cell": s.board.names[cell]}
    if way >= UP:
        return Refusal("no-way-up-or-down", "XD-GEN-3", facts)
    if s.site.is_basement(cell):
        return Refusal("outer-walls-of-the-basement-hold", "XD-BASE-2", facts)
    return Refusal("nothing-beyond-the-ring", "FP-ADJ-5", {"way": LETTERS[way]})
