"""Secrets: cookies and keys of links. At rest there are digests only, compared in constant time."""

import base64
import hashlib
import hmac

from tocsin.tables.ports import Randomness
from tocsin.wire.bodies import Link

SECRET_BYTES = 20
# Letters that nobody confuses when reading an address aloud.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
TABLE_ID_CHARS = 10


def make_secret(randomness: Randomness) -> str:
    """A new secret of 160 bits, in letters and digits."""
    return base64.b32encode(randomness.bytes(SECRET_BYTES)).decode().lower()


def make_table_id(randomness: Randomness) -> str:
    """The public name of a table; no secret, but not to be guessed by counting either."""
    return "".join(LETTERS[randomness.below(len(LETTERS))] for _ in range(TABLE_ID_CHARS))


def is_table_id(text: str) -> bool:
    """Could a table be called that?"""
    return len(text) == TABLE_ID_CHARS and all(letter in LETTERS for letter in text)


def link_of(table: str, role: str, secret: str) -> Link:
    """A link with its secret in the fragment, which no browser sends to a server."""
    return Link(role, secret, f"/t/{table}#{role.partition(':')[0]}={secret}")


def digest(secret: str) -> str:
    """What is kept of a secret. Secrets are random, so nothing slower is needed."""
    return hashlib.sha256(b"tocsin:" + secret.encode("utf-8", "replace")).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one, other)
