"""Positions that no play could reach are named: none of them gets stuck or goes on for ever.

Whatever is done to the text of a position, reading it gives a clear error, a named problem, or a
scene that can be played on.
"""

import pytest

import tocsin
from tests.games.flashpoint.table import advanced, problems, table
from tests.games.swarm import draw_way

RANDOM: dict = {"setup": "random"}
LETTERS = "0123456789,;=|-abnsw: *+/"


@pytest.mark.parametrize(
    ("phase", "pieces", "rule"),
    [
        ("pois:0/1", {"poi": "2,4 5,1 5,8", "memory": "left=1"}, "FP-ASET-9"),
        ("pois:0/1", {"memory": "left=4"}, "FP-SETUP-12"),
        ("pois:0/1", {"memory": "left=3", "turn": 3}, "FP-SETUP-12"),
        ("blast-family:0/0", {}, "FP-SETUP-12"),
        ("blast-family:0/0", {"memory": "left=3", "smoke": "2,2"}, "FP-SETUP-12"),
        ("first:0/0", {"fire": "2,2"}, "FP-SETUP-9"),
    ],
)
def test_a_set_up_that_cannot_be_is_named(phase: str, pieces: dict, rule: str) -> None:
    pieces.setdefault("turn", 0)
    assert problems(table("-/-", phase=phase, ap="0+0", **pieces, **RANDOM), rule)


def test_figures_are_placed_in_turn_order() -> None:
    early = table("-/0,0", phase="stand:0/0", ap="0+0", turn=0, poi="2,4 5,1 5,8", **RANDOM)
    assert problems(early, "FP-SETUP-6")


def test_hazmats_come_before_points_of_interest() -> None:
    crew = "-=generalist/-=captain"
    state = advanced(
        crew, phase="pois:0/0", ap="0+0", turn=0, memory="left=3", hazmats="2,2", vehicles="-/-"
    )
    assert problems(state, "FP-ASET-8b")


def test_cards_and_hot_spots_come_in_their_steps() -> None:
    step: dict = {"ap": "0+0", "turn": 0, "vehicles": "-/-"}
    pieces: dict = {"poi": "2,4 5,1 5,8", "hazmats": "2,2 2,3 2,5", "memory": "left=3"}
    assert problems(advanced("-/-", phase="heat:0/0", **step, **pieces), "FP-ASET-10")
    hot = "1,2 1,4 1,8 3,1 3,5"
    assert problems(advanced("-/-", phase="blast-both:0/0", hot=hot, **step), "FP-ASET-11")


@pytest.mark.refuses("FP-MOVE-8")
def test_nobody_stands_on_fire_without_a_way_off() -> None:
    assert problems(table("3,3", fire="3,3", ap="0+0"), "FP-MOVE-8")
    assert not problems(table("3,3", fire="3,3", ap="1+0"), "FP-MOVE-8")
    assert problems(table("3,3/0,0", phase="act:1", fire="3,3", ap="4+0"), "FP-MOVE-8")


def spoil(text: str, other: str, rng: tocsin.Rng) -> str:
    """A text with a sign changed, a sign lost, or some of its fields from another one."""
    at = rng.below(len(text))
    kind = rng.below(3)
    if kind == 0:
        return text[:at] + LETTERS[rng.below(len(LETTERS))] + text[at + 1 :]
    if kind == 1:
        return text[:at] + text[at + 1 :]
    fields, others = text.split(" "), other.split(" ")
    for number in range(len(fields)):
        if rng.below(4) == 0:
            fields[number] = others[number]
    return " ".join(fields)


@pytest.mark.kit
@pytest.mark.parametrize("name", ["swarm-flashpoint", "swarm-extreme"])
@pytest.mark.parametrize("seed", range(3))
def test_a_spoilt_position_is_refused_named_or_playable(name: str, seed: int) -> None:
    game_id, options = draw_way(name, seed)
    game = tocsin.game(game_id, **options)
    rng = tocsin.Rng(seed)
    state = game.new()
    texts = []
    while not state.is_over:
        texts.append(game.write_position(state))
        state.step(rng)
    for _ in range(60):
        text = spoil(texts[rng.below(len(texts))], texts[rng.below(len(texts))], rng)
        try:
            found = game.read_position(text)
        except tocsin.TocsinError:
            continue
        if found.problems():
            continue
        for _ in range(30):
            if not found.is_over:
                found.step(rng)
        assert found.problems() == [], text
