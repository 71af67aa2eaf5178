"""A play with people and bots around it: who is asked, undo, news, secrets."""

import pytest

import tocsin as engine
from tocsin.core.errors import MoveError
from tocsin.core.seats import SPECTATOR
from tocsin.host import Host
from tocsin.host.seating import default_seats, kinds_of, read_seats
from tocsin.host.undoing import PRACTICE

CHANCE = int(engine.CHANCE)


def host_of(*names: str, policy: str = "fair", chance: str = "seeded", **options: object) -> Host:
    play = engine.start("feurio", players=len(names), seed=5, chance=chance, **options)
    return Host(play, list(names), engine.Rng(1), policy)


def answer(host: Host, place: int = 0) -> str:
    """Whoever is asked makes the move at that place of the list."""
    moves = host.play.moves()
    text = moves[min(place, len(moves) - 1)]
    host.do(host.actor, text)
    return text


def test_bots_act_until_a_person_is_asked() -> None:
    host = host_of("human", "steady", "random")
    assert host.people == [0]
    assert not host.is_person_asked
    host.let_bots_act()
    assert host.actor == 0
    assert host.is_person_asked
    assert host.play.names == ("human", "steady", "random")


def test_the_same_seeds_give_the_same_play() -> None:
    records = []
    for _ in range(2):
        host = host_of("random", "steady")
        host.let_bots_act()
        assert host.is_over
        records.append(host.play.record())
    assert records[0] == records[1]


def test_advice_is_a_legal_move_and_changes_nothing() -> None:
    host = host_of("human", "human")
    before = host.play.record()
    assert host.advise("steady") in host.play.moves()
    assert host.play.record() == before


# Undo.


def test_undo_takes_back_the_last_choice() -> None:
    host = host_of("human", "human")
    before = host.play.record()
    text = answer(host)
    assert host.undo() == text
    assert host.play.record() == before
    with pytest.raises(MoveError) as refused:
        host.undo()
    assert refused.value.code == "nothing-to-undo"


def test_undo_stops_where_chance_has_answered() -> None:
    host = host_of("human", "human")
    answer(host)
    host.do(1, "pass")
    assert host.play.plies[-1].actor == CHANCE
    with pytest.raises(MoveError) as refused:
        host.undo()
    assert refused.value.code == "chance-has-answered"
    assert refused.value.facts == {}


def test_undo_goes_over_what_was_no_choice() -> None:
    host = host_of("human", "human")
    before = host.play.record()
    first = host.play.moves()[0]
    host.do(1, first)
    host.do(1, host.play.moves()[1], is_choice=False)
    with pytest.raises(MoveError) as refused:
        host.undo()
    assert refused.value.code == "chance-has-answered"
    practice = host_of("human", "human", policy=PRACTICE)
    practice.do(1, first)
    practice.do(1, practice.play.moves()[1], is_choice=False)
    assert practice.undo() == first
    assert practice.play.record() == before


def test_typed_dice_can_be_typed_again() -> None:
    host = host_of("human", "human", chance="manual")
    host.do(CHANCE, "~draw:4")
    host.do(CHANCE, "~draw:2")
    assert host.undo() == "~draw:2"
    host.do(CHANCE, "~draw:3")
    assert [ply.text for ply in host.play.plies] == ["~draw:4", "~draw:3"]


def test_practice_takes_back_anything_and_meets_the_same_chance_again() -> None:
    host = host_of("human", "human", policy=PRACTICE)
    answer(host)
    host.do(1, "pass")
    after = host.play.record()
    assert host.undo() == "pass"
    host.do(1, "pass")
    assert host.play.record() == after


def test_only_whoever_made_the_last_choice_takes_it_back() -> None:
    host = host_of("human", "human")
    text = answer(host)
    with pytest.raises(engine.NotYourTurn) as refused:
        host.undo(0)
    assert refused.value.facts == {"actor": 1}
    assert host.undo(1) == text


def test_choices_of_a_play_that_was_loaded_can_be_taken_back() -> None:
    host = host_of("human", "human")
    text = answer(host)
    loaded = Host(engine.replay(host.play.record(), seed=1), ["human", "human"], engine.Rng(1))
    assert loaded.undo() == text


# News.


def test_news_are_told_once_to_each_seat_and_again_after_an_undo() -> None:
    host = host_of("human", "human")
    first = [event.code for event in host.news(0)]
    assert first[:2] == ["start-tile-laid", "start-tile-laid"]
    assert host.news(0) == []
    assert [event.code for event in host.news(1)] == first
    answer(host)
    assert [event.code for event in host.news(0)] == ["tile-laid"]
    host.undo()
    assert host.news(0) == []
    answer(host, 1)
    assert [event.code for event in host.news(0)] == ["tile-laid"]


def test_on_a_shared_screen_everybody_is_told_at_once() -> None:
    host = host_of("human", "human")
    assert host.news(1, is_shared=True)
    assert host.news(0) == []


def test_nobody_is_told_what_is_not_theirs_to_know() -> None:
    host = host_of("human", "human", firebreaks=True)
    drawn = {seat: host.news(seat)[-1] for seat in (0, 1, int(SPECTATOR))}
    assert {event.code for event in drawn.values()} == {"tile-drawn"}
    assert "value" in drawn[1].args
    assert "value" not in drawn[0].args
    assert "value" not in drawn[int(SPECTATOR)].args


def test_only_the_last_turns_of_a_loaded_play_are_news() -> None:
    host = host_of("random", "random")
    for _ in range(20):
        host.let_bot_act()
    loaded = Host(host.play, ["human", "human"], engine.Rng(1))
    turn = host.play.plies[-1].turn
    assert {host.play.plies[event.ply].turn for event in loaded.news(0)} <= {turn - 1, turn}


# Secrets.


def test_secrets_are_noticed_and_stay_noticed() -> None:
    open_table = host_of("human", "human")
    assert not open_table.keeps_secrets
    host = host_of("human", "human", firebreaks=True)
    assert host.keeps_secrets
    lay = next(text for text in host.play.moves() if text.startswith("lay:"))
    host.do(1, lay)
    assert host.keeps_secrets


def test_one_person_alone_has_nobody_to_keep_secrets_from() -> None:
    host = host_of("human", "steady", firebreaks=True)
    host.let_bots_act()
    assert not host.keeps_secrets


# Seating.


def test_seats_are_read_by_name() -> None:
    assert read_seats("human, Steady", 2) == ["human", "steady"]
    with pytest.raises(engine.SetupError) as refused:
        read_seats("human,dog", 2)
    assert refused.value.code == "unknown-seat"
    with pytest.raises(engine.SetupError) as refused:
        read_seats("human", 2)
    assert refused.value.code == "seats-do-not-fit"


def test_one_human_sits_with_steady_partners() -> None:
    assert default_seats(engine.game("feurio", players=3)) == ["human", "steady", "steady"]
    assert kinds_of("feurio") == ("human", "random", "rookie", "steady", "expert")
