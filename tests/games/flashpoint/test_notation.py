"""Texts of Flash Point: positions and moves round-trip, anything else says where it goes wrong."""

import pickle

import pytest

import tocsin
from tests.games.flashpoint.plans import cottage
from tests.games.flashpoint.table import advanced, do, game_of, look, moves, problems, table
from tocsin.core.contract import State
from tocsin.core.errors import NotationError
from tocsin.core.playthrough import keep_form

# One line, 17 words.
START = "flashpoint/2:front 1 act:0 4+0 0,0 - - - - - - - - 10/5/0/0/0/0/0/0/0 -/- 0 -"


def read(text: str) -> State:
    return game_of((("players", 1),)).read_position(text)


def test_a_position_is_one_line_that_reads_back() -> None:
    state = advanced(
        "3,4+2=captain/0,5=cafs",
        fire="2,2 2,3 0,2",
        smoke="1,1",
        poi="2,4",
        victims="3,3 3,3+*2",
        hazmats="5,2*2",
        hot="4,6",
        walls="2,3|3,3=1 0,1|1,1=2",
        doors="1,3|1,4=open 2,5|2,6=gone",
        phase="roll:1",
        ap="0+0",
        memory="ignited=1;target=5,2",
        reserve=5,
        turn=12,
    )
    text = state.game.write_position(state)
    assert text == (
        "flashpoint/2:front 12 roll:1 0+0 3,4+2=captain/0,5=cafs 2,2;2,3;0,2 1,1 2,4 3,3;3,3+*2 "
        "5,2*2 4,6 "
        "0,1|1,1=2;2,3|3,3=1 1,3|1,4=open;2,5|2,6=gone 7/5/0/0/0/0/0/0/0 n/w 5 "
        "ignited=1;target=5,2"
    )
    assert state.game.write_position(state.game.read_position(text)) == text
    assert pickle.loads(pickle.dumps(state)).key() == text
    assert repr(state) == f"<{text}>"


@pytest.mark.parametrize(
    ("wrong", "offset"),
    [
        ("flashpoint/3" + START[12:], 0),
        ("flashpoint/1:front" + START[18:], 0),
        (START + " -", len(START) + 2),
        (START.replace("act:0", "dance:0"), 21),
        (START.replace("act:0", "act:1"), 25),
        (START.replace("4+0", "four"), 27),
        (START.replace("0,0 -", "8,8 -"), 31),
        (START.replace("0,0 - -", "0,0 1,1;1,1 -"), 39),
        (START.replace("0,0 - -", "0,0 1,1;;1,2 -"), 39),
        (START.replace("0,0 - -", "0,0 1,11 -"), 38),
        (START.replace("0,0 -", "0,0+0 -"), 35),
        (START.replace("- - 10/5", "1,3|1,4=1 - 10/5"), 47),
        (START.replace("- - 10/5", "2,3|2,4=3 - 10/5"), 55),
        (START.replace("- - 10/5", "- 2,3|2,4=open 10/5"), 49),
        (START.replace("- - 10/5", "- 1,3|1,4=closed 10/5"), 57),
        (START.replace("-/- 0", "x/- 0"), 70),
        (START[:-1] + "left=0", 82),
        (START[:-1] + "red=1;red=2", 86),
        (START[:-1] + "joy=1", 76),
        (START.replace("act:0", "recover:0"), 30),
    ],
)
def test_a_bad_position_says_where(wrong: str, offset: int) -> None:
    with pytest.raises(NotationError) as error:
        read(wrong)
    assert error.value.facts["offset"] == offset


@pytest.mark.parametrize(
    "text",
    [
        "walk",
        "walk:",
        "walk:north",
        "walk:here",
        "walk:n*2",
        "spray:n*3",
        "WALK:n",
        "walk:n ",
        "identify:9,9",
        "drive:bus>n",
        "drive:engine>x",
        "crew:plain",
        "command-walk:6>n",
        "command-dance:0>n",
        "first:1",
        "~roll:3",
        "~roll:03,5",
        "~reveal:ghost",
        "~deal:",
        "",
        "reroll:blue",
    ],
)
def test_what_is_no_move_is_no_move(text: str) -> None:
    state = read(START)
    with pytest.raises(NotationError):
        state.game.read_move(state, text)
    assert state.key() == START


def test_every_move_text_has_one_code_and_back() -> None:
    state = table("0,0/0,1/0,2/0,3/0,4/0,5")
    texts = state.game.syntactic_moves(state)
    codes = [state.game.read_move(state, text) for text in texts]
    assert [state.game.write_move(state, code) for code in codes] == texts
    assert len(set(codes)) == len(texts) > 800


def test_an_illegal_move_names_rule_and_position_and_changes_nothing() -> None:
    state = table("1,3")
    before = state.key()
    with pytest.raises(
        tocsin.IllegalMove, match=r"closed door .* \[FP-MOVE-5\] in flashpoint/2:front"
    ) as e:
        do(state, "walk:e")
    assert e.value.facts == {"edge": "1,3|1,4"}
    assert state.key() == before


