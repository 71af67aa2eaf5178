"""One play as people and programs drive it."""

import pytest

import tocsin


def test_the_contract_of_the_design_page() -> None:
    play = tocsin.start("feurio", players=3, seed=42)
    assert play.actor == 1
    assert play.moves() == sorted(play.moves())
    told = play.do(play.moves()[0])
    assert told[0].rule == "FE-SPREAD-2"
    assert play.why_not(play.moves()[0]) is None
    refusal = play.why_not("lay:0,0")
    assert refusal is not None
    assert refusal.rule == "FE-TURN-1"
    assert play.outcome is None
    assert play.view(0).as_json()["game"] == "feurio"
    again = tocsin.position("feurio", play.position(), players=3)
    assert again.position() == play.position()


def test_the_same_seed_gives_the_same_play() -> None:
    records = set()
    for _ in range(2):
        play = tocsin.start("feurio", players=2, seed=5)
        while not play.is_over:
            play.do(play.moves()[-1])
        records.add(play.record())
    assert len(records) == 1


def test_manual_chance_waits_for_every_outcome() -> None:
    play = tocsin.start("feurio", players=2, chance="manual")
    assert play.actor == tocsin.CHANCE
    assert play.moves() == [f"~draw:{value}" for value in range(1, 7)]
    play.do("~draw:6")
    assert play.actor == tocsin.CHANCE


def test_an_illegal_move_names_rule_and_position_and_changes_nothing() -> None:
    play = tocsin.start("feurio", players=4, seed=1)
    before = play.record()
    with pytest.raises(tocsin.IllegalMove) as caught:
        play.do("lay:9,9")
    assert "[FE-SPREAD-1]" in str(caught.value)
    assert play.position() in str(caught.value)
    assert play.record() == before


def test_undo_stops_at_what_chance_has_answered() -> None:
    play = tocsin.start("feurio", players=4, seed=1)
    start = play.position()
    with pytest.raises(tocsin.MoveError, match="chance cannot be undone"):
        play.undo()
    play.do(play.moves()[0])
    assert play.undo().text.startswith("lay:")
    assert play.position() == start
    assert not any(event.code == "tile-laid" for event in play.events())


def test_a_mistyped_tile_can_be_dropped() -> None:
    play = tocsin.start("feurio", players=4, chance="manual")
    play.do("~draw:6")
    assert play.undo_any().text == "~draw:6"
    with pytest.raises(tocsin.MoveError, match="nothing to undo"):
        play.undo_any()
    with pytest.raises(tocsin.MoveError, match="nothing to undo"):
        play.undo()


def test_nothing_can_be_done_after_the_end() -> None:
    play = tocsin.start("feurio", players=2, seed=2)
    while not play.is_over:
        play.do(play.moves()[0])
    assert play.actor == tocsin.NOBODY
    assert play.moves() == []
    with pytest.raises(tocsin.PlaythroughOver):
        play.do("pass")
    with pytest.raises(tocsin.PlaythroughOver):
        play.state.play(99_999)
    refusal = play.why_not("pass")
    assert refusal is not None
    assert refusal.code == "the-play-is-over"


@pytest.mark.parametrize(
    "given",
    [{"seed": -1}, {"seed": 2**96}, {"seed": "7"}, {"seed": True}, {"chance": "loaded"}],
)
def test_bad_seeds_and_kinds_of_chance_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(tocsin.SetupError):
        tocsin.start("feurio", **given)  # type: ignore[arg-type]


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(tocsin.SetupError, match="feurio"):
        tocsin.start("chess")


def test_earlier_moments_can_be_visited() -> None:
    play = tocsin.start("feurio", players=2, seed=2)
    first = play.position()
    plies = len(play.plies)
    play.do(play.moves()[0])
    assert play.at(plies).position() == first
    with pytest.raises(tocsin.SetupError, match="no such ply"):
        play.at(10_000)


def test_errors_survive_pickling() -> None:
    import pickle

    error = tocsin.IllegalMove("not-so", {"cell": "1,1"}, "FE-X", "here")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (tocsin.IllegalMove, str(error))
    assert str(error) == "not so: cell 1,1 [FE-X] in here"


def test_a_play_has_a_limit_of_plies() -> None:
    play = tocsin.start("feurio", players=2, seed=5)
    play.plies.extend([play.plies[-1]] * play.game.plies_max)
    before = play.position()
    with pytest.raises(tocsin.PlaythroughOver, match="most 400"):
        play.do(play.moves()[0])
    assert play.position() == before
