"""Cards drawn, found or discarded one after another are told in one sentence."""

from dataclasses import replace

from tocsin.core.facts import Event

# Events that come card by card, and what a row of them is called.
ROWS = {
    "action-card-drawn": "action-cards-drawn",
    "passenger-drawn": "passengers-drawn",
    "passenger-found": "passengers-found",
    "passenger-discarded-by-lowe": "passengers-discarded-by-lowe",
}
# Rows whose order says nothing.
SORTED = ("passenger-drawn", "passenger-found")
LOOKING = "TI-ACT-GETREADY-1"


def gather(events: list[Event]) -> list[Event]:
    """The same facts, rows of a kind put together."""
    told: list[Event] = []
    row: list[Event] = []
    for event in events:
        if row and not _goes_on(row[-1], event):
            told.append(_join(row))
            row = []
        if event.code in ROWS:
            row.append(event)
        else:
            told.append(event)
    return [*told, _join(row)] if row else told


def _goes_on(before: Event, event: Event) -> bool:
    if (event.code, event.rule) != (before.code, before.rule):
        return False
    return all(event.args.get(name) == before.args.get(name) for name in ("seat", "where"))


def _join(row: list[Event]) -> Event:
    """Passengers that are looked at are seen and not drawn (TI-ACT-GETREADY-1)."""
    is_look = row[0].rule == LOOKING
    if len(row) == 1 and not is_look:
        return row[0]
    found = [str(event.args["card"]) for event in row]
    if row[0].code in SORTED:
        found.sort(key=_rank)
    args = {name: value for name, value in row[-1].args.items() if name != "card"}
    code = "passengers-seen" if is_look else ROWS[row[-1].code]
    return replace(row[-1], code=code, args={**args, "cards": found})


def _rank(card: str) -> tuple[str, int, str]:
    """Class, number, plain before anchor."""
    return card[0], int(card[1:].rstrip("a")), card[1:].lstrip("0123456789")
