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

from tocsin.core.playthrough import Playthrough
from tocsin.core.testkit.observation import plain, viewers

# The fields of every item of a view; "" has the words and numbers of the view itself.
Items = dict[str, dict[str, str]]
LIST_SHORT_MAX = 8


def write_readable(play: Playthrough) -> str:
    """The whole text."""
    walked = play.at(0)
    shown: list[Items] = [{} for _ in viewers(play)]
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


def _tell_views(play: Playthrough, shown: list[Items]) -> list[str]:
    """What changed for the spectator, then what changed of that which a seat sees otherwise."""
    lines: list[str] = []
    public = _items(play.view(viewers(play)[0]))
    for at, seat in enumerate(viewers(play)):
        own = public if at == 0 else _otherwise(_items(play.view(seat)), public)
        mark = "|" if at == 0 else f"{seat}|"
        lines += [f"    {mark} {line}" for line in _changes(shown[at], own)]
        shown[at] = own
    return lines


def _otherwise(own: Items, public: Items) -> Items:
    """The fields that a seat sees otherwise; that a view names its seat is no news."""
    found: Items = {}
    for item, fields in own.items():
        seen = public.get(item, {})
        more = {name: text for name, text in fields.items() if seen.get(name) != text}
        if item == "":
            more.pop("seat", None)
        if more:
            found[item] = more
    return found


def _changes(before: Items, after: Items) -> list[str]:
    """One line for every item with a changed field, and one for those that are gone."""
    lines = []
    for item, fields in after.items():
        old = before.get(item, {})
        words = [_pair(name, text) for name, text in fields.items() if old.get(name) != text]
        words += [_without(name) for name in old if name not in fields]
        if words or item not in before:
            lines.append(" ".join([item, *words] if item else words))
    gone = [item or "the rest" for item in before if item not in after]
    return lines + ([f"gone: {' '.join(gone)}"] if gone else [])


def _items(view: object) -> Items:
    """A view taken apart into items with fields."""
    whole = plain(view)
    assert isinstance(whole, dict)
    found: Items = {"": {}}
    for name, value in whole.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            found.update(_named(name, value))
        elif isinstance(value, list | dict):
            if value:
                found[name] = _leaves(value, "")
        else:
            found[""][name] = _short(value)
    return found


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
