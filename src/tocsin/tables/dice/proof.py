"""The proof of fair dice: a record with its commitment, words and opened seed in front.

    [Fair "1"]
    [Commitment "9f86d0…"]
    [Seed "4c2e…"]
    [Words "0=tulip;1=anvil"]

    [Game "feurio"]
    …

`verify` recomputes every roll. A word may not hold what the form needs, so it is written in hex.
"""

from __future__ import annotations

from dataclasses import dataclass

from tocsin.core.errors import CorruptLog
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import CHANCE
from tocsin.facade import replay
from tocsin.tables.dice.dice import SEED_BYTES, commitment_of, fair_number, pick

HEAD = '[Fair "1"]'
TAGS = ("Commitment", "Seed", "Words", "First")


@dataclass(frozen=True, slots=True)
class Proof:
    """What a proof holds; rolls before the ply `first` came with a record and prove nothing."""

    commitment: str
    seed: bytes
    words: dict[int, str]
    first: int
    record: str


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll that does not follow from the seed: its ply (0 is the first), both texts."""

    ply: int
    shown: str
    rolled: str


@dataclass(frozen=True, slots=True)
class Finding:
    """What verifying found: how many rolls there are, and those that were not rolled so."""

    rolls: int
    is_committed: bool
    wrong: tuple[Roll, ...] = ()
    # How many rolls come after the first wrong one.
    after: int = 0
    # So many plies came with a record: nothing is known of their rolls.
    unproven: int = 0
    commitment: str = ""

    @property
    def is_fair(self) -> bool:
        """Was every roll made from the seed that was committed to, and is there any?"""
        return self.is_committed and not self.wrong and self.rolls > 0

    @property
    def message(self) -> str:
        """The id of the message that names what was found."""
        if not self.is_committed:
            return "fair-no-seal"
        if not self.rolls:
            return "fair-no-rolls"
        if not self.wrong:
            return "fair-yes-later" if self.unproven else "fair-yes"
        # One roll that was changed leaves the others as they were; a word, or a row that is
        # missing, changes all that come after.
        return "fair-no-rest" if len(self.wrong) - 1 > self.after // 2 else "fair-no-roll"

    @property
    def args(self) -> dict[str, int | str]:
        """The arguments of that message; people count plies from one."""
        first = self.wrong[0] if self.wrong else Roll(-1, "", "")
        return {
            "rolls": self.rolls,
            "ply": first.ply + 1,
            "shown": first.shown,
            "rolled": first.rolled,
            "unproven": self.unproven,
        }


def write_proof(seed: bytes, words: dict[int, str], first: int, record: str) -> str:
    """The text that `verify` reads."""
    said = ";".join(f"{seat}={word.encode().hex()}" for seat, word in sorted(words.items()))
    values = (commitment_of(seed), seed.hex(), said or "-", str(first))
    head = "".join(f'[{tag} "{value}"]\n' for tag, value in zip(TAGS, values, strict=True))
    return f"{HEAD}\n{head}\n{record}"


def read_proof(text: str) -> Proof:
    """The parts of a proof; what is none is a CorruptLog."""
    head, _, record = text.partition("\n\n")
    lines = head.split("\n")
    if lines[0] != HEAD or len(lines) != len(TAGS) + 1:
        raise CorruptLog("no-fair-proof")
    values = []
    for number, (tag, line) in enumerate(zip(TAGS, lines[1:], strict=True), start=2):
        if not (line.startswith(f'[{tag} "') and line.endswith('"]')):
            raise CorruptLog("record-tag-missing", {"tag": tag, "line": number})
        values.append(line[len(tag) + 3 : -2])
    try:
        seed = bytes.fromhex(values[1])
        words = _read_words(values[2])
        first = int(values[3]) if values[3].isascii() and values[3].isdigit() else -1
    except ValueError as problem:
        raise CorruptLog("no-fair-proof") from problem
    if len(seed) != SEED_BYTES or not 0 <= first < 10**6:
        raise CorruptLog("no-fair-proof")
    return Proof(values[0], seed, words, first, record)


def _read_words(text: str) -> dict[int, str]:
    if text == "-":
        return {}
    words: dict[int, str] = {}
    for part in text.split(";"):
        seat, _, word = part.partition("=")
        words[int(seat)] = bytes.fromhex(word).decode()
    return words


def verify(text: str) -> Finding:
    """Recompute every roll of a proof."""
    proof = read_proof(text)
    play = replay(proof.record, chance="manual")
    if proof.first > len(play.plies):
        raise CorruptLog("no-fair-proof")
    is_committed = commitment_of(proof.seed) == proof.commitment
    return _check(play, proof, is_committed)


def _check(play: Playthrough, proof: Proof, is_committed: bool) -> Finding:
    again = play.at(0)
    rolls = after = 0
    wrong: list[Roll] = []
    for number, ply in enumerate(play.plies):
        if ply.actor == CHANCE and number >= proof.first:
            odds = again.odds()
            rolled = pick(odds, fair_number(proof.seed, proof.words, number, odds[0].of))
            rolls += 1
            after += bool(wrong)
            if rolled != ply.text:
                wrong.append(Roll(number, ply.text, rolled))
        again.do_one(ply.text)
    return Finding(rolls, is_committed, tuple(wrong), after, proof.first, proof.commitment)
