"""The readable form of a playthrough, and the line of hashes beside it."""

import tocsin
from tocsin.core.testkit.observation import (
    name_differences,
    observe,
    plain,
    read_index,
    viewers,
    write_index,
)
from tocsin.core.testkit.readable import write_readable


class Sent:
    """A record that says itself how it is sent."""

    def __init__(self, value: object) -> None:
        self.value = value

    def as_json(self) -> dict[str, object]:
        return {"value": self.value}


def finished(seed: int) -> tocsin.Playthrough:
    play = tocsin.start("feurio", players=3, firebreaks=True, seed=seed)
    while not play.is_over:
        play.do(play.moves()[0])
    return play


def test_records_are_taken_as_they_are_sent() -> None:
    assert plain([Sent((1, Sent("a"))), {1: None}]) == [
        {"value": [1, {"value": "a"}]},
        {"1": None},
    ]


def test_the_line_names_plies_and_a_hash_for_everybody() -> None:
    play = finished(1)
    line = observe(play)
    assert line[0] == str(len(play.plies))
    assert len(line) == 3 + len(viewers(play))
    assert len(set(line)) == len(line)
    assert observe(tocsin.replay(play.record(), chance="manual")) == line


def test_another_play_differs_in_every_part() -> None:
    assert name_differences(observe(finished(1)), observe(finished(2)))[-3:] == [
        "events",
        "asked",
        "views",
    ]


def test_an_index_reads_back_what_it_was_written_from() -> None:
    lines = {"b": ["2", "x", "y"], "a": ["1", "z", "w"]}
    text = write_index(lines)
    assert read_index(text) == lines
    assert write_index(read_index(text)) == text


def test_every_ply_and_event_stands_in_the_text() -> None:
    play = finished(3)
    text = write_readable(play)
    assert [line.split(" ", 1)[1] for line in text.splitlines() if line[:1].isdigit()] == [
        ply.text for ply in play.plies
    ]
    told = [line.split()[0] for line in text.splitlines() if line.startswith("    ")]
    codes = [event.code for event in play.events()]
    assert [word for word in told if word in set(codes)] == codes


def test_what_only_one_seat_may_know_is_marked_as_its_own() -> None:
    text = write_readable(finished(3))
    assert "    publicly tile-drawn" in text
    assert "    0| drawn=" in text
