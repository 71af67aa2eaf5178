"""Boards of users on the screen, drawn from their data like our own."""

import pytest

import tocsin as engine
from tests.cli import drawing
from tests.cli.conftest import Tocsin
from tests.games.flashpoint.plans import COTTAGE, house, tower
from tocsin.cli.boards import Space
from tocsin.telling import Speaker

HOUSE = """\
      0      1      2      3      4      5      6
 0          amb    amb
          ┌─────────────┬─────────DD─────────┐
 1   amb  │ ▲      ▲    │               ?    │
          │      ·      │      ·      ·      │
 2   amb                │        ▲           │
          ├──DD───      └──────┬─────────DD──┤
 3        │        ▲           D               amb
          │      ·      ·      │      ·      │
 4        │ ?                  │        ?    │ amb
          └────────────────────┴─────────────┘
 5                               amb    amb
"""
TOWER = """\
Ground: 3,2 (black die 1 to 5)
      0      1      2      3      4      5      6
 0          amb    amb           eng    eng
          ┌─────────────┬──WW────────────────┐
 1   amb  │             │        CAR    CAR  │ eng
          │      ·      │      ·      ·      │
 2   amb                D                    │ eng
          │      ·      ├───────      ·      │
 3   eng  │ <           ╎                    W amb
          │      ·      │      ·      ·      │
 4   eng  │             # CHEM               D amb
          └─────────────┴────────────────────┘
 5          eng    eng           amb    amb
Upstairs: u:3,2 (black die 6 to 10)
      0      1      2      3      4      5      6
 0
          ┌─────────────┬──WW────────────────┐
 1        │             │                    │
          │      ·      │      ·      ·      │
 2        W             D                    │
          │      ·      │      ───##───      │
 3        │ >           ╎                    W
          │      ·      │      ·      ·      │
 4        │                                  │
          └─────────WW───────────────────────┘
 5
"""


def picture(game: engine.Game, language: str = "en", space: Space | None = None) -> str:
    return drawing.picture(game.new().view(0), game, Speaker(language), space)


def test_a_small_house_is_drawn() -> None:
    game = engine.game("flashpoint", board=house(), players=2)
    assert picture(game).startswith(HOUSE)


def test_a_house_of_two_levels_is_drawn_with_what_stands_in_it() -> None:
    game = engine.game(
        "flashpoint", board=tower(), players=2, car=True, lab_small="chemicals", rules="family"
    )
    assert picture(game).startswith(TOWER)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("plan", [house(), tower(), COTTAGE])
def test_a_users_board_fits_eighty_columns_and_is_told_in_words(
    plan: object, language: str
) -> None:
    game = engine.game("flashpoint", board=plan, players=6)
    lines = picture(game, language).splitlines()
    assert max(len(line) for line in lines) <= 80
    assert "[" not in picture(game, language, Space(plain=True))


def test_the_command_takes_the_path_of_a_plan(tocsin: Tocsin) -> None:
    wanted = ("flashpoint", f"board={COTTAGE}", "players=1")
    told = tocsin("simulate", *wanted, "--games", "2", "--seats", "random")
    assert told.code == 0
    assert "players=1 rules=family board=cottage level=recruit" in " ".join(told.out.split())


def test_the_command_says_what_is_wrong_with_a_plan(tocsin: Tocsin) -> None:
    told = tocsin("simulate", "flashpoint", "board=none.json", "players=1")
    assert told.code != 0
    assert "none.json" in told.err
    assert "does not exist" in told.err
    told = tocsin("simulate", "flashpoint", f"board={COTTAGE}", "rules=advanced", "players=1")
    assert told.code != 0
    assert "12 cells are too few for this game, which may need 18. [FP-ASET-9]" in told.err


def test_the_menu_shows_a_users_board_and_goes_on_to_ours(tocsin: Tocsin) -> None:
    told = tocsin("play", "flashpoint", typed=f"1\nboard={COTTAGE}\n2\n\nr\nq\n")
    boards = [line.split()[1] for line in told.out.splitlines() if line.startswith("  2  ")]
    assert boards == ["board=front", "board=cottage", "board=front"]
