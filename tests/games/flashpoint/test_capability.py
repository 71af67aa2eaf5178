"""A toy expansion shows that every hook of a capability is asked, and that the base needs none."""

import pytest
from mypy_extensions import i64

import tocsin
from tests.games.flashpoint.table import codes, do, fires, look, moves, refusal, roll
from tocsin.core.contract import Description, Refusal, State
from tocsin.core.journal import Journal
from tocsin.core.testkit import check_game
from tocsin.games.flashpoint.capability import CAPABILITY_FROM, NOT_MINE, STOPS, Capability
from tocsin.games.flashpoint.game import Flashpoint
from tocsin.games.flashpoint.scene import Scene

CRATE, POOL, DRAIN = "4,4", "4,5", "6,1"
RING = int(CAPABILITY_FROM)


class Cellar(Capability):
    """A crate that takes blasts, a pool nobody enters, a drain that moves rolls, a bell to ring."""

    def __init__(self, at: i64) -> None:
        super().__init__(at)
        self.words = {RING: "ring"}

    def begin(self, s: Scene) -> None:
        s.slots[self.at] = 1

    def redirect(self, s: Scene, cell: i64) -> i64:
        return s.board.cell_named["1,1"] if s.board.names[cell] == DRAIN else cell

    def bars_piece(self, s: Scene, cell: i64) -> bool:
        return s.board.names[cell] == CRATE

    def bars_entry(self, s: Scene, cell: i64) -> bool:
        return s.board.names[cell] == POOL

    def meet_cell(self, s: Scene, cell: i64, way: i64, journal: Journal | None) -> i64:
        if s.board.names[cell] != CRATE:
            return NOT_MINE
        s.slots[self.at + 1] += 1
        return STOPS

    def end_explosion(self, s: Scene, cell: i64, journal: Journal | None) -> None:
        if journal is not None:
            journal.tell("dust-settled", "XD-TOY-1", {"cell": s.board.names[cell]})

    def end_fire(self, s: Scene, journal: Journal | None) -> None:
        if journal is not None:
            journal.tell("pool-bubbled", "XD-TOY-2", {})

    def offer_actions(self, s: Scene) -> None:
        if s.slots[self.at] and s.ap:
            s.offer(CAPABILITY_FROM)

    def perform(self, s: Scene, code: i64, journal: Journal | None) -> None:
        s.slots[self.at] = 0
        s.ap -= 1

    def explain(self, s: Scene, code: i64) -> Refusal | None:
        if not s.ap:
            return Refusal("no-strength-left", "XD-TOY-3")
        return None if s.slots[self.at] else Refusal("the-bell-is-broken", "XD-TOY-3")

    def describe(self, s: Scene, code: i64) -> Description:
        return Description("ring", "ring", "XD-TOY-3", cost=1)

    def find_problems(self, s: Scene) -> list[str]:
        return ["bell-rung-twice [XD-TOY-3]"] if s.slots[self.at] > 1 else []


@pytest.fixture
def game() -> Flashpoint:
    made = tocsin.game("flashpoint", players=1)
    assert isinstance(made, Flashpoint)
    made.settings.add(Cellar(0), 2)
    return made


def at(
    game: Flashpoint, crew: str, *, fire: str = "-", poi: str = "-", slots: str = "1.0"
) -> State:
    return game.read_position(
        f"flashpoint/1 1 act:0 4+0 {crew} {fire} - {poi} - - - - - "
        f"10/5/0/0/0/0/0/0/0 -/- 0 slots={slots}"
    )


def test_rolls_are_redirected_and_blasts_taken(game: Flashpoint) -> None:
    state = at(game, "0,0", fire="3,4")
    roll(state, "6,1")
    assert look(state)["smoke"] == ["1,1"]
    crate = at(game, "0,0", fire="3,4")
    events = roll(crate, "3,4")
    assert CRATE not in fires(crate)
    assert crate.key().endswith("slots=1.1")
    assert {"dust-settled", "pool-bubbled"} <= set(codes(events))


def test_nobody_enters_the_pool_and_no_marker_lies_on_the_crate(game: Flashpoint) -> None:
    state = at(game, "4,6")
    assert refusal(state, "walk:w") == "FP-MOVE-1"
    assert "walk:w" not in moves(state)
    placing = game.read_position(
        "flashpoint/1 1 replenish:0 0+0 0,0 - - 1,1;1,2 - - - - - "
        "10/5/0/0/0/0/0/0/0 -/- 0 slots=1.0"
    )
    do(placing, "~roll:4,4")
    # The arrow on (4,4) points east.
    assert "4,5" in look(placing)["pois"]


def test_its_own_move_has_a_text_a_price_and_a_rule(game: Flashpoint) -> None:
    state = at(game, "0,0")
    assert moves(state)[-1] == "ring"
    do(state, "ring")
    assert look(state)["points"] == 3
    assert refusal(state, "ring") == "XD-TOY-3"
    assert state.copy().key() == state.key()
    assert at(game, "0,0", slots="2.0").problems() == ["bell-rung-twice [XD-TOY-3]"]


def test_random_play_with_it_keeps_every_law(game: Flashpoint) -> None:
    # Pickles carry options only, which a toy without an option does not have: walk without them.
    state = game.new()
    rng = tocsin.Rng(4)
    while not state.is_over:
        assert state.problems() == []
        text = state.key()
        assert game.read_position(text).key() == text
        offered = set(moves(state))
        if len(offered) < 40:
            for move in game.syntactic_moves(state):
                assert (game.why_not(state, move) is None) == (move in offered), (move, text)
        state.step(rng)


def test_without_capabilities_a_base_game_is_what_it_was() -> None:
    assert check_game(tocsin.game("flashpoint", players=2), range(1)) > 0
