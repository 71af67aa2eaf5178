"""The kinds of arguments that only Flash Point has, for tables of refusals and vocabularies.

Cards, ways, verbs and endings are open sets: an expansion adds its own, and the base names none.
"""

# mypyc: off

from tocsin.core.vocabulary import Kind, names
from tocsin.games.flashpoint.table import codes, ways

SPECIALIST = Kind("specialist")
WAY = Kind("way")
VERB = Kind("verb")
# What a captain asks for: the verb of an action, told as players choose it.
ORDER = Kind("order")
ENDING = Kind("ending")
SIDE = names("side", ways.SIDES)
VEHICLE = names("vehicle", codes.VEHICLES)
DIE = Kind("die")
THREAT = Kind("threat")
