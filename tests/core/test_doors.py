"""A seat's door shows what the seat may know, and lets it do what it may do."""

import pickle

import pytest

import tocsin
from tocsin.core.rng import load_rng
from tocsin.core.schema import schema_of


def begin() -> tocsin.Playthrough:
    return tocsin.start("feurio", players=3, firebreaks=True, seed=5)


def test_a_seat_acts_only_in_its_turn() -> None:
    play = begin()
    me, other = play.seat(play.actor), play.seat((play.actor + 1) % 3)
    assert me.moves() == play.moves()
    assert me.prompt() == play.prompt()
    assert other.moves() == []
    assert other.describe() == []
    assert other.reach() == []
    assert other.prompt() is None
    refusal = other.why_not(play.moves()[0])
    assert refusal is not None
    assert refusal.code == "not-your-turn"
    with pytest.raises(tocsin.NotYourTurn):
        other.do(play.moves()[0])
    assert me.why_not(play.moves()[0]) is None
    assert me.do(play.moves()[0])


def test_a_seat_is_told_its_own_secrets_and_no_others() -> None:
    play = begin()
    actor = play.actor
    drawn = [event for event in play.seat(actor).events() if event.code == "tile-drawn"][-1]
    unseen = [event for event in play.seat((actor + 1) % 3).events() if event.code == "tile-drawn"]
    assert "value" in drawn.args
    assert "value" not in unseen[-1].args
    assert play.referee().events()[-1].args["value"] == drawn.args["value"]


@pytest.mark.parametrize("seat", [-1, -2, 3, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    play = begin()
    for ask in (play.seat, play.view, lambda number: play.events(seat=number)):
        with pytest.raises(tocsin.SetupError, match="no such seat"):
            ask(seat)


def test_a_spectator_has_a_door_of_its_own() -> None:
    play = begin()
    watching = play.seat(tocsin.SPECTATOR)
    assert watching.moves() == []
    assert watching.view.as_json()["drawn"] is None


def test_a_fork_has_the_same_future_and_changes_nothing_here() -> None:
    play = begin()
    before = play.record()
    fork = play.fork()
    for _ in range(20):
        fork.do(fork.moves()[0])
    assert play.record() == before
    for _ in range(20):
        play.do(play.moves()[0])
    assert play.record() == fork.record()
    assert play.events() == fork.events()


def test_what_if_stops_before_chance_and_leaves_the_play_alone() -> None:
    play = begin()
    before = play.record()
    first = next(move for move in play.moves() if move.startswith("lay:"))
    trial = play.what_if([first, "pass", "pass"])
    assert trial.moves == [first, "pass"]
    assert trial.is_chance_next
    assert [event.code for event in trial.events(0)] == ["tile-laid", "passed"]
    assert sum(odds.weight for odds in trial.odds()) == trial.odds()[0].of
    assert play.record() == before
    with pytest.raises(tocsin.IllegalMove):
        play.what_if(["men:red>9,9"])


def test_the_odds_are_those_of_the_pile() -> None:
    play = tocsin.start("feurio", players=2, chance="manual")
    assert [(odds.text, odds.weight, odds.of) for odds in play.odds()] == [
        (f"~draw:{value}", 6, 36) for value in range(1, 7)
    ]
    play.do("~draw:3")
    assert play.odds()[2].weight == 5
    play.do("~draw:3")
    play.do("~draw:1")
    assert play.odds() == []


def test_the_state_of_a_generator_can_be_kept() -> None:
    rng = tocsin.Rng(12)
    rng.word()
    again = load_rng(rng.save())
    copied = rng.copy()
    expected = [rng.word() for _ in range(20)]
    assert [again.word() for _ in range(20)] == expected
    assert [copied.word() for _ in range(20)] == expected
    for text in ("", "x" * 32, "0" * 31):
        with pytest.raises(tocsin.SetupError, match="bad generator"):
            load_rng(text)


def test_a_record_never_holds_the_state_of_the_generator() -> None:
    play = begin()
    assert play.rng is not None
    assert play.rng.save() not in play.record()


def test_typed_records_survive_pickling_and_say_their_schema() -> None:
    play = begin()
    view = play.view(0)
    assert pickle.loads(pickle.dumps(view)) == view
    schema = schema_of(type(view))
    assert set(schema["$defs"]["FeurioView"]["properties"]) == set(view.as_json())


def test_former_names_still_work_with_a_warning() -> None:
    play = tocsin.start("feurio", players=2, chance="manual")
    with pytest.warns(DeprecationWarning, match="do_one"):
        play.enter("~draw:3")
    with pytest.warns(DeprecationWarning, match="undo_any"):
        play.drop()
    with pytest.warns(DeprecationWarning, match="let_chance_act"):
        play.settle()
    with pytest.warns(DeprecationWarning, match="as_json"):
        assert play.view(0)["game"] == "feurio"
