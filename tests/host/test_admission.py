"""Who may do what: one order of checks, closed codes, nothing changed by a refusal."""

import pytest

import tocsin as engine
from tocsin.core.errors import MoveError, SetupError, TocsinError
from tocsin.host import Host

CHANCE = int(engine.CHANCE)


def host_of(*names: str, chance: str = "seeded", **options: object) -> Host:
    play = engine.start("feurio", players=len(names), seed=5, chance=chance, **options)
    return Host(play, list(names), engine.Rng(1))


def refused(host: Host, seat: int, text: str, meant_for: int | None = None) -> TocsinError:
    before = (host.play.record(), host.sequence)
    with pytest.raises(TocsinError) as caught:
        host.do(seat, text, meant_for)
    assert (host.play.record(), host.sequence) == before
    return caught.value


def test_seat_1_begins_and_a_legal_move_is_done() -> None:
    host = host_of("human", "human")
    assert host.actor == 1
    assert host.is_person_asked
    text = host.play.moves()[0]
    host.do(1, text, host.sequence)
    assert [ply.text for ply in host.play.plies if ply.actor == 1] == [text]
    assert host.sequence == 1


@pytest.mark.parametrize(
    ("seat", "text", "meant_for", "kind", "code"),
    [
        # Unknown comes before everything, even before a seat that does not exist.
        (9, "dance", 99, engine.NotationError, "cannot-read-move"),
        (9, "lay:x", 99, engine.NotationError, "cannot-read-move"),
        (9, "lay:" + "1" * 5000, 99, engine.NotationError, "cannot-read-move"),
        (9, "pass", 99, SetupError, "no-such-seat"),
        (-3, "pass", 99, SetupError, "no-such-seat"),
        (True, "pass", 99, SetupError, "no-such-seat"),
        (2, "pass", 99, MoveError, "not-your-seat"),
        (CHANCE, "~draw:3", 99, MoveError, "not-your-seat"),
        (0, "pass", 99, engine.NotYourTurn, "not-your-turn"),
        (1, "pass", 99, engine.StaleMove, "stale-move"),
        (1, "pass", 0, engine.IllegalMove, "lay-the-tile-first"),
        (1, "pass", None, engine.IllegalMove, "lay-the-tile-first"),
    ],
)
def test_the_first_check_that_fails_is_named(
    seat: int, text: str, meant_for: int | None, kind: type[TocsinError], code: str
) -> None:
    host = host_of("human", "human", "steady")
    assert host.actor == 1
    error = refused(host, seat, text, meant_for)
    assert type(error) is kind
    assert error.code == code


def test_a_play_that_is_over_comes_before_whose_turn_it_is() -> None:
    host = host_of("random", "random")
    host.let_bots_act()
    assert host.is_over
    seated = Host(host.play, ["human", "human"], engine.Rng(1))
    assert type(refused(seated, 0, "pass", 99)) is engine.PlaythroughOver
    assert refused(seated, 0, "dance").code == "cannot-read-move"


def test_a_refusal_names_its_rule_and_shows_no_position() -> None:
    host = host_of("human", "human", firebreaks=True)
    error = refused(host, 1, "lay:9,9")
    assert error.rule == "FE-SPREAD-1"
    assert error.position == ""
    assert error.facts == {"cell": "9,9"}


def test_typed_dice_are_admitted_where_chance_is_typed() -> None:
    host = host_of("human", "human", chance="manual")
    assert host.actor == CHANCE
    assert host.is_person_asked
    assert refused(host, 0, "~draw:3").code == "not-your-turn"
    assert type(refused(host, CHANCE, "pass")) is engine.IllegalMove
    host.do(CHANCE, "~draw:3")
    assert host.play.plies[-1].text == "~draw:3"


def test_a_move_for_an_earlier_table_is_stale_even_after_an_undo() -> None:
    host = host_of("human", "human")
    first, second = host.play.moves()[:2]
    seen = host.sequence
    host.do(1, first, seen)
    assert refused(host, 1, "pass", seen).code == "stale-move"
    host.undo()
    # The same position again, but somebody has moved since: whoever looked before must look again.
    assert type(refused(host, 1, second, seen)) is engine.StaleMove
    host.do(1, second, host.sequence)
