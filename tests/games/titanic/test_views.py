"""The board and the view say all that a front draws, so that no front computes a rule."""

import pytest

import tocsin
from tests.games.titanic.table import NEARLY, do, ship, told
from tocsin.core.facts import Target
from tocsin.games.titanic.face.view import TitanicBoard, TitanicView

MISFITS = {"l1": "|s11", "l2": "|s12", "l3": "|f3", "l4": "|f4", "l5": "|s14", "l6": "|s16"}


def seen(state: tocsin.State) -> TitanicView:
    view = state.view(0)
    assert isinstance(view, TitanicView)
    return view


def board(**options: object) -> TitanicBoard:
    made = tocsin.game("titanic", **options).board()
    assert isinstance(made, TitanicBoard)
    return made


def test_the_board_tells_decks_pages_crew_and_cards() -> None:
    standard = board(crew=["lee"])
    assert [deck.passengers for deck in standard.decks] == [4, 6, 8, 10, 0, 0]
    assert [deck.lost_on_page for deck in standard.decks] == [4, 7, 9, 11, 12, None]
    assert [page.number for page in standard.pages] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]
    assert [page.page for page in standard.pages if page.decks_lost] == [4, 7, 9, 11, 12]
    assert [page.is_last for page in standard.pages] == [False] * 11 + [True]
    assert (standard.pages[3].clock, standard.pages[3].decks_lost) == ("00:30", ["l1"])
    lowe = next(card for card in standard.crew if card.crew == "lowe")
    assert (lowe.start_cards, lowe.rescue_max, lowe.players_min, lowe.action) == (2, 5, 1, "seek")
    assert sum(card.copies for card in standard.action_cards) == 20
    staying = [card.card for card in standard.action_cards if card.stays]
    assert staying == ["collapsible-boat", "mystery-first", "mystery-second"]
    assert {card.rule for card in standard.action_cards} >= {"TI-ACT-WAIT-1", "TI-ACT-BOAT-1"}
    assert [(klass.letter, klass.highest) for klass in standard.classes] == [("f", 13), ("s", 17)]


def test_the_board_follows_the_options() -> None:
    short = board(layout="ultimate", booklet=[1, 2, 1, 1, 0, 0], mystery_never_lifeboat=True)
    assert (short.layout, short.mystery_never_lifeboat) == ("ultimate", True)
    assert [deck.lost_on_page for deck in short.decks] == [2, 4, 5, 6, None, None]
    assert len(short.pages) == 6


@pytest.mark.rules("TI-SCORE-1", "TI-SCORE-2", "TI-SCORE-3")
def test_the_parts_of_the_score_add_up_and_name_their_rules() -> None:
    view = seen(ship(groups="ppp/a/pp/-", page=4, l3="|f9"))
    parts = [(part.part, part.of, part.points, part.rule) for part in view.score_parts]
    assert parts == [
        ("survivors", "gf1", 3, "TI-SCORE-1"),
        ("survivors", "gf2", 1, "TI-SCORE-1"),
        ("survivors", "gs1", 2, "TI-SCORE-1"),
        ("survivors", "gs2", 0, "TI-SCORE-1"),
        ("page", "page", 7, "TI-SCORE-2"),
        ("anchors", "first", 0, "TI-SCORE-3"),
        ("anchors", "second", 0, "TI-SCORE-3"),
    ]
    assert view.score == 13
    full = ship(groups="p" * 13 + "/" + "a" * 13 + "/" + "a" * 17 + "/" + "p" * 16, l6="|s17")
    end = seen(do(full, "move:l6>gs2"))
    assert sum(part.points for part in end.score_parts) == end.score == 100
    assert [part.points for part in end.score_parts if part.part == "anchors"] == [13, 17]


@pytest.mark.rules("TI-FLOOD-2")
@pytest.mark.parametrize(
    ("given", "moves", "cause"),
    [
        ({"pile": "f9|30|-", "rest": "l6"}, ["rescue*1"], "failed-rescue"),
        ({"pile": "-|0|-", "discard": "f9.s10", "rest": "l6"}, ["rescue"], "reshuffle"),
        ({"pile": "-|0|-", "hands": "come-on", "rest": "l6"}, ["play:come-on"], "come-on"),
        ({"hands": "come-back"}, ["play:come-back"], "come-back"),
    ],
)
def test_every_page_tells_what_turned_it(given: dict, moves: list[str], cause: str) -> None:
    state = ship(**MISFITS, **given)
    pages = [event for move in moves for event in told(state, move) if event.code == "page-turned"]
    assert [event.args["cause"] for event in pages] == [cause]


@pytest.mark.rules("TI-FLOOD-1")
def test_the_view_says_which_deck_floods_next_and_what_is_dry() -> None:
    view = seen(ship(page=4, l3="|f9"))
    assert view.floods_next == "l2"
    assert [line.dry for line in view.lines] == [0, 3, 2, 2, 1, 0, None]
    assert [line.lost for line in view.lines] == [True] + [False] * 6
    over = seen(do(ship(page=11, hands="come-back", l6="|f3"), "play:come-back"))
    assert over.floods_next is None


