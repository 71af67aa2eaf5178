"""FP-BOARD: the boards of both boxes as data, and boards that users bring."""

import copy
import io
import json
import pickle
from pathlib import Path, PurePath
from typing import Any

import pytest

import tocsin
from tests.builds import sampled
from tests.games.flashpoint.plan_fuzz import try_plan
from tests.games.flashpoint.plans import COTTAGE, cottage, house, ours, tower
from tests.games.flashpoint.table import look, plan, table
from tocsin.core.data import PLAN_BYTES_MAX, PLAN_PROBLEMS, load_json
from tocsin.core.errors import SetupError
from tocsin.games.flashpoint.danger.game import ExtremeDanger
from tocsin.games.flashpoint.danger.table.building import BUILDINGS
from tocsin.games.flashpoint.game import Flashpoint
from tocsin.games.flashpoint.table.plan import BOARDS, read_plan
from tocsin.telling import Speaker
from tocsin.telling.errors import tell_error

FRONT: dict = load_json("tocsin.games.flashpoint", "front.json")  # type: ignore[assignment]


def kinds(board: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for edge in look(table(board=board))["edges"]:
        found[edge["kind"]] = found.get(edge["kind"], 0) + 1
    return found


@pytest.mark.rules("FP-BOARD-1", "FP-BOARD-2", "FP-BOARD-4", "FP-COMP-5")
def test_both_sides_have_their_walls_doors_and_doorways() -> None:
    assert kinds("front") == {"wall": 42, "door": 8, "doorway": 4}
    assert kinds("back") == {"wall": 45, "door": 7, "doorway": 2}
    level = plan(table())["levels"][0]
    assert (level["rows"], level["columns"], len(level["ring"])) == (6, 8, 32)


@pytest.mark.rules("FP-BOARD-5")
@pytest.mark.refuses("FP-BOARD-5")
def test_every_vehicle_has_a_spot_on_every_side() -> None:
    for board in ("front", "back"):
        view = plan(table(board=board))
        spots = [
            view[kind][side] for kind in ("ambulance_spots", "engine_spots") for side in "nesw"
        ]
        cells = [cell for spot in spots for cell in spot]
        assert len(cells) == len(set(cells)) == 16
        doorways = [
            edge["a"] + " " + edge["b"] for edge in view["edges"] if edge["kind"] == "doorway"
        ]
        ambulance = {cell for side in "nesw" for cell in view["ambulance_spots"][side]}
        assert all(set(pair.split()) & ambulance for pair in doorways)
    shared = copy.deepcopy(FRONT)
    shared["engine"]["n"] = ["0,6", "0,7"]
    with pytest.raises(SetupError) as caught:
        read_plan("shared", shared)
    assert caught.value.facts["problem"] == "two-spots"
    assert caught.value.facts["cell"] == "0,6"


@pytest.mark.rules("FP-POI-7")
def test_every_arrow_ends_in_the_centre() -> None:
    board = table().game.layout  # type: ignore[attr-defined]
    centre = {board.cell_named[name] for name in CENTRE}
    longest = 0
    for cell in range(48):
        seen = []
        while cell not in seen:
            seen.append(cell)
            cell = board.arrow[cell]
        assert cell in centre
        longest = max(longest, len(seen))
    assert longest == 11


CENTRE = ("3,3", "4,3", "4,4", "4,5", "4,6", "3,6", "3,5", "3,4")


def test_there_is_no_third_board() -> None:
    with pytest.raises(SetupError) as caught:
        tocsin.game("flashpoint", board="cellar")
    assert caught.value.code == "bad-option-value"
    told = Speaker("en").say(tell_error(caught.value))
    assert "laboratory+basement, or a board of your own in a file *.json." in told
    assert "un plateau \u00e0 vous" in Speaker("fr").say(tell_error(caught.value))


# Boards of users.


def whole_game(game: tocsin.Game, seed: int) -> tocsin.State:
    """A random game to its end, looked at after every ply."""
    state = game.new()
    rng = tocsin.Rng(seed)
    while not state.is_over:
        state.step(rng)
        assert state.problems() == []
        assert game.read_position(state.key()).key() == state.key()
    return state


@pytest.mark.rules("FP-BOARD-1", "XD-GEN-2")
@pytest.mark.parametrize(
    ("make", "options"),
    [
        (cottage, {}),
        (house, {}),
        (house, {"setup": "random"}),
        (house, {"setup": "alternative"}),
        (house, {"rules": "advanced"}),
        (tower, {}),
        (tower, {"car": True, "lab_small": "chemicals"}),
        (tower, {"rules": "advanced", "platform": True, "lab_large": "explosives"}),
    ],
)
def test_a_board_of_the_users_own_plays_whole_games(make, options: dict[str, object]) -> None:  # type: ignore[no-untyped-def]
    game = tocsin.game("flashpoint", board=make(), players=3, **options)
    endings = {whole_game(game, seed).outcome().ending for seed in range(3)}  # type: ignore[union-attr]
    assert endings <= set(game.endings)


def test_the_data_of_a_plan_say_which_box_plays_it() -> None:
    assert type(tocsin.game("flashpoint", board=house())) is Flashpoint
    assert type(tocsin.game("flashpoint", board=tower())) is ExtremeDanger
    for field, value in (("windows", ["0,1|1,1"]), ("light_walls", ["1,1|1,2"])):
        plan = house()
        del plan["family_fires"], plan["family_pois"]
        plan["levels"][0][field] = value
        assert type(tocsin.game("flashpoint", board=plan)) is ExtremeDanger
        # An empty field of the expansion is nothing that only the expansion knows.
        plan = house() | {"stairs": [], "objects": {}}
        plan["levels"][0][field] = []
        assert type(tocsin.game("flashpoint", board=plan)) is Flashpoint


def test_our_own_boards_play_the_same_as_plans() -> None:
    for name in (*BOARDS, *BUILDINGS):
        for options in ({}, {"rules": "advanced", "level": "heroic"}):
            ours_by_name = tocsin.game("flashpoint", board=name, **options)
            as_plan = tocsin.game("flashpoint", board=ours(name), **options)
            assert type(as_plan) is type(ours_by_name)
            ends = []
            for game in (ours_by_name, as_plan):
                state = game.new()
                state.playout(tocsin.Rng(5))
                ends.append(state.key().partition(" ")[2])
            assert ends[0] == ends[1]


def test_a_plan_comes_as_a_dict_a_text_or_a_path_and_has_one_text(tmp_path: Path) -> None:
    text = tocsin.game("flashpoint", board=cottage()).options["board"]
    assert isinstance(text, str)
    assert " " not in text
    assert text.isascii()
    path = tmp_path / "a house.json"
    # A mark at its beginning, as some editors write it, is no mistake.
    path.write_text(COTTAGE.read_text("utf-8"), encoding="utf-8-sig")
    shuffled = json.dumps(dict(reversed(cottage().items())), indent=3)
    for given in (text, shuffled, "  " + shuffled, str(path), path, COTTAGE):
        assert tocsin.game("flashpoint", board=given).options["board"] == text
    assert json.loads(text) == cottage()


def test_a_dict_or_a_text_never_touches_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    plan, text = cottage(), COTTAGE.read_text("utf-8")
    tocsin.game("flashpoint", board="front")

    def refuse(*_: object, **__: object) -> io.BytesIO:
        raise AssertionError("opened")

    monkeypatch.setattr("builtins.open", refuse)
    for given in (plan, text):
        state = tocsin.game("flashpoint", board=given).new()
        state.playout(tocsin.Rng(1))


def test_a_plan_is_copied_when_it_comes_in() -> None:
    plan = house()
    game = tocsin.game("flashpoint", board=plan)
    before = game.new().key(), game.options_text()
    plan["levels"][0]["walls"].clear()
    plan["family_fires"][0] = "4,4"
    assert (game.new().key(), game.options_text()) == before


def test_two_boards_share_nothing() -> None:
    first, second = house(), house()
    second["levels"][0]["walls"].remove("1,2|1,3")
    second["family_fires"] = ["4,4"]
    games = [tocsin.game("flashpoint", board=plan) for plan in (first, second)]
    walls = [look(game.new())["edges"] for game in games]
    assert len(walls[0]) == len(walls[1]) + 1
    assert games[0].options_text() != games[1].options_text()
    states = [game.new() for game in games]
    for seed in range(40):
        states[seed % 2].step(tocsin.Rng(seed))
        assert all(state.problems() == [] for state in states)
    assert games[0].new().key() != games[1].new().key()
    with pytest.raises(tocsin.CorruptLog):
        games[0].from_bytes(states[1].to_bytes())


@pytest.mark.parametrize("make", [cottage, house, tower])
def test_the_record_carries_the_plan(make) -> None:  # type: ignore[no-untyped-def]
    plan = make() | {"name": 'My "own" \u00e9\u2019 [house] = {1}'}
    play = tocsin.start("flashpoint", board=plan, players=2, seed=4)
    while not play.is_over:
        play.do(play.moves()[0])
    record = play.record()
    assert record.isascii()
    assert record.splitlines()[3].startswith('[Options "players=2 rules=family board={"ambulance":')
    again = tocsin.replay(record)
    assert again.record() == record
    assert again.game.options == play.game.options
    assert look(again.game.new())["board"] == plan["name"]
    half = tocsin.replay(record).at(len(play.plies) // 2)
    options: dict[str, Any] = dict(half.game.options)
    moved = tocsin.position("flashpoint", half.position(), chance="manual", **options)
    assert moved.position() == half.position()


def test_records_of_our_own_boards_name_them_as_before() -> None:
    for name in (*BOARDS, *BUILDINGS):
        play = tocsin.start("flashpoint", board=name, seed=1)
        assert f" board={name} " in play.record().splitlines()[3]


@pytest.mark.parametrize("make", [cottage, house, tower])
def test_states_on_a_users_board_travel_as_bytes(make) -> None:  # type: ignore[no-untyped-def]
    game = tocsin.game("flashpoint", board=make())
    state = game.new()
    rng = tocsin.Rng(2)
    for _ in range(30):
        if state.is_over:
            break
        state.step(rng)
        assert pickle.loads(pickle.dumps(state)).key() == state.key()
        assert game.from_bytes(state.to_bytes()).key() == state.key()
    assert "\n" not in game.headline()


def test_without_fixed_fires_a_family_game_begins_with_explosions() -> None:
    plan = house()
    del plan["family_fires"], plan["family_pois"]
    game = tocsin.game("flashpoint", board=plan)
    assert game.options["setup"] == "random"
    assert tocsin.game("flashpoint", board=house()).options["setup"] == "fixed"


def test_what_follows_from_levels_does_not_follow_from_names() -> None:
    plan = ours("laboratory+attic") | {"name": "garage"}
    game = tocsin.game("flashpoint", board=plan, rules="advanced")
    assert isinstance(game, ExtremeDanger)
    assert look(game.new())["board"] == "garage"
    assert (game.ruling.gun_faces, game.ruling.pois_per_level) == (12, 2)
    assert game.ruling.any_spot
    small = tocsin.game("flashpoint", board=tower(), rules="advanced")
    assert isinstance(small, ExtremeDanger)
    assert (small.ruling.gun_faces, small.ruling.pois_per_level) == (10, 2)


# Bad input.


class Unheard:
    """Nothing that a plan could hold."""


@pytest.mark.parametrize(
    ("given", "problem", "place"),
    [
        ("{", "no-json", "1:2"),
        ('{"name": "x",}', "no-json", "1:14"),
        ('{"levels": [{"rows": 1, "rows": 2}]}', "key-twice", "levels[0]"),
        ({"levels": [{"rows": Unheard()}]}, "no-json-value", "levels[0].rows"),
        ({"levels": [{"rows": {3}}]}, "no-json-value", "levels[0].rows"),
        ({"levels": [{7: 1}]}, "no-text-key", "levels[0]"),
        ({"rows": 10**12}, "number-too-large", "rows"),
        ('{"rows": ' + "9" * 5000 + "}", "number-too-large", "-"),
        ({"rows": float("nan")}, "number-too-large", "rows"),
        ('{"rows": NaN}', "number-too-large", "rows"),
        ({"a": [[[[[[[[]]]]]]]]}, "too-deep", "a[0][0][0][0][0][0][0]"),
        ("{" + '"a":' + "[" * 20000, "too-deep", "-"),
        ({"name": "x" * (PLAN_BYTES_MAX + 1)}, "too-long", "name"),
        ({"name": [1] * 20_000}, "too-long", "name[9998]"),
        ("{" + " " * PLAN_BYTES_MAX + "}", "too-long", "-"),
        ({"name": "\u00e9" * 20_000}, "too-long", "-"),
    ],
)
def test_what_is_no_plan_at_all_is_told_with_its_place(
    given: object, problem: str, place: str
) -> None:
    with pytest.raises(SetupError) as caught:
        tocsin.game("flashpoint", board=given)
    assert caught.value.code == "bad-plan"
    assert (caught.value.facts["problem"], caught.value.facts["place"]) == (problem, place)
    assert problem in PLAN_PROBLEMS
    for language in ("en", "fr"):
        told = Speaker(language).say(tell_error(caught.value))
        assert problem not in told
        assert "$" not in told


def test_a_plan_that_contains_itself_is_refused() -> None:
    endless: dict[str, object] = {}
    endless["levels"] = [endless]
    shared: list[object] = [1] * 40
    for _ in range(6):
        shared = [shared] * 40
    for given, problem in ((endless, "too-deep"), ({"levels": shared}, "too-long")):
        with pytest.raises(SetupError) as caught:
            tocsin.game("flashpoint", board=given)
        assert caught.value.facts["problem"] == problem


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    long = tmp_path / "long.json"
    long.write_text("{" + " " * PLAN_BYTES_MAX + "}")
    noise = tmp_path / "noise.json"
    noise.write_bytes(b"{\xff\xfe}")
    folder = tmp_path / "folder.json"
    folder.mkdir()
    listed = tmp_path / "list.json"
    listed.write_text("[]")
    for given, code, reason in (
        (tmp_path / "none.json", "cannot-read-file", "enoent"),
        (str(folder), "cannot-read-file", "eisdir"),
        ("a\0b.json", "cannot-read-file", "einval"),
        (PurePath, "cannot-read-file", "einval"),
        (noise, "file-is-not-text", ""),
        (long, "bad-plan", "too-long"),
        (listed, "bad-plan", "no-object"),
    ):
        with pytest.raises(SetupError) as caught:
            tocsin.game("flashpoint", board=given)
        facts = caught.value.facts
        assert (caught.value.code, facts.get("reason", facts.get("problem", ""))) == (code, reason)
        assert "$" not in Speaker("fr").say(tell_error(caught.value))


@pytest.mark.parametrize("given", [7, None, ["front"], b"{}", True, "", "house", Unheard()])
def test_what_is_neither_a_name_nor_a_plan_is_a_bad_value(given: object) -> None:
    with pytest.raises(SetupError) as caught:
        tocsin.game("flashpoint", board=given)
    assert caught.value.code == "bad-option-value"


def test_other_games_know_no_plans() -> None:
    with pytest.raises(SetupError):
        tocsin.game("titanic", layout=cottage())


@pytest.mark.parametrize("number", sampled(range(240), 4))
def test_a_spoiled_plan_is_refused_by_name_or_plays(number: int) -> None:
    assert try_plan(number, games=1)
