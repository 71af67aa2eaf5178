"""Lines, groups and the pile in position texts, written and read side by side.

4+s2.f9|f11.f10     a line: hidden+known|visible run from the inner end; 0|ms8 has a stand-in
x   -               a lost deck, an empty line
pau                 a group from 1 up: p plain, a anchor, u anchor used by Latimer, m stand-in
s15.f11|20+f3|-     the pile: known top|size+known of the middle|known bottom
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.notation import Reader
from tocsin.games.titanic.table import passengers, places, sets
from tocsin.games.titanic.table.state import TitanicState


def write_line(s: TitanicState, line: i64) -> str:
    """A line, the boat among them."""
    if line < s.decks_lost:
        return "x"
    # No play knows cards of a line that has none, but a text may say so and is written as it is.
    if s.is_empty(line) and not s.known[line] and not (line == places.BOAT and s.has_boat):
        return "-"
    visible = ".".join(s.run_names(line, s.run_length[line])) if s.run_length[line] else "-"
    return f"{_write_zone(s, line)}|{visible}"


def read_line(s: TitanicState, reader: Reader, line: i64) -> None:
    """A line, the boat among them."""
    if line < s.decks_lost:
        reader.expect("x")
        return
    if reader.takes("-"):
        return
    _read_zone(s, reader, line)
    reader.expect("|")
    if line == places.BOAT:
        s.has_boat = True
    if not reader.takes("-"):
        _read_run(s, reader, line)


def _write_zone(s: TitanicState, zone: i64) -> str:
    known = s.known[zone]
    return f"{s.hidden[zone]}" + (f"+{passengers.write_cards(known)}" if known else "")


def _read_zone(s: TitanicState, reader: Reader, zone: i64) -> None:
    s.hidden[zone] = reader.number(0, 60, "hidden")
    if reader.takes("+"):
        if reader.sees("-"):
            raise reader.fail("passenger")
        s.known[zone] = passengers.read_cards(reader)


def _read_run(s: TitanicState, reader: Reader, line: i64) -> None:
    """TI-GEN-5: one class, each card one lower than the card before it."""
    while True:
        at = reader.at
        if reader.takes("m"):
            kind = passengers.read_kind(reader)
            card = passengers.MYSTERY + passengers.class_of(kind)
            _enter_stand_in(s, reader, kind)
        else:
            card = passengers.read_card(reader)
            kind = card >> 1
        if s.run_length[line] and placed_wrongly(s.run_low[line], kind):
            reader.at = at
            raise reader.fail("run")
        s.run[line] |= bit(card)
        s.run_low[line] = kind
        s.run_length[line] += 1
        if not reader.takes("."):
            return


def placed_wrongly(last: i64, kind: i64) -> bool:
    """TI-GEN-5: does this kind not follow the last one of a run?"""
    return kind != last - 1 or passengers.class_of(kind) != passengers.class_of(last)


def _enter_stand_in(s: TitanicState, reader: Reader, kind: i64) -> None:
    if s.mystery[passengers.class_of(kind)] >= 0:
        raise reader.fail("one-mystery-passenger")
    s.mystery[passengers.class_of(kind)] = kind


def write_group(s: TitanicState, group: i64) -> str:
    """A survivor group, `-` before its lifeboat is lowered."""
    text = ""
    base = passengers.lifeboat_of(group >> 1)
    cards = s.group[group]
    for kind in range(base, base + s.group_top[group]):
        anchored = bit(2 * kind + 1)
        if cards & anchored:
            text += "u" if s.series_used & anchored else "a"
        else:
            text += "p" if cards & bit(2 * kind) else "m"
    return text if text else "-"


def read_group(s: TitanicState, reader: Reader, group: i64) -> None:
    """A survivor group."""
    if reader.takes("-"):
        return
    klass = group >> 1
    while s.group_top[group] < passengers.highest_of(klass):
        kind = passengers.lifeboat_of(klass) + s.group_top[group]
        if reader.takes("p"):
            s.group[group] |= bit(2 * kind)
        elif reader.takes("a"):
            s.group[group] |= bit(2 * kind + 1)
        elif reader.takes("u"):
            s.group[group] |= bit(2 * kind + 1)
            s.series_used |= bit(2 * kind + 1)
        elif reader.takes("m"):
            _enter_stand_in(s, reader, kind)
            s.group[group] |= bit(passengers.MYSTERY + klass)
        else:
            break
        s.group_top[group] += 1
    if s.group_top[group] == 0:
        raise reader.fail("group")
    s.saved += sets.count(s.group[group] & passengers.ALL)


def write_pile(s: TitanicState) -> str:
    """The passenger pile."""
    middle = _write_zone(s, places.PILE)
    return f"{_write_list(s.pile_top)}|{middle}|{_write_list(s.pile_bottom)}"


def read_pile(s: TitanicState, reader: Reader) -> None:
    """The passenger pile."""
    s.pile_top = _read_list(reader)
    reader.expect("|")
    _read_zone(s, reader, places.PILE)
    reader.expect("|")
    s.pile_bottom = _read_list(reader)


def _write_list(cards: vec[i64]) -> str:
    texts = [passengers.write_card(cards[i]) for i in range(i64(len(cards)))]
    return ".".join(texts) if texts else "-"


def _read_list(reader: Reader) -> vec[i64]:
    cards: vec[i64] = vec[i64]()
    if reader.takes("-"):
        return cards
    while len(cards) < passengers.CARDS:
        cards = append(cards, passengers.read_card(reader))
        if not reader.takes("."):
            break
    return cards
