"""Advice is the same when it is asked for twice, and spoils nothing that can be kept."""

import pytest

import tocsin as engine
from tocsin.bots.bot import Bot
from tocsin.core.contract import State
from tocsin.core.rng import Rng
from tocsin.host import Host
from tocsin.host.advising import advise

# The last wall marker would bring the house down: 23 damage markers lie, and an axe is at hand.
DOORSTEP = "flashpoint/1 1 act:0 4+0 1,1 - - 4,4;5,1;5,8 - - - WALLS - 10/5/0/0/0/0/0/0/0 -/- 0 -"


@pytest.mark.parametrize("game", ["feurio", "flashpoint", "titanic"])
def test_asked_twice_it_is_the_same_and_changes_nothing(game: str) -> None:
    play = engine.start(game, players=1, seed=3)
    host = Host(play, ["human"], engine.Rng(1))
    before = host.save()
    first = host.advise("steady")
    assert [host.advise("steady") for _ in range(4)] == [first] * 4
    assert host.save() == before


class Axe(Bot):
    """Loves to chop."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        texts = {self.game.write_move(state, code): code for code in state.legal()}
        chops = [code for text, code in texts.items() if text.startswith("chop")]
        return chops[0] if chops else state.legal()[0]


class Idler(Bot):
    """Places nobody."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        texts = {self.game.write_move(state, code): code for code in state.legal()}
        return texts.get("pass", state.legal()[0])


def test_a_move_that_puts_the_goal_out_of_reach_is_not_advised_while_another_is_there() -> None:
    play = engine.start("feurio", players=1, seed=4)
    advised: list[str] = []
    while play.view(0).as_json()["can_be_won"]:
        text = play.game.write_move(play.state, advise(Idler(play.game), play.state))
        if "pass" in play.moves():
            advised.append(text)
        play.do("pass" if "pass" in play.moves() else play.moves()[0])
    *before, last = advised
    assert set(before) == {"pass"}
    assert last.startswith("men:")


def walls_with_damage(count: int) -> str:
    """So many damage markers, two on a wall, of the front board."""
    view = engine.game("flashpoint").new().view(0).as_json()
    edges = [edge["edge"] for edge in view["edges"] if edge["kind"] == "wall"]
    inner = [name for name in edges if "0," not in name and "1,1" not in name]
    full, odd = divmod(count, 2)
    return ";".join([f"{edge}=2" for edge in inner[:full]] + [f"{inner[full]}=1"] * odd)


def test_a_move_that_loses_at_once_is_not_advised_while_another_is_there() -> None:
    position = DOORSTEP.replace("WALLS", walls_with_damage(23))
    play = engine.position("flashpoint", position, players=1, seed=1)
    bot = Axe(play.game)
    chop = play.game.write_move(play.state, bot.choose(play.state, 0, Rng(1)))
    assert chop.startswith("chop")
    advised = play.game.write_move(play.state, advise(bot, play.state))
    assert not advised.startswith("chop")
