"""Partners say what they mean to do and why, listen, and leave people's pieces alone."""

import pytest

import tocsin as engine
from tocsin.bots.flashpoint.insight import FlashpointInsight, burning
from tocsin.bots.heeding import HeedingKnowledge
from tocsin.bots.insight import act_out
from tocsin.bots.knowledge import Knowledge
from tocsin.bots.partner import Partner
from tocsin.bots.partners import make_insight, make_partner
from tocsin.core.contract import Game, State
from tocsin.core.rng import Rng
from tocsin.core.talk import Request, Saying
from tocsin.games.flashpoint.table import codes
from tocsin.games.flashpoint.table.state import FlashpointState

HOUSE = {"players": 2, "rules": "family", "board": "front"}


def house(**said: object) -> State:
    """A table of the family game with what is said on it."""
    game = engine.game("flashpoint", **HOUSE)
    return game.build(said)


def plan_of(state: State, *texts: str) -> Saying:
    """What a plan, given as texts, comes to."""
    game = state.game
    walk, found = state.copy(), []
    for text in texts:
        found.append(game.read_move(walk, text))
        walk.play(found[-1])
    return make_insight(game).intend(state, int(state.actor), found)


FIRE = {"fire": ["1,1"], "firefighters": ["5,9", "3,0"]}


@pytest.mark.parametrize(
    ("said", "moves", "code", "args"),
    [
        (
            {"victims": ["3,1"], "firefighters": ["3,1", "4,9"], "fire": ["1,8"]},
            ["carry:w"],
            "rescue",
            {"victim": "3,1", "out": "3,0", "side": "w", "way": ["3,1", "3,0"]},
        ),
        (
            {"fire": ["3,2"], "firefighters": ["3,1", "4,9"]},
            ["spray:e", "spray:e"],
            "hold-fire",
            {"cells": ["3,2"], "count": 1, "way": ["3,1"]},
        ),
        (
            {"poi": ["3,2"], "firefighters": ["3,1", "4,9"], "fire": ["1,8"]},
            ["walk:e"],
            "look",
            {"cell": "3,2", "way": ["3,1", "3,2"]},
        ),
        (
            {"smoke": ["3,2"], "firefighters": ["3,1", "4,9"], "fire": ["1,8"]},
            ["spray:e"],
            "clear-smoke",
            {"cells": ["3,2"], "count": 1, "way": ["3,1"]},
        ),
        (
            {"firefighters": ["3,1", "4,9"], "fire": ["1,8"]},
            ["pass"],
            "wait",
            {"saved": 4, "way": ["3,1"]},
        ),
    ],
)
def test_a_plan_is_called_by_the_most_important_thing_it_does(
    said: dict[str, object], moves: list[str], code: str, args: dict[str, object]
) -> None:
    found = plan_of(house(**said), *moves)
    assert (found.code, dict(found.args)) == (code, args)


