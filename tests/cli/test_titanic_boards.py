"""The ship on the screen: decks, lifeboats, crew, the aid to memory, and the same in words."""

import pytest
from rich.console import Console
from rich.style import Style
from rich.text import Text

import tocsin as engine
from tests.cli import drawing
from tests.games.titanic.table import text
from tocsin.cli.boards import Space
from tocsin.core.facts import View
from tocsin.core.seats import SPECTATOR
from tocsin.games.titanic.table import crew, heaps
from tocsin.telling import Speaker

ENGLISH = Speaker("en")
FRENCH = Speaker("fr")
PAIR = text(
    "turn:0",
    crew="latimer/phillips",
    hands="wait*2.plan-a/come-on",
    page=5,
    turn=7,
    groups="puuua/-/a/pp",
    l2="?.?.s3|s9.ms8.s7a",
    l3="?|f13.f12a",
    l6="|s17",
    boat="|f7.f6a",
)


def view_of(position: str, crew: str) -> View:
    state = engine.game("titanic", crew=crew).read_position(position)
    assert state.problems() == []
    return state.view(int(SPECTATOR))


def picture(
    position: str, crew: str, words: Speaker = ENGLISH, space: Space | None = None
) -> list[str]:
    shown = drawing.picture(view_of(position, crew), engine.game("titanic"), words, space)
    return shown.splitlines()


def test_decks_lifeboats_piles_memory_and_crew_are_drawn() -> None:
    assert picture(PAIR, "latimer,phillips") == [
        "Page 5 of 12 · 00:45 · worth 6   turn 7 · saved 8 of 60",
        "deck 1  ≈≈≈  under water",
        "deck 2  ≈··  ▒3 S9 MS8 S7a",
        "deck 3  ··   ▒1 F13 F12a  → deck 4 (2) ; deck 5 (2)",
        "deck 4  ··   empty",
        "deck 5  ·    empty",
        "deck 6       S17  → deck 4 ; deck 5",
        "boat         F7 F6a  → GF1",
        "GF1     1 2u 3u 4u 5a",
        "GS1     1a",
        "GS2     1 2",
        "GF2  no lifeboat yet",
        "Pile 41 · discard 0   Action pile 14 · discard 0",
        "Known face down on deck 2: S3",
        "Not seen yet  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17",
        "           F  a  1  1  1  1  1  a  2  2  2  2  1  a",
        "           S  ·  a  a  2  2  2  1  2  a  2  2  2  2  2  2  2  a",
        "▶ 0 Latimer · draws up to 5 · an Action card for three anchors in a row in a",
        "     lifeboat",
        "    Wait! ×2             a visible run goes to the discard",
        "    Plan A               take a card of your choice from the Action pile",
        "  1 Phillips · draws up to 6 · may play the Action cards of the others",
        "    Come On!",
    ]


def test_the_same_table_in_french() -> None:
    drawn = picture(PAIR, "latimer,phillips", FRENCH)
    assert drawn[0] == "Page 5 sur 12 · 00:45 · vaut 6   tour 7 · sauvés 8 sur 60"
    assert drawn[1] == "pont 1  ≈≈≈  sous l’eau"
    assert "On sait face cachée sur le pont 2\u00a0: S3" in drawn
    assert "  1 Phillips · pioche jusqu’à 6 · peut jouer les cartes Action des autres" in drawn


def test_classes_have_colours_and_letters() -> None:
    drawn = drawing.draw(view_of(PAIR, "latimer,phillips"), engine.game("titanic"), ENGLISH)
    assert isinstance(drawn, Text)
    looks = {
        card: drawn.get_style_at_offset(Console(), drawn.plain.index(f"{card} "))
        for card in ("F13", "F12a", "S17", "▒3")
    }
    assert looks["F13"] == Style(color="magenta")
    assert looks["F12a"] == Style(color="magenta", bold=True)
    assert looks["S17"] == Style(color="yellow")
    assert looks["▒3"] == Style(dim=True)


def test_a_run_of_seventeen_fits_into_eighty_columns() -> None:
    run = ".".join(f"s{number}a" for number in range(17, 0, -1))
    position = text(crew="boxhall", page=11, turn=30, l6=f"|{run}", l5="?|f4")
    drawn = picture(position, "boxhall", space=Space(width=79))
    assert "deck 6       S17a 16a 15a 14a 13a 12a 11a 10a 9a 8a 7a 6a 5a 4a 3a 2a 1a" in drawn
    assert "             → side" in drawn
    assert max(len(line) for line in drawn) <= 79


@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_every_card_and_crew_member_is_explained_within_eighty_columns(words: Speaker) -> None:
    for member in crew.NAMES:
        seats = f"{member},murdoch,lee" if member not in ("murdoch", "lee") else "murdoch,lee,fleet"
        for first in range(0, len(heaps.NAMES), 4):
            hand = ".".join(heaps.NAMES[first : first + 4])
            position = text(crew=seats.replace(",", "/"), hands=f"{hand}/-/-", l4="?|f9")
            drawn = picture(position, seats, words, Space(width=79))
            assert max(len(line) for line in drawn) <= 79
            assert not any("[" in line for line in drawn)
            for card in heaps.NAMES[first : first + 4]:
                assert any(words(f"name-titanic-card-{card}") in line for line in drawn)


