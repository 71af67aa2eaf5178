"""Computer partners. A bot sits on a seat and decides from what that seat may know."""

from tocsin.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "make_bot"]
