"""Whatever happens on the ship is told in whole sentences, in both languages."""

import pytest

import tocsin as engine
from tests.games.titanic.table import text
from tests.telling.storyteller import Storyteller, is_whole, of_play
from tocsin.core.facts import Event, Problem
from tocsin.core.seats import SPECTATOR
from tocsin.games.titanic.table import crew, heaps
from tocsin.telling import Speaker, Teller
from tocsin.telling.titanic.cards import tell_heaps
from tocsin.telling.titanic.rows import gather

ENGLISH = Speaker("en")
OPTION_SETS: list[dict[str, object]] = [
    {"crew": "lowe"},
    {"crew": "fleet", "layout": "expert"},
    {"crew": "murdoch,latimer"},
    {"crew": "smith,phillips,lightoller,pitman,boxhall"},
    {"players": 3, "layout": "ultimate", "mystery_never_lifeboat": True},
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", OPTION_SETS)
def test_everything_that_happens_is_told(language: str, options: dict[str, object]) -> None:
    play = engine.start("titanic", seed=21, **options)  # type: ignore[arg-type]
    teller = of_play(language, play)
    rng = engine.Rng(4)
    while not play.is_over:
        assert is_whole(teller.prompt(play.prompt()))
        for move in play.describe():
            assert is_whole(teller.move(move))
            assert teller.verb(move.verb) != move.verb
        if len(play.plies) % 40 == 0:
            for move_text in play.game.syntactic_moves(play.state):
                refusal = play.why_not(move_text)
                assert refusal is None or is_whole(teller.refusal(refusal))
        moves = play.moves()
        play.do(moves[rng.below(len(moves))])
    for told in teller.news(play.events(seat=int(SPECTATOR))):
        assert is_whole(told)
        assert told[0].isupper() or told[0].isdigit()
    assert play.outcome is not None
    assert is_whole(teller.outcome(play.outcome))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_and_crew_member_is_explained(language: str) -> None:
    words = Speaker(language)
    needed = {f"about-titanic-card-{card}" for card in heaps.NAMES}
    for member in crew.NAMES:
        needed |= {f"about-titanic-crew-{member}", f"role-titanic-{member}"}
    assert {name for name in needed if not words.has(name)} == set()


def test_every_chapter_of_the_rules_has_a_title() -> None:
    chapters = {rule.rpartition("-")[0] for rule in ENGLISH.rule_ids() if rule.startswith("TI-")}
    assert {name for name in chapters if not ENGLISH.has(f"chapter-{name.lower()}")} == set()


def told(position: str, crew: str, *moves: str, language: str = "en") -> list[str]:
    play = engine.position("titanic", position, crew=crew, chance="manual")
    teller = of_play(language, play)
    for move in moves:
        play.do(move)
    return teller.news(play.events())


def test_cards_drawn_together_are_told_together() -> None:
    position = text(crew="lee", l1="|s11")
    moves = ("rescue*3", "~show:s9", "~show:f3", "~show:s10a", "place:s10a>l1")
    assert told(position, "lee", *moves) == [
        "Lee organises a rescue and draws 3 passengers.",
        "Lee draws F3, S9, S10a.",
        "S10a goes to deck 1.",
        "F3, S9 go to the discard.",
        "Turn 21: Lee.",
    ]
    assert told(position, "lee", *moves, language="fr") == [
        "Lee organise un sauvetage et pioche 3 passagers.",
        "Lee pioche F3, S9, S10a.",
        "S10a va vers le pont 1.",
        "F3, S9 partent à la défausse.",
        "Tour 21\u00a0: Lee.",
    ]


def test_cards_looked_at_are_seen_and_not_drawn() -> None:
    position = text(crew="lee", hands="get-ready", l1="|s11", pile="-|2|-", rest="l4", l4="|f5")
    play = engine.position("titanic", position, crew="lee", seed=1)
    play.do("play:get-ready")
    teller = of_play("en", play)
    sentences = teller.news(play.events())
    assert sentences[0] == "Lee plays Get Ready! (see the next 5; lay them back on top or below)."
    assert sentences[1].startswith("Lee sees ")


def test_a_rescue_without_anybody_left_is_told_as_such() -> None:
    position = text(crew="lee", l1="|s11", rest="l4", l4="|f5")
    assert told(position, "lee", "rescue")[1] == "Lee finds nobody to rescue, and the rescue fails."


def test_a_borrowed_card_is_told_with_its_owner() -> None:
    position = text("turn:0", crew="phillips/lee", hands="-/save-time", l1="|s11", discard="f3")
    events = told(position, "phillips,lee", "play:save-time@1")
    what = "(shuffle the discard into the pile, without a page)"
    assert events[0] == f"Phillips plays Save Time, a card of Lee {what}."
    own = text("turn:0", crew="phillips/lee", hands="save-time/-", l1="|s11", discard="f3")
    assert told(own, "phillips,lee", "play:save-time")[0] == f"Phillips plays Save Time {what}."


def test_a_card_to_borrow_is_listed_with_its_owner() -> None:
    position = text("turn:0", crew="phillips/lee", hands="wait/wait", l1="|s11")
    play = engine.position("titanic", position, crew="phillips,lee")
    teller = of_play("en", play)
    listed = {move.text: teller.move(move) for move in play.describe()}
    assert listed["play:wait>l1"] == "Wait! on deck 1"
    assert listed["play:wait@1>l1"] == "Wait! of Lee on deck 1"


def test_rows_end_where_another_seat_or_rule_begins() -> None:
    rows = [
        Event("action-card-drawn", "TI-SETUP-4", {"seat": 0, "card": "wait"}),
        Event("action-card-drawn", "TI-SETUP-4", {"seat": 0, "card": "wait"}),
        Event("action-card-drawn", "TI-SETUP-4", {"seat": 1, "card": "plan-a"}),
        Event("action-card-drawn", "TI-RESCUE-7", {"seat": 1, "card": "plan-b"}),
    ]
    assert gather(rows) == [
        Event("action-cards-drawn", "TI-SETUP-4", {"seat": 0, "cards": ["wait", "wait"]}),
        *rows[2:],
    ]


@pytest.mark.parametrize(
    ("codes", "names"),
    [
        (["f7a"], "F7a"),
        (["s12", "ms11", "s10a"], "S12, MS11, S10a"),
        (["wait", "wait", "plan-a"], "2 Wait!, Plan A"),
        ([], "none"),
    ],
)
def test_cards_are_written_as_they_lie_on_the_table(codes: list[str], names: str) -> None:
    assert ENGLISH.part(tell_heaps(codes)) == names


@pytest.mark.parametrize(
    ("hand", "move", "phrase"),
    [
        ("wait", "play:wait>l1", "Wait! on deck 1"),
        ("same-lines", "play:same-lines>l1,l6", "Same Lines! on decks 1 and 6"),
        ("same-lines", "play:same-lines>l1,boat", "Same Lines! on deck 1 and the Collapsible Boat"),
        (
            "collapsible-boat",
            "play:collapsible-boat>l1*2",
            "Collapsible Boat from deck 1, the last 2 cards",
        ),
        ("mystery-second", "play:mystery-second>l1", "Mystery Passenger S as S9 at deck 1"),
        ("plan-b", "play:plan-b", "Plan B"),
    ],
)
def test_the_target_of_a_card_is_part_of_its_move(hand: str, move: str, phrase: str) -> None:
    boat = "|f3" if "boat" in move and hand == "same-lines" else "-"
    play = engine.position(
        "titanic", text(crew="lee", hands=hand, l1="|s11.s10", boat=boat), crew="lee"
    )
    described = {found.text: found for found in play.describe()}
    assert of_play("en", play).move(described[move]) == phrase


def test_a_passenger_in_two_places_is_named() -> None:
    problem = Problem("passengers-twice", "TI-GEN-3", {"cards": ["s2", "f3a"]})
    told = ENGLISH.sentence(Teller(engine.game("titanic")).problem(problem))
    assert told == "A passenger is in two places: S2, F3a. [TI-GEN-3]"


def test_seats_are_called_by_their_crew_member_once_dealt() -> None:
    assert Storyteller("en", engine.game("titanic", crew="lee,pitman")).seat(1) == "Pitman"
    dealt = engine.game("titanic", players=2)
    assert Storyteller("en", dealt).seat(1) == "Player 2 (crew dealt later)"
    assert Storyteller("fr", dealt).seat(0) == "Joueur 1 (équipage à distribuer)"
    play = engine.start("titanic", players=2, seed=1)
    assert of_play("en", play).seat(0) in {ENGLISH(f"name-titanic-crew-{c}") for c in crew.NAMES}
