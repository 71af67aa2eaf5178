"""FP-MOD, FP-VAR, FP-ED: modules one by one, the printed variants, the options."""

import pytest

import tocsin
from tests.games.flashpoint.table import (
    advanced,
    cells,
    codes,
    damage,
    do,
    doors,
    fires,
    look,
    moves,
    problems,
    refusal,
    roll,
    table,
    told,
)
from tocsin.core.errors import SetupError


def refused(**options: object) -> str:
    """The rule under which these options are refused."""
    with pytest.raises(SetupError) as error:
        tocsin.game("flashpoint", **options)
    return error.value.rule


@pytest.mark.rules("FP-MOD-1", "FP-MOD-3", "FP-MOD-2", "FP-ED-18")
@pytest.mark.refuses("FP-MOD-1", "FP-MOD-2", "FP-MOD-3")
def test_modules_are_added_one_by_one_to_the_advanced_set_up() -> None:
    first = tocsin.game("flashpoint", players=1, rules="advanced", use_vehicles=False,
                        use_hot_spots=False).new()  # fmt: skip
    do(first, "~black:5", "~roll:2,7", "~red:5")
    assert look(first)["hot_spots"] == []
    assert look(first)["phase"] == "hazmats"
    do(first, "~roll:1,1", "~roll:1,2", "~roll:1,3", "~roll:6,6", "~roll:6,7", "~roll:6,8")
    assert refusal(first, "specialist:driver") == "FP-MOD-3"
    do(first, "specialist:cafs", "stand:0,0")
    assert look(first)["phase"] == "act"
    assert refusal(first, "gun") == refusal(first, "drive:ambulance>n") == "FP-MOD-2"
    assert refusal(first, "crew:rescue") == refusal(first, "park:engine>n") == "FP-MOD-2"
    plain = table(rules="advanced", use_specialists=False)
    assert refusal(plain, "crew:rescue") == refusal(plain, "specialist:cafs") == "FP-MOD-1"
    assert refused(rules="family", use_hazmats=True) == "FP-MOD-1"
    assert refused(players=1, specialists=["cafs"]) == "FP-MOD-1"
    off = dict.fromkeys(("use_specialists", "use_hazmats", "use_vehicles", "use_hot_spots"), False)
    assert refused(rules="advanced", **off) == "FP-MOD-3"
    assert refused(rules="advanced", setup="fixed") == "FP-MOD-3"
    assert refused(
        rules="advanced", players=1, specialists=["driver"], use_vehicles=False
    ) == "FP-MOD-3"  # fmt: skip
    assert problems(table(vehicles="n/w"), "FP-MOD-2")


@pytest.mark.rules("FP-MOD-2", "FP-CARRY-2", "FP-POI-3")
def test_without_vehicles_rescue_knock_down_and_markers_are_as_in_the_family_game() -> None:
    options: dict = {"rules": "advanced", "use_vehicles": False}
    state = table("3,1=generalist", victims="3,1", **options)
    do(state, "carry:w")
    assert look(state)["rescued"] == 1
    led = table("3,1=generalist", victims="3,1+", **options)
    do(led, "lead:w")
    assert look(led)["rescued"] == 1
    fallen = table(
        "3,4=generalist", phase="recover:0", ap="0+0", fire="3,4", memory="fallen=1", **options
    )
    assert moves(fallen) == ["recover:0,5", "recover:0,6"]
    placing = table("0,0=generalist", phase="replenish:0", ap="0+0", fire="3,4", **options)
    do(placing, "~roll:3,4")
    assert fires(placing) == set()


@pytest.mark.vector("flashpoint", "TV-92")
@pytest.mark.rules("FP-VAR-1")
@pytest.mark.refuses("FP-VAR-1")
def test_the_remote_station_deals_and_never_changes_the_crew() -> None:
    state = advanced("1,0=generalist", remote_station=True, memory="fresh=1")
    assert refusal(state, "crew:rescue") == "FP-VAR-1"
    start = tocsin.game("flashpoint", players=1, rules="advanced", remote_station=True).new()
    do(start, "~black:5", "~roll:2,7", "~red:5", "~roll:1,1", "~roll:1,2", "~roll:1,3")
    do(start, "~roll:6,6", "~roll:6,7", "~roll:6,8")
    assert moves(start)[0] == "~deal:paramedic"
    assert refused(rules="advanced", remote_station=True, deal_specialists=False) == "FP-VAR-1"
    assert refused(rules="advanced", remote_station=True, use_specialists=False) == "FP-VAR-1"


