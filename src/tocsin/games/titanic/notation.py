"""Move texts of SOS Titanic.

    ~crew:lee  ~action:wait  ~show:f7a                      chance
    first:2                                                 who begins
    move:l2>l3*2  move:boat>l1  move:l4>side  move:l1>gs2  move:l3>mf
    rescue  rescue*3  seek  share
    play:wait>l3  play:same-lines>l2,l4  play:collapsible-boat>l2*3  play:mystery-first>gf1
    play:plan-a@2                                           Phillips, the card of seat 2
    place:f8>l2  stop  keep  keep:wait  top:f8  bottom:f8  pick:f8  take:wait
    swap:f3  done  give:wait>2

Places: l1 to l6, boat, side, the groups gf1 gf2 gs1 gs2, the stand-ins mf ms.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader
from tocsin.games.titanic.actions import (
    ACTIONS,
    ACTIONS_N,
    COLLAPSIBLE_BOAT,
    MYSTERY_FIRST,
    SAME_LINES,
    WAIT,
    YOUR_TURN,
)
from tocsin.games.titanic.cards import CARDS, read_card, read_kind, write_card, write_kind
from tocsin.games.titanic.codes import (
    ACTION_FROM,
    BOTTOM_FROM,
    CREW_FROM,
    DONE_CODE,
    FIRST_FROM,
    GIVE_FROM,
    KEEP_CODE,
    KEEP_FROM,
    NO_TARGET,
    PAIR_FROM,
    PICK_FROM,
    PLACE_FROM,
    RESCUE_FROM,
    SEEK_CODE,
    SHARE_CODE,
    STOP_CODE,
    SWAP_FROM,
    TAIL_FROM,
    TAKE_FROM,
    TOP_FROM,
    give_code,
    is_action,
    is_crew,
    is_first,
    is_move,
    is_place,
    is_play,
    is_rescue,
    is_show,
    move_code,
    move_many,
    move_place,
    move_source,
    pair_target,
    place_code,
    play_code,
    play_name,
    play_owner,
    play_target,
    tail_target,
)
from tocsin.games.titanic.crew import CREW
from tocsin.games.titanic.ship import BOAT, GROUP, LINES_N, PLACES, STAND_IN

_LINES: Final = PLACES[:7]
# A survivor may be named as a source, to be told that survivors stay (TI-MOVE-9).
_SOURCES: Final = PLACES[:7] + PLACES[8:12]
_TAIL_MAX: Final = 17
_PLAIN: Final = {
    int(SEEK_CODE): "seek",
    int(SHARE_CODE): "share",
    int(STOP_CODE): "stop",
    int(DONE_CODE): "done",
    int(KEEP_CODE): "keep",
}


def write_move(code: i64) -> str:
    """The one text of a code."""
    if is_show(code):
        return f"~show:{write_card(code)}"
    if is_move(code):
        text = f"move:{PLACES[move_source(code)]}>{PLACES[move_place(code)]}"
        return text + _times(move_many(code))
    if is_rescue(code):
        many = code - RESCUE_FROM
        return f"rescue*{many}" if many else "rescue"
    if is_play(code):
        return _write_play(code)
    if is_place(code):
        card = (code - PLACE_FROM) >> 4
        return f"place:{write_card(card)}>{PLACES[(code - PLACE_FROM) & 15]}"
    if is_action(code):
        return f"~action:{ACTIONS[code - ACTION_FROM]}"
    if is_crew(code):
        return f"~crew:{CREW[code - CREW_FROM]}"
    if is_first(code):
        return f"first:{code - FIRST_FROM}"
    if int(code) in _PLAIN:
        return _PLAIN[int(code)]
    return _write_choice(code)


def _write_choice(code: i64) -> str:
    if code < BOTTOM_FROM:
        return f"top:{write_card(code - TOP_FROM)}"
    if code < PICK_FROM:
        return f"bottom:{write_card(code - BOTTOM_FROM)}"
    if code < TAKE_FROM:
        return f"pick:{write_card(code - PICK_FROM)}"
    if code < KEEP_FROM:
        return f"take:{ACTIONS[code - TAKE_FROM]}"
    if code < SWAP_FROM:
        return f"keep:{ACTIONS[code - KEEP_FROM]}"
    if code < GIVE_FROM:
        return f"swap:{write_kind(code - SWAP_FROM)}"
    return f"give:{ACTIONS[(code - GIVE_FROM) >> 3]}>{(code - GIVE_FROM) & 7}"


def write_target(name: i64, target: i64) -> str:
    """The target of a played card; empty where it needs none."""
    if target == NO_TARGET:
        return ""
    if name == SAME_LINES:
        return f"{PLACES[(target - PAIR_FROM) >> 3]},{PLACES[(target - PAIR_FROM) & 7]}"
    if name == COLLAPSIBLE_BOAT:
        return PLACES[(target - TAIL_FROM) >> 5] + _times((target - TAIL_FROM) & 31)
    return PLACES[target - 1]


def _write_play(code: i64) -> str:
    name = play_name(code)
    owner = play_owner(code)
    text = f"play:{ACTIONS[name]}"
    if owner > 0:
        text += f"@{owner - 1}"
    target = write_target(name, play_target(code))
    return f"{text}>{target}" if target else text


def _times(many: i64) -> str:
    return f"*{many}" if many > 1 else ""


def read_move(text: str) -> i64:
    """The code of a move text, legal or not."""
    reader = Reader("move", text)
    code = _read_code(reader)
    reader.end()
    return code


def _read_code(reader: Reader) -> i64:
    if reader.takes("~show:"):
        return read_card(reader)
    if reader.takes("~action:"):
        return ACTION_FROM + _read_action(reader)
    if reader.takes("~crew:"):
        return CREW_FROM + reader.one_of(CREW, "a crew member")
    if reader.takes("move:"):
        return _read_step(reader)
    if reader.takes("rescue"):
        many = reader.number(1, 6, "a number from 1 to 6") if reader.takes("*") else 0
        return RESCUE_FROM + many
    if reader.takes("play:"):
        return _read_play(reader)
    if reader.takes("place:"):
        card = read_card(reader)
        reader.expect(">")
        return place_code(card, reader.one_of(PLACES, "a place"))
    if reader.takes("first:"):
        return FIRST_FROM + reader.number(0, 4, "a seat from 0 to 4")
    return _read_choice(reader)


def _read_choice(reader: Reader) -> i64:
    if reader.takes("top:"):
        return TOP_FROM + read_card(reader)
    if reader.takes("bottom:"):
        return BOTTOM_FROM + read_card(reader)
    if reader.takes("pick:"):
        return PICK_FROM + read_card(reader)
    if reader.takes("take:"):
        return TAKE_FROM + _read_action(reader)
    if reader.takes("keep:"):
        return KEEP_FROM + _read_action(reader)
    if reader.takes("swap:"):
        return SWAP_FROM + read_kind(reader)
    if reader.takes("give:"):
        name = _read_action(reader)
        reader.expect(">")
        return give_code(name, reader.number(0, 4, "a seat from 0 to 4"))
    for code, word in _PLAIN.items():
        if reader.takes(word):
            return code
    raise reader.fail("move:, rescue, play:, place:, another verb of the game, or ~show:")


def _read_action(reader: Reader) -> i64:
    return reader.one_of(ACTIONS, "an Action card")


def _read_line(reader: Reader) -> i64:
    return reader.one_of(_LINES, "a line from l1 to l6, or boat")


def _read_many(reader: Reader) -> i64:
    if reader.takes("*"):
        return reader.number(2, _TAIL_MAX, "a number from 2 to 17")
    return 1


def _read_step(reader: Reader) -> i64:
    number = reader.one_of(_SOURCES, "a line or a group")
    source = PLACES.index(_SOURCES[number])
    reader.expect(">")
    place = reader.one_of(PLACES, "a place")
    many: i64 = 1
    if place <= BOAT and source <= BOAT:
        many = _read_many(reader)
    return move_code(source, place, many)


def _read_play(reader: Reader) -> i64:
    name = _read_action(reader)
    owner: i64 = 0
    if reader.takes("@"):
        owner = reader.number(0, 4, "a seat from 0 to 4") + 1
    target: i64 = NO_TARGET
    if name == WAIT or name == YOUR_TURN:
        reader.expect(">")
        target = _read_line(reader) + 1
    elif name == SAME_LINES:
        reader.expect(">")
        line = _read_line(reader)
        reader.expect(",")
        at = reader.at
        other = _read_line(reader)
        if other <= line:
            reader.at = at
            raise reader.fail("two lines, the one nearer the bow first")
        target = pair_target(line, other)
    elif name == COLLAPSIBLE_BOAT:
        reader.expect(">")
        line = _read_line(reader)
        target = tail_target(line, _read_many(reader))
    elif name >= MYSTERY_FIRST:
        reader.expect(">")
        target = reader.one_of(PLACES[:12], "a line, side or a group") + 1
    return play_code(owner, name, target)


def every_move(players: int) -> list[str]:
    """Every text that could be a move of this many players, legal or not."""
    codes: list[i64] = list(range(CARDS))
    codes += [ACTION_FROM + name for name in range(ACTIONS_N)]
    codes += [CREW_FROM + member for member in range(i64(10))]
    codes += [FIRST_FROM + seat for seat in range(i64(players))]
    for source in range(LINES_N):
        for line in range(LINES_N):
            codes += [move_code(source, line, many) for many in range(i64(1), i64(18))]
        codes += [move_code(source, place, 1) for place in range(LINES_N, STAND_IN + 2)]
    for source in range(GROUP, STAND_IN):
        codes += [move_code(source, place, 1) for place in range(STAND_IN + 2)]
    codes += [RESCUE_FROM + many for many in range(i64(7))]
    codes += [i64(code) for code in _PLAIN]
    for owner in range(i64(players + 1)):
        codes += _every_play(owner)
    for card in range(CARDS):
        codes += [place_code(card, place) for place in range(STAND_IN + 2)]
        codes += [TOP_FROM + card, BOTTOM_FROM + card, PICK_FROM + card]
    for name in range(ACTIONS_N):
        codes += [TAKE_FROM + name, KEEP_FROM + name]
        codes += [give_code(name, seat) for seat in range(i64(players))]
    codes += [SWAP_FROM + kind for kind in range(i64(30))]
    return [write_move(code) for code in codes]


def _every_play(owner: i64) -> list[i64]:
    codes: list[i64] = []
    for name in range(ACTIONS_N):
        if name == WAIT or name == YOUR_TURN:
            codes += [play_code(owner, name, line + 1) for line in range(LINES_N)]
        elif name == SAME_LINES:
            for line in range(LINES_N):
                for other in range(line + 1, LINES_N):
                    codes.append(play_code(owner, name, pair_target(line, other)))
        elif name == COLLAPSIBLE_BOAT:
            for line in range(LINES_N):
                for many in range(i64(1), i64(18)):
                    codes.append(play_code(owner, name, tail_target(line, many)))
        elif name >= MYSTERY_FIRST:
            codes += [play_code(owner, name, place + 1) for place in range(STAND_IN)]
        else:
            codes.append(play_code(owner, name, NO_TARGET))
    return codes
