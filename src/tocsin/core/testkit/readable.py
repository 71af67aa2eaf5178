"""A playthrough as text for eyes and for `diff`: its plies with their events and changed views.

    3. walk:n                                   turn and ply
        moved FP-MOVE-1 seat=0 from=1,0 …       what happened, as a referee knows it
        publicly moved FP-MOVE-1 …              what everybody was told, where that is less
        | points=3 phase=act                    what changed for a spectator: numbers and words,
        | seats[0] cell=1,1                     and the changed fields of an item
        | gone: poi[3,4]                        items that are there no more
        0| drawn=5                              what changed of that which seat 0 sees otherwise

The first view is shown whole. A list of records is shown by its items, each named by its first
field when that is a word, so that one more item does not shift the others. What is empty is not
shown.
"""

import json
from typing import NamedTuple

from tocsin.core.playthrough import Playthrough
from tocsin.core.testkit.observation import plain, viewers

# Items by name, each with its fields; the item "" is the view itself with its words and numbers.
Items = dict[str, dict[str, str]]
LIST_SHORT_MAX = 8


class Part(NamedTuple):
    """One field of a view, taken apart; most are those of the ply before."""

    value: object
    items: Items


Parts = dict[str, Part]


def write_readable(play: Playthrough) -> str:
    """The whole text."""
    walked = play.at(0)
    shown: list[Parts] = [{} for _ in viewers(play)]
    lines = [play.game.headline(), "", "start"]
    lines += _tell_views(walked, shown)
    for number, ply in enumerate(play.plies):
        lines.append(f"{walked.state.turn}. {ply.text}")
        walked.do_one(ply.text)
        lines += _tell_events(walked, number)
        lines += _tell_views(walked, shown)
    outcome = play.outcome
    if outcome is not None:
        scores = ",".join(str(score) for score in outcome.scores)
        winners = ",".join(str(seat) for seat in outcome.winners) or "-"
        lines += ["", f"{outcome.ending} {outcome.rule} scores={scores} winners={winners}"]
    return "\n".join(lines) + "\n"


def _tell_events(play: Playthrough, number: int) -> list[str]:
    """The events of one ply; a second time where everybody is told less than the referee."""
    lines = []
    public = play.events(since=number, seat=viewers(play)[0])
    for known, told in zip(play.events(since=number), public, strict=True):
        lines.append(f"    {_event_text(plain(known))}")
        if _event_text(plain(told)) != _event_text(plain(known)):
            lines.append(f"    publicly {_event_text(plain(told))}")
    return lines


def _event_text(event: object) -> str:
    """Code and rule, then all the rest but the ply, which is where it stands."""
    assert isinstance(event, dict)
    args = event.get("args")
    rest = {name: part for name, part in event.items() if name not in ("code", "rule", "ply")}
    if isinstance(args, dict):
        del rest["args"]
        rest.update(args)
    return " ".join([str(event.get("code")), str(event.get("rule")), *_pairs(rest)])


def _tell_views(play: Playthrough, shown: list[Parts]) -> list[str]:
    """What changed for the spectator, then what changed of that which a seat sees otherwise."""
    lines: list[str] = []
    public = _take_apart(play.view(viewers(play)[0]), shown[0])
    for at, seat in enumerate(viewers(play)):
        own = public if at == 0 else _otherwise(_take_apart(play.view(seat), public), public)
        mark = "|" if at == 0 else f"{seat}|"
        lines += [f"    {mark} {line}" for line in _changes(shown[at], own)]
        shown[at] = own
    return lines


def _take_apart(view: object, known: Parts) -> Parts:
    """A view as parts; those with a value that is known already are not taken apart again."""
    make = getattr(view, "as_json", None)
    whole = view if make is None else make()
    assert isinstance(whole, dict)
    found: Parts = {}
    for name, value in whole.items():
        old = known.get(name)
        if old is not None and type(old.value) is type(value) and old.value == value:
            found[name] = old
        else:
            found[name] = Part(value, _items(name, plain(value)))
    return found


def _otherwise(own: Parts, public: Parts) -> Parts:
    """The fields that a seat sees otherwise; that a view names its seat is no news."""
    found: Parts = {}
    for name, part in own.items():
        seen = public.get(name)
        if part is seen or name == "seat":
            continue
        items = part.items if seen is None else _other_fields(part.items, seen.items)
        if items:
            found[name] = Part(part.value, items)
    return found


def _other_fields(own: Items, public: Items) -> Items:
    pairs = {item: fields.items() - public.get(item, {}).items() for item, fields in own.items()}
    return {
        item: {name: text for name, text in own[item].items() if (name, text) in more}
        for item, more in pairs.items()
        if more
    }


def _changes(before: Parts, after: Parts) -> list[str]:
    """One line for every item with a changed field, and one for those that are gone."""
    short: list[str] = []
    lines: list[str] = []
    gone: list[str] = []
    for name in [*after, *(name for name in before if name not in after)]:
        old = before[name].items if name in before else {}
        new = after[name].items if name in after else {}
        if old is new:
            continue
        for item, fields in new.items():
            past = old.get(item, {})
            words = [_pair(key, text) for key, text in fields.items() if past.get(key) != text]
            words += [_without(key) for key in past if key not in fields]
            if item == "":
                short += words
            elif words or item not in old:
                lines.append(" ".join([item, *words]))
        gone += [item or name for item in old if item not in new]
    first = [" ".join(short)] if short else []
    return first + lines + ([f"gone: {' '.join(gone)}"] if gone else [])


def _items(name: str, value: object) -> Items:
    """The items of one field; nothing for what is empty."""
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return _named(name, value)
    if isinstance(value, list | dict):
        return {name: _leaves(value, "")} if value else {}
    return {"": {name: _short(value)}}


def _named(name: str, records: list[dict[str, object]]) -> Items:
    """Records by their first field if it is a word, else by their numbers."""
    found: Items = {}
    for number, record in enumerate(records):
        first = next(iter(record), "")
        is_word = isinstance(record.get(first), str)
        key = f"{name}[{record[first] if is_word else number}]"
        while key in found:
            key += "'"
        rest = {field: value for field, value in record.items() if field != first or not is_word}
        found[key] = _leaves(rest, "")
    return found


def _leaves(value: object, path: str) -> dict[str, str]:
    """What lies inside by its path; the members of a long list, and records, by themselves."""
    found: dict[str, str] = {}
    if isinstance(value, dict) and (value or not path):
        for name, part in value.items():
            found.update(_leaves(part, f"{path}.{name}" if path else name))
        return found
    if isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
        for name, fields in _named(path, value).items():
            found[name] = ",".join(_pair(field, text) for field, text in fields.items())
        return found
    if isinstance(value, list) and len(value) > LIST_SHORT_MAX:
        members = [_short(member) for member in value]
        if len(set(members)) == len(members):
            return {f"{path}+{member}": "" for member in members}
    return {path: _short(value)}


def _pairs(fields: dict[str, object]) -> list[str]:
    return [_pair(name, _short(value)) for name, value in fields.items()]


def _pair(name: str, text: str) -> str:
    return f"{name}={text}" if name and text else name or text


def _without(name: str) -> str:
    """A field or member that is there no more."""
    return name.replace("+", "-", 1) if "+" in name else f"-{name}"


def _short(value: object) -> str:
    """A word as it is, anything else as JSON."""
    if isinstance(value, str) and value and " " not in value:
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