@pytest.mark.rules("FP-VAR-2", "FP-VAR-2b")
@pytest.mark.refuses("FP-VAR-2")
def test_just_in_case_every_false_alarm_is_a_hazmat() -> None:
    begun = tocsin.game("flashpoint", players=1, rules="advanced", just_in_case=True).new()
    do(begun, "~black:5", "~roll:2,7", "~red:5")
    assert look(begun)["phase"] == "pois"
    state = advanced("1,1=generalist", poi="1,2", just_in_case=True)
    events = do(state, "walk:e", "~reveal:false-alarm")
    assert codes(events)[-2:] == ["false-alarm-found", "hazmat-found"]
    assert look(state)["hazmats"] == [{"cell": "1,2", "count": 1}]
    assert look(state)["pois"] == []
    assert state.problems() == []
    assert refused(rules="advanced", just_in_case=True, use_hazmats=False) == "FP-VAR-2"


@pytest.mark.vector("flashpoint", "TV-94")
@pytest.mark.rules("FP-VAR-2", "FP-VAR-2b")
def test_just_in_case_a_false_alarm_in_the_fire_explodes() -> None:
    state = advanced(fire="5,8", poi="6,8", just_in_case=True, reserve=6)
    roll(state, "6,8")
    assert look(state)["phase"] == "loss"
    events = do(state, "~reveal:false-alarm")
    assert told(events, "explosion")[0].rule == "FP-VAR-2"
    assert damage(state) == {"4,8|5,8": 1, "6,8|7,8": 1, "6,8|6,9": 1}
    assert doors(state) == {"6,7|6,8": "gone"}
    assert look(state)["hot_spots"] == []
    assert look(state)["hot_spot_reserve"] == 6


@pytest.mark.rules("FP-VAR-2b")
@pytest.mark.refuses("FP-VAR-2b")
def test_several_burnt_false_alarms_explode_in_the_chosen_order() -> None:
    state = advanced(fire="4,3", smoke="4,4 4,5", poi="4,4 4,5", just_in_case=True)
    roll(state, "6,8")
    do(state, "~reveal:false-alarm", "~reveal:false-alarm")
    assert moves(state) == ["explode:4,4", "explode:4,5"]
    assert refusal(state, "explode:4,3") == "FP-VAR-2b"
    first = do(state, "explode:4,5")
    assert [event.args["cell"] for event in told(first, "explosion")] == ["4,5", "4,4"]


@pytest.mark.rules("FP-VAR-2b")
def test_the_explosion_of_a_false_alarm_knocks_down_again() -> None:
    state = advanced("5,8=generalist", fire="6,7", smoke="6,8", poi="6,8", just_in_case=True,
                     doors="6,7|6,8=gone")  # fmt: skip
    roll(state, "1,1")
    events = do(state, "~reveal:false-alarm")
    assert told(events, "firefighter-knocked-down")[0].args == {"seat": 0, "cell": "5,8"}
    do(state, "recover:0,5")
    assert look(state)["phase"] == "replenish"


# The doorway over (1,6) leads to the ambulance in the north; the marker in (2,6) burns with it.
AT_THE_DOOR: dict = {"fire": "1,6", "poi": "2,6", "just_in_case": True, "reserve": 6}


@pytest.mark.rules("FP-VAR-2b")
def test_who_was_brought_to_a_fire_outside_does_not_fall_to_it_again() -> None:
    state = advanced("1,7=generalist", **AT_THE_DOOR)
    roll(state, "1,6")
    assert "0,6" in fires(state)
    do(state, "recover:0,6")
    assert "spared=1" in state.key()
    assert state.game.read_position(state.key()).key() == state.key()
    events = do(state, "~reveal:false-alarm")
    assert told(events, "explosion")[0].args == {"cell": "2,6"}
    assert told(events, "firefighter-knocked-down") == []
    assert (look(state)["phase"], cells(state)) == ("replenish", ["0,6"])
    assert "spared" not in state.key()


