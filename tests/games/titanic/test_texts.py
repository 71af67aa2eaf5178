"""Texts of SOS Titanic: positions and moves in one spelling, damaged ones refused or named."""

import pytest

import tocsin
from tests.games.titanic.table import do, field, moves, problems, ship, text
from tocsin.core.contract import State
from tocsin.core.facts import Target

SIGNS = "0123456789fsa.|;/-+:@ ump"


def along(seed: int, **options: object) -> list[State]:
    """The states of one random play."""
    state = tocsin.game("titanic", **options).new()
    rng = tocsin.Rng(seed)
    found = [state.copy()]
    while not state.is_over:
        state.step(rng)
        found.append(state.copy())
    return found


def damage(position: str, others: list[str], rng: tocsin.Rng) -> str:
    """One sign changed, or one field of another position."""
    if rng.below(2):
        words = position.split(" ")
        place = 1 + rng.below(len(words) - 1)
        words[place] = others[rng.below(len(others))].split(" ")[place]
        return " ".join(words)
    place = rng.below(len(position))
    sign = SIGNS[rng.below(len(SIGNS))]
    return position[:place] + sign + position[place + rng.below(2) :]


@pytest.mark.parametrize("players", [1, 3])
def test_a_damaged_position_is_refused_or_has_a_named_problem_or_can_be_played(
    players: int,
) -> None:
    states = along(3, players=players)
    texts = [state.key() for state in states]
    rng = tocsin.Rng(players)
    refused = 0
    for _ in range(400):
        position = damage(texts[rng.below(len(texts))], texts, rng)
        try:
            state = states[0].game.read_position(position)
        except tocsin.NotationError as error:
            refused += 0 <= int(str(error.facts["offset"])) <= len(position)
            continue
        assert state.key() == position
        if state.problems():
            assert all(problem.rule for problem in state.problems())
            continue
        for _ in range(12):
            if not state.is_over:
                assert state.legal()
                state.step(rng)
                assert state.problems() == []
    assert refused > 100


@pytest.mark.parametrize(
    ("phase", "step"),
    [
        ("place:0", "drawn=s2"),
        ("keep:0", "actions=wait"),
        ("give:0", "-"),
        ("seek:0", "-"),
        ("number:0", "n=2"),
        ("turn:0", "drawn=f2"),
        ("turn:0", "card=wait"),
        ("turn:0", "placed"),
        ("come-on:0", "card=come-on;drawn=s2"),
        ("pick:0", "card=your-turn;drawn=s2.s3"),
    ],
)
def test_a_step_that_does_not_fit_its_phase_is_refused_or_named(phase: str, step: str) -> None:
    game = tocsin.game("titanic", crew=["boxhall"])
    try:
        found = problems(game.read_position(text(phase, step=step, l1="|f9")))
    except tocsin.NotationError:
        return
    assert found == [("step-does-not-fit", "TI-TURN-1")]


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


def test_a_step_without_anything_to_choose_from_is_refused_at_once() -> None:
    text = (
        "titanic/1 15 keep:0 5 fleet come-back get-ready*2.come-on.come-back.your-turn*2.same-lines"
        ".wait*2.save-time.plan-a.plan-b x;18+s7a.s8.s9.s14.s15a|s9a;2+s1.s2|s14a;3|f10a.f9a;"
        "0|s17.s16;0|f13;- pa/-/a/- -|8+f2.f4.f8.f9.f12a.f13a.s6a.s11|- f5a.f6a.f7.f7a.f8a.f10.f11a"
        ".f12.s3a.s4.s4a.s5a.s7.s10.s10a.s11a.s12.s12a.s17a - - -"
    )
    game = tocsin.game("titanic", crew=["fleet"], layout="ultimate")
    with pytest.raises(tocsin.NotationError, match="expected cards-to-choose-from"):
        game.read_position(text)
