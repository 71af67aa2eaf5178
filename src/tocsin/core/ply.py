"""One entry of the log of a playthrough."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Ply:
    """One entry of the log: who did what in which turn, and what somebody noted about it."""

    text: str
    actor: int
    turn: int
    comment: str = ""
