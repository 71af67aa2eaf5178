"""Playing at the keyboard: menu, moves, orders, undo, saving, secrets, plain words."""

import os
import re
from pathlib import Path

import pytest

import tocsin as engine
from tests.cli.conftest import Tocsin, kill_after, replay_save
from tocsin.cli.screen import Screen

# Two players, seed 5: seat 1 (steady) has played, and seat 0 drew a 6 with two cells to choose.
TWO = ("play", "feurio", "players=2", "--seed", "5")


def lines_with(out: str, part: str) -> list[str]:
    return [line for line in out.splitlines() if part in line]


def test_a_whole_play_can_be_watched(tocsin: Tocsin) -> None:
    result = tocsin("play", "feurio", "players=2", "--seats", "random,steady", "--seed", "3")
    assert result.code == 0
    assert "The pile is empty" in result.out
    assert result.out.rstrip().endswith("Winner: Green-Blue.")


def test_the_same_seed_gives_the_same_play(tocsin: Tocsin) -> None:
    watch = ("play", "feurio", "players=3", "--seats", "random,random,random", "--seed", "11")
    assert tocsin(*watch).out == tocsin(*watch).out


def test_a_closed_input_ends_politely(tocsin: Tocsin) -> None:
    result = tocsin(*TWO, typed="")
    assert result.code == 0
    assert result.err == ""
    assert "End of input; the game is saved and stopped." in result.out


def test_the_menu_asks_for_everything_and_enter_takes_the_usual(tocsin: Tocsin) -> None:
    result = tocsin("play", typed="\n\n\n\n\n\n\nq\n\n")
    assert result.code == 0
    assert "How many players, 1 to 4? [4]" in result.out
    assert "Red: human." in result.out
    assert "Yellow: steady bot." in result.out
    assert "Goodbye!" in result.out


def test_the_menu_changes_options_and_asks_again_after_nonsense(tocsin: Tocsin) -> None:
    typed = "chess\n1\nseven\n2\n2\n9\nrounding=down\nmode=coop\n\ndog\nh\nr\nq\n\n"
    result = tocsin("play", typed=typed)
    assert "There is no game called “chess”" in result.out
    assert "“seven” does not fit the option players" in result.out
    assert "“9” is no option" in result.out
    # Firebreaks were switched on before, so the cooperative game is refused.
    assert "mode all together has none" in result.out or "mode coop has none" in result.out
    assert "“dog” cannot sit" in result.out
    assert "firebreaks=yes" in result.out
    assert "rounding=down" in result.out
    assert "Green-Blue: random bot." in result.out


def test_the_menu_speaks_french(tocsin: Tocsin) -> None:
    result = tocsin("play", "feurio", "--lang", "fr", typed="1\n\n\nq\n\n")
    assert "Combien de joueurs, de 1 à 4\u00a0? [4]" in result.out
    assert "Forestier\u00a0: humain." in result.out
    assert "Au revoir\u00a0!" in result.out


@pytest.mark.parametrize("typed", ["1", "lay:1,-1", "LAY:1,-1", "lay:1", "1,-1"])
def test_a_move_is_typed_by_number_text_beginning_or_target(tocsin: Tocsin, typed: str) -> None:
    result = tocsin(*TWO, typed=f"{typed}\n")
    assert "Red-Yellow laid the 6 on 1,-1, heat 6." in result.out


def test_an_unclear_beginning_names_the_moves_it_could_be(tocsin: Tocsin) -> None:
    result = tocsin(*TWO, typed="la\n")
    assert "could be several moves: 1) lay on 1,-1, heat 6; 2) lay on -1,1, heat 6." in result.out


