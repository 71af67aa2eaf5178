"""The expansion on the command line and in the menu."""

import json

import pytest

from tests.cli.conftest import Tocsin


def test_the_list_of_games_and_of_rules_names_the_expansion(
    tocsin: Tocsin,
) -> None:
    games = tocsin("games").out
    assert games.index("Extreme Danger  extreme-danger") < games.index("board=garage")
    assert games.index("board=garage") < games.index("trap_scope=") < games.index("SOS Titanic")
    rules = tocsin("rules").out
    assert rules.index("FP-COMP") < rules.index("XD-GEN") < rules.index("TI-")


@pytest.mark.parametrize("name", ["flashpoint", "extreme-danger"])
def test_one_game_is_listed_with_its_expansion_in_both_languages(tocsin: Tocsin, name: str) -> None:
    listed = " ".join(tocsin("games", name, "--plain").out.split())
    boards = "(garage, garage+attic, garage+basement, laboratory, laboratory+attic,"
    assert boards in listed
    assert "Feurio" not in listed
    assert "L’extension de Flash Point" in tocsin("games", name, "--lang", "fr").out


def test_programs_find_the_options_of_the_expansion_and_those_it_has_otherwise(
    tocsin: Tocsin,
) -> None:
    (entry,) = json.loads(tocsin("games", "flashpoint", "--json").out)
    (expansion,) = entry["expansions"]
    options = {option["name"]: option for option in expansion["options"]}
    assert expansion["expansion"] == "extreme-danger"
    assert options["board"]["kind"] == "board"
    assert options["board"]["allowed"].split(", ")[-2:] == ["laboratory+basement", "*.json"]
    assert options["setup"]["default"] == "random"
    assert options["car"]["rule"] == "XD-OBJ-1"
    # What is the same on all boards is said once.
    assert "players" not in options
    (feurio,) = json.loads(tocsin("games", "feurio", "--json").out)
    assert feurio["expansions"] == []


def test_the_menu_goes_through_the_boards_of_the_expansion_by_number(tocsin: Tocsin) -> None:
    shown = tocsin("play", typed="2\n2\n2\n2\n").out
    assert "2  board=back" in shown
    assert "2  board=garage" in shown


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("board=castle", "front, back, garage, garage+attic"),
        ("board=garage+attic+basement", "not both: choose garage+attic or garage+basement."),
        ("board=back+attic", "belong to the boards of Extreme Danger: garage, laboratory."),
        ("board=garage+cellar", "front, back, garage, garage+attic"),
        ("car=yes", "belongs to the expansion Extreme Danger: choose one of its boards"),
        ("color=red", "no option “color”"),
        ("board=garage color=red", "no option “color”"),
    ],
)
def test_a_wrong_board_or_option_is_refused_with_both_boxes_in_mind(
    tocsin: Tocsin, words: str, part: str
) -> None:
    result = tocsin("play", "flashpoint", *words.split())
    assert result.code == 2
    assert part in result.err


def test_choosing_a_board_of_the_expansion_in_the_menu_brings_its_options(
    tocsin: Tocsin,
) -> None:
    shown = tocsin("play", typed="2\n2\nboard=garage+attic\n+\n").out
    assert "trap_scope=basement_and_ground" in shown
    assert "board=garage+attic" in shown


def test_a_cell_at_the_beginning_of_a_sentence_keeps_its_name(tocsin: Tocsin) -> None:
    position = (
        "flashpoint/1 3 act:0 4+0 u:0,4=driver u:1,3;u:1,4 - 2,2;6,1;u:5,1 - - - -"
        " u:0,4|u:1,4=open 10/5/0/0/0/0/0/0/0 w/n 0 - platform=u:0,4"
    )
    options = ("board=laboratory", "players=1", "rules=advanced", "platform=yes")
    argv = ("play", "flashpoint", *options, "--dice", "manual", "--position", position)
    lines = tocsin(*argv, typed="cannon\n").out.splitlines()
    assert [line for line in lines if line.startswith("u:1,4 is")]


def test_objects_are_put_in_cells_from_the_command_line(tocsin: Tocsin) -> None:
    games = tocsin("games").out
    assert "object_cells=-" in games
    assert "3,6/3,7" in games
    given = ("play", "flashpoint", "board=garage", "car=yes")
    wrong = tocsin(*given, "object_cells=3,6/5,6")
    assert "3,6 and 5,6 do not lie side by side" in wrong.out + wrong.err
