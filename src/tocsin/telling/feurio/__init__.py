"""How Feurio! is told."""

from tocsin.telling.feurio.wording import FeurioWording

WORDING = FeurioWording
