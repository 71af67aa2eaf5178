"""Whatever the window, a board is whole or folded in it, and no word is broken."""

import io

import pytest
from rich.text import Text

import tocsin as engine
from tests.cli import drawing
from tests.cli.conftest import Tocsin
from tocsin.cli.boards import Space
from tocsin.cli.boards.wrapping import wrap
from tocsin.cli.screen import InputEnded, Screen
from tocsin.cli.session import Habits, Session
from tocsin.host import Host
from tocsin.telling import Speaker

TABLES: dict[str, tuple[str, dict[str, object], int]] = {
    "family": ("flashpoint", {"players": 6}, 16),
    "advanced": ("flashpoint", {"players": 4, "rules": "advanced"}, 16),
    "garage": ("flashpoint", {"players": 3, "board": "garage+attic"}, 22),
    "laboratory": ("flashpoint", {"players": 3, "board": "laboratory+basement"}, 22),
    "coop": ("feurio", {"players": 4, "mode": "coop"}, 17),
    "solo": ("feurio", {"players": 1}, 15),
    "titanic": ("titanic", {"players": 5}, 20),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", TABLES)
def test_every_board_folds_into_eighty_by_twenty_four(name: str, language: str) -> None:
    game_id, options, most = TABLES[name]
    game = engine.game(game_id, **options)
    for seed in range(2):
        state, rng = game.new(), engine.Rng(seed)
        for ply in range(180):
            if state.is_over:
                break
            state.step(rng)
            if ply % 30 == 29:
                space = Space(width=79, height=13)
                drawn = drawing.picture(state.view(0), game, Speaker(language), space).splitlines()
                assert len(drawn) <= most, (seed, ply)
                assert max(len(line) for line in drawn) <= 79, (seed, ply)


def test_folded_levels_are_told_with_how_to_see_them() -> None:
    game = engine.game("flashpoint", players=2, board="laboratory+basement")
    view = game.new().view(0)
    low = drawing.picture(view, game, Speaker("en"), Space(width=79, height=13))
    assert "Upstairs: u:3,2 (black die 5 to 8) · fire 0" in low
    assert "“view u:1,1” shows it" in " ".join(low.split())
    up = drawing.picture(view, game, Speaker("en"), Space(width=79, height=13, focus="u:1,1"))
    assert up.startswith("Upstairs")


def test_everything_is_unfolded_on_demand(tocsin: Tocsin) -> None:
    lab = ("play", "flashpoint", "-p", "2", "board=laboratory+basement", "--seed", "1")
    out = tocsin(*lab, typed="view all\n").out
    first, _, last = out.partition("\n> ")
    assert "Basement: b:3,2 (black die 9 to 12) ·" in first
    assert "Basement: b:3,2 (black die 9 to 12)\n" in last


def test_rows_are_wrapped_between_words_and_long_words_stay_whole() -> None:
    row = Text("one two three verylongwordindeed four")
    assert [part.plain for part in wrap(row, 12, 2)] == [
        "one two",
        "  three",
        "  verylongwordindeed",
        "  four",
    ]


def test_long_questions_are_folded_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
    question = "Who plays Yellow: h human, r random bot, s steady bot? [steady bot] "
    assert Screen(plain=False).ask(question) == "yes"
    lines = capsys.readouterr().out.split("\n")
    assert len(lines) == 2
    assert max(len(line) for line in lines) <= 50
    assert lines[-1].endswith("bot] ")


def test_nobody_types_where_there_is_no_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(InputEnded):
        Screen(plain=True).ask("?")


WINDOWS = [("family", 80, 24), ("advanced", 80, 24), ("coop", 80, 24), ("titanic", 80, 24)]
WINDOWS += [("garage", 80, 24), ("laboratory", 80, 24), ("solo", 80, 24)]
WINDOWS += [("family", 60, 20), ("advanced", 60, 20)]


@pytest.mark.parametrize(("name", "width", "height"), WINDOWS)
def test_board_and_moves_are_in_the_window_together(
    name: str, width: int, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("LINES", str(height))
    game_id, options, _ = TABLES[name]
    play = engine.start(game_id, seed=2, **options)  # type: ignore[arg-type]
    host = Host(play, ["human"] * play.game.seats, engine.Rng(1))
    for language in ("en", "fr"):
        session = Session(host, Speaker(language), Screen(plain=False), Habits())
        for _ in range(8):
            shown = session.lay_out(session.legal())
            lines = [line for part in shown for line in str(part).split("\n")]
            assert len(lines) < height, lines
            assert max(map(len, lines)) <= width, lines
            host.do(host.actor, play.moves()[-1])


def test_what_happened_stays_in_sight_for_blank_lines_and_how_to_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    play = engine.start("flashpoint", players=3, seed=3)
    for move in ("first:0", "stand:0,1", "stand:0,2", "stand:0,3"):
        play.do(move)
    host = Host(play, ["human"] * 3, engine.Rng(1))
    session = Session(host, Speaker("en"), Screen(plain=False), Habits())
    assert session.screen.is_terminal
    how = session.words("cli-how-to-answer")
    heights = []
    for _ in range(2):
        session.screen.told = 3
        shown = session.lay_out(session.legal())
        lines = [line for part in shown for line in str(part).split("\n")]
        heights.append(len(lines) + session.screen.told)
        # It is said once, then it gives way.
        assert (lines[-1] == how) == (len(heights) == 1)
    assert heights[1] < 24
    session.screen.told = 0
    assert str(session.lay_out(session.legal())[-1]) == how


def test_moves_that_were_told_in_a_line_are_listed_on_demand(
    tocsin: Tocsin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("LINES", "20")
    given = ("play", "flashpoint", "-p", "2", "--seed", "1")
    out = tocsin(*given, typed="1\nmoves\n").out
    assert "(“moves” lists them)" in out
    assert "1) 0,0" in out.rpartition("> ")[0].rpartition("> ")[2]


def test_in_help_the_orders_are_what_stays_in_sight(tocsin: Tocsin) -> None:
    out = tocsin("play", "titanic", "-p", "1", "--seed", "1", typed="?\n").out
    lines = out.rpartition("\n> ")[0].splitlines()
    quits = next(at for at, line in enumerate(lines) if line.startswith("  q  "))
    assert len(lines) - quits < 6


def test_french_has_more_than_one_word_for_a_hint(tocsin: Tocsin) -> None:
    given = ("--lang", "fr", "play", "feurio", "-p", "2", "--seed", "1")
    answers = {
        tocsin(*given, typed=f"{word}\n").out.partition("> ")[2] for word in ("conseil", "indice")
    }
    assert len(answers) == 1
    assert "1. " in answers.pop()
