"""A small, fast, seeded random generator that gives the same numbers compiled and interpreted.

It is the "small fast counting" generator on 32-bit words: every intermediate value fits a signed
64-bit integer, so native and unbounded integers agree. Not for secrets.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.errors import SetupError, quoted
from tocsin.core.facts import Arg

WORD: Final[i64] = 0xFFFFFFFF
BELOW_MAX: Final = 0x7FFFFFFF
SEED_BITS_MAX: Final = 128


class Rng:
    """`Rng(seed)` repeats itself exactly; `below(n)` is fair for every n up to 2**31 - 1."""

    def __init__(self, seed: int) -> None:
        if not isinstance(seed, int):
            raise TypeError(f"a seed is an int, not {type(seed).__name__}")
        if seed < 0 or seed.bit_length() > SEED_BITS_MAX:
            raise SetupError("bad-seed", {"given": quoted(seed), "low": 0})
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        # Longer seeds are folded in, so that no two seeds below 2**96 share a stream.
        self.c: i64 = ((seed >> 64) ^ (seed >> 96)) & 0xFFFFFFFF
        self.counter: i64 = 1
        # The generator needs about a dozen steps until every bit of the seed has spread.
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        out: i64 = (a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + out) & WORD
        return out

    def below(self, most: int) -> i64:
        """A fair number from 0 to n - 1 (multiply and reject, no division in the usual case)."""
        # Any int may be asked for, and one that is too large for a native number is refused, too.
        if most <= 0 or most > BELOW_MAX:
            facts: dict[str, Arg] = {"given": quoted(most), "low": 1, "high": BELOW_MAX}
            raise SetupError("bad-range", facts)
        n: i64 = most
        product = self.word() * n
        low = product & WORD
        if low < n:
            threshold = (WORD + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def copy(self) -> "Rng":
        """A generator that will give the same numbers as this one."""
        other = Rng(0)
        other.a, other.b, other.c, other.counter = self.a, self.b, self.c, self.counter
        return other

    def save(self) -> str:
        """Where the stream stands, as text: for an autosave, never for a record that is shared."""
        return f"{self.a:08x}{self.b:08x}{self.c:08x}{self.counter:08x}"

    def fork(self) -> "Rng":
        """A new generator whose stream does not overlap this one in practice."""
        return Rng((int(self.word()) << 64) | (int(self.word()) << 32) | int(self.word()))


def check_rng(rng: Rng) -> None:
    """Compiled code checks it by itself; the source would find out by what the object lacks."""
    if not isinstance(rng, Rng):
        raise TypeError(f"chance is drawn from an Rng, not {type(rng).__name__}")


def load_rng(saved: str) -> Rng:
    """The generator that `Rng.save` wrote down; SetupError if it is no such text."""
    if not isinstance(saved, str):
        raise TypeError(f"a generator is saved as a text, not {type(saved).__name__}")
    if len(saved) != 32 or any(letter not in "0123456789abcdef" for letter in saved):
        raise SetupError("bad-generator", {"given": quoted(saved[:40])})
    rng = Rng(0)
    rng.a = int(saved[0:8], 16)
    rng.b = int(saved[8:16], 16)
    rng.c = int(saved[16:24], 16)
    rng.counter = int(saved[24:32], 16)
    return rng
