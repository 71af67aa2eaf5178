"""The step being resolved in position texts, and the moves of the move step (TI-MOVE-13).

l2>l3*2                    moves since the last uncovering, from which seen positions follow
card=come-on;drawn=f3;n=2;placed;line=l3;latimer=1;pitman;actions=wait;before=wait/-
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from tocsin.core.notation import Reader
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.rules import placing
from tocsin.games.titanic.table import heaps, passengers, phases, places, sets
from tocsin.games.titanic.table.state import TitanicState

# The words of the step in the order in which they are written.
WORDS: Final[tuple[str, ...]] = (
    "card", "drawn", "n", "placed", "line", "latimer", "pitman", "actions", "before",
)  # fmt: skip


def write_step(s: TitanicState) -> str:
    """What belongs to the step, `-` for nothing."""
    parts: list[str] = []
    if s.resolving >= 0:
        parts.append(f"card={heaps.NAMES[s.resolving]}")
    if s.drawn:
        parts.append(f"drawn={passengers.write_cards(s.drawn)}")
    if s.to_draw:
        parts.append(f"n={s.to_draw}")
    if s.placed or s.on_top_only:
        parts.append("placed")
    if s.looked_line >= 0:
        parts.append(f"line={places.NAMES[s.looked_line]}")
    if s.latimer_owed:
        parts.append(f"latimer={s.latimer_owed}")
    if s.pitman_owed:
        parts.append("pitman")
    if s.loose_actions:
        parts.append(f"actions={heaps.write_heap(s.loose_actions)}")
    if s.phase == phases.GIVE:
        seats = range(s.setup.players)
        parts.append("before=" + "/".join(heaps.write_heap(s.hands_before[seat]) for seat in seats))
    return ";".join(parts) if parts else "-"


def read_step(s: TitanicState, reader: Reader) -> None:
    """What belongs to the step: each word once, in any order."""
    if reader.takes_nothing():
        return
    said: list[str] = []
    while True:
        at = reader.at
        word = WORDS[reader.one_of(WORDS, "step-word")]
        if word in said:
            reader.at = at
            raise reader.fail("step-word")
        said.append(word)
        if word != "placed" and word != "pitman":
            reader.expect("=")
        _read_word(s, reader, word)
        if not reader.takes(";"):
            return


def _read_word(s: TitanicState, reader: Reader, word: str) -> None:
    """One word of the step; the phase is known already."""
    if word == "card":
        s.resolving = heaps.read_name(reader)
    elif word == "drawn":
        s.drawn = passengers.read_cards(reader)
    elif word == "n":
        s.to_draw = reader.number(1, 60, "to-draw")
    elif word == "placed":
        s.on_top_only = s.phase == phases.ARRANGE
        s.placed = not s.on_top_only
    elif word == "line":
        s.looked_line = move_text.read_line(reader)
    elif word == "latimer":
        s.latimer_owed = reader.number(1, 20, "latimer-owed")
    elif word == "pitman":
        s.pitman_owed = True
    elif word == "actions":
        s.loose_actions = heaps.read_heap(reader)
    elif s.phase != phases.GIVE:
        raise reader.fail("step-word")
    else:
        for seat in range(s.setup.players):
            if seat > 0:
                reader.expect("/")
            s.hands_before[seat] = heaps.read_heap(reader)


def write_trail(s: TitanicState) -> str:
    """TI-MOVE-13: the seen positions, told as the moves that led from each to the next."""
    moves: list[str] = []
    for number in range(s.seen_n):
        source = ""
        target = ""
        many: i64 = 0
        for line in range(places.LINES_N):
            old = s.seen_runs[number * places.LINES_N + line]
            new = s.run[line]
            if number + 1 < s.seen_n:
                new = s.seen_runs[(number + 1) * places.LINES_N + line]
            if old & ~new:
                source = places.NAMES[line]
                many = sets.count(old & ~new)
            elif new & ~old:
                target = places.NAMES[line]
        moves.append(f"{source}>{target}{move_text.times(many)}")
    return ",".join(moves) if moves else "-"


def read_trail(s: TitanicState, reader: Reader) -> None:
    """TI-MOVE-13: take the moves back one by one to find the positions seen."""
    if reader.takes("-"):
        return
    moves: list[tuple[int, int, int]] = []
    while True:
        source = int(move_text.read_line(reader))
        reader.expect(">")
        target = int(move_text.read_line(reader))
        moves.append((source, target, int(move_text.read_times(reader))))
        if not reader.takes(","):
            break
    low = s.run_low[:]
    length = s.run_length[:]
    run = s.run[:]
    found: list[list[int]] = []
    for source, target, many in reversed(moves):
        if not _can_take_back(s, source, target, many):
            raise reader.fail("moves-to-take-back")
        _take_back(s, source, target, many)
        runs = [int(s.run[line]) for line in range(places.LINES_N)]
        if placing.obstacle(s, s.run_low[source] + many - 1, target) != 0 or runs in found:
            raise reader.fail("moves-to-take-back")
        found.append(runs)
    s.run_low = low
    s.run_length = length
    s.run = run
    for runs in reversed(found):
        for line in range(places.LINES_N):
            s.seen_runs = append(s.seen_runs, runs[line])
        s.seen_n += 1


def _can_take_back(s: TitanicState, source: i64, target: i64, many: i64) -> bool:
    """TI-MOVE-2, TI-MOVE-13: the tail came from the other line, which it did not bare."""
    if source == target or source < s.decks_lost or s.run_length[target] < many:
        return False
    if s.run_length[source] == 0:
        return s.hidden[source] == 0 and source != places.BOAT
    high = s.run_low[target] + many - 1
    return high + 1 == s.run_low[source] and passengers.class_of(high) == passengers.class_of(
        high + 1
    )


def _take_back(s: TitanicState, source: i64, target: i64, many: i64) -> None:
    tail = s.tail(target, many)
    s.run[source] |= tail
    s.run_low[source] = s.run_low[target]
    s.run_length[source] += many
    s.run[target] ^= tail
    s.run_low[target] += many
    s.run_length[target] -= many
