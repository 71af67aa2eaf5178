"""Records: byte for byte, and a clear word about every kind of damage."""

from zlib import crc32

import pytest

import tocsin


@pytest.fixture
def finished() -> str:
    play = tocsin.start("feurio", players=2, seed=11, firebreaks=True)
    while not play.is_over:
        play.do(play.moves()[0])
    return play.record()


@pytest.fixture
def running() -> str:
    play = tocsin.start("feurio", players=3, seed=4)
    for _ in range(20):
        play.do(play.moves()[0])
    play.note("so far, so good")
    return play.record()


def mended(text: str) -> str:
    """The record with a fresh check sum, as somebody would write it who edits with care."""
    head, _, body = text.partition("\n\n")
    lines = head.split("\n")
    lines[-1] = f'[Check "{crc32(body.encode()):08x}"]'
    return "\n".join(lines) + "\n\n" + body


def test_a_record_replays_byte_for_byte(finished: str, running: str) -> None:
    assert tocsin.replay(finished).record() == finished
    assert tocsin.replay(running).record() == running
    assert "{so far, so good}" in running


def test_an_unfinished_record_can_be_played_on(running: str) -> None:
    play = tocsin.replay(running, seed=9)
    before = len(play.plies)
    play.let_chance_act()
    play.do(play.moves()[0])
    assert len(play.plies) > before
    assert tocsin.replay(play.record()).record() == play.record()


def test_a_play_from_a_position_names_it(finished: str) -> None:
    play = tocsin.replay(finished).at(30)
    again = tocsin.position("feurio", play.position(), seed=1, players=2, firebreaks=True)
    again.do(again.moves()[0])
    assert f'[Start "{play.position()}"]' in again.record()
    assert tocsin.replay(again.record()).record() == again.record()


def test_a_cut_record_is_refused(finished: str) -> None:
    lines = finished.splitlines(keepends=True)
    for cut in ("".join(lines[:-3]), finished[:-10], finished[:120], ""):
        with pytest.raises(tocsin.CorruptLog):
            tocsin.replay(cut)


def test_an_edited_record_is_refused(finished: str) -> None:
    with pytest.raises(tocsin.CorruptLog, match="was changed"):
        tocsin.replay(finished.replace("pass", "pass ", 1))
    with pytest.raises(tocsin.CorruptLog, match="does not replay"):
        tocsin.replay(finished.replace('[Result "', '[Result "9', 1))


def test_an_illegal_ply_names_its_line_and_rule(finished: str) -> None:
    broken = next(word for word in finished.split() if word.startswith("break:"))
    with pytest.raises(tocsin.CorruptLog) as caught:
        tocsin.replay(mended(finished.replace(broken, "lay:9,9", 1)))
    assert caught.value.code == "record-ply-refused"
    assert caught.value.facts["ply"] == "lay:9,9"
    assert caught.value.rule == "FE-SPREAD-1"


def test_moves_missing_behind_a_mended_check_sum_are_noticed(finished: str) -> None:
    lines = finished.splitlines(keepends=True)
    with pytest.raises(tocsin.CorruptLog, match="does not replay"):
        tocsin.replay(mended("".join(lines[:-3])))


def test_a_record_of_newer_rules_says_so(finished: str) -> None:
    with pytest.raises(tocsin.CorruptLog, match="newer rules"):
        tocsin.replay(finished.replace('[Rules "1"]', '[Rules "2"]'))
    with pytest.raises(tocsin.CorruptLog, match="newer rules"):
        tocsin.replay(finished.replace('[Rules "1"]', '[Rules "x"]'))


def test_a_record_of_an_unknown_game_or_option_is_refused(finished: str) -> None:
    with pytest.raises(tocsin.CorruptLog, match="unknown game"):
        tocsin.replay(finished.replace('[Game "feurio"]', '[Game "chess"]'))
    with pytest.raises(tocsin.SetupError):
        tocsin.replay(finished.replace("firebreaks=yes", "firebreaks=maybe"))


def test_an_open_comment_and_a_huge_record_are_refused(running: str) -> None:
    with pytest.raises(tocsin.CorruptLog, match="comment"):
        tocsin.replay(mended(running.replace("so good}", "so good")))
    with pytest.raises(tocsin.CorruptLog, match="too long"):
        tocsin.replay(running + "x" * 5_000_000)


def test_a_comment_cannot_break_the_record(running: str) -> None:
    play = tocsin.replay(running)
    for comment in ("a } brace", "a { brace", "two\nlines"):
        with pytest.raises(tocsin.SetupError):
            play.note(comment)
