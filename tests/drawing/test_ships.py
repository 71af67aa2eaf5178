"""Ships: lines, boats, piles, booklet and crew, with hidden cards as backs."""

import re

import pytest

import tocsin
from tests.drawing.everything import full_ship
from tests.drawing.looking import SVG, Element, drawn, pieces_in, plays, texts_in, with_mark
from tocsin.drawing import board_of
from tocsin.drawing.picture import as_json
from tocsin.drawing.titanic.cards import card_of


def cards_in(found: Element) -> list[str]:
    return [str(part.get("data-card")) for part in found.iter() if part.get("data-card")]


def backs_in(found: Element) -> int:
    links = [str(use.get("href")) for use in found.iter(f"{SVG}use")]
    return sum(bool(re.search(r"-card-back(-plain)?$", link)) for link in links)


@pytest.mark.parametrize("name", ["titanic-solo", "titanic-5", "titanic-3-short"])
def test_lines_show_their_runs_and_hide_the_rest(name: str) -> None:
    for play in plays(name, seed=8, plies=60, every=15):
        view = as_json(play.view(0))
        picture = drawn(view, board_of(play.game))
        for line in view["lines"]:
            if line["place"] == "boat":
                continue
            (found,) = with_mark(picture, "line", line["place"])
            if line["lost"]:
                assert cards_in(found) == []
                continue
            assert cards_in(found) == [card["card"] for card in line["visible"]]
            assert backs_in(found) == min(4, line["hidden"])
            if line["hidden"]:
                assert str(line["hidden"]) in texts_in(found)


@pytest.mark.parametrize("name", ["titanic-solo-lee", "titanic-4-strict"])
def test_boats_show_their_last_passenger_and_how_many_are_saved(name: str) -> None:
    for play in plays(name, seed=9, plies=60, every=15):
        view = as_json(play.view(0))
        picture = drawn(view, board_of(play.game))
        for group in view["groups"]:
            (found,) = with_mark(picture, "group", group["place"])
            assert cards_in(found) == [card["card"] for card in group["cards"][-1:]]
            highest = 13 if group["passenger_class"] == "first" else 17
            assert f"{group['top']}/{highest}" in texts_in(found)


def test_the_ship_shows_how_far_the_water_is() -> None:
    for play in plays("titanic-2", seed=3, plies=80, every=10):
        view = as_json(play.view(0))
        if view["ending"] is not None:
            continue
        board = board_of(play.game)
        picture = drawn(view, board)
        for deck, flooded in zip(board["decks"], view["flooded"], strict=True):
            many = deck["compartments"]
            (found,) = with_mark(picture, "part", deck["place"])
            is_next = view["floods_next"] == deck["place"]
            assert pieces_in(found).count("compartment-next") == int(is_next)
            assert pieces_in(found).count("compartment-flooded") == min(many, flooded)
            assert len(pieces_in(found)) == max(1, many)
        assert view["clock"] in texts_in(picture)
        assert f"{view['page']}/{len(board['pages'])}" in texts_in(picture)


def test_the_crew_and_their_action_cards_are_shown() -> None:
    view, board = full_ship()
    picture = drawn(view, board)
    for seat in view["seats"]:
        (found,) = with_mark(picture, "seat", str(seat["seat"]))
        assert f"crew-{seat['crew'] or 'unknown'}" in pieces_in(found)
        held = [part.get("data-action") for part in found.iter() if part.get("data-action")]
        assert held == seat["actions"]


def test_drawn_cards_are_shown_whole_and_many_of_them_as_strips() -> None:
    view, board = full_ship()
    drawn_codes = view["step"]["drawn"]
    shown = cards_in(drawn(view, board))
    assert shown[-len(drawn_codes) :] == drawn_codes
    view["step"]["drawn"] = [f"{rank}{n}" for rank in "fs" for n in range(1, 14)]
    shown = cards_in(drawn(view, board))
    assert shown[-26:] == view["step"]["drawn"]


def test_what_is_known_of_hidden_cards_is_shown_below_the_line() -> None:
    view, board = full_ship()
    (line,) = with_mark(drawn(view, board), "line", "l2")
    assert [part.get("data-known") for part in line.iter() if part.get("data-known")] == ["s4a"]


def test_a_card_is_read_from_its_text_as_from_its_record() -> None:
    for text, rank, number, anchor, mystery in (
        ("f1", "first", 1, False, False),
        ("s17a", "second", 17, True, False),
        ("mf3", "first", 3, False, True),
        ("ms12", "second", 12, False, True),
    ):
        card = card_of(text)
        found = (card.passenger_class, card.number, card.has_anchor, card.is_mystery)
        assert found == (rank, number, anchor, mystery)
        record = {
            "card": text,
            "passenger_class": rank,
            "number": number,
            "anchor": anchor,
            "mystery": mystery,
        }
        assert card_of(record) == card


def test_the_piles_are_counted() -> None:
    play = tocsin.start("titanic", players=2, seed=4)
    view = as_json(play.view(0))
    picture = drawn(view, board_of(play.game))
    for piece, many in (
        ("pile", view["pile"]["size"]),
        ("discard", view["discard"]),
        ("action-pile", view["action_pile"]),
        ("action-discard", view["action_discard"]),
    ):
        (found,) = with_mark(picture, "piece", piece)
        assert str(many) in texts_in(found)


def test_a_table_without_a_view_has_the_first_page_and_no_cards() -> None:
    board = board_of(tocsin.game("titanic", players=3))
    picture = drawn(None, board)
    assert cards_in(picture) == []
    assert board["pages"][0]["clock"] in texts_in(picture)
    assert len([g for g in picture.iter() if g.get("data-line")]) == len(board["decks"])
