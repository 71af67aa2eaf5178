"""SOS Titanic at the keyboard: a scripted play, real cards, mistakes, undo, plain words, files."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Tocsin, kill_after, replay_save

# Lee alone, seed 4: S16a, F9, F4 and F5 are open; Save Time, Same Lines!, Come Back! twice.
LEE = ("play", "titanic", "crew=lee", "--seed", "4")
# Two players with a real deck on the table.
REAL = ("play", "titanic", "--players", "2", "--seats", "human,human", "--dice", "manual")
DEAL = "murdoch\nlatimer\nwait save-time\nf7a s12 s3 s4\n"


def said(out: str) -> str:
    """What was shown, with its lines joined."""
    return re.sub(r"[ \n]+", " ", out)


def test_a_whole_play_can_be_watched_in_both_languages(tocsin: Tocsin) -> None:
    watch = ("play", "titanic", "crew=murdoch", "--seats", "steady", "--seed", "3")
    english = tocsin(*watch)
    assert english.code == 0
    assert "The ship is gone. Survivors " in said(english.out)
    assert re.search(r"\n\nThe ship is gone\. \d+ points\.$", english.out.rstrip())
    french = tocsin(*watch, "--lang", "fr")
    assert "Le navire a sombré. Rescapés " in said(french.out)
    assert french.out.count("L’eau monte") == english.out.count("The water rises") == 11


def test_the_menu_asks_for_everything(tocsin: Tocsin) -> None:
    result = tocsin("play", "titanic", typed="2\n2\ncrew=lee,smith\ncrew=lee,pitman\n\n\nr\nq\n\n")
    assert "Type crew= and what it should be. Allowed: murdoch, boxhall," in said(result.out)
    assert "How many players, 1 to 5? [1]" in result.out
    assert "smith is for 3 players or more, not for 2. [TI-SETUP-2]" in said(result.out)
    assert "Who plays Pitman: " in said(result.out)
    assert "Pitman: random bot." in result.out
    assert "Goodbye!" in result.out


def test_crew_cards_dealt_by_chance_name_the_seats(tocsin: Tocsin) -> None:
    result = tocsin("play", "titanic", "players=3", "--seats", "human,steady,steady", "--seed", "3")
    assert "Player 1 is Boxhall. [TI-SETUP-3]" in result.out
    assert "1) Boxhall begins   2) " in result.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("move:l1>l2", "S16 is of the other class, and classes never mix. [TI-MOVE-8]"),
        (
            "move:l2>l5",
            "F9 does not open deck 5: only F13 or S17 begins an empty line. [TI-MOVE-3]",
        ),
        ("move:l4>l2", "F5 does not fit on F9 at deck 2: the card there must be exactly one"),
        ("move:l3>l4*2", "Deck 3 shows one card, so 2 cannot go. [TI-MOVE-1]"),
        ("move:l3>side", "F4 is no lifeboat; only a 1 goes to the ship’s side. [TI-MOVE-4]"),
        ("move:gf1>l4", "Whoever is safe in lifeboat GF1 stays there. [TI-MOVE-9]"),
        ("play:wait>l1", "Lee has no Wait! [TI-ACT-GEN-1]"),
        ("play:same-lines>l5,l6", "Deck 5 and deck 6 are both empty. [TI-ACT-SAMELINES-1]"),
        ("play:same-lines>l4,l1", "there should be two lines, the one nearer the bow first."),
        ("why rescue", "Say how many passengers are drawn, for example rescue*2. [TI-RESCUE-1]"),
        ("rescue*9", "there should be a number from 1 to 6"),
        ("stop", "Passing does not exist"),
        ("seek", "Only Lowe looks for an anchor. [TI-TURN-2]"),
        ("~show:f7", "No card is turned up now; somebody has to decide. [TI-CHANCE-2]"),
        ("place:f7>l1", "No passenger is to be placed now. [TI-RESCUE-3]"),
        ("move:l7>l1", "there should be a line (l1 to l6, boat) or a lifeboat"),
        ("why 1", "F4 from deck 3 to deck 4 (move:l3>l4)."),
        ("why move:l1>l2", "classes never mix"),
        ("rules TI-MOVE-3", "They may go to an empty deck only if the highest of them is F13 or"),
        ("rules TI-ACT-WAIT", "All visible cards of a line go to the discard"),
        pytest.param("hint", "Points to expect: ", marks=pytest.mark.thinks),
        ("?", "In a lifeboat a is an anchor, u one that Latimer has counted"),
        ("why", "Ask about a move, for example: why "),
        ("u", "There is nothing to take back."),
    ],
)
def test_orders_and_mistakes_leave_the_play_as_it_is(
    tocsin: Tocsin, typed: str, answer: str
) -> None:
    result = tocsin(*LEE, typed=f"{typed}\n1\n")
    assert answer in said(result.out)
    assert "F4 goes from deck 3 to deck 4. [TI-MOVE-2]" in said(result.out)
    # The name of a card that ends with a mark needs no full stop.
    assert "!." not in result.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("move:l1>l2", "S16 est de l’autre classe, et les classes ne se mêlent jamais."),
        (
            "move:l2>l5",
            "F9 n’ouvre pas le pont 5\u00a0: seuls F13 et S17 commencent une file vide.",
        ),
        ("pourquoi rescue*3", "3 passagers (rescue*3)."),
        ("pourquoi play:wait>l1", "Lee n’a pas de Wait! [TI-ACT-GEN-1]"),
        ("règles TI-FLOOD-9", "La dernière page finit la partie aussitôt"),
        pytest.param(
            "conseil",
            "2. Je tente un sauvetage, cartes à piocher\u00a0: 4.",
            marks=pytest.mark.thinks,
        ),
        ("aide", "u une ancre que Latimer a comptée"),
    ],
)
def test_orders_and_mistakes_are_answered_in_french(
    tocsin: Tocsin, typed: str, answer: str
) -> None:
    result = tocsin(*LEE, "--lang", "fr", typed=f"{typed}\n")
    assert answer in said(result.out)


def test_a_rescue_that_fails_tells_the_cards_and_the_page(tocsin: Tocsin) -> None:
    out = said(tocsin(*LEE, typed="rescue*6\n").out)
    assert "Lee organises a rescue and draws 6 passengers. [TI-RESCUE-1]" in out
    assert "Lee draws F6, F10, F10a, S5, S6, S13a. [TI-RESCUE-2]" in out
    assert "the rescue fails. [TI-RESCUE-6] The water rises: page 2, worth 9." in out


def test_a_move_that_uncovers_a_card_cannot_be_taken_back(tocsin: Tocsin) -> None:
    result = tocsin(*LEE, typed="1\nu\n")
    assert "what was seen stays seen" in said(result.out)


def test_moves_of_one_card_are_listed_in_columns(tocsin: Tocsin) -> None:
    out = tocsin(*LEE, typed="moves\n").out
    assert "2) one passenger  3) ×2  4) ×3  5) ×4  6) ×5  7) ×6" in out
    assert re.search(r"9\) Same Lines! on decks 1 and 2 +\d+\) ", out)


def test_real_cards_are_typed_in_short_form_and_several_at_once(tocsin: Tocsin) -> None:
    out = said(tocsin(*REAL, typed=DEAL + "first:1\nrescue*5\nF9 s9 s10, f1 f2\n").out)
    assert "Player 2 is Latimer. [TI-SETUP-3]" in out
    assert "Murdoch draws Wait!, Save Time. [TI-SETUP-4]" in out
    assert "S4 is turned up on deck 4." in out
    assert "f or s for the class, the number, a for an anchor: f7, s12a." in out
    assert "Latimer draws F1, F2, F9, S9, S10. [TI-RESCUE-2]" in out
    assert "Only one choice: F1 to the ship’s side." in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("murdoch\nmurdoch\n", "Murdoch is somebody else already. [TI-SETUP-3]"),
        ("murdoch\nsmith\n", "Smith needs more players than 2. [TI-SETUP-2]"),
        ("murdoch\nlee\nsaucepan\n", "there should be an Action card (get-ready, come-on,"),
        (
            DEAL.replace("s12", "f7a"),
            "F7a cannot lie there, after all that has been seen. [TI-KNOW-4]",
        ),
        (DEAL.replace("s12", "x9"), "there should be a passenger such as f7 or s12a"),
        (DEAL + "first:1\nrescue*2\nf1 s9 s10\n", "Not needed any more: s10."),
    ],
)
def test_a_card_that_cannot_be_is_refused_with_the_reason(
    tocsin: Tocsin, typed: str, answer: str
) -> None:
    assert answer in said(tocsin(*REAL, typed=typed).out)


def test_a_slip_with_real_cards_is_taken_back(tocsin: Tocsin) -> None:
    out = said(tocsin(*REAL, typed=DEAL + "u\ns4a\n").out)
    assert "Taken back: Turn up a passenger – S4 (~show:s4)." in out
    assert "S4a is turned up on deck 4." in out


def test_real_cards_are_typed_in_french(tocsin: Tocsin) -> None:
    out = said(tocsin(*REAL, "--lang", "fr", typed=DEAL + "2\n1\ns1a\n1\nf3\n").out)
    assert "Le joueur 2 est Latimer. [TI-SETUP-3]" in out
    assert "S3 quitte le pont 3 pour le pont 4. [TI-MOVE-2]" in out
    assert "S1a est mise à l’eau\u00a0: la chaloupe GS1 est prête. [TI-MOVE-4]" in out
    assert "F3 apparaît sur le pont 3." in out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_plain_mode_uses_words_only(tocsin: Tocsin, language: str) -> None:
    result = tocsin(*LEE, "--plain", "--lang", language, typed="1\nrescue*6\n")
    assert not re.search("[│─▒≈·→▶×\x1b]", result.out)
    wanted = {
        "en": "Deck 4: 9 cards face down, then F5, F4. Free end F4.",
        "fr": "Le pont 4\u00a0: 9 cartes face cachée, puis F5, F4. Bout libre F4.",
    }
    assert wanted[language] in result.out


def test_a_killed_play_loses_nothing_and_is_resumed(tocsin: Tocsin, tmp_path: Path) -> None:
    saved = tmp_path / "ship.txt"
    kill_after(LEE, "1\nrescue*2\n", saved, "rescue*2")
    before = replay_save(saved)
    assert "move:l3>l4" in [ply.text for ply in before.plies]
    result = tocsin("play", "--resume", str(saved), "--lang", "fr", typed="rescue*1\n")
    assert result.code == 0
    assert f"reprend après {len(before.plies)} coups" in said(result.out)
    after = replay_save(saved)
    assert after.plies[: len(before.plies)] == before.plies
    assert len(after.plies) > len(before.plies)


def test_a_record_is_looked_through_with_the_names_of_the_crew(
    tocsin: Tocsin, tmp_path: Path
) -> None:
    saved = tmp_path / "ship.txt"
    tocsin(*LEE, typed=f"1\nsave {saved}\n")
    result = tocsin("replay", str(saved), typed="e\nq\n")
    assert result.code == 0
    assert "F4 goes from deck 3 to deck 4." in said(result.out) or "is turned up" in result.out
    assert "▶ Lee · draws up to 6" in result.out


def test_an_impossible_position_is_told_in_words(tocsin: Tocsin) -> None:
    position = "titanic/1 1 turn:0 1 lee - - 1+s2|s9.s7;-;-;-;-;-;- -/-/-/- -|57|- - - - -"
    result = tocsin("play", "titanic", "crew=lee", "--position", position, "--lang", "fr")
    assert result.code == 2
    assert result.err
    assert "[problem" not in result.err


def test_a_position_with_too_many_cards_is_told_in_french(tocsin: Tocsin) -> None:
    position = "titanic/1 1 turn:0 1 lee plan-a plan-a -;-;-;-;-;-;- -/-/-/- -|60|- - - - -"
    result = tocsin("play", "titanic", "crew=lee", "--position", position, "--lang", "fr")
    assert result.code == 2
    assert "il faudrait au plus 1 de Plan A en tout" in said(result.err)
