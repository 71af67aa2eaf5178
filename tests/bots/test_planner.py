"""The turn planner: whole turns, merged by position, weighed by what is told of the game."""

import pytest

import tocsin
from tests.games.flashpoint.table import table
from tocsin.bots.flashpoint import term_names
from tocsin.bots.flashpoint.blaze import danger
from tocsin.bots.flashpoint.knowledge import FlashpointKnowledge
from tocsin.bots.planner import TurnPlanner
from tocsin.bots.turns import stride
from tocsin.bots.weights import load_weights
from tocsin.core.contract import State
from tocsin.games.flashpoint.table import codes
from tocsin.games.flashpoint.table.state import FlashpointState


def moves_of(state: State, **set_to: int) -> list[str]:
    """The whole turn as the planner plays it."""
    planner = TurnPlanner(state.game, FlashpointKnowledge(state.game))
    for name, value in set_to.items():
        setattr(planner, name, value)
    seat = state.actor
    played: list[str] = []
    while state.actor == seat and state.turn == 1:
        code = planner.choose(state, seat, tocsin.Rng(1))
        played.append(state.game.write_move(state, code))
        state.play(code)
    return played


@pytest.mark.parametrize("ends", [0, 4])
def test_a_victim_beside_the_door_is_brought_out(ends: int) -> None:
    # The west door of the front board opens on 3,0; two steps with a victim cost four points.
    state = table("3,1", victims="3,1", ap="4+0")
    assert any(text.startswith("carry:w") for text in moves_of(state, ends=ends))


def test_the_rest_of_a_plan_is_carried_out_without_thinking_again() -> None:
    state = table("3,3", fire="3,4 2,3", ap="4+0")
    planner = TurnPlanner(state.game, FlashpointKnowledge(state.game))
    state.play(planner.choose(state, 0, tocsin.Rng(1)))
    weighed = planner.weighed
    assert weighed > 0
    if state.actor == 0:
        state.play(planner.choose(state, 0, tocsin.Rng(1)))
        assert planner.weighed == weighed


def test_danger_counts_the_rolls_that_reach_a_cell() -> None:
    state = table("3,0", fire="3,3 3,4 3,5")
    assert isinstance(state, FlashpointState)
    cell = state.board.cell_named
    assert danger(state, cell["3,4"]) == 48
    calm = danger(state, cell["6,8"])
    assert calm == 0
    # Three fires in a row point at it, and the roll on itself makes four.
    assert danger(state, cell["3,6"]) == 4


def test_more_fire_is_worth_less_and_more_rescued_more() -> None:
    know = FlashpointKnowledge(tocsin.game("flashpoint", players=2))
    calm = know.worth(table("3,0/3,0", fire="3,4"), 0)
    assert know.worth(table("3,0/3,0", fire="3,4 3,5 2,4 2,5 5,5"), 0) < calm


def test_weights_name_terms_and_an_unknown_set_is_an_error() -> None:
    home, names = "tocsin.bots.flashpoint", term_names.NAMES
    assert len(load_weights(home, "family", names)) == len(names)
    with pytest.raises(tocsin.SetupError, match="bad weights"):
        load_weights(home, "nobody", names)


def test_every_term_has_its_place_under_its_own_name() -> None:
    for place, name in enumerate(term_names.NAMES):
        assert getattr(term_names, name.upper()) == place


def test_a_weak_card_is_changed_at_the_engine_when_a_better_one_is_free() -> None:
    weak = ["imaging", "paramedic"]
    game = tocsin.game("flashpoint", players=2, rules="advanced", specialists=weak)
    planner = TurnPlanner(game, FlashpointKnowledge(game))
    planner.budget = 120
    state = game.new()
    rng = tocsin.Rng(4)
    said: list[str] = []
    while state.turn < 3:
        if state.actor == tocsin.CHANCE:
            state.play(state.draw(rng))
            continue
        code = planner.choose(state, state.actor, rng)
        said.append(game.write_move(state, code))
        state.play(code)
    assert "crew:driver" in said
    assert sum(text.startswith("crew:") for text in said) == 2


def test_a_captain_commands_computers_and_nobody_else() -> None:
    game = tocsin.game("flashpoint", players=2, rules="advanced", specialists=["captain", "cafs"])
    know = FlashpointKnowledge(game)
    state = game.new()
    rng = tocsin.Rng(4)
    commands: list[int] = []
    while not commands:
        code = state.draw(rng) if state.actor == tocsin.CHANCE else state.legal()[-1]
        state.play(code)
        commands = [c for c in state.legal() if state.actor == 0 and codes.is_command(c)]
    assert not any(know.tries(state, code) for code in commands)
    know.meet(0b11)
    assert all(know.tries(state, code) for code in commands)


def test_steps_through_the_dice_meet_all_rows_and_columns() -> None:
    for most in (2, 3, 5, 8, 12, 16, 48):
        step = stride(48, most)
        met = range(0, 48, step)
        assert len(met) <= most
        if most >= 12:
            assert {outcome % 8 for outcome in met} == set(range(8))
            assert {outcome // 8 for outcome in met} == set(range(6))


def test_a_drive_that_asks_who_rides_along_is_planned_on() -> None:
    # Both stand at the engine: driving asks the other one first, and the turn goes on after it.
    play = tocsin.build(
        "flashpoint",
        players=2,
        rules="advanced",
        specialists=["driver", "cafs"],
        vehicles="engine=e",
        firefighters=["5,9", "6,9"],
    )
    state = play.state
    planner = TurnPlanner(state.game, FlashpointKnowledge(state.game))
    lines = planner.plans(state, 0, 2000, tocsin.Rng(1))
    drives = [
        line
        for line in lines
        if state.game.write_move(state, line.codes[0]).startswith("drive:engine")
    ]
    assert any(len(line.codes) > 1 for line in drives)


def test_an_answer_adds_what_the_next_seat_gains_and_knows_its_own_turn_again() -> None:
    # With a fire beside it the next firefighter has something to gain, whatever is rolled.
    state = table("3,3/6,6", fire="3,4 6,7 5,6", ap="4+0")
    planner = TurnPlanner(state.game, FlashpointKnowledge(state.game))
    planner.ends = 4
    dice = {tuple(line.codes): line.worth for line in planner.plans(state, 0, 9000, tocsin.Rng(1))}
    planner.answers = 2
    answered = planner.plans(state, 0, 9000, tocsin.Rng(1))
    for line in answered[:2]:
        assert line.worth > dice[tuple(line.codes)]
    # Positions of the answers were weighed as another's turn: that is forgotten afterwards.
    fresh = FlashpointKnowledge(state.game)
    fresh.look_from(state)
    assert planner.knowledge.worth(state, 0) == fresh.worth(state, 0)
