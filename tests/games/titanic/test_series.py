"""TI-CREW-LATIMER: series of three anchors, wherever in a group they stand.

The top of a group was the blind spot: F11, F12, F13 and S15, S16, S17 end where their class ends.
"""

import pytest

import tocsin
from tests.games.titanic.table import text

HIGHEST = {"f": 13, "s": 17}
TOPS = [("gf1", 11), ("gf2", 11), ("gs1", 15), ("gs2", 15)]


def waiting(group: str, marks: str, card: str, other: str = "a") -> tocsin.Playthrough:
    """Latimer's ship with one group, and a card at the free end of l1 that is to enter it.

    A second group has a first beside it, of which `other` is the lifeboat.
    """
    groups = dict.fromkeys(("gf1", "gf2", "gs1", "gs2"), "-")
    groups[group] = marks
    if group.endswith("2"):
        groups[group[:2] + "1"] = other
    position = text(crew="latimer", groups="/".join(groups.values()), l1=f"|{card}")
    return tocsin.position("titanic", position, players=1, chance="manual")


def marks_of(play: tocsin.Playthrough, group: str) -> str:
    """A group as its position text has it: p plain, a anchor, u anchor of a series, m stand-in."""
    return play.position().split(" ")[8].split("/")[("gf1", "gf2", "gs1", "gs2").index(group)]


def series(play: tocsin.Playthrough) -> list[tuple[object, object]]:
    """The series completed so far, each by its first and its last number."""
    told = [event for event in play.events() if event.rule == "TI-CREW-LATIMER-1"]
    return [(event.args["from"], event.args["to"]) for event in told if "from" in event.args]


@pytest.mark.rules("TI-CREW-LATIMER-1", "TI-CREW-LATIMER-2", "TI-CREW-LATIMER-3")
@pytest.mark.parametrize(("group", "first"), TOPS)
def test_the_series_at_the_top_of_a_group_gives_latimer_a_card(group: str, first: int) -> None:
    whose = group[1]
    play = waiting(group, "p" * (first - 1) + "aa", f"{whose}{first + 2}a")
    play.do(f"move:l1>{group}")
    assert play.actor == tocsin.CHANCE
    assert series(play) == [(first, first + 2)]
    refusal = play.why_not("rescue*1")
    assert refusal is not None
    assert refusal.rule == "TI-CREW-LATIMER-1"
    play.do("~action:wait")
    assert play.position().split(" ")[5] == "wait"
    assert marks_of(play, group) == "p" * (first - 1) + "uuu"
    assert play.actor == 0


@pytest.mark.rules("TI-CREW-LATIMER-2", "TI-CREW-LATIMER-3")
@pytest.mark.parametrize(("group", "first"), TOPS)
@pytest.mark.parametrize("top", ["pa", "ap", "ua", "au", "uu"])
def test_two_free_anchors_at_the_top_of_a_group_are_no_series(
    group: str, first: int, top: str
) -> None:
    # Used anchors come in threes.
    below = {"ua": "uu", "au": "uu", "uu": "u"}.get(top, "p")
    marks = "p" * (first - 1 - len(below)) + below + top
    play = waiting(group, marks, f"{group[1]}{first + 2}a")
    play.do(f"move:l1>{group}")
    assert (play.actor, series(play)) == (0, [])
    assert marks_of(play, group) == marks + "a"


@pytest.mark.rules("TI-CREW-LATIMER-3", "TI-CREW-LATIMER-4", "TI-ACT-MYSTERY-6")
@pytest.mark.parametrize("group", ["gf1", "gf2", "gs1", "gs2"])
@pytest.mark.parametrize("late", [0, 1, 2])
def test_every_three_neighbours_of_a_group_are_found_whichever_comes_last(
    group: str, late: int
) -> None:
    whose = group[1]
    for first in range(1, HIGHEST[whose] - 1):
        window = "".join("m" if place == late else "a" for place in range(3))
        marks = "p" * (first - 1) + window
        other = "p" if first == 1 else "a"
        play = waiting(group, marks, f"{whose}{first + late}a", other)
        play.do(f"move:l1>m{whose}")
        assert series(play) == [(first, first + 2)]
        assert marks_of(play, group) == "p" * (first - 1) + "uuu"


@pytest.mark.rules("TI-CREW-LATIMER-3")
@pytest.mark.parametrize(("group", "first"), TOPS)
def test_of_two_windows_at_the_top_of_a_group_the_lower_one_counts(group: str, first: int) -> None:
    # The stand-in is the second of the last four: both windows of three contain it.
    play = waiting(group, "p" * (first - 2) + "amaa", f"{group[1]}{first}a")
    play.do(f"move:l1>m{group[1]}")
    assert series(play) == [(first - 1, first + 1)]
    assert marks_of(play, group) == "p" * (first - 2) + "uuua"


@pytest.mark.rules("TI-CREW-LATIMER-2")
@pytest.mark.parametrize("plain", [11, 12, 13])
def test_a_plain_card_at_the_top_of_a_group_completes_nothing(plain: int) -> None:
    marks = "p" * 10 + "".join("m" if number == plain else "a" for number in (11, 12, 13))
    play = waiting("gf1", marks, f"f{plain}")
    play.do("move:l1>mf")
    assert (play.actor, series(play)) == (0, [])
