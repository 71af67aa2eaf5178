"""How SOS Titanic is told."""

from tocsin.telling.titanic.wording import TitanicWording

WORDING = TitanicWording
