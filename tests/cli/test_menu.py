"""The menu: going on, once more, another language, names; practice; what partners did."""

import os
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Tocsin, kill_after, replay_save
from tests.cli.test_play import almost_over

TWO = ("play", "feurio", "players=2", "--seed", "5")
NB = "\u00a0"


def flat(text: str) -> str:
    return re.sub(r"[ \n]+", " ", text)


def kept() -> list[Path]:
    return sorted(Path(os.environ["TOCSIN_HOME"], "plays").glob("*.txt"))


def test_a_play_is_saved_by_itself_and_goes_on_from_the_menu(tocsin: Tocsin) -> None:
    left = tocsin(*TWO, typed="1\nq\n")
    assert "Saved: “tocsin play” goes on with it." in left.out
    (file,) = kept()
    plies = len(replay_save(file).plies)
    again = tocsin("play", typed="\nlog 2\n")
    assert f"c  Continue: Feurio!, human, steady bot (ply {plies})" in again.out
    assert "A game, or a letter? [continue]" in again.out
    assert f"The play goes on (ply {plies})." in again.out
    assert "Red-Yellow laid the 6 on 1,-1" in again.out
    assert kept() == [file]


def test_a_named_game_asks_whether_its_play_goes_on(tocsin: Tocsin) -> None:
    tocsin(*TWO, typed="1\nq\n")
    assert "The play goes on" in tocsin("play", "feurio", typed="\n").out
    declined = tocsin("play", "feurio", typed="n\n").out
    assert "Go on with the play of human, steady bot" in declined
    assert "How many players" in declined
    assert "Go on with" not in tocsin("play", "titanic", typed="").out


def test_end_of_input_saves_too(tocsin: Tocsin) -> None:
    result = tocsin(*TWO, typed="1\n")
    assert "End of input; the game is saved and stopped." in result.out
    assert len(kept()) == 1
    stopped = tocsin(*TWO, "--no-autosave", typed="1\n")
    assert "End of input; the game is stopped." in stopped.out
    assert len(kept()) == 1


def test_a_killed_play_goes_on_from_the_menu(tocsin: Tocsin, tmp_path: Path) -> None:
    place = Path(os.environ["TOCSIN_HOME"], "plays")
    place.mkdir(parents=True)
    kill_after(TWO, "1\n", place / "1-feurio.txt", "lay:1,-1")
    assert "Red-Yellow laid the 6 on 1,-1" in tocsin("play", typed="c\nlog 3\n").out


def test_a_rematch_has_the_same_game_and_people(tocsin: Tocsin) -> None:
    tocsin(*TWO, "--names", "Anna", typed="1\nq\n")
    again = tocsin("play", typed="r\n").out
    assert "r  Rematch: Feurio!, Anna, steady bot" in again
    assert "Anna (Red-Yellow): human." in again
    assert len(kept()) == 2


def test_the_menu_changes_the_language(tocsin: Tocsin) -> None:
    out = tocsin("play", typed="l\n1\n1\n\n\nq\n").out
    assert "l  Français" in out
    assert f"Bienvenue{NB}!" in out
    assert f"Au revoir{NB}!" in out


def test_the_menu_reads_a_file_and_says_why_not(tocsin: Tocsin, tmp_path: Path) -> None:
    saved = tmp_path / "forest.txt"
    tocsin(*TWO, "--save", str(saved), typed="1\nq\n")
    assert "goes on after" in flat(tocsin("play", typed=f"f\n{saved}\n").out)
    again = tocsin("play", typed=f"f\nnowhere.txt\nf\n{saved}\n")
    assert again.code == 0
    assert "nowhere.txt cannot be read: it does not exist." in again.out
    assert "goes on after" in flat(again.out)


@pytest.mark.parametrize("name", ["\0", "x" * 900, "~nobody-is-called-so/x", "\ud800", "."])
def test_a_name_that_no_file_has_brings_the_menu_back(tocsin: Tocsin, name: str) -> None:
    result = tocsin("play", typed=f"f\n{name}\nq\n")
    assert result.code == 0
    assert "cannot be read" in flat(result.out)
    assert result.out.count("A game, or a letter?") == 2


@pytest.mark.parametrize("typed", ["00019", "0", "4", "9" * 5000, "٣"])
def test_a_number_that_is_no_game_is_told(tocsin: Tocsin, typed: str) -> None:
    result = tocsin("play", typed=f"{typed}\nq\n")
    assert result.code == 0
    assert "There is no game called" in result.out


def test_zeros_before_a_number_change_nothing(tocsin: Tocsin) -> None:
    assert "How many players, 1 to 4?" in tocsin("play", typed="0000001\n").out
    assert "2  firebreaks=yes" in tocsin("play", typed="1\n\n00002\n").out


