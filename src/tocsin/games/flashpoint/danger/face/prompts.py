"""What the actor is asked in the phases of the expansion."""

from typing import Final

from tocsin.core.facts import Prompt
from tocsin.games.flashpoint.danger.rules import dodging, setup, spill
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face import prompts

QUESTIONS: Final = {
    **prompts.QUESTIONS,
    int(danger_phases.JAM): ("roll-fireproof-door", "XD-FDOOR-3"),
    int(danger_phases.SPILL): ("roll-spill", "XD-CHEM-4"),
    int(danger_phases.EMBARK): ("board-or-stay", "XD-PLAT-4"),
    int(danger_phases.ALIGHT): ("step-off-the-platform", "XD-PLAT-4"),
    int(danger_phases.REST): ("lay-the-platform", "XD-PLAT-4"),
    int(danger_phases.DODGING): ("dodge-or-fall", "XD-SPEC-1"),
}

# XD-SETUP-3, XD-SETUP-4, XD-SETUP-7: explosions of the set-up that the base game does not know.
BOTH_DICE_FIRST: Final = "roll-both-for-first-explosion"
HALF_BOARD: Final = "roll-half-board-explosion"


def prompt(s: DangerState) -> Prompt:
    """The question of the phase, with what a player has to look at."""
    code, rule = QUESTIONS[int(s.phase)]
    facts = prompts.facts(s)
    asked = setup.blast_rule(s, s.phase)
    if asked:
        rule = asked
        if asked != "XD-SETUP-1":
            # It is the only one of its kind.
            code = HALF_BOARD if asked == "XD-SETUP-7" else BOTH_DICE_FIRST
            facts.pop("left", None)
    elif s.phase == danger_phases.JAM:
        facts["edge"] = s.board.edge_names[s.doors_struck[0]]
    elif s.phase == danger_phases.SPILL:
        facts["cell"] = s.board.names[spill.last_cell(s)]
        facts["choices"] = int(spill.count_ways(s))
    elif s.phase == danger_phases.DODGING:
        facts["cell"] = s.board.names[s.cell_of(s.actor)]
        facts["cost"] = int(dodging.price_of(s, s.actor))
        facts["saved"] = int(s.saved(s.actor))
    elif s.phase == danger_phases.EMBARK:
        facts["cell"] = s.board.names[s.platform]
        if not s.riders:
            code, rule = "load-a-victim", "XD-PLAT-2"
    elif s.phase == danger_phases.ALIGHT and not s.riders:
        code = "put-the-victim-down"
    return Prompt(code, rule, facts)
