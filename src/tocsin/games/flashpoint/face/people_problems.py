"""What is impossible about firefighters: where they are, their cards, their points (FP-INV)."""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.face.naming import (
    count_problem,
    is_after_losses,
    is_calm,
    seat_problem,
)
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import codes, phases, specialists
from tocsin.games.flashpoint.table.state import FlashpointState


def find_people_problems(s: FlashpointState) -> list[Problem]:
    """FP-INV-2, FP-INV-7, FP-ASET-10, FP-AP-3: one figure after the other."""
    return _people_problems(s) + _card_problems(s) + _choice_problems(s) + _point_problems(s)


def _people_problems(s: FlashpointState) -> list[Problem]:
    """FP-INV-2, FP-INV-7: where firefighters are, and what they have saved."""
    found: list[Problem] = []
    for seat in range(s.players):
        cell = s.cell_of(seat)
        if cell < 0 and s.stage() >= phases.PARK:
            found.append(seat_problem("firefighter-not-placed", "FP-SETUP-6", seat))
        elif cell >= 0 and s.stage() < phases.STAND:
            found.append(seat_problem("firefighter-placed-too-early", "FP-SETUP-12", seat))
        elif cell >= 0 and s.burns(cell) and not _may_burn(s, seat):
            found.append(seat_problem("firefighter-on-fire", "FP-INV-2", seat))
        if s.saved(seat) > s.cards.saved_max[s.role_of(seat)]:
            facts: dict[str, int] = {"seat": int(seat), "saved": int(s.saved(seat))}
            found.append(Problem("firefighter-saved-too-much", "FP-INV-7", {**facts}))
    if phases.ACT <= s.stage() < phases.ROLL and not escape.everybody_can_leave(s):
        found.append(Problem("somebody-on-fire-without-a-way-off", "FP-MOVE-8"))
    return found


def _may_burn(s: FlashpointState, seat: i64) -> bool:
    """FP-MOVE-8, FP-SPEC-CAPT-5, FP-KD-4: who may stand on fire at this moment."""
    if s.phase == phases.OVER:
        return True
    if s.stage() < phases.ROLL:
        # Only who acts, or whom the captain who acts commands, goes into fire.
        return seat == s.seat or s.role_of(s.seat) == specialists.CAPTAIN
    if is_calm(s):
        return False
    is_down = s.phase == phases.RECOVER and s.stage() == s.phase and (s.fallen >> seat) & 1 == 0
    if not is_down and not is_after_losses(s):
        return True
    # Whoever was put beside the ambulance stays there, whatever burns there.
    for spot in range(i64(4)):
        if s.board.is_on_spot(codes.AMBULANCE, spot, s.cell_of(seat)):
            return True
    return False


def _card_problems(s: FlashpointState) -> list[Problem]:
    """FP-ASET-10, FP-MOD-3: one card each where specialists are played with."""
    found: list[Problem] = []
    for seat in range(s.players):
        role = s.role_of(seat)
        name = {"specialist": s.cards.names[role]}
        if role and not s.rules.specialists:
            found.append(Problem("specialist-without-the-module", "FP-MOD-3", {**name}))
        elif role and (s.rules.cards_in_play >> role) & 1 == 0:
            rule = s.hooks.card_rule(role)
            found.append(Problem("specialist-not-in-play", rule, {**name}))
        if role == specialists.DRIVER and not s.rules.vehicles:
            found.append(Problem("driver-without-vehicles", "FP-MOD-3"))
        for other in range(seat):
            if role and s.role_of(other) == role:
                found.append(Problem("specialist-twice", "FP-ASET-10", {**name}))
        if not role and s.rules.specialists and s.stage() >= phases.HEAT:
            found.append(seat_problem("firefighter-without-specialist", "FP-ASET-10", seat))
    return found


def _point_problems(s: FlashpointState) -> list[Problem]:
    """FP-AP-3, FP-AP-5: no more points than a card and savings give."""
    found: list[Problem] = []
    if s.phase == phases.OVER:
        # Nobody says any more whose points these were.
        return found
    role = s.role_of(s.seat)
    most = s.cards.points[role] + s.cards.saved_max[role] + s.hooks.extra_points(s)
    if s.ap > most and s.stage() >= phases.ACT:
        found.append(count_problem("too-many-points", "FP-AP-3", s.ap))
    if s.free > s.cards.free_points[role]:
        found.append(count_problem("too-many-free-points", "FP-AP-5", s.free))
    return found


def _choice_problems(s: FlashpointState) -> list[Problem]:
    """FP-ASET-10, FP-CREW-1: cards that were agreed on stay where no crew is changed."""
    found: list[Problem] = []
    names = s.game.options["specialists"]
    assert isinstance(names, tuple)
    stage = s.stage()
    for seat in range(s.players):
        role = s.role_of(seat)
        if names:
            is_fixed = stage < phases.ACT or not s.rules.crew_change
            if is_fixed and s.phase != phases.OVER and s.cards.names[role] != names[int(seat)]:
                name = {"specialist": s.cards.names[role]}
                found.append(Problem("another-specialist-was-chosen", "FP-ASET-10", {**name}))
        elif role and stage < phases.DEAL and s.phase != phases.OVER:
            found.append(seat_problem("specialist-out-of-turn", "FP-ASET-10", seat))
    return found
