"""What changed from one view to the next, as places and values, so that a page needs no rules."""

from tocsin.core.facts import Record, View, field_names
from tocsin.wire.facts import Change


def changes_between(old: View, new: View) -> list[Change]:
    """The places where two views of one seat differ."""
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: object, new: object, path: list[str | int], found: list[Change]) -> None:
    if isinstance(new, Record) and type(old) is type(new):
        for name in field_names(type(new)):
            before, now = getattr(old, name), getattr(new, name)
            if before != now:
                _compare(before, now, [*path, name], found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for number, (before, now) in enumerate(zip(old, new, strict=True)):
            if before != now:
                _compare(before, now, [*path, number], found)
    elif isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        for key, now in new.items():
            if old[key] != now:
                _compare(old[key], now, [*path, str(key)], found)
    else:
        found.append(Change(path, new))
