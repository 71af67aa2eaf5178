"""The oracle of Flash Point and its expansion: what may be done, from rules and texts alone."""

from tests.oracle.flashpoint.legality import moves, naive_count, odds, refusal
from tests.oracle.flashpoint.reading import read
from tests.oracle.flashpoint.words import syntactic

__all__ = ["moves", "naive_count", "odds", "read", "refusal", "syntactic"]
