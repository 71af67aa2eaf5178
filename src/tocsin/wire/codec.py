"""Reading and writing messages: one decoder and one encoder for each direction."""

from typing import Any, Final

import msgspec

from tocsin.wire.orders import AnyOrder
from tocsin.wire.reports import AnyReport

_ENCODER: Final = msgspec.json.Encoder()
_ORDERS: Final[msgspec.json.Decoder[AnyOrder]] = msgspec.json.Decoder(AnyOrder)
_REPORTS: Final[msgspec.json.Decoder[AnyReport]] = msgspec.json.Decoder(AnyReport)


class Malformed(Exception):
    """A text that is no message; `where` says what was wrong, for the log and the reply."""

    def __init__(self, where: str) -> None:
        self.where = where[:200]
        super().__init__(self.where)


def write(message: object) -> bytes:
    """A message as JSON."""
    return _ENCODER.encode(message)


def read_order(text: str | bytes) -> AnyOrder:
    """What a client sent; anything else is Malformed."""
    try:
        return _ORDERS.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Malformed(str(problem)) from None


def read_report(text: str | bytes) -> AnyReport:
    """What a server sent; anything else is Malformed."""
    try:
        return _REPORTS.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Malformed(str(problem)) from None


def schema() -> dict[str, Any]:
    """JSON Schema of all socket messages, from which types for other languages are made."""
    (orders, reports), found = msgspec.json.schema_components(
        [AnyOrder, AnyReport], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Tocsin table",
        "$defs": {**found, "Order": orders, "Report": reports},
    }
