"""Rolling the dice, both or one of them (FP-DICE): ~roll:3,5  ~red:4  ~black:7."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.rng import Rng
from tocsin.core.vocabulary import NUMBER
from tocsin.games.flashpoint.actions import chance, moment
from tocsin.games.flashpoint.actions.chance import ChanceAction
from tocsin.games.flashpoint.table import codes
from tocsin.games.flashpoint.table.state import FlashpointState

NO_SUCH_CELL: Final[i64] = 1
NO_SUCH_FACE: Final[i64] = 2
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "no-such-cell", "FP-DICE-1"),
    Row(2, "no-such-face", "FP-DICE-1", faces=NUMBER),
)
WORDS: Final = ("~roll", "~red", "~black")
# FP-COMP-8: the dice of the box, which can be said on any board; a small one uses fewer faces.
RED_FACES: Final[i64] = 6
BLACK_FACES: Final[i64] = 8


def refused(s: FlashpointState, code: i64) -> i64:
    """FP-DICE-1: both dice name a cell; one alone shows a face that names a row or a column."""
    if code < codes.RED_FROM:
        return NO_SUCH_CELL if s.board.rolled[code] < 0 else i64(0)
    return NO_SUCH_FACE if face_of(code) > faces_of(s, code) else i64(0)


def face_of(code: i64) -> i64:
    """What a single die shows."""
    return code - (codes.RED_FROM if code < codes.BLACK_FROM else codes.BLACK_FROM)


def faces_of(s: FlashpointState, code: i64) -> i64:
    """How many faces of that die name something on this board."""
    return s.board.red_faces if code < codes.BLACK_FROM else s.board.black_faces


def red_most(s: FlashpointState) -> int:
    """The highest red face that can be said."""
    return int(s.board.red_faces if s.board.red_faces > RED_FACES else RED_FACES)


def black_most(s: FlashpointState) -> int:
    """The highest black face that can be said."""
    return int(s.board.black_faces if s.board.black_faces > BLACK_FACES else BLACK_FACES)


def offer(s: FlashpointState, kind: i64) -> None:
    """Every face, or every pair that names a cell; rolls that must be repeated included."""
    board = s.board
    if kind == chance.RED:
        for face in range(i64(1), board.red_faces + 1):
            s.offer(codes.RED_FROM + face)
    elif kind == chance.BLACK:
        for face in range(i64(1), board.black_faces + 1):
            s.offer(codes.BLACK_FROM + face)
    else:
        for red in range(i64(1), board.red_faces + 1):
            for black in range(i64(1), board.black_faces + 1):
                if board.rolled[red * 16 + black] >= 0:
                    s.offer(codes.roll_code(red, black))


def sample(s: FlashpointState, kind: i64, rng: Rng) -> i64:
    """FP-DICE-2: red before black."""
    board = s.board
    if kind == chance.RED:
        return codes.RED_FROM + 1 + rng.below(board.red_faces)
    if kind == chance.BLACK:
        return codes.BLACK_FROM + 1 + rng.below(board.black_faces)
    while True:
        red = 1 + rng.below(board.red_faces)
        code = codes.roll_code(red, 1 + rng.below(board.black_faces))
        if board.rolled[code] >= 0:
            return code


class Roll(ChanceAction):
    """`~roll:3,5`, `~red:4`, `~black:7`."""

    def __init__(self) -> None:
        super().__init__(WORDS, REFUSALS)

    def owns(self, code: i64) -> bool:
        return code < codes.REVEAL_VICTIM

    def kind_of(self, code: i64) -> i64:
        if code < codes.RED_FROM:
            return chance.BOTH
        return chance.RED if code < codes.BLACK_FROM else chance.BLACK

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, code)

    def own_facts(self, s: FlashpointState, code: i64) -> dict[str, Arg]:
        return {"faces": int(faces_of(s, code))} if code >= codes.RED_FROM else {}

    def describe(self, state: State, code: i64) -> Description:
        s = moment.state_of(state)
        text = self.write(state, code)
        rule = chance.roll_rule(s)
        if code >= codes.RED_FROM:
            word = WORDS[self.kind_of(code)][1:]
            return Description(text, word, rule, (), 0, {"face": int(face_of(code))})
        cell = s.board.names[s.board.rolled[code]]
        shown: dict[str, Arg] = {"red": int(code >> 4), "black": int(code & 15), "cell": cell}
        return Description(text, "roll", rule, (Target("cell", cell),), 0, shown)

    def write(self, state: State, code: i64) -> str:
        if code < codes.RED_FROM:
            return f"~roll:{code >> 4},{code & 15}"
        if code < codes.BLACK_FROM:
            return f"~red:{code - codes.RED_FROM}"
        return f"~black:{code - codes.BLACK_FROM}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        s = moment.state_of(state)
        reader.expect(":")
        if word == "~black":
            return codes.BLACK_FROM + reader.number(1, black_most(s), "black-face")
        red = reader.number(1, red_most(s), "red-face")
        if word == "~red":
            return codes.RED_FROM + red
        reader.expect(",")
        return codes.roll_code(red, reader.number(1, black_most(s), "black-face"))

    def every(self, state: State) -> list[int]:
        s = moment.state_of(state)
        reds = range(1, red_most(s) + 1)
        blacks = range(1, black_most(s) + 1)
        found = [int(codes.roll_code(red, black)) for red in reds for black in blacks]
        found += [int(codes.RED_FROM) + red for red in reds]
        return found + [int(codes.BLACK_FROM) + black for black in blacks]
