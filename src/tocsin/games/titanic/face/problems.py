"""What is impossible about a table: lost or doubled cards, broken runs and groups (TI-GEN-3).

What belongs to the phase is in `moments`, `step_problems` and `deal_problems`. Every condition
stays true whatever is done next: what is not named when a position is read is never named later.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.facts import Problem
from tocsin.games.titanic.face import deal_problems, step_problems
from tocsin.games.titanic.face.moments import STEPS
from tocsin.games.titanic.rules import endings, odds
from tocsin.games.titanic.table import crew, heaps, passengers, phases, places, sets
from tocsin.games.titanic.table.state import TitanicState


def find_problems(s: TitanicState) -> list[Problem]:
    """One named problem per entry; empty when it could be on a table."""
    found = _crew_problems(s) + _action_problems(s) + _line_problems(s)
    found += _group_problems(s)
    if s.phase >= phases.LAYOUT:
        found += _passenger_problems(s)
    found += _page_problems(s)
    if found:
        # Whose step it is and what it needs can be asked only of a table that is whole.
        return found
    return deal_problems.find_deal_problems(s) + step_problems.find_step_problems(s)


def _crew_problems(s: TitanicState) -> list[Problem]:
    found: list[Problem] = []
    members: list[int] = []
    for seat in range(s.setup.players):
        member = s.crew[seat]
        if member < 0:
            if s.phase != phases.CREW_DEAL:
                found.append(Problem("crew-card-missing", "TI-SETUP-3", {"seat": int(seat)}))
        elif int(member) in members:
            found.append(Problem("crew-card-twice", "TI-SETUP-3", {"crew": crew.NAMES[member]}))
        elif not crew.is_eligible(member, s.setup.players):
            found.append(Problem("crew-not-for-so-few", "TI-SETUP-2", {"crew": crew.NAMES[member]}))
        members.append(int(member))
    fixed = s.setup.crew
    if fixed and members != fixed:
        found.append(Problem("crew-is-not-the-fixed-one", "TI-SETUP-3"))
    return found


def _action_problems(s: TitanicState) -> list[Problem]:
    """TI-GEN-3: twenty Action cards, each in exactly one place."""
    total = s.action_pile + s.action_discard + s.loose_actions
    many = heaps.size(s.action_pile) + heaps.size(s.action_discard) + heaps.size(s.loose_actions)
    for seat in range(s.setup.players):
        total += s.hand[seat]
        many += heaps.size(s.hand[seat])
    if s.resolving >= 0:
        total += heaps.one(s.resolving)
        many += 1
    if s.has_boat:
        total += heaps.one(heaps.COLLAPSIBLE_BOAT)
        many += 1
    for klass in range(i64(2)):
        if s.mystery[klass] >= 0:
            total += heaps.one(heaps.MYSTERY_FIRST + klass)
            many += 1
    if total != heaps.FULL or many != heaps.CARDS_N:
        return [Problem("wrong-number-of-action-cards", "TI-GEN-3", {"count": int(many)})]
    return []


def _line_problems(s: TitanicState) -> list[Problem]:
    found: list[Problem] = []
    for line in range(places.LINES_N):
        where = {"line": places.NAMES[line]}
        length = s.run_length[line]
        low = s.run_low[line]
        if line < s.decks_lost and not s.is_empty(line):
            found.append(Problem("line-on-lost-deck", "TI-FLOOD-7", where))
        if length and passengers.class_of(low) != passengers.class_of(low + length - 1):
            found.append(Problem("classes-mixed", "TI-MOVE-8", where))
        if sets.count(s.run[line]) != length or s.tail(line, length) != s.run[line]:
            found.append(Problem("run-has-gaps", "TI-GEN-5", where))
        # In a play under way a line of hidden cards has its free end turned up (TI-GEN-5).
        waits = (s.uncovered >> line) & 1 or s.looked_line == line
        if s.hidden[line] > 0 and length == 0 and not waits:
            found.append(Problem("free-end-is-hidden", "TI-GEN-5", where))
        if s.hidden[line] == 0 and s.known[line]:
            found.append(Problem("known-cards-not-there", "TI-KNOW-3", where))
    if not s.has_boat and not s.is_empty(places.BOAT):
        found.append(Problem("passengers-without-boat", "TI-ACT-BOAT-1"))
    if s.has_boat and s.is_empty(places.BOAT) and s.looked_line != places.BOAT:
        found.append(Problem("boat-without-passengers", "TI-ACT-BOAT-6"))
    return found


def _group_problems(s: TitanicState) -> list[Problem]:
    found: list[Problem] = []
    saved: i64 = 0
    for group in range(places.GROUPS_N):
        klass = group >> 1
        base = passengers.lifeboat_of(klass)
        cards = s.group[group]
        where = {"group": places.GROUPS[group]}
        saved += sets.count(cards & passengers.ALL)
        for kind in range(base, base + s.group_top[group]):
            here = cards & sets.both(kind)
            stand_in = cards & bit(passengers.MYSTERY + klass) and s.mystery[klass] == kind
            if sets.count(here) + (1 if stand_in else 0) != 1:
                found.append(Problem("group-has-gaps", "TI-GEN-7", where))
        if group & 1 and s.group_top[group] > 0 and s.group_top[group - 1] == 0:
            found.append(Problem("group-without-the-first", "TI-GEN-7", where))
    if saved != s.saved:
        found.append(Problem("saved-miscounted", "TI-GEN-3", {"count": int(saved)}))
    all_groups = s.group[0] | s.group[1] | s.group[2] | s.group[3]
    if s.series_used & ~(all_groups & passengers.ANCHORS):
        found.append(Problem("used-anchor-not-saved", "TI-CREW-LATIMER-3"))
    elif s.series_used and (s.latimer_seat < 0 or sets.count(s.series_used) % 3 != 0):
        found.append(Problem("used-anchors-make-no-series", "TI-CREW-LATIMER-2"))
    for klass in range(i64(2)):
        if s.setup.never_lifeboat and s.mystery[klass] == passengers.lifeboat_of(klass):
            found.append(Problem("stand-in-for-a-lifeboat", "TI-ACT-MYSTERY-2"))
    if (s.ending == phases.ALL_SAVED) != (s.saved == passengers.CARDS):
        found.append(Problem("all-saved-is-the-end", "TI-END-2"))
    return found


def _passenger_problems(s: TitanicState) -> list[Problem]:
    """TI-GEN-3, TI-KNOW-3: sixty passengers, each in exactly one place or pool."""
    found: list[Problem] = []
    seen: i64 = 0
    for cards in _places_of_passengers(s):
        if seen & cards:
            names = {"cards": passengers.names_in(seen & cards)}
            found.append(Problem("passengers-twice", "TI-GEN-3", names))
        seen |= cards
    total = sets.count(s.discard) + sets.count(s.drawn) + s.saved
    for line in range(places.LINES_N):
        total += sets.count(s.run[line] & passengers.ALL)
    for zone in range(places.PILE + 1):
        total += s.hidden[zone]
    total += len(s.pile_top) + len(s.pile_bottom)
    if total != passengers.CARDS:
        found.append(Problem("wrong-number-of-passengers", "TI-GEN-3", {"count": int(total)}))
    if s.unseen_n != sets.count(s.unseen):
        found.append(Problem("new-cards-miscounted", "TI-KNOW-2"))
    return found + _row_problems(s)


def _places_of_passengers(s: TitanicState) -> list[i64]:
    """The sets that must not overlap: open cards, known ones, pools, known places of the pile."""
    found = [s.discard, s.drawn, s.unseen]
    found += [s.known[zone] for zone in range(places.PILE + 1)]
    found += [s.run[line] & passengers.ALL for line in range(places.LINES_N)]
    found += [s.group[group] & passengers.ALL for group in range(places.GROUPS_N)]
    found += [s.splits.pools[pool] for pool in range(s.splits.pools_n)]
    found += [bit(s.pile_top[i]) for i in range(i64(len(s.pile_top)))]
    found += [bit(s.pile_bottom[i]) for i in range(i64(len(s.pile_bottom)))]
    return found


def _row_problems(s: TitanicState) -> list[Problem]:
    found: list[Problem] = []
    known = s.splits
    for row in range(known.rows_n):
        where = {"row": int(row)}
        unseen: i64 = 0
        for zone in range(places.PILE + 1):
            many = odds.unseen_in(s, zone, row)
            if many < 0:
                found.append(Problem("row-overfills-a-zone", "TI-KNOW-3", where))
            unseen += many
        if unseen != s.unseen_n:
            facts = {"row": int(row), "count": int(unseen)}
            found.append(Problem("row-miscounts-new-cards", "TI-KNOW-3", facts))
        for pool in range(known.pools_n):
            many = 0
            for line in range(places.LINES_N):
                many += known.in_line(row, pool, line)
            if many != sets.count(known.pools[pool]):
                found.append(Problem("row-misplaces-a-pool", "TI-KNOW-3", where))
    return found


def _page_problems(s: TitanicState) -> list[Problem]:
    found: list[Problem] = []
    last = s.page == s.setup.booklet.pages
    if last != (s.ending == phases.SHIP_LOST):
        found.append(Problem("last-page-is-the-end", "TI-END-1"))
    if s.phase == phases.OVER and s.ending == 0:
        found.append(Problem("over-without-ending", "TI-END-4"))
    stalled = s.ending == phases.STALLED and s.turn != endings.TURNS_MAX
    if (s.phase >= phases.TURN) != (s.turn > 0) or stalled:
        found.append(Problem("turn-number-does-not-fit", "TI-TURN-1", {"turn": int(s.turn)}))
    # TI-FLOOD-2: the pages that so many turns can have turned, a rescue at most two of them, and
    # Lightoller's card (TI-CREW-LIGHTOLLER-1) one more.
    most = 3 * (s.turn - 1) + STEPS[s.phase].pages if s.turn > 0 else i64(0)
    if s.page - 1 > most:
        rule = "TI-FLOOD-2" if s.turn > 0 else "TI-SETUP-6"
        found.append(Problem("page-turned-too-early", rule, {"page": int(s.page)}))
    return found
