"""Whether the common goal can still be reached: said only when it is sure."""

from pathlib import Path

import pytest

import tocsin as engine


def test_at_the_start_there_is_hope() -> None:
    for players in range(1, 5):
        mode = "solo" if players == 1 else "coop"
        play = engine.start("feurio", players=players, seed=2, mode=mode)
        assert play.view(0).as_json()["can_be_won"]


def test_a_game_for_points_is_never_hopeless() -> None:
    play = engine.start("feurio", players=2, seed=2)
    while not play.is_over:
        play.do(play.moves()[0])
        assert play.view(0).as_json()["can_be_won"]


@pytest.mark.rules("FE-SOLO-5")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_out_of_reach_once_stays_so_and_is_lost(seed: int) -> None:
    play = engine.start("feurio", players=1, seed=seed)
    rng = engine.Rng(seed)
    seen: list[bool] = []
    while not play.is_over:
        moves = play.moves()
        play.do(moves[rng.below(len(moves))])
        seen.append(bool(play.view(0).as_json()["can_be_won"]))
    assert seen == sorted(seen, reverse=True)
    outcome = play.outcome
    assert outcome is not None
    assert seen[-1] == (outcome.ending == "forest-saved")


@pytest.mark.rules("FE-SOLO-7")
def test_whoever_places_nobody_loses_hope_when_twenty_turns_are_no_longer_left() -> None:
    play = engine.start("feurio", players=1, seed=4)
    while play.view(0).as_json()["can_be_won"] and not play.is_over:
        play.do("pass" if "pass" in play.moves() else play.moves()[0])
    view = play.view(0).as_json()
    left = view["pile"] + (view["phase"] != "draw")
    assert left == 19


@pytest.mark.parametrize("name", ["solo-saved", "coop-two-saved"])
def test_a_play_that_was_won_never_looked_lost(name: str) -> None:
    kept = Path(__file__).parents[2] / "golden" / "feurio" / f"{name}.txt"
    won = engine.replay(kept.read_text(encoding="utf-8"), chance="manual")
    play = won.at(0)
    for ply in won.plies:
        play.do_one(ply.text)
        assert play.view(0).as_json()["can_be_won"], ply
    outcome = play.outcome
    assert outcome is not None
    assert outcome.ending == "forest-saved"
