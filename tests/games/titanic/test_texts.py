"""Texts of SOS Titanic: positions and moves in one spelling, damaged ones refused or named."""

import pytest

import tocsin
from tests.games.titanic.table import do, field, moves, ship
from tocsin.core.contract import State
from tocsin.core.facts import Target


def along(seed: int, **options: object) -> list[State]:
    """The states of one random play."""
    state = tocsin.game("titanic", **options).new()
    rng = tocsin.Rng(seed)
    found = [state.copy()]
    while not state.is_over:
        state.step(rng)
        found.append(state.copy())
    return found


@pytest.mark.parametrize(
    "move",
    [
        "move:l1>l2*1", "move:l1>l7", "move:l1", "move:side>l1", "move:l1>side*2", "move:L1>l2",
        "rescue*0", "rescue*7", "rescue:2", "play:wait", "play:wait>side", "play:same-lines>l4,l2",
        "play:plan-a>l1", "play:plan-a@5", "play:mystery-first>mf", "place:f14>l1", "place:f0>l1",
        "place:mf6>l1", "top:", "give:wait>9", "first:5", "~show:f1b",
        "~draw:f1", "swap:f3a", "keep:", "seek*2",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused_with_its_place(move: str) -> None:
    state = ship(l1="|f9")
    with pytest.raises(tocsin.NotationError) as caught:
        state.game.read_move(state, move)
    assert 0 <= int(str(caught.value.facts["offset"])) <= len(move)


def test_every_text_of_the_universe_has_one_code() -> None:
    game = tocsin.game("titanic", players=5)
    state = game.new()
    texts = game.syntactic_moves(state)
    codes = [game.read_move(state, move) for move in texts]
    assert len(set(codes)) == len(set(texts)) == len(texts)
    assert [game.write_move(state, code) for code in codes] == texts


def test_every_offered_move_is_in_the_universe() -> None:
    for state in along(8, players=4):
        universe = set(state.game.syntactic_moves(state))
        assert set(moves(state)) <= universe


def test_what_a_move_shows_to_an_interface() -> None:
    state = ship(hands="wait.mystery-first", l1="?|s8.s7a", l2="|s9", l3="|f7")
    shown = {
        described.text: described
        for described in (state.game.describe(state, code) for code in state.legal())
    }
    run = shown["move:l1>l2*2"]
    assert (run.verb, run.rule) == ("move", "TI-MOVE-2")
    assert run.targets == (Target("line", "l1"), Target("line", "l2"))
    assert run.args == {"cards": ["s8", "s7a"], "many": 2, "source": "l1", "place": "l2"}
    stand_in = shown["play:mystery-first>l3"]
    assert stand_in.targets == (Target("card", "mystery-first"), Target("line", "l3"))
    assert stand_in.cost == 0
    assert stand_in.args == {"card": "mystery-first", "owner": 0, "place": "l3", "number": 6}
    assert state.game.prompt(state).args == {"seat": 0, "crew": "boxhall", "most": 3, "pile": 55}


def test_undo_and_records_work_with_chance_by_hand() -> None:
    play = tocsin.start("titanic", chance="manual", crew=["boxhall"])
    for card in ("f3", "s9", "s8", "f13"):
        play.do(f"~show:{card}")
    before = play.position()
    play.do("move:l3>l2")
    with pytest.raises(tocsin.IllegalMove, match="TI-MOVE-10"):
        play.do("rescue*1")
    play.undo()
    assert play.position() == before
    play.do("move:l4>l5")
    play.do("~show:f12")
    play.do("move:l4>l5")
    assert tocsin.replay(play.record(), chance="manual").record() == play.record()


def test_a_position_in_the_middle_of_every_step_round_trips() -> None:
    phases = set()
    for seed in range(4):
        for crew in (["lowe", "fleet"], ["smith", "lightoller", "phillips"]):
            for state in along(seed, crew=crew):
                again = state.game.read_position(state.key())
                assert again.key() == state.key()
                assert again.legal() == state.legal()
                phases.add(field(state, 2).partition(":")[0])
    assert len(phases) >= 18, sorted(phases)


def test_cards_known_in_an_empty_line_are_named_and_written_as_they_were_read() -> None:
    game = tocsin.game("titanic", layout="ultimate", crew=["latimer"])
    text = (
        "titanic/1 10 end:0 5 latimer your-turn come-back.save-time "
        "x;0+f3a.f4a.f10.f11a|-;5|s11;3|s12a;-;0|f13a;19|f4.f3 "
        "-/-/-/- -|24+f6a.f7.f10a.s2.s13|- f6.f8.s7.s16 - - -"
    )
    state = game.read_position(text)
    assert "known-cards-not-there" in {problem.code for problem in state.problems()}
    assert game.write_position(state) == text
    assert game.read_position(text).problems() == state.problems()


def test_a_copy_shares_nothing_that_changes() -> None:
    state = ship(crew="smith/lee/fleet", hands="wait/plan-a/-", l1="|s8", l2="|s9", l3="|s9a")
    do(state, "move:l1>l2")
    other = do(state.copy(), "move:l2>l3", "share", "give:wait>1")
    assert "wait/plan-a/-" in state.key()
    assert other.copy().key() == other.key()
    do(other.copy(), "give:plan-a>2")
    assert refuses_nothing_new(state)


def refuses_nothing_new(state: State) -> bool:
    return "move:l2>l3" in moves(state)


@pytest.mark.parametrize("word", ["move", "place"])
def test_a_number_is_a_move_exactly_if_the_universe_lists_it(word: str) -> None:
    """The quick answer of a room for each number of its block, against the list of its codes."""
    state = ship()
    (action,) = [room for room in state.game.actions if word in room.words]
    listed = set(action.every(state))
    block = [code for code in range(min(listed) - 100, max(listed) + 2000) if action.owns(code)]
    assert listed < set(block)
    assert {code for code in block if action.is_meant(state, code)} == listed