@pytest.mark.rules("FP-INV-1", "FP-INV-3", "FP-INV-4", "FP-INV-5", "FP-INV-6", "FP-INV-2")
def test_a_sound_position_has_no_problems() -> None:
    assert read(START).problems() == []
    assert advanced("3,3=cafs", fire="1,1", hot="1,1", reserve=6).problems() == []


@pytest.mark.refuses("FP-INV-2", "FP-INV-4", "FP-INV-5", "FP-INV-6", "FP-DICE-1")
def test_impossible_positions_are_named() -> None:
    assert problems(table("1,1", phase="replenish:0", ap="0+0", fire="1,1"), "FP-INV-2")
    assert problems(table(supply=(9, 5)), "FP-INV-4")
    assert problems(table(supply=(10, 6)), "FP-INV-4")
    assert problems(table(poi="0,1"), "FP-INV-6")
    assert problems(advanced(hot="0,1"), "FP-DICE-1")
    walls = " ".join(f"0,{column}|1,{column}=2" for column in (1, 2, 3, 4, 5, 7, 8))
    more = " ".join(f"{row},8|{row},9=2" for row in (1, 2, 3, 5, 6)) + " 6,1|7,1=1"
    assert problems(table(walls=f"{walls} {more}"), "FP-INV-5")
    with pytest.raises(tocsin.SetupError, match="impossible position"):
        tocsin.position("flashpoint", START.replace("10/5", "9/5"), players=1)


def test_cells_and_words_are_read_in_any_order_and_written_in_one() -> None:
    text = (
        "flashpoint/2:front 12 roll:1 0+0 3,4+2=captain/0,5=cafs 2,2;2,3;0,2 1,1 2,4 3,3;3,3+*2 "
        "1,2;5,2*2 4,6;5,2 0,1|1,1=2;2,3|3,3=1 1,3|1,4=open;2,5|2,6=gone 7/5/0/0/0/0/0/0/0 n/w 5 "
        "ignited=1;target=5,2"
    )
    game = game_of((("players", 2), ("rules", "advanced")))
    turned = " ".join(";".join(reversed(field.split(";"))) for field in text.split(" "))
    assert turned != text
    assert game.write_position(game.read_position(turned)) == text


def test_a_position_names_its_board_and_brings_it_along() -> None:
    play = tocsin.start("flashpoint", board="back", players=1, seed=1)
    assert play.position().startswith("flashpoint/2:back ")
    assert tocsin.position("flashpoint", play.position(), players=1).moves() == play.moves()
    with pytest.raises(tocsin.SetupError, match="another board: named back, board front"):
        tocsin.position("flashpoint", play.position(), board="front", players=1)


def test_a_board_of_ones_own_is_named_with_a_check_sum() -> None:
    plan = cottage()
    play = tocsin.start("flashpoint", board=plan, players=1, seed=1)
    name, _, check = play.position().partition(" ")[0].partition("~")
    assert name == "flashpoint/2:cottage"
    assert len(check) == 8
    assert tocsin.position("flashpoint", play.position(), board=plan, players=1)
    other = {**plan, "family_pois": plan["family_pois"][::-1]}
    with pytest.raises(tocsin.SetupError, match="another board"):
        tocsin.position("flashpoint", play.position(), board=other, players=1)


def test_texts_of_the_first_notation_name_no_board_and_are_read() -> None:
    old = START.replace("/2:front", "/1")
    assert read(old).key() == START
    play = tocsin.position("flashpoint", old, players=1, chance="manual")
    play.do("pass")
    # The first form of records sums the plies alone.
    keep_form(play, 1, play.start_position)
    record = play.record().replace(START, old)
    assert tocsin.replay(record).record() == record


def test_described_moves_carry_what_a_page_needs() -> None:
    state = advanced("3,4=captain/3,5=generalist", victims="3,4", fire="4,4", doors="3,2|3,3=open")
    by_text = {}
    for code in state.legal():
        found = state.game.describe(state, code)
        by_text[found.text] = found
    assert set(by_text) == set(moves(state))
    walk = by_text["walk:s"]
    assert (walk.verb, walk.cost, walk.rule, walk.cells) == ("walk", 2, "FP-MOVE-2", ("3,4", "4,4"))
    spray = by_text["spray:s*2"]
    assert (spray.cost, spray.args["threat"]) == (2, "fire")
    command = by_text["command-walk:1>e"]
    assert (command.verb, command.cells, command.args["seat"]) == (
        "command-walk",
        ("3,5", "3,6"),
        1,
    )
    assert by_text["chop:n"].args["edge"] == "2,4|3,4"
    assert by_text["drive:ambulance>e"].args == {"vehicle": "ambulance", "spot": "e"}


def test_everybody_sees_the_same() -> None:
    state = advanced("3,4=captain/3,5=generalist", poi="1,1")
    mine, yours = state.view(0).as_json(), state.view(1).as_json()
    assert {**mine, "seat": 1} == yours
    assert look(state)["unseen"] == {"victim": 10, "false-alarm": 5}
    assert state.imagine(0, tocsin.Rng(1)).key() == state.key()