def test_lines_say_what_is_known_to_lie_there_and_what_may() -> None:
    state = ship(
        hands="same-lines",
        groups=NEARLY,
        pile="-|0|-",
        discard="f11a.f12a.s16a",
        l1="?|s17.s16",
        l2="|s17a",
        l4="?|f13",
        l5="?.f11|f13a",
    )
    do(state, "play:same-lines>l1,l4", "~show:s17", "~show:f13")
    lines = {line.place: line for line in seen(state).lines}
    assert (lines["l5"].known, lines["l5"].possible, lines["l5"].unseen) == (["f11"], [], 1)
    assert lines["l1"].possible == lines["l4"].possible == ["s16"]
    # The one split card lies in one of the two lines, so none of them is sure to be all new.
    assert (lines["l1"].hidden, lines["l1"].unseen) == (1, 0)
    assert (lines["l4"].hidden, lines["l4"].unseen) == (2, 1)
    split = seen(state).split[0]
    assert [(share.line, share.permille) for share in split.shares] == [("l1", 333), ("l4", 667)]


def test_groups_say_their_anchors_and_what_they_want() -> None:
    groups = {
        group.place: group
        for group in seen(ship(crew="latimer", groups="puuu/-/-/-", l1="|s9")).groups
    }
    first = groups["gf1"]
    assert (first.top, first.wants, first.anchors, first.longest_anchors) == (4, 5, [2, 3, 4], 3)
    assert first.used == ["f2a", "f3a", "f4a"]
    assert (groups["gs1"].wants, groups["gs1"].anchors) == (1, [])
    full = ship(groups="p" * 13 + "/-/-/-", l1="|s9")
    assert seen(full).groups[0].wants is None


def test_a_step_lists_its_choices() -> None:
    state = do(ship(crew="murdoch", pile="s10.f9.f2|30|-", **MISFITS, rest="l6"), "rescue*3")
    step = seen(state).step
    assert step.fitting == ["f2", "s10"]
    assert [(one.card, one.places) for one in step.placements] == [("f2", ["l3"]), ("s10", ["l1"])]
    assert not step.may_stop
    assert seen(do(state, "place:s10>l1")).step.may_stop
    lowe = do(ship(crew="lowe", pile="s4a|30|-", groups="pp/a/-/-", l6="|s16", rest="l6"), "seek")
    assert seen(lowe).step.swaps == ["f1"]
    smith = do(ship(crew="smith/lee/fleet", hands="wait/plan-a/-", l1="|f9"), "share")
    assert (seen(smith).step.gives, seen(smith).step.offered) == ("wait", ["wait", "plan-a"])
    bare = do(ship(l1="?.?|s7", l2="|s8"), "move:l1>l2")
    assert seen(bare).step.turns_up == "l1"


def test_moves_point_at_lines_boats_groups_cards_seats_and_piles() -> None:
    state = ship(
        crew="phillips/lee",
        hands="plan-b/wait",
        l1="|f2.f1",
        l2="|f7.mf6",
        l3="|f6",
        boat="|s9",
        l4="|s8",
    )
    targets = {
        described.text: described.targets
        for described in (state.game.describe(state, code) for code in state.legal())
    }
    assert targets["move:l1>side"] == (Target("line", "l1"), Target("side", "side"))
    assert targets["move:l4>boat"] == (Target("line", "l4"), Target("boat", "boat"))
    assert targets["move:l3>mf"] == (Target("line", "l3"), Target("card", "mf6"))
    assert targets["rescue*1"] == (Target("pile", "pile"),)
    assert targets["play:plan-b"] == (Target("card", "plan-b"), Target("pile", "action-discard"))
    assert targets["play:wait@1>l2"] == (
        Target("card", "wait"),
        Target("seat", "1"),
        Target("line", "l2"),
    )


def test_every_verb_that_is_described_has_its_place_in_the_order() -> None:
    game = tocsin.game("titanic", crew=["fleet", "lowe", "smith"])
    state = game.new()
    rng = tocsin.Rng(5)
    verbs = [verb.removeprefix("~") for verb in game.verbs()]
    met = set()
    while not state.is_over:
        met |= {game.describe(state, code).verb for code in state.legal()}
        state.step(rng)
    assert met <= set(verbs)
    assert len(verbs) == len(set(verbs))


def test_hashes_tell_positions_apart() -> None:
    state = tocsin.game("titanic", crew=["lee", "fleet"]).new()
    rng = tocsin.Rng(9)
    hashes: dict[int, str] = {}
    while not state.is_over:
        assert hashes.setdefault(state.hash(), state.key()) == state.key()
        state.step(rng)
    assert len(hashes) > 50


# Random play brings no row of anchors into a lifeboat.
HARDLY_EVER = {"anchor_points"}


def test_what_never_changes_in_a_play_is_on_the_board_and_not_in_the_view() -> None:
    moved = {"game", "seat", *HARDLY_EVER}
    for seed in range(6):
        rng = tocsin.Rng(seed)
        state = tocsin.game("titanic", players=2).new()
        first = state.view(0).as_json()
        while not state.is_over:
            state.step(rng)
            now = state.view(0).as_json()
            moved |= {name for name in first if now[name] != first[name]}
    assert moved == set(first)
