"""How kinds of arguments are named, also in a game that has no wording of its own."""

import pytest

import tocsin as engine
from tocsin.core.facts import Event, Prompt
from tocsin.core.vocabulary import CELL, NUMBER, SEAT, TEXT, many, names
from tocsin.telling import Line, Speaker, Teller
from tocsin.telling.wording import Wording, wording_of

FEURIO = engine.game("feurio", players=2)
PLAIN = Wording(FEURIO, None)


@pytest.mark.parametrize(
    ("kind", "value", "part"),
    [
        (NUMBER, 3, 3),
        (SEAT, 1, Line("seat", number=1)),
        (SEAT, -1, Line("seat-chance")),
        (CELL, "0,-1", "0,-1"),
        (TEXT, "a\x1bb", "a?b"),
        (many(CELL), ["0,0", "0,1"], ("0,0", "0,1")),
        (many(CELL), [], ()),
        (many(SEAT), [0, 1], (Line("seat", number=0), Line("seat", number=1))),
        (many(SEAT), [], Line("seat-nobody")),
        (names("colour", ["red"]), "red", Line("name-feurio-colour-red")),
        (many(names("colour", ["red"])), ["red"], (Line("name-feurio-colour-red"),)),
        # Without a message a name stays a code, by which a message can choose.
        (names("mood", ["merry"]), "merry", "merry"),
        (names("ending", ["forest-lost"]), "forest-lost", Line("ending-feurio-forest-lost")),
    ],
)
def test_the_kind_decides_what_becomes_of_an_argument(
    kind: object, value: object, part: object
) -> None:
    assert PLAIN.part(kind, value) == part  # type: ignore[arg-type]


def test_a_game_without_a_wording_tells_its_view_field_by_field() -> None:
    view = engine.start("feurio", players=2, seed=1).view(0)
    told = [Speaker("en").say(line) for line in PLAIN.speak(view, "")]
    assert told[0] == "game: feurio"
    assert len(told) == len(view.as_json())
    assert Speaker("fr").say(PLAIN.seat(2)) == "place 2"


def test_a_game_finds_its_own_wording() -> None:
    assert type(wording_of(FEURIO)).__name__ == "FeurioWording"


def test_a_secret_that_is_missing_has_a_message_of_its_own() -> None:
    teller = Teller(FEURIO)
    seen = Event("tile-drawn", "FE-TURN-1", {"seat": 0, "left": 5, "value": 3})
    unseen = Event("tile-drawn", "FE-TURN-1", {"seat": 0, "left": 5})
    assert teller.event(seen).id == "event-feurio-tile-drawn"
    assert teller.event(unseen).id == "event-feurio-tile-drawn-unseen"
    told = Speaker("en").sentence(teller.event(unseen))
    assert told == "Red-Yellow drew a tile and looked at it alone; 5 left in the pile."


def test_a_move_as_an_argument_is_told_in_words() -> None:
    play = engine.start("feurio", players=2, seed=1)
    teller = Teller.at(play)
    move = play.describe()[0]
    named = teller.wording.kinds["move"](move.text)
    assert isinstance(named, Line)
    assert (named.id, named.args["move"]) == ("move-named", teller.move(move))
    assert teller.wording.kinds["move"]("no move at all") == "no move at all"
    assert Teller(FEURIO).wording.kinds["move"](move.text) == move.text


def test_a_prompt_is_a_line_of_its_game() -> None:
    prompt = Prompt("lay-tile", "FE-SPREAD-2", {"seat": 1, "heat": 9})
    line = Teller(FEURIO).prompt(prompt)
    assert line.id == "prompt-feurio-lay-tile"
    assert line.args["heat"] == 9