def test_cards_in_hand_are_shown_with_those_that_fit() -> None:
    play = engine.position("titanic", text(crew="lee", l1="|s11"), crew="lee", chance="manual")
    for move in ("rescue*3", "~show:f3", "~show:s9", "~show:s10a"):
        play.do(move)
    drawn = drawing.draw(play.view(0), play.game, ENGLISH)
    assert isinstance(drawn, Text)
    assert "In hand: F3, S9, S10a; these fit: S10a" in drawn.plain


def test_a_discard_is_open_only_while_it_is_looked_through() -> None:
    position = text(
        crew="lee", hands="come-back.plan-b", l1="|s11", discard="f3.s10a", actions="wait"
    )
    before = "\n".join(picture(position, "lee"))
    assert "Pile 57 · discard 2" in before
    assert "In the discard" not in before
    play = engine.position("titanic", position, crew="lee")
    play.do("play:come-back")
    drawn = drawing.draw(play.view(0), play.game, ENGLISH)
    assert isinstance(drawn, Text)
    assert "In the discard: F3, S10a" in drawn.plain
    play = engine.position("titanic", position, crew="lee")
    play.do("play:plan-b")
    drawn = drawing.draw(play.view(0), play.game, ENGLISH)
    assert isinstance(drawn, Text)
    assert "In the Action discard: Wait!" in drawn.plain


def test_what_the_team_has_seen_of_the_pile_is_shown() -> None:
    position = text(crew="lee", l1="|s11", pile="f9.s2|40+f3.s5|s7a.f2", rest="l4", l4="|f5")
    drawn = picture(position, "lee")
    assert "On top of the pile, in this order: F9, S2" in drawn
    assert "At the bottom of the pile, in this order: S7a, F2" in drawn
    assert "Known to be in the pile: F3, S5" in drawn


def test_a_line_being_looked_through_says_so() -> None:
    position = text(crew="lee", hands="your-turn", l4="f2.s3|f9")
    play = engine.position("titanic", position, crew="lee", chance="manual")
    play.do("play:your-turn>l4")
    drawn = drawing.draw(play.view(0), play.game, ENGLISH)
    assert isinstance(drawn, Text)
    assert "deck 4  ··   being looked through" in drawn.plain
    spoken = drawing.draw(play.view(0), play.game, ENGLISH, Space(plain=True))
    assert "Deck 4: being looked through." in str(spoken)


def test_ascii_terminals_get_ascii() -> None:
    assert "\n".join(picture(PAIR, "latimer,phillips", space=Space(is_ascii=True))).isascii()


def test_words_for_screen_readers_tell_the_whole_table() -> None:
    spoken = picture(PAIR, "latimer,phillips", space=Space(plain=True))
    assert spoken[:9] == [
        "Page 5 of 12, 00:45, worth 6. Turn 7. 8 are saved.",
        "Deck 1: under water.",
        "Deck 2: 3 cards face down, then S9, MS8, S7a. Free end S7a.",
        "Deck 3: one card face down, then F13, F12a. Free end F12a.",
        "Deck 4: empty.",
        "Deck 5: empty.",
        "Deck 6: nobody face down, then S17. Free end S17.",
        "The Collapsible Boat: nobody face down, then F7, F6a. Free end F6a.",
        "The water comes to deck 2 next: 2 dry compartments left of 3.",
    ]
    assert "Lifeboat GF1: reaches 5; anchors 2, 3, 4, 5." in spoken
    assert "Lifeboat GF2: not on the water yet." in spoken
    assert "2 Wait!: a visible run goes to the discard." in spoken
    assert "Can move: F13, F12a from deck 3 to deck 4." in spoken
    assert any(line.startswith("Not seen yet, first class: F1a, F2, F3, ") for line in spoken)
    assert not any(set(line) & set("│─▒≈·→▶×") for line in spoken)


def test_nobody_who_can_move_is_said_in_words() -> None:
    spoken = picture(text(crew="lee", l1="|s11"), "lee", space=Space(plain=True))
    assert "Nobody can move now." in spoken


@pytest.mark.parametrize("width", [40, 79])
@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_whatever_happens_fits_into_the_window(words: Speaker, width: int) -> None:
    play = engine.start("titanic", crew="smith,murdoch,latimer,lowe,fleet", seed=5)
    rng = engine.Rng(3)
    while not play.is_over:
        drawn = drawing.draw(play.view(0), play.game, words, Space(width=width))
        assert isinstance(drawn, Text)
        for line in drawn.plain.splitlines():
            assert len(line) <= width
            assert not line.startswith("[")
        moves = play.moves()
        play.do(moves[rng.below(len(moves))])


def test_a_narrow_window_lists_what_has_not_been_seen() -> None:
    drawn = picture(PAIR, "latimer,phillips", space=Space(width=40))
    assert "Not seen yet, first class: F1a, F2, F3," in drawn
    assert "     F4, F5, F6, F7a, F8, F8a, F9, F9a," in drawn