def test_moves_that_differ_only_in_number_share_an_entry(tocsin: Tocsin) -> None:
    result = tocsin(*TWO, typed="1\n")
    assert "2) 1 red on 1,-1  3) ×2  4) ×3" in result.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9", "There is no move number 9; the last one is 2."),
        ("lay:0,-1", "0,-1 has heat 4; the fire goes where it is hottest, 6. [FE-SPREAD-2]"),
        ("pass", "The drawn tile has to be laid first. [FE-TURN-2]"),
        ("dance", "I don’t understand “dance”. Type a number from the list, or ?."),
        ("lay:x", "there should be a cell such as 0,-1"),
        ("~draw:3", "No tile is drawn now. [FE-TURN-1]"),
        ("why lay:9,9", "9,9 touches no tile; the fire cannot jump. [FE-SPREAD-1]"),
        (
            "why 1",
            "Yes, that is allowed now: Lay the tile face up – lay on 1,-1, heat 6 (lay:1,-1).",
        ),
        ("why", "Ask about a move"),
        ("rules FE-SPREAD-2", "The new tile must go to the hottest cell."),
        ("rules XX", "There is no rule “XX”"),
        ("hint", "in 100 to win (give or take "),
        ("log 1", "Red-Yellow drew a 6; 32 left in the pile. [FE-TURN-1]"),
        ("?", "takes back your last choice"),
        ("u", "There is nothing to take back."),
        ("load nowhere.txt", "nowhere.txt cannot be read"),
    ],
)
def test_orders_and_mistakes_leave_the_play_as_it_is(
    tocsin: Tocsin, typed: str, answer: str
) -> None:
    result = tocsin(*TWO, typed=f"{typed}\n1\n")
    said = " ".join(result.out.split())
    assert answer in said
    assert "Red-Yellow laid the 6 on 1,-1" in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("pourquoi lay:9,9", "le feu ne saute pas. [FE-SPREAD-1]"),
        ("règles FE-SPREAD-2", "la case la plus chaude"),
        ("conseil", " sur 100 (à "),
        ("aide", "reprend votre dernier choix"),
        ("undo", "Il n’y a rien à reprendre."),
    ],
)
def test_orders_are_understood_in_french(tocsin: Tocsin, typed: str, answer: str) -> None:
    result = tocsin(*TWO, "--lang", "fr", typed=f"{typed}\n")
    assert answer in re.sub(r"[ \n]+", " ", result.out)


def test_undo_takes_back_a_choice(tocsin: Tocsin) -> None:
    result = tocsin(*TWO, typed="1\nu\n2\n")
    assert "Taken back: Lay the tile face up – lay on 1,-1, heat 6 (lay:1,-1)." in result.out
    assert "Red-Yellow laid the 6 on -1,1, heat 6." in result.out


def test_undo_stops_at_chance_and_says_so_kindly(tocsin: Tocsin) -> None:
    result = tocsin(*TWO, typed="1\npass\nu\n")
    said = " ".join(result.out.split())
    assert "chance has answered since, and what was seen stays seen." in said


def test_undo_does_not_give_away_what_another_seat_drew(tocsin: Tocsin) -> None:
    table = ("play", "feurio", "players=2", "firebreaks=yes", "--seed", "5", "--seats")
    result = tocsin(*table, "human,human", typed="\n1\npass\n\nu\n")
    told = result.out.rpartition("Pass the keyboard to ")[2]
    assert "cannot be taken back" in told
    assert "~draw" not in told


def test_undo_takes_back_what_bots_answered_without_chance(tocsin: Tocsin, tmp_path: Path) -> None:
    earlier = almost_over()
    first = next(n for n, ply in enumerate(earlier.plies) if ply.turn == 35)
    earlier = earlier.at(first + 1)
    earlier.names = ("human", "random")
    file = tmp_path / "placing.txt"
    file.write_text(earlier.record(), encoding="utf-8")
    result = tocsin("play", "--resume", str(file), "--seed", "1", typed="pass\nu\n")
    assert "Taken back: Place nobody – pass (pass)." in result.out
    assert replay_save(file).plies == earlier.plies


def test_real_tiles_are_typed_and_a_slip_is_taken_back(tocsin: Tocsin) -> None:
    typed = "4\n~draw:2\n7\n6\nu\n3\n"
    table = ("play", "feurio", "--players", "2", "--dice", "manual", "--seats", "human,human")
    result = tocsin(*table, typed=typed)
    assert "A 4 starts the forest on 0,0." in result.out
    assert "A 2 starts the forest on 1,0." in result.out
    assert "there should be a tile value from 1 to" in result.out
    assert "Green-Blue drew a 6" in result.out
    assert "Taken back: Draw – draw a 6 (~draw:6)." in result.out
    assert "Green-Blue drew a 3" in result.out


