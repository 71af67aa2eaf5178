"""Telling: what the rules say in codes, said to people, in two steps.

Codes become lines (message ids with arguments, in no language), and lines become text with the
Fluent catalogues of `tocsin.lang`. A browser does the second step by itself with the same files.
"""

from tocsin.lang.catalogue import LANGUAGES
from tocsin.telling.line import Line
from tocsin.telling.speaker import Speaker
from tocsin.telling.teller import Teller

__all__ = ["LANGUAGES", "Line", "Speaker", "Teller"]
