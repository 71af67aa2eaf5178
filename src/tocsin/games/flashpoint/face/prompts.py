"""What the actor is asked in each phase."""

from typing import Final

from tocsin.core.facts import Arg, Prompt
from tocsin.games.flashpoint.actions import recover
from tocsin.games.flashpoint.rules import deck_gun
from tocsin.games.flashpoint.table import codes, masks, phases
from tocsin.games.flashpoint.table.state import FlashpointState

QUESTIONS: Final = {
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
}


def prompt(s: FlashpointState) -> Prompt:
    """The question of the phase, with the rule that asks it."""
    code, rule = QUESTIONS[int(s.phase)]
    return Prompt(code, rule, facts(s))


def facts(s: FlashpointState) -> dict[str, Arg]:
    """What a player has to look at; `seat` is the active one, `actor` who is asked."""
    found: dict[str, Arg] = {"seat": int(s.seat)}
    phase = s.phase
    if s.actor >= 0:
        found["actor"] = int(s.actor)
    if phase == phases.ACT:
        found["points"] = int(s.ap)
        found["free"] = int(s.free)
    if s.target >= 0 and phase in (phases.REVEAL, phases.LOSS, phases.UNVEIL):
        found["cell"] = s.board.names[s.target]
    if phase in (phases.HAZMATS, phases.POIS, phases.HEAT, phases.BLAST_FAMILY):
        found["left"] = int(s.to_come)
    if phase in (phases.PARK, phases.RIDE):
        found["vehicle"] = codes.VEHICLES[s.vehicle]
    if phase in (phases.GUN_KEEP, phases.GUN_DIE):
        found["red"] = int(s.red)
        found["black"] = int(s.black)
        found["cell"] = s.board.names[deck_gun.target_of(s, s.red, s.black)]
    if phase == phases.CONSENT:
        found["command"] = s.game.spell(s, s.asked)
        found["order"] = s.hooks.verbs[codes.verb_of(s.asked)]
        found["way"] = s.board.way_names[codes.way_of(s.asked)]
    if phase == phases.RECOVER:
        found["choices"] = int(masks.count(recover.cells_for(s, s.actor)))
    return found
