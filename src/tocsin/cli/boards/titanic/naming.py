"""What the rules name in codes, as words: cards, places, crew, the targets of Action cards.

f7a  F7a            l3    deck 3              wait   Wait!
mf6  MF6            gs1   lifeboat GS1        lee    Lee
f7.s12a  F7, S12a   wait*2.plan-a  2 Wait!, Plan A
"""

import re
from dataclasses import replace

from tocsin.cli.boards.titanic.cardface import face
from tocsin.cli.words import Words
from tocsin.core.errors import Args
from tocsin.core.journal import Event

_PASSENGER = re.compile(r"m?[fs]\d{0,2}a?")
_HEAP = re.compile(r"([a-z-]+)\*(\d)")
_CARDS = ("card", "cards", "kind", "onto", "stands_for")
_PLACES = ("line", "other", "next", "source", "place", "group", "where")
# Events that come card by card, and what a row of them is called.
_ROWS = {
    "action-card-drawn": "action-cards-drawn",
    "passenger-drawn": "passengers-drawn",
    "passenger-found": "passengers-found",
    "passenger-discarded-by-lowe": "passengers-discarded-by-lowe",
}
# Rows whose order says nothing.
_SORTED = ("passenger-drawn", "passenger-found")


def name_facts(args: Args, words: Words) -> Args:
    """The arguments of a message with every code of this game in words."""
    named: Args = dict(args)
    for name, value in args.items():
        if not isinstance(value, str):
            continue
        if name in _CARDS:
            named[name] = name_cards(value, words)
        elif name in _PLACES:
            named[name] = name_place(value, words)
        elif name == "crew":
            named[name] = name_member(value, words)
    if "target" in args:
        named["target"] = _target(args, words)
    if "owner" in args:
        # An event says who plays the card, a move is written with the seat of another's card.
        own = args["owner"] == args["seat"] if "seat" in args else "@" not in str(args.get("text"))
        named["borrowed"] = "no" if own else "yes"
    return named


def name_member(member: str, words: Words) -> str:
    """A crew member by name."""
    known = f"name-titanic-crew-{member}"
    return words(known) if words.has(known) else member


def name_place(place: str, words: Words) -> str:
    """A deck, a lifeboat, a heap of cards."""
    known = f"name-titanic-place-{place}"
    return words(known) if words.has(known) else place


def name_cards(cards: str, words: Words) -> str:
    """One card or several joined by points; `-` is none."""
    if cards == "-":
        return words("cli-none")
    return ", ".join(_name_card(card, words) for card in cards.split("."))


def _name_card(card: str, words: Words) -> str:
    heap = _HEAP.fullmatch(card)
    if heap:
        return f"{heap.group(2)} {_name_card(heap.group(1), words)}"
    known = f"name-titanic-card-{card}"
    if words.has(known):
        return words(known)
    return face(card) if _PASSENGER.fullmatch(card) else card


def _target(args: Args, words: Words) -> str:
    """What an Action card is played on, as the end of a phrase; empty if it needs nothing."""
    target = str(args["target"])
    if not target:
        return ""
    place, _, many = target.partition("*")
    first, comma, second = place.partition(",")
    where = name_place(first, words)
    if comma and second != "boat":
        phrase = words("target-titanic-decks", number=first[1:], other=second[1:])
    elif comma:
        phrase = words("target-titanic-pair", place=where, other=name_place(second, words))
    elif args.get("card") == "collapsible-boat":
        phrase = words("target-titanic-tail", place=where, many=int(many or 1))
    elif "number" in args:
        kind = ("S" if args.get("card") == "mystery-second" else "F") + str(args["number"])
        phrase = words("target-titanic-stand-in", kind=kind, place=where)
    else:
        phrase = words("target-titanic-line", place=where)
    return f" {phrase}"


def gather(events: list[Event]) -> list[Event]:
    """Cards drawn, found or discarded one after another are told in one sentence."""
    told: list[Event] = []
    row: list[Event] = []
    for event in events:
        if row and not _goes_on(row[-1], event):
            told.append(_join(row))
            row = []
        if event.code in _ROWS:
            row.append(event)
        else:
            told.append(event)
    return [*told, _join(row)] if row else told


def _goes_on(before: Event, event: Event) -> bool:
    if (event.code, event.rule) != (before.code, before.rule):
        return False
    return all(event.args.get(name) == before.args.get(name) for name in ("seat", "where"))


def _rank(card: str) -> tuple[str, int, str]:
    """Class, number, plain before anchor."""
    return card[0], int(card[1:].rstrip("a")), card[1:].lstrip("0123456789")


def _join(row: list[Event]) -> Event:
    looked = row[0].rule == "TI-ACT-GETREADY-1"
    if len(row) == 1 and not looked:
        return row[0]
    found = [str(event.args["card"]) for event in row]
    if row[0].code in _SORTED:
        found.sort(key=_rank)
    cards = ".".join(found)
    args: Args = {name: value for name, value in row[-1].args.items() if name != "card"}
    code = "passengers-seen" if looked else _ROWS[row[-1].code]
    return replace(row[-1], code=code, args={**args, "cards": cards})
