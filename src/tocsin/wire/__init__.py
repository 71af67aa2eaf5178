"""The wire: every message between a server and whoever sits at its tables, as msgspec types.

Shared by server and client. No sentence travels here, only *lines* (see docs/lines.md).
"""

PROTOCOL = 1

__all__ = ["PROTOCOL"]
