"""Talk at a play: said once, explained after the turn, requests answered and done with."""

import pytest

import tocsin as engine
from tocsin.core.talk import Request, Saying, TalkError, renew
from tocsin.games.flashpoint.table import codes
from tocsin.host import Host
from tocsin.host.announcing import Announced, announce
from tocsin.host.conversation import REQUESTS_MAX, Said


def host() -> Host:
    """Seat 0 is a person whose turn it is, seat 1 a steady partner."""
    play = engine.start("flashpoint", players=2, seed=3)
    found = Host(play, ["human", "steady"], engine.Rng(1))
    while found.play.prompt().code != "act" or found.actor != 0:
        found.let_bots_act()
        if found.actor == 0 and found.play.prompt().code != "act":
            found.do(0, found.play.moves()[0])
    found.talk.take()
    return found


def partners_turn(table: Host) -> list[Said]:
    """The person stops, the partner plays; what was said."""
    table.do(0, "pass")
    table.let_bots_act()
    return table.talk.take()


def test_a_plan_is_said_once_and_explained_when_the_turn_is_over() -> None:
    table = host()
    table.do(0, "pass")
    sorts: list[list[str]] = []
    while table.actor == 1:
        table.let_bot_act()
        sorts.append([one.saying.sort for one in table.talk.take()])
    assert sorts[0] == ["intention"]
    assert sorts[-1] == ["reason"]
    assert all(not said for said in sorts[1:-1])


def test_what_is_asked_is_answered_at_once_and_lapses_after_the_turn() -> None:
    table = host()
    reply = table.ask(1, Request("come", 0, "3,1"))
    assert reply.sort == "reply"
    first = partners_turn(table)
    # It is not answered again with the same words.
    assert [one.saying.code for one in first if one.saying.sort == "reply"] != [reply.code]
    second = partners_turn(table)
    assert [one.saying.sort for one in second if one.saying.sort == "reply"] == []


@pytest.mark.parametrize(
    ("seat", "request_made", "code"),
    [
        (0, Request("wait", 0), "not-a-partner"),
        (7, Request("wait", 0), "not-a-partner"),
        (1, Request("dance", 0), "no-such-request"),
        (1, Request("come", 0), "request-needs-place"),
        (1, Request("come", 0, "9,9,9"), "no-such-place"),
        (1, Request("wait", 0, "3,1"), "no-such-place"),
    ],
)
def test_what_cannot_be_asked_is_a_named_error(seat: int, request_made: Request, code: str) -> None:
    with pytest.raises(TalkError) as error:
        host().ask(seat, request_made)
    assert error.value.code == code


def test_nobody_can_pester_a_partner() -> None:
    table = host()
    for _ in range(REQUESTS_MAX):
        table.ask(1, Request("wait", 0))
    with pytest.raises(TalkError) as error:
        table.ask(1, Request("wait", 0))
    assert error.value.code == "too-many-requests"
    partners_turn(table)
    table.ask(1, Request("wait", 0))


def test_a_yes_is_taken_back_as_such_and_nothing_is_said_twice() -> None:
    yes, no = Saying("reply", "yes-wait"), Saying("reply", "ruinous", {"chance": 1, "instead": 9})
    assert renew(yes, yes) is None
    assert renew(None, yes) == yes
    taken_back = renew(yes, no)
    assert taken_back is not None
    assert (taken_back.code, taken_back.args) == ("no-longer", no.args)


def plan(code: str, *rest: str) -> Announced[str]:
    return Announced(1, 4, 9, rest, Saying("intention", code), None, True)


def test_a_plan_that_is_carried_out_is_not_said_again() -> None:
    said = plan("hold-fire", "spray:n", "pass")
    after, told = announce(said, "spray:n", plan("wait", "pass"), None)
    assert (after.rest, after.ply, told) == (("pass",), 10, [])


def test_another_plan_is_said_and_new_moves_to_the_same_end_are_not() -> None:
    said = plan("hold-fire", "spray:n", "pass")
    other = plan("rescue", "carry:w")
    assert announce(said, "walk:e", other, None) == (other, [other.intention])
    again, told = announce(said, "walk:e", plan("hold-fire", "spray:e"), None)
    assert (again.rest, told) == (("spray:e",), [])


def test_a_move_of_the_plan_is_played_only_when_nobody_had_a_say_in_between() -> None:
    said = plan("hold-fire", "spray:n", "pass")
    assert said.next_move(9) == "spray:n"
    assert said.next_move(10) is None


def test_hints_are_the_same_twice_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tocsin.bots.hints.ROLLOUTS", 2)
    table = host()
    before = table.save()
    first = table.hints()
    assert table.hints() == first
    assert table.save() == before
    assert 1 <= len(first) <= 3
    told = [hint.intention and (hint.intention.code, str(hint.intention.args)) for hint in first]
    assert len(set(told)) == len(told)
    for hint in first:
        assert hint.estimate is not None
        assert 0 <= hint.estimate.shown <= 100
        assert len(table.describe_plan(hint.codes)) == len(hint.codes)


def test_a_reason_quotes_the_chance_of_its_plan_and_that_of_doing_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tocsin.bots.hints.ROLLOUTS", 4)
    hints = host().hints()
    quoted = 0
    for hint in hints:
        assert hint.reason is not None
        assert hint.estimate is not None
        if "chance" in hint.reason.args:
            quoted += 1
            assert hint.reason.args["chance"] == hint.estimate.shown
            assert int(str(hint.reason.args["before"])) < hint.estimate.shown
    assert quoted
    assert len(hints) > 1
    assert all(hint.reason and hint.reason.code != "nothing-better" for hint in hints[1:])


def test_an_answer_to_a_question_is_advised_with_its_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tocsin.bots.hints.ROLLOUTS", 1)
    table = Host(engine.start("flashpoint", players=2, seed=3), ["human", "steady"], engine.Rng(1))
    assert table.play.prompt().code == "choose-first-player"
    for hint in table.hints():
        assert (hint.intention, hint.reason) == (None, None)
        assert hint.estimate is not None
        assert 0 <= hint.estimate.shown <= 100


def test_what_comes_after_a_question_to_somebody_else_is_not_described() -> None:
    table = host()
    assert [move.text for move in table.describe_plan([int(codes.PASS), int(codes.PASS)])] == [
        "pass"
    ]


def test_who_plays_for_points_is_advised_with_a_chance_and_what_it_brings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tocsin.bots.hints.ROLLOUTS", 2)
    monkeypatch.setattr("tocsin.bots.hints.TRIES", 12)
    forest = "feurio/1 2 lay:0 3 0,0=6/g2;1,0=6;0,1=4 r12y12/g10b12 665564 0"
    play = engine.position("feurio", forest, players=2)
    hints = Host(play, ["human", "steady"], engine.Rng(1)).hints()
    assert all(hint.estimate and 0 <= hint.estimate.shown <= 100 for hint in hints)
    brought = [hint.reason.args for hint in hints if hint.reason and hint.reason.args]
    assert brought
    assert all(int(str(args["points"])) > int(str(args["before"])) for args in brought)
