"""Windows, light walls, fireproof doors (XD-WIN, XD-LWALL, XD-FDOOR, XD-GEN-9)."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    cells,
    codes,
    cost,
    damage,
    do,
    doors,
    fires,
    look,
    moves,
    problems,
    refusal,
    roll,
    smokes,
    table,
    told,
    tried,
)
from tocsin.core.contract import State

GARAGE: dict = {"board": "garage"}


def jams(state: State) -> dict:
    return look(state)["jams"]


@pytest.mark.vector("extreme-danger", "TV-01")
@pytest.mark.rules("XD-WIN-1", "XD-WIN-4", "XD-WIN-5", "XD-GEN-9", "XD-GEN-10", "XD-GEN-11")
def test_a_blast_destroys_a_window_with_one_counter() -> None:
    state = table(fire="1,8", **GARAGE)
    windows = [edge for edge in look(state)["edges"] if edge["kind"] == "window"]
    assert len(windows) == 12
    assert {window["door"] for window in windows} == {"closed"}
    roll(state, "1,8")
    assert damage(state) == {"0,8|1,8": 1, "1,8|1,9": 1}
    assert fires(state) == {"1,8", "2,8", "1,7"}
    assert look(state)["damage"] == 2


@pytest.mark.vector("extreme-danger", "TV-02")
@pytest.mark.rules("XD-WIN-7", "XD-WIN-6")
def test_an_open_window_still_takes_the_blast_and_stops_it() -> None:
    state = table(fire="1,8", doors="0,8|1,8=open", **GARAGE)
    events = roll(state, "1,8")
    assert damage(state) == {"0,8|1,8": 1, "1,8|1,9": 1}
    assert "0,8|1,8" not in doors(state)
    assert not told(events, "fire-outside-removed")
    other = table(fire="1,8", doors="0,8|1,8=open", open_window_blast="damage_and_pass", **GARAGE)
    events = roll(other, "1,8")
    assert damage(other) == damage(state)
    assert [event.args["cell"] for event in told(events, "fire-outside-removed")] == ["0,8"]


@pytest.mark.vector("extreme-danger", "TV-04")
@pytest.mark.rules("XD-WIN-3", "XD-GEN-8")
def test_fire_flashes_over_through_an_open_window_only() -> None:
    closed = table(fire="4,5", smoke="4,4", **GARAGE)
    roll(closed, "6,1")
    assert "4,4" in smokes(closed)
    opened = table(fire="4,5", smoke="4,4", doors="4,4|4,5=open", **GARAGE)
    roll(opened, "6,1")
    assert "4,4" in fires(opened)


@pytest.mark.vector("extreme-danger", "TV-05")
@pytest.mark.rules("XD-WIN-3", "XD-MODE-2", "XD-MODE-1")
@pytest.mark.refuses("XD-WIN-3")
def test_a_victim_is_carried_out_through_an_open_window() -> None:
    state = table("1,1", victims="1,1", doors="0,1|1,1=open", **GARAGE)
    assert cost(state, "carry:n") == 2
    do(state, "carry:n")
    assert look(state)["rescued"] == 1
    shut = table("1,1", victims="1,1", **GARAGE)
    assert refusal(shut, "carry:n") == "XD-WIN-3"


@pytest.mark.rules("XD-WIN-2")
@pytest.mark.refuses("XD-WIN-2", "XD-WIN-4")
def test_a_window_is_opened_and_closed_from_both_sides_for_a_point() -> None:
    inside = table("1,1", **GARAGE)
    outside = table("0,1", **GARAGE)
    for state, way in ((inside, "n"), (outside, "s")):
        assert cost(state, f"open:{way}") == 1
        assert refusal(state, f"close:{way}") == "XD-WIN-2"
        do(state, f"open:{way}")
        assert refusal(state, f"open:{way}") == "XD-WIN-2"
        assert doors(state) == {"0,1|1,1": "open"}
        do(state, f"close:{way}")
        assert doors(state) == {}
    broken = table("1,1", walls="0,1|1,1=1", **GARAGE)
    assert refusal(broken, "close:n") == "XD-WIN-4"
    assert refusal(broken, "chop:n") == "XD-LWALL-1"


@pytest.mark.rules("XD-WIN-2", "XD-WIN-4", "XD-SPEC-4")
def test_free_movement_pays_for_windows_and_the_rescue_specialist_chops_them_for_one() -> None:
    state = advanced("1,1=rescue", ap="4+3", free_move_opens_doors=False, **GARAGE)
    after = tried(state, "open:n")
    assert (look(after)["points"], look(after)["free_points"]) == (4, 2)
    assert cost(state, "chop:n") == 1
    do(state, "chop:n")
    assert damage(state) == {"0,1|1,1": 1}
    do(state, "walk:n")
    assert cells(state) == ["0,1"]


@pytest.mark.rules("XD-SPEC-4")
def test_the_captain_commands_windows() -> None:
    state = advanced("0,9=captain/1,1=generalist", ap="4+2", **GARAGE)
    do(state, "command-open:1>n")
    assert doors(state) == {"0,1|1,1": "open"}
    assert look(state)["free_points"] == 1


@pytest.mark.vector("extreme-danger", "TV-07")
@pytest.mark.rules("XD-LWALL-1")
@pytest.mark.refuses("XD-LWALL-1")
def test_a_light_wall_falls_to_one_damage() -> None:
    state = table("0,0", fire="3,2", **GARAGE)
    roll(state, "3,2")
    assert damage(state) == {"2,2|3,2": 1}
    assert doors(state) == {"3,2|3,3": "gone"}
    assert fires(state) == {"3,2", "4,2", "3,1"}
    assert look(state)["damage"] == 1
    again = table(fire="3,1 3,2 4,2", walls="2,2|3,2=1", doors="3,2|3,3=gone", **GARAGE)
    roll(again, "3,2")
    assert {"2,2", "3,3"} <= fires(again)
    assert damage(again) == {"2,2|3,2": 1, "4,2|5,2": 1, "3,0|3,1": 1}


@pytest.mark.rules("XD-LWALL-2")
@pytest.mark.refuses("XD-LWALL-2")
def test_a_light_wall_is_whole_or_gone() -> None:
    state = table("2,2", **GARAGE)
    assert refusal(state, "walk:s") == "FP-MOVE-5"
    do(state, "chop:s", "walk:s")
    assert cells(state) == ["3,2"]
    engineer = advanced("2,2=engineer", walls="2,2|3,2=1", engineer=True, **GARAGE)
    assert refusal(engineer, "repair:s") == "XD-ENG-2"
    with pytest.raises(Exception, match="damage-markers, low 1, high 1"):
        table("2,2", walls="2,2|3,2=2", **GARAGE)


@pytest.mark.vector("extreme-danger", "TV-08")
@pytest.mark.rules("XD-FDOOR-3", "XD-FDOOR-2")
@pytest.mark.refuses("XD-FDOOR-3")
def test_a_fireproof_door_holds_and_may_jam() -> None:
    state = table(fire="1,5", **GARAGE)
    roll(state, "1,5")
    assert state.game.prompt(state).code == "roll-fireproof-door"
    assert refusal(state, "~roll:1,1") == "XD-FDOOR-3"
    kept = tried(state, "~red:2")
    assert fires(kept) == {"1,5", "1,6", "2,5"}
    assert damage(kept) == {"0,5|1,5": 1}
    assert jams(kept) == {}
    assert doors(kept) == {}
    for face in "456":
        assert jams(tried(state, f"~red:{face}")) == {"1,4|1,5": 1}


@pytest.mark.vector("extreme-danger", "TV-10")
@pytest.mark.rules("XD-FDOOR-4")
def test_a_jammed_door_takes_one_more_token_without_a_die() -> None:
    state = table(fire="1,5", danger="jam=1,4|1,5", **GARAGE)
    roll(state, "1,5")
    assert look(state)["phase"] != "jam"
    assert jams(state) == {"1,4|1,5": 2}


@pytest.mark.vector("extreme-danger", "TV-11")
@pytest.mark.rules("XD-FDOOR-5")
@pytest.mark.refuses("XD-FDOOR-5", "XD-FDOOR-7")
def test_jams_are_chopped_off_one_by_one_and_the_door_goes_with_the_last() -> None:
    state = advanced("1,4=generalist", ap="5+0", danger="jam=1,4|1,5*2", **GARAGE)
    assert refusal(state, "open:e") == "XD-FDOOR-5"
    assert cost(state, "chop:e") == 2
    shown = state.game.describe(state, state.game.read_move(state, "chop:e"))
    assert shown.rule == "XD-FDOOR-5"
    first = do(state, "chop:e")
    assert codes(first) == ["jam-chopped", "jam-removed"]
    assert {event.rule for event in first} == {"XD-FDOOR-5"}
    assert first[0].args == {"seat": 0, "edge": "1,4|1,5"}
    assert jams(state) == {"1,4|1,5": 1}
    assert "jammed-door-removed" in codes(do(state, "chop:e"))
    assert jams(state) == {}
    assert doors(state) == {"1,4|1,5": "gone"}
    assert look(state)["damage"] == 0
    rescue = advanced("1,4=rescue", ap="4+3", danger="jam=1,4|1,5*2", **GARAGE)
    assert cost(rescue, "chop:e") == 1
    sound = table("1,4", **GARAGE)
    assert refusal(sound, "chop:e") == "XD-FDOOR-7"


@pytest.mark.vector("extreme-danger", "TV-13")
@pytest.mark.rules("XD-FDOOR-6", "XD-FDOOR-8")
@pytest.mark.refuses("XD-FDOOR-5")
def test_an_open_fireproof_door_lets_the_blast_pass_and_may_jam_open() -> None:
    state = table("1,4", fire="1,5", doors="1,4|1,5=open", **GARAGE)
    roll(state, "1,5")
    told_open = do(state.copy(), "~red:5")
    assert [event.rule for event in told_open[:2]] == ["XD-FDOOR-6", "XD-FDOOR-6"]
    jammed = tried(state, "~red:5")
    assert "1,4" in fires(jammed)
    assert jams(jammed) == {"1,4|1,5": 1}
    assert doors(jammed) == {"1,4|1,5": "open"}
    free = tried(state, "~red:2")
    assert "1,4" in fires(free)
    assert jams(free) == {}
    stuck = table("1,4", doors="1,4|1,5=open", danger="jam=1,4|1,5", **GARAGE)
    assert refusal(stuck, "close:e") == "XD-FDOOR-5"


@pytest.mark.rules("XD-FDOOR-6")
def test_tables_may_read_the_open_fireproof_door_otherwise() -> None:
    blocked = table(fire="1,5", doors="1,4|1,5=open", open_fdoor_blast="block", **GARAGE)
    roll(blocked, "1,5")
    do(blocked, "~red:2")
    assert "1,4" not in fires(blocked)
    broken = table(fire="1,5", doors="1,4|1,5=open", open_fdoor_blast="destroy", **GARAGE)
    roll(broken, "1,5")
    assert doors(broken) == {"1,4|1,5": "gone"}
    assert "1,4" in fires(broken)


@pytest.mark.vector("extreme-danger", "TV-14")
@pytest.mark.rules("XD-FDOOR-7", "XD-FDOOR-1")
@pytest.mark.refuses("XD-FDOOR-1")
def test_a_shockwave_knocks_at_a_fireproof_door_too() -> None:
    state = table("5,5", fire="6,6 6,5", **GARAGE)
    roll(state, "6,6")
    do(state, "~red:4")
    assert jams(state) == {"6,4|6,5": 1}
    assert "5,6" in fires(state)
    assert damage(state) == {"6,6|6,7": 1, "6,6|7,6": 1}
    assert look(state)["damage"] == 2
    closed = table("1,4", **GARAGE)
    assert refusal(closed, "close:e") == "FP-DOOR-1"
    assert cost(closed, "open:e") == 1


@pytest.mark.rules("XD-GEN-7")
@pytest.mark.refuses("XD-GEN-7")
def test_there_are_eight_jam_tokens() -> None:
    full = "jam=1,4|1,5*8"
    state = table(fire="1,5", danger=full, **GARAGE)
    roll(state, "1,5")
    assert jams(state) == {"1,4|1,5": 8}
    unlimited = table(fire="1,5", danger=full, token_limits="unlimited", **GARAGE)
    roll(unlimited, "1,5")
    assert jams(unlimited) == {"1,4|1,5": 9}
    assert problems(table(danger="jam=1,4|1,5*9", **GARAGE), "XD-GEN-7")


@pytest.mark.refuses("XD-GEN-9", "XD-GEN-11")
def test_the_outer_doors_of_these_boards_are_doors() -> None:
    state = table("0,6", **GARAGE)
    assert refusal(state, "walk:s") == "FP-MOVE-5"
    assert "open:s" in moves(state)
    assert problems(table(danger="spent=24", **GARAGE), "FP-END-2")