@pytest.mark.parametrize("typed", ["00019", "7", "22", "0"])
def test_only_the_options_that_are_listed_have_numbers(tocsin: Tocsin, typed: str) -> None:
    out = tocsin("play", typed=f"2\n\nrules=advanced\n{typed}\n").out
    assert "6  deal_specialists=no" in out
    assert f"“{typed}” is no option. Write name=value." in out
    told = tocsin("play", typed="2\n\nrules=advanced\n+\n7\n").out
    assert "7  use_specialists=no" in told


def test_a_rematch_with_a_bot_of_ones_own_says_how(tocsin: Tocsin, tmp_path: Path) -> None:
    bot = tmp_path / "own.py"
    bot.write_text(
        "from tocsin import Bot\n\n\nclass First(Bot):\n"
        "    def choose(self, state, seat, rng):\n        return state.legal()[0]\n",
        encoding="utf-8",
    )
    tocsin(*TWO, "--seats", f"human,{bot}:First", typed="1\nq\n")
    again = tocsin("play", typed="r\nq\n")
    assert again.code == 0
    assert "a bot of somebody’s own: name it again with --seats." in flat(again.out)


def test_a_kept_play_that_is_damaged_is_put_aside(tocsin: Tocsin) -> None:
    tocsin(*TWO, typed="1\nq\n")
    (file,) = kept()
    file.write_text(file.read_text("utf-8").replace("lay:1,-1", "lay:9,9"), encoding="utf-8")
    result = tocsin("play", typed="c\n1\n")
    assert result.code == 0
    assert "The record was cut or edited" in flat(result.out)
    assert "How many players" in result.out
    assert kept() == []


@pytest.mark.parametrize("typed", ["2", "flash", "Soldats du feu", "18 : soldats du feu", "911"])
def test_a_game_is_found_by_what_any_box_calls_it(tocsin: Tocsin, typed: str) -> None:
    assert "How many players, 1 to 6?" in tocsin("play", typed=f"{typed}\n").out
    assert "Flash Point" in tocsin("games", typed if typed != "2" else "flashpoint").out


def test_people_have_names(tocsin: Tocsin) -> None:
    out = tocsin(*TWO, "--seats", "human,human", "--names", "Anna,Ben", typed="1\n").out
    assert re.search(r"(Anna \(Red-Yellow\)|Ben \(Green-Blue\)) laid the", out)
    (file,) = kept()
    assert replay_save(file).names == ("Anna", "Ben")
    menu = tocsin("play", "titanic", typed="2\n\nh Zoë\ns\n").out
    assert re.search(r"Zoë \(\w+\): human\.", menu)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ("A,B,C", "More names than people: 3 for 1."),
        ("steady", "“steady” cannot be a name"),
        ("a:b", "“a:b” cannot be a name"),
        ("x" * 31, "cannot be a name"),
    ],
)
def test_names_that_cannot_be_are_refused(tocsin: Tocsin, names: str, told: str) -> None:
    result = tocsin(*TWO, "--names", names)
    assert result.code == 2
    assert told in flat(result.err)


def test_practice_takes_back_the_dice_and_says_so(tocsin: Tocsin) -> None:
    out = tocsin("play", "feurio", "-p", "1", "--seed", "5", "--practice", typed="1\npass\nu\n").out
    assert "Practice: everything can be taken back, and the record says so." in out
    assert "Taken back: Place nobody" in out
    (file,) = kept()
    assert "{practice}" in file.read_text(encoding="utf-8")


def test_what_computer_partners_did_is_summed_up(tocsin: Tocsin) -> None:
    out = tocsin(*TWO, typed="1\npass\n").out
    summary = out.rpartition("Meanwhile:")[2].splitlines()[1]
    assert re.fullmatch(r"  Green-Blue: one tile laid(, (one man|\d men) placed)?\.", summary)
    both = tocsin(*TWO, "--seats", "human,human", typed="1\npass\n").out
    assert "Meanwhile" not in both


def test_the_rules_of_a_play_are_those_of_its_game(tocsin: Tocsin) -> None:
    listed = tocsin(*TWO, typed="rules\nq\n").out.partition("FE-COMP")[2]
    assert "FE-SPREAD" in listed
    assert "FP-" not in listed
    assert "TI-" not in listed
    plain = tocsin("play", "flashpoint", "-p", "1", "--seed", "1", typed="rules\nq\n").out
    assert "FP-FIRE" in plain
    assert "XD-GEN" not in plain
    extreme = ("play", "flashpoint", "-p", "1", "board=garage", "--seed", "1")
    assert "XD-GEN" in tocsin(*extreme, typed="rules\nq\n").out


