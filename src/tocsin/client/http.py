"""Requests over HTTP with nothing but the standard library; they wait."""

from __future__ import annotations

import http.client
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec

from tocsin.client.errors import ClientError
from tocsin.wire.bodies import Problem

T = TypeVar("T")
TIMEOUT_SECONDS = 30


class Requests:
    """One browser, as a server sees it: keeps its cookie."""

    def __init__(self, address: str, cookie: str = "") -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ClientError("no-server")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.socket_address = f"ws{parts.scheme[4:]}://{parts.netloc}"
        self.cookie = cookie
        self._netloc = parts.netloc
        self._is_secure = parts.scheme == "https"

    def get(self, path: str, type: type[T]) -> T:
        """Ask for something."""
        return msgspec.json.decode(self.call("GET", path), type=type)

    def post(self, path: str, body: object, type: type[T]) -> T:
        """Send something."""
        return msgspec.json.decode(self.call("POST", path, body), type=type)

    def sign_in(self) -> None:
        """Get a cookie, if there is none yet."""
        if not self.cookie:
            self.call("POST", "/api/session")

    def call(self, method: str, path: str, body: object = None) -> bytes:
        """One request; a refusal is a ClientError."""
        kind = http.client.HTTPSConnection if self._is_secure else http.client.HTTPConnection
        connection = kind(self._netloc, timeout=TIMEOUT_SECONDS)
        headers = {"X-Tocsin": "1", "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        data = None if body is None else msgspec.json.encode(body)
        try:
            connection.request(method, path, data, headers)
            response = connection.getresponse()
            given = response.read()
            if cookie := response.getheader("set-cookie"):
                self.cookie = cookie.partition(";")[0]
        except (OSError, http.client.HTTPException) as problem:
            raise ClientError("no-server") from problem
        finally:
            connection.close()
        if response.status >= 400:
            raise _refused(given)
        return given


def _refused(given: bytes) -> ClientError:
    try:
        problem = msgspec.json.decode(given, type=Problem)
    except msgspec.DecodeError:
        return ClientError("internal")
    return ClientError(problem.code, problem.line, problem.rule)
