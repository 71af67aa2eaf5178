"""Themes: colours written out, carried along, or left to the page."""

import re

import pytest

import tocsin
from tests.drawing.looking import some_view
from tocsin.drawing import sign, stylesheet, svg
from tocsin.drawing.colours import VARIABLE, colour, palette

COLOUR = re.compile(r"#[0-9A-F]{6}([0-9A-F]{2})?")


def test_every_colour_is_written_the_same_way() -> None:
    for name, both in palette().items():
        assert all(COLOUR.fullmatch(found) for found in both), name


@pytest.mark.parametrize("name", ["feurio-4", "extreme-everything-5", "titanic-5"])
def test_light_and_dark_have_their_colours_in_their_places(name: str) -> None:
    view, board = some_view(name)
    light, dark = svg(view, board, theme="light"), svg(view, board, theme="dark")
    for text in (light, dark):
        assert "var(" not in text
        assert "<style" not in text
    assert light != dark


def test_auto_carries_both_and_only_what_it_uses() -> None:
    view, board = some_view("feurio-4")
    text = svg(view, board, theme="auto")
    style = text[text.index("<style>") : text.index("</style>")]
    assert style.count("prefers-color-scheme:dark") == 1
    rest = text.replace(style, "")
    used = set(VARIABLE.findall(rest))
    for name in used:
        assert len(re.findall(rf"--{name}:", style)) == 2, name
    assert set(re.findall(r"--([a-z0-9-]+):", style)) == used


def test_a_drawing_of_the_page_takes_its_colours_from_the_stylesheet() -> None:
    view, board = some_view("titanic-5")
    text = svg(view, board, theme="page")
    assert "<style" not in text
    css = stylesheet("[data-scheme=day] .tocsin", "[data-scheme=night] .tocsin")
    for name in set(VARIABLE.findall(text)):
        assert css.count(f"--{name}:") == 2, name
    assert "prefers-color-scheme" not in css
    assert "prefers-color-scheme" in stylesheet(".tocsin")


def test_two_drawings_on_one_page_share_no_id() -> None:
    view, board = some_view("flashpoint-family-4")
    pictures = [svg(view, board, theme=theme) for theme in ("light", "dark", "auto", "page")]
    pictures.append(svg(None, board, theme="light"))
    found = [set(re.findall(r'\bid="([^"]+)"', picture)) for picture in pictures]
    assert sum(map(len, found)) == len(set.union(*found))


def test_a_piece_by_itself_is_a_silent_drawing() -> None:
    text = sign("fire", width=20, theme="light")
    assert 'aria-hidden="true"' in text
    assert "<title" not in text
    assert 'width="20"' in text
    seat = {"face": "seat-a", "side": "seat-a-side", "letter": "seat-a-ink"}
    assert "#0072B2" in sign("figure-circle", theme="light", bound=seat)


def test_a_colour_that_nobody_declared_is_an_error() -> None:
    assert colour("fire") == "var(--fire)"
    with pytest.raises(KeyError):
        colour("mauve")


def contrast(first: str, second: str) -> float:
    def light(found: str) -> float:
        parts = [int(found[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(first), light(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "page"),
        ("ink", "surface"),
        ("ink-2", "page"),
        ("ink-2", "surface"),
        ("ink", "table"),
        ("candidate-ink", "candidate"),
        ("ember-ink", "ember-soft"),
        ("sea-ink", "sea-1"),
        ("paper-ink", "card"),
        ("first-ink", "first"),
        ("second-ink", "second"),
        ("act-ink", "act"),
        ("white", "rim-red"),
        ("white", "rim-black"),
        *((f"seat-{seat}-ink", f"seat-{seat}") for seat in "abcdef"),
        *((f"{name}-ink", name) for name in ("red", "green", "blue", "yellow")),
        *(("paper-ink", f"tile-{value}") for value in range(1, 7)),
        ("firebreak-ink", "firebreak"),
    ],
)
def test_what_is_written_can_be_read(ink: str, ground: str) -> None:
    for theme in (0, 1):
        assert contrast(palette()[ink][theme], palette()[ground][theme]) >= 4.5


def test_a_notebook_shows_the_table_as_a_spectator_sees_it() -> None:
    play = tocsin.start("feurio", players=4, firebreaks=True, seed=3)
    shown = play._repr_svg_()
    assert shown is not None
    assert shown == tocsin.drawing.draw(play, tocsin.SPECTATOR, theme="light")
    assert shown.startswith("<svg ")


def test_words_are_asked_for_and_none_are_written() -> None:
    view, board = some_view("extreme-everything-5")
    asked: set[str] = set()

    def words(kind: str, name: str) -> str:
        asked.add(kind)
        return f"‹{kind}›"

    text = svg(view, board, theme="light", describe=words)
    titles = re.findall(r"<title[^>]*>([^<]*)</title>", text)
    assert len(titles) > 20
    for title in titles:
        rest = re.sub(r"‹[a-z]+›", "", title)
        assert not re.search(r"[A-Za-z]{2,}", rest), title
    assert {"title", "description", "cell", "edge", "piece", "seat", "level"} <= asked