@pytest.mark.parametrize(
    ("language", "word", "told"),
    [
        ("en", "Soldats du feu", "Flash Point –"),
        ("fr", "18 : soldats du feu", "Flash Point –"),
        ("fr", "médecin", "FP-SPEC-PARA-1"),
        ("fr", "foyer spontané", "FP-HOT-1"),
        ("fr", "VIC", "point d’intérêt"),
        ("en", "shockwave", "FP-WAVE-1"),
        ("fr", "EMBRASEMENT", "FP-FLASH-1"),
    ],
)
def test_words_of_every_edition_are_found(
    tocsin: Tocsin, language: str, word: str, told: str
) -> None:
    result = tocsin("--lang", language, "rules", word)
    assert result.code == 0
    assert told in flat(result.out)


def test_a_word_that_is_nowhere_is_an_error(tocsin: Tocsin) -> None:
    result = tocsin("rules", "xylophone")
    assert result.code == 2
    assert "There is no rule “xylophone”" in result.err


@pytest.mark.parametrize(
    ("typed", "told"), [("r", "Red-Yellow: human."), ("m", "A game, or a letter?")]
)
def test_the_end_offers_a_rematch_and_the_menu(
    tocsin: Tocsin, tmp_path: Path, typed: str, told: str
) -> None:
    nearly = tmp_path / "nearly.txt"
    nearly.write_text(almost_over().record(), encoding="utf-8")
    out = tocsin("play", "--resume", str(nearly), typed=f"{typed}\n").out
    asked = "r plays again, m goes to the menu, Enter leaves:"
    assert told in out.partition(asked)[2]
    assert told not in out.partition(asked)[0]


# What to type at each question of the menu to get there, and how its help begins.
QUESTIONS = [
    ("", "The number or the name of a game begins one"),
    ("f\n", "The name of a file that was saved"),
    ("feurio\n", "How many sit at the table"),
    ("feurio\n\n", "A number takes the next value of that option"),
    ("feurio\n\n\n", "One letter for a person or a kind of computer"),
]


@pytest.mark.parametrize(("before", "told"), QUESTIONS)
def test_every_question_of_the_menu_can_be_left(tocsin: Tocsin, before: str, told: str) -> None:
    for word in ("q", "Q", "quit"):
        left = tocsin("play", typed=f"{before}{word}\n1\n1\n")
        assert left.code == 0
        assert left.out.rstrip().endswith("Goodbye!")
        assert "does not fit" not in left.out
    assert "Au revoir" in tocsin("play", "--lang", "fr", typed=f"{before}quitter\n").out
    assert kept() == []


@pytest.mark.parametrize(("before", "told"), QUESTIONS)
def test_every_question_of_the_menu_helps_and_is_asked_again(
    tocsin: Tocsin, before: str, told: str
) -> None:
    asked = flat(tocsin("play", typed=f"{before}?\n").out)
    assert told in asked
    question = flat(tocsin("play", typed=before).out).rpartition("End of input")[0][-10:]
    assert asked.count(question.strip()) == 2
    assert asked.rstrip().endswith("End of input.")
    french = tocsin("play", "--lang", "fr", typed=f"{before}aide\n").out
    assert "q quitte." in french


def test_the_question_whether_to_go_on_helps_and_can_be_left(tocsin: Tocsin) -> None:
    tocsin(*TWO, typed="1\nq\n")
    left = tocsin("play", "feurio", typed="?\nq\n")
    assert "n begins another play, and the old one stays saved" in flat(left.out)
    assert left.out.rstrip().endswith("Goodbye!")
    assert "How many" not in left.out


def test_h_at_a_seat_is_a_person_and_no_call_for_help(tocsin: Tocsin) -> None:
    out = tocsin("play", typed="feurio\n2\n\nh Anna\nh\n").out
    assert "Anna" in out
    assert "One letter for" not in out


def test_the_end_of_a_play_can_be_asked_about(tocsin: Tocsin, tmp_path: Path) -> None:
    nearly = tmp_path / "nearly.txt"
    nearly.write_text(almost_over().record(), encoding="utf-8")
    asked = flat(tocsin("play", "--resume", str(nearly), typed="?\nm\nq\n").out)
    assert "r plays the same game with the same people again" in asked
    assert asked.count("r plays again, m goes to the menu, Enter leaves:") == 2
    assert asked.rstrip().endswith("Goodbye!")


def test_help_says_that_leaving_saves_only_where_it_does(tocsin: Tocsin) -> None:
    assert "leaves; the play is saved" in tocsin(*TWO, typed="?\n").out
    unkept = tocsin(*TWO, "--no-autosave", typed="?\n").out
    assert "leaves; asks first whether to save the play" in unkept
    assert "the play is saved" not in unkept
    french = tocsin(*TWO, "--no-autosave", "--lang", "fr", typed="?\n").out
    assert "demande d’abord s’il faut enregistrer" in french