@pytest.mark.rules("FP-VAR-2b", "FP-KD-1")
@pytest.mark.refuses("FP-VAR-2b")
def test_a_new_fire_fells_who_was_just_brought_to_the_ambulance() -> None:
    state = advanced("1,7=generalist", walls="0,5|1,5=2", **{**AT_THE_DOOR, "poi": "1,7"})
    roll(state, "1,6")
    do(state, "recover:0,5")
    assert "spared" not in state.key()
    # Another false alarm burns where the wall to the ambulance has fallen.
    aftermath = advanced(
        "0,5=generalist",
        phase="aftermath:0",
        ap="0+0",
        fire="1,4 1,5 1,6",
        walls="0,5|1,5=2",
        memory="alarm=1,5;alarm=1,6",
        just_in_case=True,
        tail="0/0/0",
    )
    events = do(aftermath, "explode:1,5")
    assert told(events, "firefighter-knocked-down")[0].args == {"seat": 0, "cell": "0,5"}
    spared = "spared=1;alarm=1,5;alarm=1,6"
    wrong = advanced("0,5=generalist", phase="aftermath:0", ap="0+0", fire="1,5 1,6",
                     memory=spared, just_in_case=True)  # fmt: skip
    assert problems(wrong, "FP-VAR-2b")


@pytest.mark.vector("flashpoint", "TV-95")
@pytest.mark.rules("FP-VAR-3", "FP-VAR-4", "FP-ED-19")
@pytest.mark.refuses("FP-VAR-3", "FP-VAR-4")
def test_by_murphys_law_the_gun_does_not_work() -> None:
    state = advanced("1,0=generalist", murphys_law=True)
    assert refusal(state, "gun") == "FP-VAR-3"
    assert refused(rules="family", murphys_law=True) == "FP-VAR-4"
    assert refused(rules="advanced", murphys_law=True, use_vehicles=False) == "FP-VAR-3"
    # The variants may be combined.
    tocsin.game(
        "flashpoint", rules="advanced", murphys_law=True, just_in_case=True, remote_station=True
    )


@pytest.mark.rules(
    "FP-ED-1", "FP-ED-3", "FP-ED-4", "FP-ED-5", "FP-ED-6", "FP-ED-7", "FP-ED-8", "FP-ED-21"
)
def test_where_the_editions_differ_one_reading_is_played() -> None:
    # ED-1: 33 markers. ED-3, ED-4: open doors go and let the blast pass.
    assert look(table())["threat_markers_left"] == 33
    blast = table(fire="4,6 4,5", doors="4,6|4,7=open")
    roll(blast, "4,5")
    assert doors(blast) == {"4,6|4,7": "gone"}
    assert "4,7" in fires(blast)
    # ED-5: fire outside goes only at the very end. ED-6: markers in it are turned.
    outside = table("3,0", fire="3,1", poi="3,2", smoke="3,2")
    events = roll(outside, "3,1")
    assert "fire-outside-removed" not in codes(events)
    assert codes(do(outside, "recover:3,0"))[-1] != "fire-outside-removed"
    assert look(outside)["phase"] == "loss"
    # ED-7: a revealed victim counts. ED-8: a false alarm on a firefighter is out of the game.
    three = table(victims="4,4", poi="1,1 1,2")
    roll(three, "6,8")
    assert look(three)["phase"] == "act"
    placed = table("6,2", phase="replenish:0", ap="0+0", poi="1,1 1,2")
    do(placed, "~roll:6,2", "~reveal:false-alarm")
    assert look(placed)["unseen"]["false-alarm"] == 4
    # ED-21: the colour of the quadrant lines is no rule: both boards have four areas.
    assert len(table().game.layout.plan.gun) == 4  # type: ignore[attr-defined]


@pytest.mark.refuses("FP-END-5", "FP-SPEC-RESC-1", "FP-SPEC-CAPT-6", "FP-ASET-8", "FP-VEH-7")
@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("play_on", "FP-END-5"),
        ("free_move_opens_doors", "FP-SPEC-RESC-1"),
        ("command_consent", "FP-SPEC-CAPT-6"),
        ("setup_explosions_damage", "FP-ASET-8"),
        ("victims_ride_engine", "FP-VEH-7"),
        ("threat_markers", "FP-COMP-2"),
    ],
)
def test_a_switch_is_yes_or_no(name: str, rule: str) -> None:
    assert refused(**{name: "perhaps"}) == rule


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(SetupError, match="unknown option"):
        tocsin.game("flashpoint", dragons=True)
