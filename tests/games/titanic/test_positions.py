"""Positions of SOS Titanic that no play could have, phase by phase, and the order of words."""

from typing import Any

import pytest

import tocsin
from tests.games.titanic.table import ship, text
from tests.games.titanic.test_texts import along
from tocsin.core.testkit.fuzz import Tally, try_position
from tocsin.games.titanic.face.moments import STEPS
from tocsin.games.titanic.table import crew as crew_cards
from tocsin.games.titanic.table import heaps, phases

SMITH = "smith/lee/fleet"
# Nobody of the pile or the discard fits anywhere.
FULL: dict[str, Any] = {"l1": "|f9", "l2": "|s9"}


def named(phase: str, *, crew: str = "boxhall", **given: Any) -> list[str]:
    """The codes of what is wrong with a position text; it is read in any case."""
    game = tocsin.game("titanic", players=len(crew.split("/")))
    state = game.read_position(text(phase, crew=crew, **given))
    found = [problem.code for problem in state.problems()]
    # A table that cannot be lies as it is: nobody acts on it.
    assert not found or state.is_over
    return found


def test_the_table_of_phases_has_every_phase_in_order_with_known_names() -> None:
    assert tuple(step.phase for step in STEPS) == phases.NAMES
    for step in STEPS:
        assert step.card in ("-", "*", *heaps.NAMES)
        assert step.member in ("-", *crew_cards.NAMES)


def test_every_phase_of_random_plays_is_sound_and_nearly_all_are_met() -> None:
    met = set()
    for crew in (["lightoller", "pitman", "fleet", "smith"], ["latimer", "lowe", "murdoch"]):
        for seed in range(3):
            for state in along(seed, crew=crew):
                assert state.problems() == []
                met.add(state.key().split(" ")[2].partition(":")[0])
    assert len(met) >= 19, sorted(set(phases.NAMES) - met)


@pytest.mark.refuses("TI-ACT-GEN-1", "TI-RESCUE-4", "TI-ACT-YOURTURN-1", "TI-CREW-PITMAN-2")
@pytest.mark.parametrize(
    ("phase", "given", "codes"),
    [
        ("turn:0", {"step": "drawn=f2"}, ["drawn-cards-do-not-fit"]),
        ("turn:0", {"step": "card=wait"}, ["another-card-is-resolved"]),
        ("turn:0", {"step": "placed"}, ["only-murdoch-places-more"]),
        ("turn:0", {"step": "n=2"}, ["number-does-not-fit"]),
        ("turn:0", {"step": "line=l3"}, ["looked-line-does-not-fit"]),
        ("turn:0", {"step": "actions=wait"}, ["loose-action-cards-do-not-fit"]),
        ("turn:0", {"step": "latimer=1"}, ["nothing-owed-to-latimer"]),
        ("turn:0", {"step": "pitman"}, ["pitman-is-owed-otherwise"]),
        ("turn:0", {"l3": "?.?|-", "l4": "?|-"}, ["free-end-is-hidden"]),
        ("first", {"turn": 0}, None),
        ("number:0", {"page": 2}, ["heap-does-not-fit"]),
        ("draw:0", {"step": "-"}, ["number-does-not-fit"]),
        ("draw:0", {"step": "n=4"}, ["drawn-cards-do-not-fit"]),
        ("draw:0", {"step": "drawn=f2.f3;n=2"}, ["drawn-cards-do-not-fit"]),
        ("place:0", {"step": "drawn=s2"}, ["nobody-to-place"]),
        ("place:0", {"step": "-"}, ["nobody-to-place"]),
        ("place:0", {"step": "drawn=f8;placed"}, ["only-murdoch-places-more"]),
        ("place:0", {"step": "drawn=f8.s2.s3.s4"}, ["drawn-cards-do-not-fit"]),
        ("pay:0", {"page": 2, "step": "-"}, ["number-does-not-fit"]),
        ("pay:0", {"page": 2, "step": "n=3"}, ["number-does-not-fit"]),
        ("keep:0", {"page": 2, "step": "actions=wait"}, ["step-of-another"]),
        ("play-now:0", {"page": 2, "step": "actions=wait"}, ["step-of-another"]),
        ("look-top:0", {"step": "card=get-ready;n=6"}, ["number-does-not-fit"]),
        ("look-top:0", {"step": "card=get-ready;n=2"}, ["number-does-not-fit"]),
        ("look-top:0", {"step": "n=5"}, ["no-card-is-resolved"]),
        ("arrange:0", {"step": "card=get-ready"}, ["nobody-to-choose"]),
        ("arrange:0", {"step": "card=get-ready;drawn=f2"}, ["drawn-cards-do-not-fit"]),
        ("look-pile:0", {"step": "card=come-on", "pile": "f2|57|-"}, ["heap-does-not-fit"]),
        ("come-on:0", {"step": "card=come-on;drawn=s2"}, ["nobody-to-place", "heap-does-not-fit"]),
        ("come-back:0", {"step": "card=come-back", "discard": "s2"}, ["nobody-to-place"]),
        ("look-line:0", {"step": "card=your-turn"}, ["looked-line-does-not-fit"]),
        ("look-line:0", {"step": "card=your-turn;line=l1"}, ["looked-line-holds-cards"]),
        ("pick:0", {"step": "card=your-turn;drawn=s2.s3"}, ["looked-line-does-not-fit"]),
        ("pick:0", {"step": "card=your-turn;line=l3"}, ["nobody-to-choose"]),
        ("take-b:0", {"step": "card=plan-b"}, ["heap-does-not-fit"]),
        ("take-b:0", {"step": "card=plan-a", "actions": "wait"}, ["another-card-is-resolved"]),
        ("seek:0", {}, ["step-of-another"]),
        ("swap:0", {}, ["step-of-another", "heap-does-not-fit"]),
        ("give:0", {}, ["step-of-another", "loose-action-cards-do-not-fit"]),
        ("end:0", {"step": "card=collapsible-boat;pitman"}, None),
        ("end:0", {"l3": "?|-", "step": "card=plan-a"}, ["free-end-is-hidden"]),
        ("over:stalled", {"turn": 20}, ["turn-number-does-not-fit"]),
        ("over:ship-lost", {"page": 3}, ["last-page-is-the-end"]),
        ("over:all-saved", {}, ["all-saved-is-the-end"]),
    ],
)
def test_a_step_that_no_play_could_have_is_named(
    phase: str, given: dict, codes: list[str] | None
) -> None:
    found = named(phase, **{**FULL, **given})
    assert found == codes if codes else found


