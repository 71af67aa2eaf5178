"""Which games there are, and what an expansion adds to its game."""

import pytest

import tocsin
from tocsin.games.registry import all_choices, make_expansion


def test_a_game_without_expansion_says_so() -> None:
    assert tocsin.expansions("feurio") == {}
    assert tocsin.expansions("titanic") == {}


def test_an_expansion_shares_the_id_of_its_game_and_has_boards_and_options_of_its_own() -> None:
    base = tocsin.game("flashpoint")
    ((name, game),) = tocsin.expansions("flashpoint").items()
    assert (name, game.id) == ("extreme-danger", base.id)
    added = {option.name: option for option in game.option_specs if option not in base.option_specs}
    assert "garage" in added["board"].choices
    assert {"car", "engineer", "trap_scope"} <= set(added)


def test_an_expansion_of_no_game_is_refused() -> None:
    with pytest.raises(tocsin.SetupError, match="unknown game"):
        tocsin.expansions("chess")
    with pytest.raises(tocsin.SetupError, match="unknown expansion"):
        make_expansion("second-story")


def test_every_board_of_every_box_can_be_chosen() -> None:
    option = next(o for o in tocsin.game("flashpoint").option_specs if o.name == "board")
    boards = all_choices("flashpoint", option)
    assert len(boards) == len(set(boards)) == 8
    for board in boards:
        assert tocsin.game("flashpoint", board=board).options["board"] == board


def test_other_options_keep_their_own_choices() -> None:
    for option in tocsin.game("flashpoint").option_specs:
        if option.name != "board":
            assert all_choices("flashpoint", option) == option.choices


def test_an_option_of_the_expansion_on_a_board_of_the_base_game_names_the_boards_it_needs() -> None:
    with pytest.raises(tocsin.SetupError) as caught:
        tocsin.game("flashpoint", board="back", car=True)
    assert caught.value.code == "option-needs-expansion"
    assert caught.value.facts == {"option": "car", "boards": "garage, laboratory"}
