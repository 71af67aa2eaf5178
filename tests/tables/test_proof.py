"""The proof of fair dice: whatever is changed in it afterwards is found, and named."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tables.world import World
from tocsin.cli.app import run
from tocsin.core.errors import CorruptLog
from tocsin.core.playthrough import Playthrough
from tocsin.core.record import write_record
from tocsin.core.seats import CHANCE
from tocsin.facade import replay
from tocsin.tables.dice.proof import read_proof, verify
from tocsin.tables.log.audit import NoRandomness
from tocsin.tables.table import Table
from tocsin.wire.bodies import SeatWish


@pytest.fixture(scope="module")
def world() -> World:
    """A table with fair dice that was played to its end."""
    world = World(4)
    seats = [SeatWish("me"), SeatWish("me")]
    made = world.create("ann", options={"players": 2}, dice="fair", seats=seats)
    ann = world.player("ann", made.table.id, 0)
    ann.order("word", seat=0, word="tulip")
    ann.order("word", seat=1, word="enclume")
    ann.order("start")
    while not ann.room.table.play.is_over:
        play = ann.room.table.play
        assert ann.do(play.moves()[-1], int(play.actor))["type"] == "done"
    return world


@pytest.fixture(scope="module")
def text(world: World) -> str:
    return world.lobby.listing.record(World.session("ann"), next(iter(world.store.rows)))


def rewritten(text: str, texts: list[str]) -> str:
    """The same proof over other plies, its check sum put right: as a cheat would do it."""
    head, _, record = text.partition("\n\n")
    start = replay(record, chance="manual").at(0)
    for ply in texts:
        start.do_one(ply)
    return f"{head}\n\n{write_record(start)}"


def plies_of(text: str) -> list[str]:
    return [ply.text for ply in replayed(text).plies]


def replayed(text: str) -> Playthrough:
    return replay(read_proof(text).record, chance="manual")


def changed_word(text: str) -> str:
    return text.replace(b"tulip".hex(), b"tulips".hex(), 1)


def word_of_another_seat(text: str) -> str:
    return text.replace('"0=', '"2=', 1)


def changed_seed(text: str) -> str:
    return text.replace(read_proof(text).seed.hex(), "00" * 32, 1)


def changed_commitment(text: str) -> str:
    commitment = read_proof(text).commitment
    return text.replace(commitment, commitment[::-1], 1)


def changed_roll(text: str) -> str:
    """The last roll that had another outcome, with that outcome; all before it stays."""
    play = replayed(text)
    for number in reversed(range(len(play.plies))):
        before = play.at(number)
        others = [odds.text for odds in before.odds() if odds.text != play.plies[number].text]
        if play.plies[number].actor == CHANCE and others:
            return rewritten(text, [*plies_of(text)[:number], others[0]])
    raise AssertionError("chance had a choice")


def missing_row(text: str) -> str:
    """A bad draw left out; the draws after it come one ply early, people lay where they can."""
    play = replayed(text).at(0)
    rolls = iter([ply for ply in plies_of(text) if ply.startswith("~")])
    texts: list[str] = []
    while not play.is_over:
        if len(texts) == 8:
            next(rolls)
        ply = play.moves()[-1] if play.actor != CHANCE else next(rolls, "")
        if ply not in play.moves():
            break
        play.do_one(ply)
        texts.append(ply)
    assert sum(ply.startswith("~") for ply in texts) > 10
    return rewritten(text, texts)


MANIPULATIONS = [
    (changed_word, "fair-no-rest", "A word was changed"),
    (word_of_another_seat, "fair-no-rest", "A word was changed"),
    (changed_seed, "fair-no-seal", "the seed is not the one"),
    (changed_commitment, "fair-no-seal", "the seed is not the one"),
    (changed_roll, "fair-no-roll", "but the seed and the words give"),
    (missing_row, "fair-no-rest", "something is missing"),
]


def test_what_nobody_touched_is_proven(text: str) -> None:
    found = verify(text)
    assert found.is_fair
    assert found.message == "fair-yes"
    assert found.rolls > 10


@pytest.mark.parametrize(("manipulate", "message", "said"), MANIPULATIONS)
def test_each_manipulation_is_found_and_named(
    text: str,
    manipulate: Callable[[str], str],
    message: str,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    forged = manipulate(text)
    assert forged != text
    found = verify(forged)
    assert not found.is_fair
    assert found.message == message
    file = tmp_path / "forged.txt"
    file.write_text(forged, encoding="utf-8")
    assert run(["verify", str(file), "--lang", "en"]) == 1
    assert said in " ".join(capsys.readouterr().out.split())


def test_a_changed_roll_is_named_with_what_it_should_have_been(text: str) -> None:
    found = verify(changed_roll(text))
    (roll,) = found.wrong
    assert plies_of(text)[roll.ply] == roll.rolled
    assert plies_of(changed_roll(text))[roll.ply] == roll.shown
    assert found.args["ply"] == roll.ply + 1


@pytest.mark.parametrize("cut", ["roll", "row"])
def test_whoever_forgets_the_check_sum_is_found_at_once(text: str, cut: str) -> None:
    line = text.rstrip("\n").rsplit("\n", 1)[1]
    forged = text.replace(line, line[:-1], 1) if cut == "roll" else text.replace(line + "\n", "", 1)
    with pytest.raises(CorruptLog) as refused:
        verify(forged)
    assert refused.value.code == "record-was-changed"


def test_a_row_that_is_missing_from_the_log_breaks_its_chain(world: World) -> None:
    rows = world.store.rows_of(next(iter(world.store.rows)))
    for missing in (1, len(rows) // 2, len(rows) - 2):
        with pytest.raises(CorruptLog) as refused:
            Table([*rows[:missing], *rows[missing + 1 :]], NoRandomness())
        assert refused.value.code == "log-chain-broken"
        assert refused.value.facts["row"] == missing + 1


def skipped(text: str, first: int) -> str:
    """As if so many plies had come with a record, whose rolls prove nothing."""
    return text.replace('[First "0"]', f'[First "{first}"]', 1)


def test_rolls_that_are_called_older_are_not_called_proven(text: str) -> None:
    play = replayed(text)
    last = max(number for number, ply in enumerate(play.plies) if ply.actor == CHANCE)
    found = verify(skipped(text, last))
    assert (found.is_fair, found.rolls, found.message) == (True, 1, "fair-yes-later")
    assert found.args["unproven"] == last
    found = verify(skipped(text, len(play.plies)))
    assert (found.is_fair, found.rolls, found.message) == (False, 0, "fair-no-rolls")
    with pytest.raises(CorruptLog):
        verify(skipped(text, len(play.plies) + 1))


@pytest.mark.parametrize(
    ("language", "said"), [("en", "The seal in this file is"), ("fr", "Le sceau de ce fichier est")]
)
def test_the_seal_is_shown_to_be_compared(
    text: str, language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "fair.txt"
    file.write_text(text, encoding="utf-8")
    assert run(["--lang", language, "verify", str(file)]) == 0
    shown = " ".join(capsys.readouterr().out.replace("\u2068", "").replace("\u2069", "").split())
    assert f"{said} {read_proof(text).commitment}." in shown
