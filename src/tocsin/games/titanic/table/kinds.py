"""The kinds of arguments that only SOS Titanic has, for tables of refusals and vocabularies."""

# mypyc: off

from tocsin.core.vocabulary import Kind, many, names
from tocsin.games.titanic.table import crew, heaps, places

# A passenger: f7, s12a; a class with a number: f7; a stand-in: mf6.
PASSENGER = Kind("passenger")
PASSENGERS = many(PASSENGER)
# Lines, the boat, the ship's side, groups, stand-ins.
PLACE = names("place", places.NAMES)
# Where passengers are looked for.
HEAP = names("place", (*places.LINES, "pile", "discard"))
ACTION_CARD = names("card", heaps.NAMES)
ACTION_CARDS = many(ACTION_CARD)
# A passenger or an Action card, for a refusal that both share.
ANY_CARD = Kind("card")
MEMBER = names("crew", crew.NAMES)
