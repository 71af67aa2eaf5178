"""What every request passes first: origin, size, and the headers of every answer.

Plain ASGI, so that it stands in front of any framework.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from tocsin.server.config import Doors
from tocsin.tables.ports import Tally
from tocsin.tables.refusing import refuse
from tocsin.wire import codec
from tocsin.wire.bodies import Problem
from tocsin.wire.codes import Code, status_of

# A framework has a type of its own for it; to us it is a dictionary.
Scope = Any
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
# Where a record may come in, which is larger than anything else: by itself, or within a wish.
RECORD_PATH = "/api/verify"
WISH_PATH = "/api/tables"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class Guard:
    """Stands before the framework."""

    def __init__(self, app: App, doors: Doors, tally: Tally) -> None:
        self._app = app
        self._doors = doors
        self._tally = tally

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        if scope["type"] == "websocket":
            if not has_own_origin(scope):
                self._tally.refusals["wrong-origin"] += 1
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await self._app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        send = _Answering(send)
        if scope["method"] not in SAFE:
            is_ours = header(scope, b"x-tocsin") == "1"
            if not is_ours or not has_own_origin(scope):
                await self._refuse(send, "wrong-origin")
                return
        most = self._doors.body_bytes_max
        if scope["path"] == RECORD_PATH:
            most = self._doors.record_bytes_max
        elif scope["path"] == WISH_PATH:
            most += self._doors.record_bytes_max
        length = header(scope, b"content-length")
        if length.isdigit() and int(length) > most:
            await self._refuse(send, "too-large")
            return
        await self._app(scope, _Counting(receive, most), send)

    async def _refuse(self, send: Send, code: Code) -> None:
        self._tally.refusals[code] += 1
        await say(send, code)


class _Answering:
    """Adds the headers of every answer."""

    def __init__(self, send: Send) -> None:
        self._send = send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await self._send(message)


class TooLarge(Exception):
    """A body without a length that did not end in time."""


class _Counting:
    """Ends a body that is longer than it may be, whatever its header said."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise TooLarge
        return message


async def say(send: Send, code: Code) -> None:
    """Refuse, without the framework."""
    refusal = refuse(code)
    body = codec.write(Problem(refusal.code, refusal.line))
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status_of(code), "headers": headers})
    await send({"type": "http.response.body", "body": body})


def header(scope: Scope, name: bytes) -> str:
    """The value of a header; nothing if it is not there."""
    for found, value in scope["headers"]:
        if found == name:
            return str(value.decode("latin-1"))
    return ""


def has_own_origin(scope: Scope) -> bool:
    """Does the page that asks come from here? Programs that are no browser name no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    try:
        asked = urlsplit(origin)
    except ValueError:
        return False
    is_secure = scope["scheme"] in ("https", "wss")
    return asked.scheme == ("https" if is_secure else "http") and asked.netloc == header(
        scope, b"host"
    )


def is_loopback(scope: Scope) -> bool:
    """Is the server asked for by a name that means this very machine?"""
    try:
        host = urlsplit(f"//{header(scope, b'host')}").hostname or ""
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        # A name, or nothing that could be one.
        return False


def is_trustworthy(scope: Scope) -> bool:
    """May a cookie be marked as secure: https, or this very machine."""
    return scope["scheme"] in ("https", "wss") or is_loopback(scope)
