"""A machine of states: any legal move, any dice, and every law holds at every step."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.games.flashpoint.table import game_of, look, moves
from tocsin.core.contract import State
from tocsin.core.journal import Journal

WAYS = [
    {"players": 3},
    {"players": 2, "board": "back", "setup": "random", "play_on": True},
    {"players": 4, "rules": "advanced", "level": "heroic"},
    {"players": 3, "rules": "advanced", "just_in_case": True, "remote_station": True},
    {"players": 2, "rules": "advanced", "command_consent": True, "victims_ride_engine": True},
]


class Brigade(RuleBasedStateMachine):
    """Players who do anything that is allowed."""

    state: State
    hot_spots: int = 0

    @initialize(way=st.sampled_from(WAYS))
    def begin(self, way: dict) -> None:
        self.state = game_of(tuple(way.items())).new()
        self.hot_spots = 0

    @precondition(lambda self: hasattr(self, "state") and not self.state.is_over)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        codes = self.state.legal()
        code = codes[data.draw(st.integers(0, len(codes) - 1))]
        text = self.state.game.write_move(self.state, code)
        assert self.state.game.read_move(self.state, text) == code
        twin = self.state.copy()
        journal = Journal()
        self.state.play(code, journal)
        twin.play(code)
        assert twin.key() == self.state.key()
        assert all(event.rule.startswith("FP-") for event in journal.events)

    @precondition(lambda self: hasattr(self, "state") and not self.state.is_over)
    @rule(number=st.integers(0, 10_000))
    def try_something(self, number: int) -> None:
        texts = self.state.game.syntactic_moves(self.state)
        text = texts[number % len(texts)]
        found = self.state.game.why_not(self.state, text)
        assert (found is None) == (text in moves(self.state))

    @precondition(lambda self: hasattr(self, "state") and self.state.is_over)
    @rule()
    def play_again(self) -> None:
        assert self.state.outcome() is not None
        assert self.state.legal() == []
        self.state = self.state.game.new()
        self.hot_spots = 0

    @invariant()
    def laws_hold(self) -> None:
        if not hasattr(self, "state"):
            return
        assert self.state.problems() == []
        text = self.state.key()
        assert self.state.game.read_position(text).key() == text
        view = look(self.state)
        assert len(view["fire"]) + len(view["smoke"]) + view["threat_markers_left"] == 33
        assert sum(edge["damage"] for edge in view["edges"]) == view["damage"] <= 24
        assert len(view["hot_spots"]) >= self.hot_spots
        self.hot_spots = len(view["hot_spots"])
        if not self.state.is_over:
            assert self.state.legal()


STEPS = settings(max_examples=25, stateful_step_count=60)


@pytest.mark.rules("FP-INV-1", "FP-INV-2", "FP-INV-3", "FP-INV-4", "FP-INV-5", "FP-INV-6")
@pytest.mark.rules("FP-INV-7", "FP-INV-8")
def test_any_brigade_keeps_every_law() -> None:
    run_state_machine_as_test(Brigade, settings=STEPS)