def decide_all(game: Game, plies: int, seed: int) -> list[Saying]:
    """What steady partners say in the first plies of a play."""
    partner = make_partner("steady", game)
    state, rng = game.new(), Rng(seed)
    said: list[Saying] = []
    for _ in range(plies):
        if state.actor == engine.NOBODY:
            break
        if state.actor == engine.CHANCE:
            state.play(state.draw(rng))
            continue
        decision = partner.decide(state, int(state.actor), rng)
        said += [one for one in (decision.intention, decision.reason) if one is not None]
        assert state.is_offered(decision.code)
        assert decision.plan[0] == decision.code
        state.play(decision.code)
    return said


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("flashpoint", {"players": 3}),
        ("flashpoint", {"players": 2, "rules": "advanced"}),
        ("titanic", {"players": 2}),
        ("feurio", {"players": 2, "mode": "coop"}),
    ],
)
def test_whatever_partners_say_is_declared(game_id: str, options: dict[str, object]) -> None:
    game = engine.game(game_id, **options)
    said = decide_all(game, 60, 3)
    assert {one.sort for one in said} == {"intention", "reason"}
    for one in said:
        assert game.vocabulary(one.sort).problem(one.code, one.args) == ""


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("flashpoint", {"players": 2, "board": "garage"}),
        ("flashpoint", {"players": 3, "board": "laboratory+basement", "rules": "advanced"}),
        ("flashpoint", {"players": 3, "board": "garage+attic", "rules": "advanced"}),
        ("flashpoint", {"players": 4, "rules": "advanced", "level": "heroic"}),
        ("titanic", {"players": 3}),
        ("feurio", {"players": 3, "mode": "coop"}),
    ],
)
def test_every_legal_move_has_a_name_as_a_plan(game_id: str, options: dict[str, object]) -> None:
    game = engine.game(game_id, **options)
    insight, words = make_insight(game), game.vocabulary("intention")
    state, rng = game.new(), Rng(11)
    named: set[str] = set()
    for _ in range(250):
        if state.is_over:
            break
        actor = int(state.actor)
        codes_now = state.legal()
        if actor >= 0 and insight.is_turn(state, actor):
            for code in codes_now[:: max(1, len(codes_now) // 6)]:
                said = insight.intend(state, actor, [code])
                assert words.problem(said.code, said.args) == ""
                named.add(said.code)
        state.play(state.draw(rng) if actor < 0 else codes_now[rng.below(len(codes_now))])
    assert len(named) > 3


def test_rivals_keep_their_plans_to_themselves() -> None:
    game = engine.game("feurio", players=2, mode="scored")
    assert decide_all(game, 20, 3) == []
    partner = make_partner("steady", game)
    state = game.new()
    assert partner.answer(state, 1, Rng(1), Request("wait", 0)).code == "rivals"
    assert partner.foretell(state, 0, Rng(1)) is None


# Requests. Seat 1 is a steady partner, and it is seat 0's turn.


def answer(state: State, code: str, at: str = "", seat: int = 1) -> Saying:
    """What the partner says to a request of seat 0."""
    return make_partner("steady", state.game).answer(state, seat, Rng(1), Request(code, 0, at))


def test_a_plan_for_the_next_turn_is_what_the_partner_would_do_if_it_began_now() -> None:
    state = house(victims=["3,1"], firefighters=["4,9", "3,1"], fire=["1,8"])
    partner = make_partner("steady", state.game)
    ahead = partner.foretell(state, 1, Rng(1))
    mine = partner.insight.turn_of(state, 1)
    assert mine is not None
    assert ahead == partner.decide(mine, 1, Rng(1)).intention
    assert ahead is not None
    assert ahead.code == "rescue"
    # Before anybody stands anywhere there is nothing to plan.
    assert partner.foretell(state.game.new(), 1, Rng(1)) is None


def test_a_partner_comes_where_it_can_and_says_when_it_takes_longer() -> None:
    state = house(firefighters=["3,0", "5,0"], fire=["1,8"], poi=["1,4"])
    assert answer(state, "come", "3,1").code == "yes-come"
    assert answer(state, "come", "3,7").code == "on-my-way"


def test_a_partner_refuses_what_would_be_ruinous_and_says_what_it_would_cost() -> None:
    fire = ["3,2", "3,3", "2,2", "2,3", "3,4", "4,4", "5,6", "5,7", "6,6", "3,5"]
    fire += ["4,2", "4,3", "4,5", "5,5"]
    state = house(firefighters=["7,3", "3,1"], fire=fire, poi=["2,4", "5,1", "5,8"])
    reply = answer(state, "wait")
    assert reply.code == "ruinous"
    assert int(str(reply.args["chance"])) < int(str(reply.args["instead"]))


def test_nothing_is_held_where_nothing_burns_and_nothing_left_where_nothing_lies() -> None:
    state = house(firefighters=["3,0", "5,0"], fire=["1,8"], poi=["1,4"])
    assert answer(state, "hold", "6,1").code == "nothing-to-hold"
    assert answer(state, "leave", "6,1").code == "nothing-to-leave"
    assert answer(state, "leave", "1,4").code == "yes-leave"


def test_a_partner_that_agreed_does_it_in_its_turn() -> None:
    state = house(firefighters=["3,1", "5,0"], fire=["1,8", "1,7"], poi=["1,4"])
    partner = make_partner("steady", state.game)
    request = Request("wait", 1)
    decision = partner.decide(state, 0, Rng(1), request)
    free = make_partner("steady", state.game).decide(state, 0, Rng(1))
    assert decision.reply is not None
    assert decision.reply.code == "yes-wait"
    assert (decision.code, free.code == codes.PASS) == (codes.PASS, False)
    assert decision.reason is not None
    assert decision.reason.code == "asked"


def test_the_marker_that_somebody_wants_is_left_to_them() -> None:
    state = house(firefighters=["3,1", "5,0"], poi=["3,2"], fire=["6,8"])
    alone = make_partner("steady", state.game).decide(state, 0, Rng(1))
    asked = make_partner("steady", state.game).decide(state, 0, Rng(1), Request("leave", 1, "3,2"))
    assert alone.intention is not None
    assert alone.intention.code == "look"
    assert asked.intention is not None
    assert asked.intention.code != "look"


def test_the_search_with_a_wish_answers_every_question_of_the_game_as_before() -> None:
    questions = {name for name in vars(Knowledge) if not name.startswith("_")}
    assert questions <= set(vars(HeedingKnowledge))


# People's pieces.


class Bossy(engine.Bot):
    """Loves to command."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        commands = [code for code in state.legal() if codes.is_command(code)]
        return (commands or state.legal())[0]


def commanding(consent: bool) -> State:
    """A captain's turn, with another firefighter who could be commanded."""
    game = engine.game(
        "flashpoint",
        players=2,
        rules="advanced",
        specialists=["captain", "generalist"],
        command_consent=consent,
    )
    state, rng = game.new(), Rng(2)
    while state.actor != 0 or not any(codes.is_command(code) for code in state.legal()):
        state.play(state.draw(rng) if state.actor == engine.CHANCE else state.legal()[0])
    return state


def test_a_captain_never_moves_a_persons_figure_without_being_allowed_to() -> None:
    state = commanding(consent=False)
    partner = Partner(Bossy(state.game), FlashpointInsight(state.game))
    assert codes.is_command(partner.decide(state, 0, Rng(1), people=[]).code)
    assert not codes.is_command(partner.decide(state, 0, Rng(1), people=[1]).code)


def test_a_plan_ends_before_it_would_move_a_persons_figure() -> None:
    state = commanding(consent=False)
    partner = Partner(Bossy(state.game), FlashpointInsight(state.game))
    command = next(code for code in state.legal() if codes.is_command(code))
    assert partner._kindly(state, [codes.PASS, command], [1]) == (codes.PASS,)
    assert partner._kindly(state, [codes.PASS, command], []) == (codes.PASS, command)


def test_where_the_rules_ask_for_consent_a_captain_may_ask() -> None:
    state = commanding(consent=True)
    partner = Partner(Bossy(state.game), FlashpointInsight(state.game))
    assert codes.is_command(partner.decide(state, 0, Rng(1), people=[1]).code)


def test_a_plan_is_acted_out_as_far_as_its_moves_are_asked_for() -> None:
    state = house(firefighters=["3,0", "5,0"], fire=["1,8"], poi=["1,4"])
    first = int(codes.PASS)
    after, events = act_out(state, [first, first])
    assert events
    assert after.actor != state.actor


def test_less_burns_only_where_something_was_put_out() -> None:
    play = engine.start("flashpoint", players=3, seed=5)
    for text in ("first:0", "stand:4,9", "stand:3,0", "stand:7,3"):
        play.do(text)
    state = play.state
    insight = make_insight(play.game)
    assert isinstance(insight, FlashpointInsight)
    assert isinstance(state, FlashpointState)
    lines = insight.planner.plans(state.copy(), 0, 800, Rng(1))
    said = {}
    for line in lines:
        assert isinstance(line.state, FlashpointState)
        has_put_out = burning(line.state) < burning(state)
        said[insight.explain(state, 0, line).code, has_put_out] = line
    # It walks up to the fire in this turn: nothing is out yet.
    assert ("better-placed", False) in said
    assert ("less-fire", False) not in said


def test_a_chance_that_is_shown_is_how_often_such_a_play_is_won() -> None:
    # Four who are steady win nearly always from here; the evaluation alone says three in four.
    game = engine.game("flashpoint", players=4)
    play = engine.start("flashpoint", players=4, seed=3)
    while play.prompt().code != "act":
        play.do(play.moves()[0])
    insight = make_insight(game)
    assert isinstance(insight, FlashpointInsight)
    lines = insight.planner.plans(play.state.copy(), int(play.actor), 200, Rng(1))
    weighed = insight.weigh(play.state, lines[0], int(play.actor), 1)
    assert weighed.value < 0.85
    assert weighed.shown >= 88
