"""Everything that may be done on boards of Extreme Danger, one room each."""

from tocsin.core.action import Action
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import list_every as list_base
from tocsin.games.flashpoint.actions.chop import Chop
from tocsin.games.flashpoint.actions.command import Command
from tocsin.games.flashpoint.actions.crew_change import CrewChange
from tocsin.games.flashpoint.actions.deal import Deal
from tocsin.games.flashpoint.actions.door import Door
from tocsin.games.flashpoint.actions.moment import PhaseOneAction, SeatAction
from tocsin.games.flashpoint.actions.passing import Pass
from tocsin.games.flashpoint.actions.ride import Ride
from tocsin.games.flashpoint.actions.specialist import Specialist
from tocsin.games.flashpoint.actions.spray import Spray
from tocsin.games.flashpoint.actions.stand import Stand
from tocsin.games.flashpoint.actions.walk import Walk
from tocsin.games.flashpoint.danger.actions import dice, edges, escape, forbidden, platform_answers
from tocsin.games.flashpoint.danger.actions.board import Boarding
from tocsin.games.flashpoint.danger.actions.cannon import Cannon
from tocsin.games.flashpoint.danger.actions.clean import Clean
from tocsin.games.flashpoint.danger.actions.clear import Clear
from tocsin.games.flashpoint.danger.actions.climb import Climb
from tocsin.games.flashpoint.danger.actions.command import DangerCommand
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction
from tocsin.games.flashpoint.danger.actions.dodge import Dodge, Fall
from tocsin.games.flashpoint.danger.actions.fold_ladder import FoldLadder
from tocsin.games.flashpoint.danger.actions.lay_bridge import LayBridge
from tocsin.games.flashpoint.danger.actions.load import Load
from tocsin.games.flashpoint.danger.actions.operate import Operate
from tocsin.games.flashpoint.danger.actions.raise_ladder import RaiseLadder
from tocsin.games.flashpoint.danger.actions.repair import Repair
from tocsin.games.flashpoint.danger.actions.sniff import Sniff
from tocsin.games.flashpoint.danger.actions.squeeze import Squeeze
from tocsin.games.flashpoint.danger.actions.step_off import RideOrStepOff
from tocsin.games.flashpoint.danger.actions.tote import ROWS as TOTE_ROWS
from tocsin.games.flashpoint.danger.actions.tote import Tote
from tocsin.games.flashpoint.danger.rules import beyond, cards, steps


def list_directed() -> list[DirectedAction]:
    """What is done in a direction and only on these boards."""
    return [
        RaiseLadder(),
        FoldLadder(),
        LayBridge(),
        Climb(),
        Clean(),
        Repair(),
        Squeeze(),
        Sniff(),
        Dodge(),
    ]


def list_every(directed: list[DirectedAction]) -> list[Action]:
    """The base game's in its order, some of them replaced, each followed by what belongs to it."""
    listed: list[Action] = []
    for action in list_base():
        if isinstance(action, Command):
            listed += [Clear(), Cannon(), Operate(), Boarding(), Load(), DangerCommand(directed)]
        elif isinstance(action, Ride):
            listed += [RideOrStepOff(), Fall()]
        elif isinstance(action, Walk):
            listed += [action, Tote()]
        elif isinstance(action, Chop):
            listed += [action, *directed]
        else:
            listed.append(action)
    for action in listed:
        _add_rows(action, _rows_for(action, directed))
    return listed


def _rows_for(action: Action, directed: list[DirectedAction]) -> list[Row]:
    """What the expansion's answers to the hooks can refuse this action with."""
    if not isinstance(action, SeatAction):
        return [*dice.ROWS, *(cards.NOT_IN_PLAY_ROWS if isinstance(action, Deal) else [])]
    rows: list[Row] = [*platform_answers.ROWS]
    if isinstance(action, PhaseOneAction):
        rows += [*forbidden.ROWS, *escape.ACTION_ROWS]
    if isinstance(action, (Walk, Tote, Command)):
        rows += [*beyond.ROWS, *edges.WAY_ROWS, *steps.ROWS, *TOTE_ROWS, *steps.SHORT_ROWS]
    if isinstance(action, (Door, Command)):
        rows += [*beyond.ROWS, *edges.TURNING_ROWS]
    if isinstance(action, Chop):
        rows += [*beyond.ROWS, *edges.CHOP_ROWS]
    if isinstance(action, Spray):
        rows += [*beyond.ROWS, *cards.WATER_ROWS]
    if isinstance(action, Pass):
        rows += escape.PASS_ROWS
    if isinstance(action, (CrewChange, Specialist)):
        rows += cards.NOT_IN_PLAY_ROWS
    if isinstance(action, Stand):
        rows += steps.START_ROWS
    if isinstance(action, Command):
        for own in directed:
            rows += [row for row in own.refusals if row.number >= 100]
    return rows


def _add_rows(action: Action, rows: list[Row]) -> None:
    """Each number once: the same row may come from several hooks."""
    known = {row.number: row for row in action.refusals}
    for row in rows:
        known.setdefault(row.number, row)
    action.refusals = refusals(*known.values())
