"""All tables of a server, each thing that people do about them in a room of its own.

Whatever changes something answers through a callback, after it is written down.
"""

from tocsin.tables.lobby.lobby import Lobby

__all__ = ["Lobby"]
