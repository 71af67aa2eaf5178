"""Reading texts: every error says where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tocsin
from tocsin.core.notation import Reader, split_fields


@given(st.integers(-999, 999))
def test_numbers_have_one_spelling(number: int) -> None:
    assert Reader("move", str(number)).number(-999, 999, "a number") == number


@pytest.mark.parametrize("text", ["+1", "01", "-0", "--1", "", " 1", "x", "1000", "１"])
def test_other_spellings_of_numbers_are_refused(text: str) -> None:
    def read_all() -> None:
        reader = Reader("move", text)
        reader.number(-999, 999, "a number")
        reader.end()

    with pytest.raises(tocsin.NotationError):
        read_all()


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("", 0),
        ("walk:n", 0),
        ("lay:", 4),
        ("lay:1;2", 5),
        ("lay:1,2x", 7),
        ("LAY:1,2", 0),
        ("men:red0,0", 7),
        ("men:pink>0,0", 4),
        ("men:red>0,0*1", 12),
        ("men:red>0,0*4", 12),
        ("~draw:7", 6),
        ("~draw:0", 6),
        ("lay:99,0", 4),
        ("pass ", 4),
    ],
)
def test_a_malformed_move_is_refused_at_its_offset(text: str, offset: int) -> None:
    play = tocsin.start("feurio", seed=1)
    before = play.position()
    with pytest.raises(tocsin.NotationError) as caught:
        play.do(text)
    assert caught.value.facts["offset"] == offset
    assert caught.value.facts["expected"]
    assert play.position() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "feurio/2 1 lay:1 2 0,0=3 r12/g12/b12/y12 666666 0",
        "feurio/1 1 lay:1 2 0,0=3 r12/g12/b12/y12 666666",
        "feurio/1 1 lay:1 2 0,0=3  r12/g12/b12/y12 666666 0",
        "feurio/1 1 lay:9 2 0,0=3 r12/g12/b12/y12 666666 0",
        "feurio/1 1 lay:1 7 0,0=3 r12/g12/b12/y12 666666 0",
        "feurio/1 1 lay:1 2 0,0=9 r12/g12/b12/y12 666666 0",
        "feurio/1 1 lay:1 2 0,0=3;0,0=4 r12/g12/b12/y12 666666 0",
        "feurio/1 1 lay:1 2 0,0=3/ r12/g12/b12/y12 666666 0",
        "feurio/1 1 lay:1 2 0,0=3/y1y1 r12/g12/b12/y12 666666 0",
        "feurio/1 1 lay:1 2 0,0=3 r13/g12/b12/y12 666666 0",
        "feurio/1 1 lay:1 2 0,0=3 r12/g12/b12 666666 0",
        "feurio/1 1 lay:1 2 0,0=3 r12/g12/b12/y12 66666 0",
        "feurio/1 1 lay:1 2 0,0=3 r12/g12/b12/y12 666666 5",
        "feurio/1 1 dance:1 2 0,0=3 r12/g12/b12/y12 666666 0",
    ],
)
def test_a_malformed_position_is_refused(text: str) -> None:
    with pytest.raises(tocsin.NotationError, match="cannot read position"):
        tocsin.position("feurio", text)


def test_the_order_of_tiles_and_colours_does_not_matter_and_is_written_in_one_way() -> None:
    game = tocsin.game("feurio", players=2)
    text = "feurio/1 1 lay:1 2 1,0=3/y1r1;0,0=4 y11r11/b12g12 666666 0"
    written = "feurio/1 1 lay:1 2 0,0=4;1,0=3/r1y1 r11y11/g12b12 666666 0"
    assert game.read_position(text).key() == written
    assert game.read_position(written).key() == written


@given(st.text(max_size=40))
def test_no_text_at_all_makes_a_reader_crash(text: str) -> None:
    game = tocsin.game("feurio", players=2)
    state = game.new()
    offsets = [0]
    for read in (game.read_position, lambda given: game.read_move(state, given)):
        try:
            read(text)
        except tocsin.NotationError as error:
            offsets.append(int(str(error.facts["offset"])))
    assert 0 <= min(offsets) <= max(offsets) <= len(text)


@given(
    st.integers(0, 5000),
    st.integers(0, 100),
    st.integers(0, 200),
    st.characters(min_codepoint=32, max_codepoint=126),
)
def test_a_damaged_position_is_read_or_refused_but_never_crashes(
    seed: int, plies: int, at: int, letter: str
) -> None:
    game = tocsin.game("feurio", players=3, firebreaks=True)
    state = game.new()
    rng = tocsin.Rng(seed)
    for _ in range(plies):
        if not state.is_over:
            state.step(rng)
    text = state.key()
    damaged = text[: at % len(text)] + letter + text[at % len(text) + 1 :]
    try:
        read = game.read_position(damaged)
    except tocsin.NotationError:
        return
    # Tiles and colours may have come in another order; nothing else has two spellings.
    assert sorted(read.key()) == sorted(damaged)
    assert game.read_position(read.key()).key() == read.key()
    assert isinstance(read.problems(), list)
    assert isinstance(read.legal(), list)


def test_fields_know_their_place_in_the_whole_text() -> None:
    fields = split_fields("position", "x/1 abc 12", "x/1", 2)
    assert [field.at for field in fields] == [4, 8]
    with pytest.raises(tocsin.NotationError) as caught:
        fields[0].number(0, 9, "a digit")
    assert caught.value.facts["offset"] == 4


def test_the_longest_known_word_counts_and_none_is_an_error_at_its_place() -> None:
    known = {"1,1": 7, "1,10": 8}
    reader = Reader("move", "1,10|1,1?")
    assert reader.longest_in(known, 4, "cell") == 8
    reader.expect("|")
    assert reader.longest_in(known, 4, "cell") == 7
    with pytest.raises(tocsin.NotationError) as caught:
        reader.longest_in(known, 4, "cell")
    assert caught.value.facts["offset"] == 8
