"""Careful and bold: the same level, but it chooses otherwise where it shows."""

import pytest

import tocsin as engine
from tocsin.bots.partners import make_partner
from tocsin.bots.registry import is_bot, make_bot
from tocsin.bots.tempers import load_temper, tempered
from tocsin.core.errors import SetupError
from tocsin.core.rng import Rng
from tocsin.host.seating import label_seats, names_of, read_seats, seat_bots

# A victim is in hand and the way out is free, but smoke hangs in the next room.
SMOKE_OR_VICTIM = (
    "flashpoint/2:front 17 act:0 8+0 2,3/5,4+3 - 1,4;3,1;3,4;4,7;5,1;5,6;5,7;5,8;6,1;6,5 5,1;5,8 "
    "2,3 - - 0,3|1,3=1;2,3|2,4=2;2,3|3,3=2 4,4|5,4=open;6,5|6,6=open 9/5/0/0/0/0/0/0/0 -/- 0 -"
)
# A card in hand finds somebody for certain; a rescue with five cards probably does.
CARD_OR_RESCUE = (
    "titanic/1 2 turn:1 1 boxhall/lowe -/come-on.same-lines - "
    "3|f3a;4|s6;7|s15a;9|f11a.f10;-;-;- a/-/-/- -|29|- f2a.s15 - - -"
)
# A free tile of four, and all men still in hand.
WAIT_OR_PLACE = "feurio/1 2 men:0 - 1,-1=1/g1;0,0=2;1,0=3;0,1=4 r12y12/g11b12 555566 0"


def choice(game_id: str, position: str, bot: str, **options: object) -> str:
    """The text of the move that this bot makes there."""
    game = engine.game(game_id, players=2, **options)
    state = game.read_position(position)
    code = make_bot(bot, game).choose(state.copy(), state.actor, Rng(1))
    return game.write_move(state, code)


def test_the_careful_clear_the_smoke_and_the_bold_carry_the_victim_on() -> None:
    game = engine.game("flashpoint", players=2)
    state = game.read_position(SMOKE_OR_VICTIM)
    said = {
        temper: make_partner(f"expert:{temper}", game).decide(state, 0, Rng(1)).intention
        for temper in ("careful", "bold")
    }
    assert {name: one and one.code for name, one in said.items()} == {
        "careful": "clear-smoke",
        "bold": "carry",
    }


def test_the_careful_keep_their_cards_and_the_bold_play_them() -> None:
    assert choice("titanic", CARD_OR_RESCUE, "steady:careful") == "rescue*5"
    assert choice("titanic", CARD_OR_RESCUE, "steady:bold") == "play:come-on"


def test_the_careful_hold_men_back_and_the_bold_place_them() -> None:
    assert choice("feurio", WAIT_OR_PLACE, "steady:careful", mode="coop") == "pass"
    assert choice("feurio", WAIT_OR_PLACE, "steady:bold", mode="coop").startswith("men:")


@pytest.mark.parametrize("name", ["steady:careful", "expert:bold", "rookie:careful", "random"])
def test_a_level_may_have_a_temper(name: str) -> None:
    assert is_bot(name)
    game = engine.game("feurio", players=2)
    assert read_seats(f"human,{name}", 2) == ["human", name]
    assert list(seat_bots(game, ["human", name])) == [1]
    assert names_of(["human", name]) == {}
    assert label_seats(["human", name], with_own_bots=True) == ("human", name)


@pytest.mark.parametrize(
    "name", ["random:bold", "steady:", "steady:brave", "bold", "steady:bold:bold", ":bold"]
)
def test_any_other_temper_is_an_unknown_bot(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(SetupError, match="unknown bot"):
        make_bot(name, engine.game("feurio", players=2))


def test_a_temper_that_names_no_weight_is_an_error() -> None:
    with pytest.raises(SetupError, match="bad weights"):
        tempered([1.0], ("fires",), {"courage": 2.0})
    with pytest.raises(SetupError, match="bad weights"):
        load_temper("flashpoint", "sleepy")
