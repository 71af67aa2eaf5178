"""The oracle of SOS Titanic: what may be done, read from the rules (TI) and from texts alone."""

from tests.oracle.titanic.legality import moves, naive_count, odds, refusal, syntactic
from tests.oracle.titanic.reading import read

__all__ = ["moves", "naive_count", "odds", "read", "refusal", "syntactic"]
