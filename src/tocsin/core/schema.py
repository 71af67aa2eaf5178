"""JSON Schema of the typed records (views, boards, facts), made from their annotations."""

# mypyc: off

import dataclasses
import types
import typing
from collections.abc import Mapping
from typing import Any

_PLAIN = {str: "string", int: "integer", bool: "boolean", float: "number", type(None): "null"}


def schema_of(kind: type) -> dict[str, Any]:
    """The schema of a record type, with every record inside it under `$defs`."""
    found: dict[str, Any] = {}
    top = _schema(kind, found)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **top, "$defs": found}


def _schema(kind: Any, found: dict[str, Any]) -> dict[str, Any]:
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if dataclasses.is_dataclass(kind):
        return _record(typing.cast(type, kind), found)
    origin = typing.get_origin(kind)
    inside = typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return {"anyOf": [_schema(one, found) for one in inside]}
    if origin is typing.Literal:
        return {"enum": list(inside)}
    if origin is list or (origin is tuple and len(inside) == 2 and inside[1] is Ellipsis):
        return {"type": "array", "items": _schema(inside[0], found)}
    if origin is tuple:
        items = [_schema(one, found) for one in inside]
        return {"type": "array", "prefixItems": items, "items": False}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": _schema(inside[1], found)}
    raise TypeError(f"no schema for {kind!r}")


def _record(kind: type, found: dict[str, Any]) -> dict[str, Any]:
    name = kind.__name__
    if name not in found:
        found[name] = {}
        hints = typing.get_type_hints(kind)
        fields = [entry.name for entry in dataclasses.fields(kind)]
        found[name] = {
            "type": "object",
            "description": (kind.__doc__ or "").strip(),
            "properties": {field: _schema(hints[field], found) for field in fields},
            "required": fields,
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{name}"}
