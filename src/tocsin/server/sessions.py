"""Browsers are known by a cookie with a random secret; here only its digest is ever looked at."""

from __future__ import annotations

import re
from http.cookies import CookieError, SimpleCookie

from tocsin.server.guard import Scope, header, is_trustworthy
from tocsin.tables.people.keys import digest
from tocsin.tables.refusing import refuse

PLAIN_NAME = "tocsin"
HOST_NAME = "__Host-tocsin"
YEAR_SECONDS = 31_536_000
_SECRET = re.compile(r"[a-z2-7]{32}")


def cookie_name(scope: Scope) -> str:
    """Browsers drop `__Host-` cookies on plain http, as on a phone in the home network."""
    return HOST_NAME if is_trustworthy(scope) else PLAIN_NAME


def secret_of(scope: Scope) -> str:
    """The secret a browser brought; nothing if it has none, or not one of ours."""
    jar = SimpleCookie()
    try:
        jar.load(header(scope, b"cookie"))
    except CookieError:
        return ""
    name = cookie_name(scope)
    value = jar[name].value if name in jar else ""
    return value if _SECRET.fullmatch(value) else ""


def session_of(scope: Scope) -> str:
    """The digest by which a browser is known; a refusal without a cookie."""
    secret = secret_of(scope)
    if not secret:
        raise refuse("no-session")
    return digest(secret)


def cookie_header(scope: Scope, secret: str) -> str:
    """What sets the cookie."""
    secure = "; Secure" if is_trustworthy(scope) else ""
    rest = f"Path=/; Max-Age={YEAR_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    return f"{cookie_name(scope)}={secret}; {rest}"


def address_of(scope: Scope) -> str:
    """Where somebody calls from, as the server (or a proxy it trusts) says."""
    client = scope.get("client")
    return str(client[0]) if client else "?"