def test_a_seat_with_nothing_to_give_is_named_and_nothing_hangs() -> None:
    for step in ("-", "before=-/-/-", "before=wait/-/-"):
        found = named("give:0", crew=SMITH, step=step, **FULL)
        assert found == ["loose-action-cards-do-not-fit"]
    given = "actions=wait;before=wait/-/-"
    assert named("give:0", crew=SMITH, step=given, **FULL) == []


@pytest.mark.parametrize(
    ("hands", "step"),
    [
        ("plan-a/-/-", "actions=wait;before=wait.plan-a/-/-"),
        ("-/-/-", "actions=wait;before=plan-a/-/-"),
        ("-/-/-", "actions=wait;before=wait*2/-/-"),
    ],
)
def test_smith_gives_what_he_gathered_in_the_order_of_names(hands: str, step: str) -> None:
    found = named("give:0", crew=SMITH, hands=hands, step=step, **FULL)
    assert found == ["loose-action-cards-do-not-fit"]


@pytest.mark.refuses("TI-CREW-PITMAN-2")
def test_after_a_failure_pitman_is_owed_a_card_and_after_his_own_he_is_not() -> None:
    crew = "boxhall/pitman"
    assert named("pay:0", crew=crew, page=2, step="n=2", **FULL) == ["pitman-is-owed-otherwise"]
    assert named("pay:0", crew=crew, page=2, step="n=2;pitman", **FULL) == []
    assert named("end:1", crew=crew, page=2, step="pitman", **FULL) == ["pitman-is-owed-otherwise"]


@pytest.mark.refuses("TI-CREW-FLEET-1")
def test_fleet_has_drawn_three_cards_or_will() -> None:
    assert named("pay:0", crew="fleet", page=2, step="n=2;actions=wait", **FULL) == []
    wrong = named("pay:0", crew="fleet", page=2, step="n=3;actions=wait", **FULL)
    assert wrong == ["loose-action-cards-do-not-fit"]
    assert named("keep:0", crew="fleet", page=2, step="-", **FULL) == [
        "loose-action-cards-do-not-fit"
    ]


@pytest.mark.refuses("TI-TURN-1", "TI-SETUP-6", "TI-FLOOD-2")
def test_turns_pages_and_what_has_been_done_fit_together() -> None:
    assert "nobody-has-acted-yet" in named("turn:0", turn=1, discard="f2", **FULL)
    assert "page-turned-too-early" in named("turn:0", turn=2, page=6, l3="|f9", l4="|s9")
    assert named("turn:0", turn=3, page=6, l3="|f9", l4="|s9") == []
    game = tocsin.game("titanic", crew=["boxhall"])
    for turn in ("1001", "9" * 30, "-1", "01"):
        with pytest.raises(tocsin.NotationError, match="expected turn"):
            game.read_position(text(**FULL).replace(" 20 ", f" {turn} "))


@pytest.mark.refuses("TI-CREW-LATIMER-2", "TI-CREW-LATIMER-3")
def test_used_anchors_are_series_of_latimer() -> None:
    assert named("turn:0", groups="uu/-/-/-", crew="latimer", **FULL) == [
        "used-anchors-make-no-series"
    ]
    assert named("turn:0", groups="uuu/-/-/-", **FULL) == ["used-anchors-make-no-series"]
    assert named("turn:0", groups="uuu/-/-/-", crew="latimer", **FULL) == []


