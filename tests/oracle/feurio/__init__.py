"""The oracle of Feurio!: what may be done, read from the rules (FE) and from texts alone."""

from tests.oracle.feurio.legality import moves, naive_count, odds, refusal, syntactic
from tests.oracle.feurio.table import read

__all__ = ["moves", "naive_count", "odds", "read", "refusal", "syntactic"]