def test_a_step_with_one_answer_is_answered_unless_asked_not_to(tocsin: Tocsin) -> None:
    # After `1` and `pass` seat 0 meets a single hottest cell.
    auto = tocsin(*TWO, typed="1\npass\n")
    assert "Only one choice: lay on 1,-2, heat 12." in auto.out
    asked = tocsin(*TWO, "--no-auto", typed="1\npass\n")
    assert "Only one choice" not in asked.out
    assert " 1) lay on 1,-2, heat 12" in asked.out


def test_one_without_colours_can_tell_the_men_apart(tocsin: Tocsin) -> None:
    result = tocsin(*TWO, typed="")
    assert "│4 ··  4│2 G   4│" in result.out
    assert "\x1b[" not in result.out


def test_plain_mode_uses_words_only(tocsin: Tocsin) -> None:
    result = tocsin(*TWO, "--plain", typed="1\n")
    assert not re.search("[│─┌┐└┘├┤┬┴┼▶°×\x1b]", result.out)
    assert "Tile 1,0: value 2; men: 1 green; 0 free spaces, 4 free sides." in result.out
    assert "Hottest cell 1,-1: heat 6." in result.out
    assert "1: lay on 1,-1, heat 6. lay:1,-1" in result.out


def test_plain_mode_speaks_french(tocsin: Tocsin) -> None:
    result = tocsin(*TWO, "--plain", "--lang", "fr", typed="1\n")
    assert "Tuile 1,0\u00a0: valeur 2\u00a0; hommes\u00a0: 1 vert\u00a0;" in result.out
    assert "Rouge-Jaune a en main\u00a0: 12 rouges, 12 jaunes." in result.out


# Secrets.


def test_one_human_sees_only_what_that_seat_may_know(tocsin: Tocsin) -> None:
    result = tocsin("play", "feurio", "players=2", "firebreaks=yes", "--seed", "5", typed="")
    assert "Green-Blue drew a tile and looked at it alone" in result.out
    assert "Red-Yellow drew a " in result.out


def test_two_humans_pass_the_keyboard_before_secrets_are_shown(tocsin: Tocsin) -> None:
    table = ("play", "feurio", "players=2", "firebreaks=yes", "--seats", "human,human")
    result = tocsin(*table, "--seed", "5", typed="\n3\n\n")
    first, second, third = result.out.split("Pass the keyboard to ")
    assert "drew a" not in first
    assert second.startswith("Green-Blue and press Enter.")
    value = re.search(r"Green-Blue drew a (\d)", second)
    assert value is not None
    assert third.startswith("Red-Yellow and press Enter.")
    assert "Green-Blue laid a firebreak on" in third
    assert "Green-Blue drew a tile and looked at it alone" in third
    assert "#######" in third


def test_two_humans_without_secrets_need_no_ceremony(tocsin: Tocsin) -> None:
    table = ("play", "feurio", "players=2", "--seats", "human,human", "--seed", "5")
    result = tocsin(*table, typed="1\npass\n")
    assert "Pass the keyboard" not in result.out


# Files.


