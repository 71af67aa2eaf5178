"""Steady brings people out; chance alone hardly ever does."""

import pytest

import tocsin
from tests.games.flashpoint.table import advanced, table, tried
from tocsin.bots import make_bot
from tocsin.bots.flashpoint.knowledge import FlashpointKnowledge
from tocsin.bots.match import play_match


def rescued(name: str, games: int) -> int:
    game = tocsin.game("flashpoint", players=4)
    bots = [make_bot(name, game) for _ in range(game.seats)]
    total = 0
    for seed in range(games):
        view = play_match(game, bots, tocsin.Rng(seed)).view(0).as_json()
        total += view["rescued"]
    return total


def test_steady_rescues_far_more_than_random() -> None:
    # In 20 games of a long run steady rescued all the seven it takes.
    assert rescued("steady", 2) >= 12
    assert rescued("random", 4) <= 2


def test_steady_plays_the_advanced_game_with_every_specialist() -> None:
    game = tocsin.game("flashpoint", players=6, rules="advanced", level="heroic")
    bots = [make_bot("steady", game) for _ in range(6)]
    assert play_match(game, bots, tocsin.Rng(1)).outcome() is not None


@pytest.mark.parametrize("board", ["garage+attic", "laboratory", "laboratory+basement"])
def test_steady_finds_its_way_on_every_kind_of_board(board: str) -> None:
    game = tocsin.game("flashpoint", players=2, board=board)
    bots = [make_bot("steady", game) for _ in range(2)]
    assert play_match(game, bots, tocsin.Rng(2)).outcome() is not None


@pytest.mark.parametrize(
    ("phase", "memory", "cell"),
    [
        ("act:0", "-", "0,3"),
        ("act:0", "-", "u:0,4"),
        ("embark:0", "riders=1", "u:0,4"),
        ("embark:0", "-", "u:0,4"),
        ("alight:0", "riders=1", "0,4"),
        ("rest:0", "-", "0,4"),
    ],
)
def test_steady_answers_what_the_platform_asks(phase: str, memory: str, cell: str) -> None:
    state = advanced(
        "0,3=driver/5,0=rescue",
        phase=phase,
        fire="u:1,4",
        victims="0,4",
        vehicles="w/n",
        memory=memory,
        danger=f"platform={cell}",
        board="laboratory",
        platform=True,
    )
    assert state.problems() == []
    bot = make_bot("steady", state.game)
    assert bot.choose(state, 0, tocsin.Rng(1)) in state.legal()


def test_steady_stays_on_no_bridge() -> None:
    given: dict = {"board": "garage+basement", "bridge": True, "ladder_down": True}
    danger = "hole=3,3;hole=5,3;ladder=3,3;ladder=4,3;down=5,2>e;spent=4"
    state = table("3,4", victims="3,4", ap="6+0", doors="3,2|3,3=open", danger=danger, **given)
    bot = make_bot("steady", state.game)
    while state.actor == 0:
        state.play(bot.choose(state, 0, tocsin.Rng(1)))
    assert not state.problems()
    view = state.view(0).as_json()
    assert view["firefighters"][0]["cell"] not in view["holes"]


def test_steady_does_not_take_away_the_only_way_out() -> None:
    given: dict = {"board": "garage+basement", "ladder_down": True}
    danger = "hole=3,3;hole=5,4;down=3,4>w;spent=4"
    state = table("3,4/b:3,1", ap="1+0", danger=danger, **given)
    know = FlashpointKnowledge(state.game)
    assert know.worth(tried(state, "fold:w"), 0) == 0.0 < know.worth(state, 0)


# Nothing burns, three cells smoke, and three markers lie where nobody stands.
CALM = (
    "flashpoint/2:back 120 act:3 6+0 1,3+4/5,6+4/2,6+2/2,2 - 1,4;3,8;5,1 2,8;3,8;4,8 - - - "
    "2,1|3,1=1;2,2|3,2=1;3,3|3,4=1;3,4|4,4=1;4,0|4,1=2;4,1|5,1=1;4,2|5,2=2;5,6|5,7=1 "
    "1,5|1,6=open;3,5|3,6=open;3,5|4,5=open;3,6|4,6=open;4,3|5,3=open;4,6|4,7=open;4,6|5,6=open "
    "5/3/3/2/2/0/0/0/0 -/- 0 -"
)


def played_until(state: tocsin.State, turn: int) -> dict:
    """What is seen when steady bots have come to that turn."""
    bots = [make_bot("steady", state.game) for _ in range(state.game.seats)]
    rng = tocsin.Rng(1)
    while not state.is_over and state.turn < turn:
        chance = state.actor == tocsin.CHANCE
        state.play(state.draw(rng) if chance else bots[state.actor].choose(state, state.actor, rng))
    return state.view(0).as_json()


def test_in_a_calm_house_somebody_fetches_the_people() -> None:
    state = tocsin.game("flashpoint", players=4, board="back").read_position(CALM)
    begun = state.view(0).as_json()
    view = played_until(state, 132)
    assert view["rescued"] + view["false_alarms_found"] > (
        begun["rescued"] + begun["false_alarms_found"]
    )


@pytest.mark.parametrize(
    ("board", "doors", "players", "most"),
    [
        ("front", "0,6 3,0 4,9 7,3", 6, 2),
        ("front", "0,6 3,0 4,9 7,3", 4, 1),
        ("back", "3,0 7,3", 4, 2),
    ],
)
def test_all_doors_get_their_share_of_the_crew(
    board: str, doors: str, players: int, most: int
) -> None:
    view = played_until(tocsin.game("flashpoint", players=players, board=board).new(), 1)
    cells = [one["cell"] for one in view["firefighters"]]
    assert set(cells) <= set(doors.split())
    assert max(cells.count(cell) for cell in cells) == most
