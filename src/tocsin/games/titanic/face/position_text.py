"""Position texts of SOS Titanic: one line, thirteen fields after the head.

They are written in one spelling only; read are cards, rows and the words of the step in any order.

What each field holds, for a play in its seventh turn:

    7                          turn
    turn:0                     phase and active seat, or over and the ending
    4                          page
    lee/boxhall                crew by seat
    wait*2.plan-a/-            Action cards by seat
    come-on                    Action discard; the Action pile is what is left of the twenty
    x;4+s2.f9|f11.f10;0|s9.ms8.s7;-;-;-;-      lines l1 to l6 and boat   )
    pau/-/p/-                  groups gf1 gf2 gs1 gs2 from 1 up          ) see `table_text`
    s15.f11|20+f3|-            pile: known top|size+known of the middle|known bottom
    s4.f5a                     discard
    s16.f13@1:2000000;3:1001000    split pools and rows, see `splits_text`
    l2>l3*2                    moves since the last uncovering  ) see `step_text`
    card=come-on;drawn=f3      what belongs to the step         )

TI-KNOW-7: it tells all that is known of hidden cards and nothing finer.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.errors import notation_error
from tocsin.core.facts import Arg
from tocsin.core.notation import Reader, split_fields
from tocsin.games.titanic.face import splits_text, step_text, table_text
from tocsin.games.titanic.rules import endings, knowledge, setup
from tocsin.games.titanic.table import crew, heaps, passengers, phases, places, sets, splits
from tocsin.games.titanic.table.state import TitanicState

HEAD: Final = "titanic/1"


def write_position(s: TitanicState) -> str:
    """The one text of a table."""
    players = s.setup.players
    members = [crew.NAMES[s.crew[seat]] if s.crew[seat] >= 0 else "-" for seat in range(players)]
    return " ".join(
        [
            HEAD,
            str(s.turn),
            _write_phase(s),
            str(s.page),
            "/".join(members),
            "/".join(heaps.write_heap(s.hand[seat]) for seat in range(players)),
            heaps.write_heap(s.action_discard),
            ";".join(table_text.write_line(s, line) for line in range(places.LINES_N)),
            "/".join(table_text.write_group(s, group) for group in range(places.GROUPS_N)),
            table_text.write_pile(s),
            passengers.write_cards(s.discard),
            splits_text.write_splits(s.splits),
            step_text.write_trail(s),
            step_text.write_step(s),
        ]
    )


def read_position(s: TitanicState, text: str) -> None:
    """Fill an empty table from a position text; whoever calls lets it go on and checks it."""
    fields = split_fields("position", text, HEAD, 13)
    _read_phase(s, fields)
    _read_crew(s, fields[3])
    for seat in range(s.setup.players):
        if seat > 0:
            fields[4].expect("/")
        s.hand[seat] = heaps.read_heap(fields[4])
    s.action_discard = heaps.read_heap(fields[5])
    for line in range(places.LINES_N):
        if line > 0:
            fields[6].expect(";")
        table_text.read_line(s, fields[6], line)
    for group in range(places.GROUPS_N):
        if group > 0:
            fields[7].expect("/")
        table_text.read_group(s, fields[7], group)
    table_text.read_pile(s, fields[8])
    s.discard = passengers.read_cards(fields[9])
    s.splits = splits_text.read_splits(fields[10])
    if s.splits.pools_n > 0:
        knowledge.take_rows(s, splits.joined_rows(s.splits))
    step_text.read_step(s, fields[12])
    _count_actions(s, fields[5])
    _count_unseen(s)
    step_text.read_trail(s, fields[11])
    knowledge.settle_pile(s)
    for field in fields:
        field.end()


def check_rest(s: TitanicState, before: str, text: str) -> None:
    """Refuse a text after which the play goes on by itself, at the first field that changes."""
    after = write_position(s).split(" ")
    at = 0
    for number, field in enumerate(before.split(" ")):
        if field != after[number]:
            raise notation_error("position", text, at, "position-at-rest")
        at += len(text.split(" ")[number]) + 1


def _write_phase(s: TitanicState) -> str:
    phase = phases.NAMES[s.phase]
    if s.phase == phases.OVER:
        return f"{phase}:{phases.ENDINGS[s.ending]}"
    return f"{phase}:{s.seat}" if s.phase >= phases.TURN else phase


def _read_phase(s: TitanicState, fields: list[Reader]) -> None:
    s.turn = fields[0].number(0, int(endings.TURNS_MAX), "turn")
    s.phase = fields[1].one_of(phases.NAMES, "phase")
    if s.phase == phases.OVER:
        fields[1].expect(":")
        s.ending = fields[1].one_of(phases.ENDINGS[1:], "ending") + 1
    elif s.phase >= phases.TURN:
        fields[1].expect(":")
        s.seat = fields[1].number(0, int(s.setup.players) - 1, "seat")
    pages = s.setup.booklet.pages
    s.page = fields[2].number(1, int(pages), "page")
    s.decks_lost = s.setup.booklet.decks_lost[s.page if s.page < pages else pages - 1]


def _read_crew(s: TitanicState, reader: Reader) -> None:
    for seat in range(s.setup.players):
        if seat > 0:
            reader.expect("/")
        if s.phase == phases.CREW_DEAL and reader.takes("-"):
            continue
        setup.seat_member(s, seat, reader.one_of(crew.NAMES, "crew-member"))


def _count_actions(s: TitanicState, reader: Reader) -> None:
    """TI-KNOW-8: the Action pile is what is left of the twenty."""
    found = [s.hand[seat] for seat in range(s.setup.players)]
    found += [s.action_discard, s.loose_actions]
    if s.resolving >= 0:
        found.append(heaps.one(s.resolving))
    if s.has_boat:
        found.append(heaps.one(heaps.COLLAPSIBLE_BOAT))
    for klass in range(i64(2)):
        if s.mystery[klass] >= 0:
            found.append(heaps.one(heaps.MYSTERY_FIRST + klass))
    s.action_pile = heaps.FULL
    for name in range(heaps.NAMES_N):
        many = sum(int(heaps.copies_in(heap, name)) for heap in found)
        if many > heaps.COPIES[name]:
            facts: dict[str, Arg] = {"most": heaps.COPIES[name], "card": heaps.NAMES[name]}
            raise reader.fail("no-more-copies", facts)
        s.action_pile -= i64(many) << (2 * name)


def _count_unseen(s: TitanicState) -> None:
    """TI-KNOW-2: cards nobody has seen are what is left of the sixty."""
    seen = s.discard | s.drawn
    for line in range(places.LINES_N):
        seen |= s.run[line] & passengers.ALL
    for zone in range(places.PILE + 1):
        seen |= s.known[zone]
    for group in range(places.GROUPS_N):
        seen |= s.group[group] & passengers.ALL
    for i in range(i64(len(s.pile_top))):
        seen |= bit(s.pile_top[i])
    for i in range(i64(len(s.pile_bottom))):
        seen |= bit(s.pile_bottom[i])
    for pool in range(s.splits.pools_n):
        seen |= s.splits.pools[pool]
    s.series_used &= passengers.ANCHORS
    s.unseen = passengers.ALL & ~seen
    s.unseen_n = sets.count(s.unseen)
    for line in range(places.LINES_N):
        looked_through = s.phase == phases.LOOK_LINE and line == s.looked_line
        if s.hidden[line] > 0 and s.run_length[line] == 0 and not looked_through:
            s.uncovered |= bit(line)
