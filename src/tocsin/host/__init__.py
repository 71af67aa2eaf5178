"""The host of a play: its seats answered by people, bots or typed dice.

It knows no terminal, no language and no clock. The terminal is one client of it, a server another.
"""

from tocsin.host.host import Host

__all__ = ["Host"]