@pytest.mark.parametrize(
    ("phase", "crew", "hands", "codes"),
    [
        ("crew", "-/lee", "-/-", ["dealt-out-of-order"]),
        ("actions", "lee/boxhall", "wait/wait", ["dealt-out-of-order"]),
        ("actions", "fleet/lee", "-/wait", ["dealt-out-of-order"]),
        ("actions", "fleet/lee", "wait/plan-a", []),
    ],
)
def test_cards_are_dealt_seat_by_seat(phase: str, crew: str, hands: str, codes: list[str]) -> None:
    game = tocsin.game("titanic", players=2)
    lines = "-;-;-;-;-;-;-"
    read = game.read_position(
        f"titanic/1 0 {phase} 1 {crew} {hands} - {lines} -/-/-/- -|0|- - - - -"
    )
    assert [problem.code for problem in read.problems()] == codes


def test_the_lines_of_the_start_are_those_of_the_layout() -> None:
    game = tocsin.game("titanic", crew=["boxhall"])
    laid = "titanic/1 0 layout 1 boxhall - - {} -/-/-/- -|32|- - - - -"
    assert game.read_position(laid.format("3|f2;5|f3;8|-;10|-;-;-;-")).problems() == []
    for lines in (
        "3|f2;6|-;7|f4;10|-;-;-;-",
        "4|-;6|-;8|-;9|-;1|-;-;-",
        "2|f3.f2;6|-;8|-;10|-;-;-;-",
    ):
        problems = game.read_position(laid.format(lines)).problems()
        assert [problem.code for problem in problems] == ["lines-are-not-the-layout"]


@pytest.mark.refuses("TI-MOVE-13")
@pytest.mark.parametrize("trail", ["l2>l1", "l3>l4", "l2>l2", "l4>l3*9", "l2>l3,l2>l3"])
def test_moves_that_cannot_have_been_made_are_refused(trail: str) -> None:
    lines = {"l2": "|s9", "l3": "|s9a.s8"}
    assert named("turn:0", trail="l2>l3", **lines) == []
    with pytest.raises(tocsin.NotationError):
        named("turn:0", trail=trail, **lines)


def test_a_position_after_which_the_play_goes_on_by_itself_names_the_field() -> None:
    game = tocsin.game("titanic", players=1)
    given = text("end:0", **FULL)
    with pytest.raises(tocsin.NotationError, match="position-at-rest") as caught:
        game.read_position(given)
    assert caught.value.facts["offset"] == given.index("20")


def test_the_order_of_cards_and_words_does_not_matter_and_is_written_in_one_way() -> None:
    state = ship(
        "draw:0",
        crew="lee",
        hands="wait*2.plan-a",
        actions="come-on.come-back",
        discard="f2.s4a.s5",
        step="drawn=f3.f4;n=2",
        l1="f5.f6.?|f9",
    )
    written = state.key()
    turned = written
    for one, other in (
        ("wait*2.plan-a", "plan-a.wait*2"),
        ("come-on.come-back", "come-back.come-on"),
        ("f2.s4a.s5", "s5.f2.s4a"),
        ("drawn=f3.f4;n=2", "n=2;drawn=f4.f3"),
        ("3+f5.f6", "3+f6.f5"),
    ):
        assert one in turned
        turned = turned.replace(one, other)
    assert state.game.read_position(turned).key() == written


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("n=2", "n=2;n=2"),
        ("n=2", "n=2;"),
        ("n=2", "n=2;before=-"),
        ("n=2", "x=2"),
        ("f2.s4a", "f2.s4a.f2"),
        ("wait.plan-a", "wait.plan-a.wait"),
        ("2+f5.f6", "2+-"),
    ],
)
def test_what_is_said_twice_or_wrongly_is_refused(one: str, other: str) -> None:
    state = ship(
        "draw:0", crew="lee", hands="wait.plan-a", discard="f2.s4a", step="n=2", l1="f5.f6|f9"
    )
    assert one in state.key()
    with pytest.raises(tocsin.NotationError):
        state.game.read_position(state.key().replace(one, other))


@pytest.mark.rules("TI-KNOW-4")
def test_cards_seen_in_a_line_may_tell_which_the_others_are() -> None:
    seen = (
        "titanic/1 15 look-line:0 5 boxhall - come-on*2.come-back.same-lines.wait "
        "x;7+s2a|-;6|f6a;7|f7a;-;-;0|s5.s4a.ms3 p/-/a/- "
        "-|13+f4a.f7.f9.f10.f11a.s1.s7a.s9a.s10a.s11.s13a.s17.s17a|- "
        "f2.f4.f8.f10a.f11.f12.f12a.f13a.s2.s3.s3a.s5a.s7.s10 - - "
        "card=your-turn;drawn=f8a.s9.s12.s12a.s13.s14.s15;line=l2"
    )
    tally = Tally()
    for seed in range(3):
        try_position(tocsin.game("titanic", players=1), seen, tocsin.Rng(seed), tally)
    assert tally.played == 3
