"""Records: byte for byte, and a clear word about every kind of damage."""

import copy
import pickle
from contextlib import suppress
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
    tags, _, _ = head.rpartition("\n")
    summed = f"{tags}\n\n{body}" if tags.startswith("[Tocsin ") else body
    return f'{tags}\n[Check "{crc32(summed.encode()):08x}"]\n\n{body}'


def of_the_first_form(text: str) -> str:
    """The same record as Tocsin wrote it before the check sum covered the tags."""
    return mended(text.partition("\n")[2])


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
    for tag in ("Rules", "Seats", "Start", "Plies", "Result", "Ending"):
        with pytest.raises(tocsin.CorruptLog, match=r"newer rules|was changed"):
            tocsin.replay(finished.replace(f'[{tag} "', f'[{tag} "9', 1))
    with pytest.raises(tocsin.CorruptLog, match="was changed"):
        tocsin.replay(finished.replace("firebreaks=yes", "firebreaks=no"))
    with pytest.raises(tocsin.CorruptLog, match="does not replay"):
        tocsin.replay(mended(finished.replace('[Result "', '[Result "9', 1)))


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


def test_a_record_of_the_first_form_is_read_and_stays_as_it_was(finished: str) -> None:
    first = of_the_first_form(finished)
    assert first.startswith('[Game "')
    play = tocsin.replay(first)
    assert play.record_format == 1
    assert play.record() == first
    assert play.at(10).record_format == play.fork().record_format == 1
    with pytest.raises(tocsin.CorruptLog, match="was changed"):
        tocsin.replay(first.replace("pass", "pass ", 1))
    with pytest.raises(tocsin.CorruptLog, match="does not replay"):
        tocsin.replay(first.replace('[Result "', '[Result "9', 1))


def test_a_record_of_a_newer_form_says_so(finished: str) -> None:
    with pytest.raises(tocsin.CorruptLog) as caught:
        tocsin.replay(finished.replace('[Tocsin "2"]', '[Tocsin "3"]\n[Unheard "of"]'))
    assert caught.value.code == "record-from-newer-tocsin"
    for form in ("1", "02", "x", "", "²"):
        with pytest.raises(tocsin.CorruptLog, match="tag missing"):
            tocsin.replay(finished.replace('[Tocsin "2"]', f'[Tocsin "{form}"]'))


def test_a_record_of_older_rules_that_lead_to_the_same_play_is_read(finished: str) -> None:
    older = mended(finished.replace('[Rules "1"]', '[Rules "0"]'))
    assert tocsin.replay(older).record() == finished


@pytest.mark.parametrize("sign", ["\0", "\ud800"])
def test_what_is_no_text_is_no_record(running: str, sign: str) -> None:
    with pytest.raises(tocsin.CorruptLog) as caught:
        tocsin.replay(running.replace("so good", sign))
    assert caught.value.code == "record-is-not-text"


def test_the_start_of_a_record_must_be_possible() -> None:
    play = tocsin.start("feurio", players=2, seed=1)
    # One man of red is nowhere.
    start = play.position().replace("r12", "r11")
    assert start != play.position()
    with pytest.raises(tocsin.ImpossiblePosition):
        tocsin.position("feurio", start, players=2)
    head = play.record().partition("\n\n")[0]
    head = head.replace('[Start "-"]', f'[Start "{start}"]').replace('"3"]', '"0"]')
    with pytest.raises(tocsin.ImpossiblePosition):
        tocsin.replay(mended(head + "\n\n"))


def test_a_record_opens_no_file() -> None:
    record = tocsin.start("flashpoint", seed=1).record()
    with pytest.raises(tocsin.CorruptLog) as caught:
        tocsin.replay(mended(record.replace("board=front", "board=/etc/hosts.json")))
    assert caught.value.code == "record-names-a-file"


def test_names_are_checked_when_they_are_set() -> None:
    play = tocsin.start("feurio", players=2, seed=1)
    play.names = ("Zoë", "l’équipe : 2")
    assert tocsin.replay(play.record()).names == play.names
    for name in ("", "a,b", 'a"b', "[x]", "x" * 41, "two\nlines", "\u202eright to left", "\x1b[2J"):
        with pytest.raises(tocsin.SetupError) as caught:
            play.names = ("-", name)
        assert caught.value.code == "bad-name"
    with pytest.raises(tocsin.SetupError, match="seats do not fit"):
        play.names = ("alone",)
    with pytest.raises(TypeError):
        play.names = ("-", 5)  # type: ignore[assignment]
    assert play.names == ("Zoë", "l’équipe : 2")


@settings(max_examples=60)
@given(
    names=st.tuples(st.text(max_size=45), st.text(max_size=45)),
    comments=st.lists(st.text(max_size=520), max_size=4),
)
def test_whatever_can_be_written_can_be_read_back(
    names: tuple[str, str], comments: list[str]
) -> None:
    play = tocsin.start("feurio", players=2, seed=3)
    with suppress(tocsin.SetupError):
        play.names = names
    for comment in comments:
        play.do(play.moves()[0])
        with suppress(tocsin.SetupError):
            play.note(comment)
    again = tocsin.replay(play.record())
    assert (again.names, again.plies) == (play.names, play.plies)
    assert again.record() == play.record()


@pytest.mark.parametrize("chance", ["seeded", "manual"])
def test_a_play_that_is_copied_or_pickled_has_the_same_future(chance: str) -> None:
    play = tocsin.start("feurio", players=2, seed=3, chance=chance, firebreaks=True)
    for _ in range(6):
        play.do(play.moves()[0])
    play.note("here")
    play.names = ("Ann", "Bob")
    copies = [copy.copy(play), copy.deepcopy(play), pickle.loads(pickle.dumps(play))]
    for again in copies:
        assert again.record() == play.record()
        assert again.events() == play.events()
        assert (again.rng is None) == (play.rng is None)
    for each in (play, *copies):
        for _ in range(8):
            each.do(each.moves()[-1])
    assert {each.record() for each in copies} == {play.record()}
