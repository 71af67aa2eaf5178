"""Flash Point at the keyboard: a first turn, mistakes, real dice, undo, saving, both languages."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Tocsin, replay_save
from tests.telling.test_flashpoint import EXPLOSION

# Two firefighters, seed 5: Blue stands at the western way out and has four points.
TWO = ("play", "flashpoint", "players=2", "--seed", "5", "--seats", "human,human")
READY = "1\nstand:3,0\n7,3\n"


def flat(text: str) -> str:
    """Without line breaks and with plain blanks."""
    return " ".join(text.split())


@pytest.mark.thinks
def test_steady_partners_sit_down_by_themselves_and_give_hints(tocsin: Tocsin) -> None:
    out = tocsin("play", "flashpoint", "players=2", "--seed", "5", typed="hint\n").out
    assert "Blue: human." in out
    assert "Yellow: steady bot." in out
    assert "First player – Blue begins." in out
    assert "in 100 to win (give or take " in out


def test_moves_are_grouped_by_verb_with_their_prices(tocsin: Tocsin) -> None:
    out = tocsin(*TWO, typed=READY + "walk:e\n").out
    assert "Turn 1: Blue has 4 AP. [FP-AP-1]" in out
    assert "Blue: 3 AP. What do you do? [FP-TURN-2]" in out
    listed = out[out.rindex("What do you do?") :]
    assert " 1) north to 2,1 (1 AP)   3) west to 3,0 (1 AP)" in listed
    assert " 2) south to 4,1 (1 AP)   4) east to 3,2 (2 AP)" in listed
    assert " 5) fire to smoke in 3,2 (1 AP)      6) put out the fire in 3,2 (2 AP)" in listed
    assert "Stop here  pass   7) end your actions; the fire moves" in listed


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("walk:ne", "Nothing goes north-east: diagonal cells are not adjacent. [FP-ADJ-1]"),
        ("walk:w", "There is nothing further west. [FP-ADJ-5]"),
        ("open:e", "The way out between 3,0 and 3,1 has no door; it stays open. [FP-BOARD-4]"),
        ("chop:e", "Between 3,0 and 3,1 is a doorway, not a wall to chop. [FP-CHOP-3]"),
        ("carry:e", "There is no victim in 3,0 to carry. [FP-CARRY-1]"),
        ("spray:e", "There is neither fire nor smoke in 3,1. [FP-EXT-2]"),
        ("gun", "This play goes without vehicles. [FP-MOD-2]"),
        ("treat", "Only the paramedic treats victims. [FP-SPEC-PARA-1]"),
        ("stand:0,0", "Firefighters are placed only at the start. [FP-SETUP-6]"),
        ("~roll:1,1", "There is nothing to roll now. [FP-DICE-1]"),
        ("dance", "I don’t understand “dance”. Type a number from the list, or ?."),
        ("dance:n", "I don’t understand “dance:n”. Type a number from the list, or ?."),
        ("walk:x", "there should be a direction (n, s, w, e)"),
        ("why", "Ask about a move, for example: why walk:n"),
        ("why 1", "Yes, that is allowed now: Walk – north to 2,0 (walk:n)."),
        ("w", "could be several moves: 1) north to 2,0; 2) south to 4,0; 3) east to 3,1."),
        ("99", "There is no move number 99; the last one is "),
        ("rules FP-EXPL-3", "A standing wall takes one damage marker and stops the blast"),
        ("rules fp-aset-8b", "Two may share a cell."),
        ("rules FP-SPEC-CAPT", "Commands are moves and doors"),
        ("view 3,3", "Round 3,3 (fire): north wall (fire); east free (fire); south free; west"),
        ("?", "a line is a wall, ! a wall with one damage marker"),
    ],
)
def test_orders_and_mistakes_leave_the_play_as_it_is(
    tocsin: Tocsin, typed: str, answer: str
) -> None:
    said = flat(tocsin(*TWO, typed=f"{READY}{typed}\nwalk:e\n").out)
    assert answer in said
    assert "Blue went from 3,0 to 3,1 (1 AP). [FP-MOVE-1]" in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("pourquoi chop:e", "Entre 3,0 et 3,1 il y a une embrasure, pas un mur"),
        ("walk:ne", "Rien ne va au nord-est : les cases"),
        ("walk:x", "il faudrait une direction (n, s, w, e)"),
        ("règles FP-END-2", "Le 24e dégât fait s’écrouler la maison"),
        ("annuler", "Repris : Partir de – 7,3 (stand:7,3)."),
        pytest.param("conseil", "Chances de gagner : ", marks=pytest.mark.thinks),
        ("voir 3,3", "Autour de 3,3 (feu) : au nord mur (feu) ; à l’est libre (feu)"),
        ("?", "un trait est un mur, ! un mur avec un dégât"),
    ],
)
def test_a_first_turn_in_french(tocsin: Tocsin, typed: str, answer: str) -> None:
    out = tocsin("--lang", "fr", *TWO, typed=f"{READY}{typed}\n7,3\nwalk:e\n").out
    said = flat(out).replace("\u00a0", " ")
    assert "Bleu : de quelle case extérieure partez-vous ? [FP-SETUP-6]" in said
    assert answer in said
    assert "Bleu va de 3,0 en 3,1 (1 PA)." in said


def test_undo_takes_back_a_step_but_not_the_answer_of_the_dice(tocsin: Tocsin) -> None:
    out = tocsin(*TWO, typed=READY + "walk:e\nu\nwalk:n\npass\nu\n").out
    assert "Taken back: Walk – east to 3,1 (walk:e)." in out
    assert "Blue went from 3,0 to 2,0" in out
    assert "chance has answered since" in out


MANUAL = ("play", "flashpoint", "players=2", "--dice", "manual", "--position", EXPLOSION)


def test_real_dice_are_typed_as_they_fall(tocsin: Tocsin) -> None:
    said = flat(tocsin(*MANUAL, typed="9\n39\n33\n3\nx\nv\n~roll:6,4\n").out)
    assert "Type both dice, red then black, such as 35 or 3,5." in said
    assert "I don’t understand “~roll:3,9”: there should be a face of the black" in said
    assert "EXPLOSION in 3,3! It strikes in all four directions. [FP-FIRE-A5]" in said
    assert "Blue: you were knocked down. Where do you come round? [FP-KD-3]" in said
    assert "Type v for a victim, f for a false alarm: victim false-alarm" in said
    assert "Somebody was in 4,3 and did not get out: 1 lost. [FP-LOST-2]" in said
    assert "Turn 4: Yellow has 4 AP." in said


def test_real_dice_may_be_taken_back(tocsin: Tocsin) -> None:
    said = flat(tocsin(*MANUAL, typed="33\nu\n6,1\n").out)
    assert "Taken back: Both dice – red 3, black 3: 3,3 (~roll:3,3)." in said
    assert "Smoke rises in 6,1." in said


def test_a_whole_play_can_be_watched_in_both_languages(tocsin: Tocsin) -> None:
    watch = ("play", "flashpoint", "rules=advanced", "players=3", "--seed", "3")
    bots = ("--seats", "random,random,random")
    english = tocsin(*watch, *bots).out
    french = tocsin("--lang", "fr", *watch, *bots).out
    assert "Defeat." in english or "Victory!" in english
    assert "Défaite." in french or "Victoire\u00a0!" in french
    assert "[event-" not in english + french
    assert english.count("[FP-") == french.count("[FP-")


def test_plain_words_have_no_drawing(tocsin: Tocsin) -> None:
    out = tocsin(*TWO, "--plain", typed=READY + "walk:e\n").out
    assert not set("│─▲≈▶") & set(out)
    assert "Round 3,1 (Blue): north free; east free (fire)" in out
    assert "4: east to 3,2 (2 AP). walk:e" in out


def test_choosing_a_specialist_says_what_each_can_do(tocsin: Tocsin) -> None:
    advanced = ("play", "flashpoint", "rules=advanced", "players=2", "--seed", "1")
    out = tocsin(*advanced, typed="1\nmoves\n").out
    assert "1) paramedic: 4 AP; treats victims so that they walk" in out
    assert max(len(line) for line in out.splitlines()) < 80


def test_the_captain_commands_and_the_other_is_named(tocsin: Tocsin) -> None:
    options = ("rules=advanced", "players=2", "specialists=captain,cafs", "command_consent=yes")
    begin = "1\n3,0\n3,9\nambulance>n\nengine>w\n"
    typed = begin + "command-walk:1>n\naccept\ncommand-walk:1>n\n"
    people = ("--seats", "human,human")
    out = tocsin("play", "flashpoint", *options, *people, "--seed", "1", typed=typed).out
    said = flat(out)
    assert "Yellow: captain Blue asks: Walk, north. Do you obey? [FP-SPEC-CAPT-6]" in said
    assert "On the captain’s command, for 1 AP, Yellow acts: [FP-SPEC-CAPT-1]" in said
    assert "The captain may spend only one point a turn on the CAFS firefighter" in said


def test_the_menu_shows_the_first_options_and_the_others_when_asked(tocsin: Tocsin) -> None:
    menu = tocsin("play", "flashpoint", typed="2\nplay_on=yes\nrules=advanced\n\n\n\nq\n\n").out
    first, second, *_ = menu.split("A number changes an option")
    assert "6  deal_specialists=no" in first
    assert "murphys_law" not in menu
    assert "14  play_on=yes" in second
    assert "+  shows all the options: 22" in first
    assert (
        "Who plays Yellow: h human, r random bot, b beginner bot, s steady bot, e expert bot?"
        " (h Anna gives a name) [steady bot]" in " ".join(menu.split())
    )
    whole = tocsin("play", "flashpoint", typed="2\n+\nrules=family\n").out
    assert "13  murphys_law=no" in whole


def test_a_wrong_set_up_is_explained_with_its_rule(tocsin: Tocsin) -> None:
    result = tocsin("play", "flashpoint", "use_vehicles=yes", "--seed", "1")
    assert result.code != 0
    assert "use_vehicles belongs to the advanced game: add rules=advanced. [FP-MOD-1]" in flat(
        result.err
    )
    french = tocsin("--lang", "fr", "play", "flashpoint", "level=heroic", "--seed", "1")
    assert "Le niveau heroic est du jeu avancé" in flat(french.err)


def test_killed_in_the_middle_it_goes_on_where_it_was(tmp_path: Path, tocsin: Tocsin) -> None:
    file = tmp_path / "house.txt"
    command = [sys.executable, "-m", "tocsin.cli", *TWO, "--save", str(file)]
    running = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    assert running.stdin is not None
    running.stdin.write((READY + "walk:e\nspray:e*2\n").encode())
    running.stdin.flush()
    patience = time.monotonic() + 30
    while "spray:e*2" not in (file.read_text("utf-8") if file.exists() else ""):
        assert time.monotonic() < patience
        time.sleep(0.05)
    running.kill()
    running.wait()
    running.stdin.close()
    out = tocsin("--lang", "fr", "play", "--resume", str(file), typed="q\n").out
    assert "reprend après 5 coups." in flat(out)
    assert "Bleu éteint le feu de 3,2. [FP-EXT-2]" in out
    assert "Bleu\u00a0: 1 PA. Que faites-vous\u00a0? [FP-TURN-2]" in out
    assert replay_save(file).moves()


def test_partners_speak_and_are_asked(tocsin: Tocsin) -> None:
    house = ("play", "flashpoint", "players=2", "--seed", "5", "--seats", "human,steady:bold")
    typed = "1\nstand:3,0\nask B come 3,1\nask A wait\nask B come 77,7\nask B dance\nask\npass\n"
    out = " ".join(tocsin(*house, typed=typed).out.split())
    assert "Yellow: steady bot, bold." in out
    assert "> Yellow: “" in out
    assert "Blue is not played by a computer; talk to each other." in out
    assert "There is no 77,7 on this table." in out
    assert "“dance” is nothing one can ask here. Known: come, hold, leave, wait." in out
    assert "Ask a partner: ask B wait" in out
    assert "Yellow: “I " in out


def test_partners_are_asked_in_french_words(tocsin: Tocsin) -> None:
    house = ("play", "flashpoint", "players=2", "--seed", "5", "--lang", "fr")
    out = " ".join(tocsin(*house, typed="1\nstand:3,0\ndemande B attends\n").out.split())
    assert "> Jaune\u00a0: «\u00a0" in out or "> Jaune : « " in out
