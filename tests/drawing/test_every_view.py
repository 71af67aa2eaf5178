"""Every view along seeded plays of every way to play can be drawn, and the drawing is sound."""

import re
from xml.etree import ElementTree

import pytest

import tocsin
from tests.drawing.looking import plays
from tests.games.option_sets import OPTION_SETS
from tocsin.drawing import THEMES, board_of, draw, svg

BYTES_MAX = 120_000


@pytest.mark.parametrize("name", OPTION_SETS)
def test_every_view_of_a_play_is_drawn(name: str) -> None:
    for play in plays(name, seed=11, plies=120, every=30):
        board = board_of(play.game)
        for seat, theme in ((tocsin.SPECTATOR, "light"), (0, "auto")):
            check_sound(svg(play.view(seat), board, theme=theme))


def check_sound(text: str) -> None:
    """Well-formed, small, silent towards the world, and every link leads somewhere."""
    picture = ElementTree.fromstring(text)
    assert len(text.encode()) < BYTES_MAX
    ids = [str(found.get("id")) for found in picture.iter() if found.get("id")]
    assert len(ids) == len(set(ids))
    links = re.findall(r'href="([^"]*)"', text) + re.findall(r"url\(([^)]*)\)", text)
    assert {link[:1] for link in links} == {"#"}
    assert {link[1:] for link in links} <= set(ids)
    assert set(re.findall(r"https?://[^\"' )]+", text)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<(script|image|foreignObject|a)\b|\bon\w+=|@import|@font-face", text)
    assert "NaN" not in text
    assert "None" not in text
    labelled = str(picture.get("aria-labelledby")).split()
    assert set(labelled) <= set(ids)


@pytest.mark.parametrize("name", ["feurio-4-firebreaks", "extreme-everything-5", "titanic-5"])
def test_the_same_view_gives_the_same_text(name: str) -> None:
    *_, play = plays(name, seed=4, plies=30, every=30)
    board = board_of(play.game)
    for theme in THEMES:
        first = svg(play.view(0), board, theme=theme)
        assert svg(play.fork().view(0), board_of(play.game), theme=theme) == first


def test_a_theme_that_is_none_is_refused() -> None:
    play = tocsin.start("feurio", players=2, seed=1)
    with pytest.raises(ValueError, match="theme is one of light, dark, auto, page, not 'sepia'"):
        svg(play.view(0), board_of(play.game), theme="sepia")


def test_what_is_no_view_is_refused() -> None:
    play = tocsin.start("feurio", players=2, seed=1)
    with pytest.raises(TypeError, match="a playthrough is drawn, not str"):
        draw("feurio")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a view or a board is wanted, not str"):
        svg("feurio", board_of(play.game))