def test_saving_asks_before_a_file_is_lost(tocsin: Tocsin, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("precious", encoding="utf-8")
    result = tocsin(*TWO, typed=f"save {kept}\nn\n")
    assert "Overwrite it? [y/N]" in result.out
    assert "Not saved." in result.out
    assert kept.read_text(encoding="utf-8") == "precious"
    tocsin(*TWO, typed=f"save {kept}\ny\n")
    assert engine.replay(kept.read_text(encoding="utf-8")).game.id == "feurio"


def test_a_saved_play_is_loaded_and_goes_on(tocsin: Tocsin, tmp_path: Path) -> None:
    saved = tmp_path / "forest.txt"
    tocsin(*TWO, typed=f"1\nsave {saved}\n")
    result = tocsin(*TWO, typed=f"load {saved}\nmen:red>1,-1*2\n")
    assert "goes on after 7 plies" in " ".join(result.out.split())
    assert "Red-Yellow placed 2 red men on the 6 of 1,-1." in result.out


def test_leaving_offers_to_save(tocsin: Tocsin, tmp_path: Path) -> None:
    saved = tmp_path / "forest.txt"
    result = tocsin(*TWO, "--no-autosave", typed=f"1\nq\n{saved}\n")
    assert "Save the record?" in result.out
    assert result.out.rstrip().endswith("Goodbye!")
    assert len(engine.replay(saved.read_text(encoding="utf-8"), chance="manual").plies) == 7


def test_autosave_asks_before_it_overwrites_another_file(tocsin: Tocsin, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("precious", encoding="utf-8")
    result = tocsin(*TWO, "--save", str(kept), typed="n\n")
    assert result.code == 2
    assert "was left as it is" in result.err
    assert kept.read_text(encoding="utf-8") == "precious"


def test_a_place_that_cannot_be_written_is_told_at_once(tocsin: Tocsin, tmp_path: Path) -> None:
    result = tocsin(*TWO, "--save", str(tmp_path / "no" / "such" / "folder.txt"))
    assert result.code == 2
    assert "cannot be written: its folder does not exist. Nothing was changed." in result.err


@pytest.mark.parametrize("order", ["save", "load"])
@pytest.mark.parametrize("name", ["\0", "x" * 900, "~nobody-is-called-so/x", "\ud800"])
def test_a_name_that_no_file_has_leaves_the_play_running(
    tocsin: Tocsin, order: str, name: str
) -> None:
    result = tocsin(*TWO, typed=f"{order} {name}\n1\n")
    assert result.code == 0
    assert "Red-Yellow laid the 6 on 1,-1" in result.out.partition("cannot be")[2]


def test_a_save_that_fails_leaves_the_play_running(tocsin: Tocsin, tmp_path: Path) -> None:
    result = tocsin(*TWO, typed=f"save {tmp_path / 'no' / 'forest.txt'}\n1\n")
    said = " ".join(result.out.split())
    assert "cannot be written" in said
    assert "Red-Yellow laid the 6 on 1,-1" in said
    assert list(tmp_path.iterdir()) == []


def test_a_killed_play_loses_nothing_and_is_resumed(tocsin: Tocsin, tmp_path: Path) -> None:
    saved = tmp_path / "forest.txt"
    kill_after(TWO, "1\n2\n", saved, "men:red>1,-1")
    before = replay_save(saved)
    assert [ply.text for ply in before.plies[5:8]] == ["~draw:6", "lay:1,-1", "men:red>1,-1"]
    result = tocsin("play", "--resume", str(saved), typed="pass\n")
    assert result.code == 0
    assert f"goes on after {len(before.plies)} plies" in " ".join(result.out.split())
    after = replay_save(saved)
    assert after.plies[: len(before.plies)] == before.plies
    assert len(after.plies) > len(before.plies)
    assert after.names == ("human", "steady")


@pytest.mark.parametrize(
    ("damage", "part"),
    [
        (lambda text: text[:-20], "cut or edited"),
        (lambda text: text.replace("lay:1,-1", "lay:-1,1"), "cut or edited"),
        (lambda text: text.replace('[Rules "1"]', '[Rules "99"]'), "A newer Tocsin can read it"),
        (lambda text: text.replace('[Game "feurio"]', '[Game "chess"]'), "does not know"),
        (lambda text: text.replace('[Plies "', '[Plies "9'), "cut or edited"),
        (lambda text: "Dear diary,\n\ntoday it rained.\n", "This is no record of Tocsin"),
        (lambda text: "", "This is no record of Tocsin"),
    ],
)
def test_a_damaged_record_is_refused_and_left_alone(
    tocsin: Tocsin, tmp_path: Path, damage: object, part: str
) -> None:
    saved = tmp_path / "forest.txt"
    tocsin(*TWO, typed=f"1\nsave {saved}\n")
    assert callable(damage)
    broken = damage(saved.read_text(encoding="utf-8"))
    saved.write_text(broken, encoding="utf-8")
    for command in (("play", "--resume"), ("replay",)):
        result = tocsin(*command, str(saved))
        assert result.code == 2
        assert part in result.err
    assert saved.read_text(encoding="utf-8") == broken


def test_a_file_that_is_no_text_is_refused(tocsin: Tocsin, tmp_path: Path) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    result = tocsin("replay", str(binary))
    assert result.code == 2
    assert "is not a text file" in result.err


def almost_over() -> engine.Playthrough:
    """A play of two with one pass to go."""
    play = engine.start("feurio", players=2, seed=2)
    rng = engine.Rng(2)
    while not play.is_over:
        moves = play.moves()
        play.do(moves[rng.below(len(moves))])
    earlier = play.at(len(play.plies) - 1)
    earlier.names = ("human", "human")
    return earlier


def test_the_end_is_told_last_and_the_record_is_kept(tocsin: Tocsin, tmp_path: Path) -> None:
    nearly = tmp_path / "nearly.txt"
    nearly.write_text(almost_over().record(), encoding="utf-8")
    typed = f"load {nearly}\npass\n"
    result = tocsin(*TWO, "--no-auto", typed=typed)
    assert result.code == 0
    *_, last, asked = result.out.rstrip().splitlines()
    assert last.startswith("The highest total wins. Winner: ")
    assert asked == "r plays again, m goes to the menu, Enter leaves:"
    first, second = sorted(Path(os.environ["TOCSIN_HOME"], "plays").iterdir())
    assert not replay_save(first).is_over
    assert engine.replay(second.read_text(encoding="utf-8")).is_over


def test_a_resumed_play_that_ends_is_saved_where_it_came_from(
    tocsin: Tocsin, tmp_path: Path
) -> None:
    nearly = tmp_path / "nearly.txt"
    nearly.write_text(almost_over().record(), encoding="utf-8")
    result = tocsin("play", "--resume", str(nearly))
    assert "Only one choice: pass." in result.out
    assert "The record is in" in result.out
    again = tocsin("play", "--resume", str(nearly))
    assert again.code == 0
    assert "The highest total wins. Winner: " in again.out


def test_a_play_that_is_left_and_resumed_meets_the_same_dice(
    tocsin: Tocsin, tmp_path: Path
) -> None:
    left, through = tmp_path / "left.txt", tmp_path / "through.txt"
    tocsin(*TWO, "--save", str(through), typed="1\npass\npass\npass\n")
    tocsin(*TWO, "--save", str(left), typed="1\n")
    tocsin("play", "--resume", str(left), typed="pass\npass\npass\n")
    assert replay_save(left).plies == replay_save(through).plies
    assert len(replay_save(left).plies) > 15


def test_a_seed_that_is_named_brings_other_dice(tocsin: Tocsin, tmp_path: Path) -> None:
    saved = tmp_path / "forest.txt"
    futures = []
    for seed in ("1", "2"):
        tocsin(*TWO, "--save", str(saved), typed="y\n1\n" if saved.exists() else "1\n")
        tocsin("play", "--resume", str(saved), "--seed", seed, typed="pass\n" * 4)
        futures.append([ply.text for ply in replay_save(saved).plies])
    assert futures[0] != futures[1]


def test_what_is_saved_by_order_can_be_given_away(tocsin: Tocsin, tmp_path: Path) -> None:
    saved, given = tmp_path / "saved.txt", tmp_path / "given.txt"
    tocsin(*TWO, "--save", str(saved), typed=f"save {given}\n")
    assert saved.read_text(encoding="utf-8").startswith("[Save ")
    assert given.read_text(encoding="utf-8").startswith("[Tocsin ")
    assert tocsin("replay", str(saved), "--json").out == tocsin("replay", str(given), "--json").out


def disk_is_full(path: Path, text: str) -> None:
    raise engine.SetupError("cannot-write-file", {"file": str(path), "reason": "No space left"})


@pytest.mark.parametrize("given", [(), ("--save", "play.txt")])
def test_on_a_full_disk_nothing_is_called_saved(
    given: tuple[str, ...], tocsin: Tocsin, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tocsin.cli.session.write_text", disk_is_full)
    out = tocsin("play", "feurio", "-p", "1", "--seed", "1", *given, typed="1\n").out
    assert "No space left" in " ".join(out.split())
    assert out.endswith("End of input; the game is stopped.\n")
    # Whoever leaves is asked for another place.
    out = tocsin("play", "feurio", "-p", "1", "--seed", "1", typed="1\nq\n\n").out
    assert "Save the record?" in out
    assert "goes on with it" not in out


def test_what_is_interrupted_on_a_full_disk_is_not_saved(
    tocsin: Tocsin, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(screen: Screen, question: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupt)
    for is_full in (False, True):
        if is_full:
            monkeypatch.setattr("tocsin.cli.session.write_text", disk_is_full)
        out = tocsin("play", "feurio", "-p", "1", "--seed", "1").out
        last = "Stopped; the game is not saved." if is_full else "Stopped; the game is saved."
        assert last in out
