"""The messages of a table as TypeScript, from the JSON Schema of `tocsin.wire`.

A struct becomes an interface, a union of tagged structs a union; the page's compiler then refuses
whatever does not fit what the server sends. Only the words of JSON Schema that msgspec writes for
our types are known here; another one is an error, not an `any`.
"""

from typing import Any

Schema = dict[str, Any]


def write_types(schema: Schema, extra: dict[str, Schema] | None = None) -> str:
    """All definitions, sorted by name."""
    found = {**schema["$defs"], **(extra or {})}
    parts = ["// Made by tools/wire_types.py from tocsin.wire: do not edit.\n"]
    for name in sorted(found):
        parts.append(write_definition(name, found[name]))
    return "\n".join(parts)


def write_definition(name: str, schema: Schema) -> str:
    """One exported type."""
    if schema.get("type") == "object" and "properties" in schema:
        return f"export interface {name} {write_fields(schema)}\n"
    return f"export type {name} = {write_type(schema)};\n"


def write_fields(schema: Schema) -> str:
    """The inside of an interface; what has a default may be missing."""
    needed = set(schema.get("required", ()))
    rows = [
        f"  {field}{'' if field in needed else '?'}: {write_type(kind)};"
        for field, kind in schema["properties"].items()
    ]
    return "{\n" + "\n".join(rows) + "\n}"


def write_type(schema: Schema) -> str:
    """Any schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(write_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(
            f'"{one}"' if isinstance(one, str) else str(one) for one in schema["enum"]
        )
    if "const" in schema:
        return f'"{schema["const"]}"'
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(write_type(one) for one in schema['prefixItems'])}]"
        inside = write_type(schema.get("items", {}))
        return f"({inside})[]" if "|" in inside else f"{inside}[]"
    if kind == "object":
        if "properties" in schema:
            return write_fields(schema)
        return f"Record<string, {write_type(schema.get('additionalProperties', {}))}>"
    if kind is None:
        return "unknown"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}.get(
        kind, "null"
    )
