"""Every word of SOS Titanic positions, from the tables that read and write them."""

# mypyc: off

from tocsin.core.wordlist import Wordlist
from tocsin.games.titanic.actions import play
from tocsin.games.titanic.face.moments import STEPS
from tocsin.games.titanic.face.step_text import WORDS
from tocsin.games.titanic.rules.endings import RULES
from tocsin.games.titanic.table import crew, heaps, phases, places

# The rule behind each word of the step, in their order.
STEP_RULES = (
    "TI-ACT-GEN-1",
    "TI-RESCUE-2",
    "TI-RESCUE-1",
    "TI-CREW-MURDOCH-1",
    "TI-ACT-YOURTURN-1",
    "TI-CREW-LATIMER-1",
    "TI-CREW-PITMAN-2",
    "TI-CREW-FLEET-1",
    "TI-CREW-SMITH-2",
)
# Marks of groups and lines.
MARKS = (
    ("p", "TI-GEN-1"),
    ("a", "TI-GEN-1"),
    ("u", "TI-CREW-LATIMER-3"),
    ("m", "TI-ACT-MYSTERY-1"),
    ("x", "TI-FLOOD-7"),
    ("-", "TI-GEN-6"),
    ("4+s2.f9|f11.f10", "TI-GEN-4"),
)


def list_words() -> tuple[Wordlist, ...]:
    """Phases, endings, words of the step, places, marks, crew, Action cards."""
    rooms = play.list_rooms()
    return (
        Wordlist("Phases", tuple((step.phase, step.rule) for step in STEPS)),
        Wordlist("Endings", tuple(zip(phases.ENDINGS[1:], RULES[1:], strict=True))),
        Wordlist("Words of the step", tuple(zip(WORDS, STEP_RULES, strict=True))),
        Wordlist("Places", tuple((name, _rule_of(name)) for name in places.NAMES)),
        Wordlist("Marks of groups and lines", MARKS),
        Wordlist("Crew", tuple((name, "TI-SETUP-2") for name in crew.NAMES)),
        Wordlist(
            "Action cards",
            tuple((name, room.rule) for name, room in zip(heaps.NAMES, rooms, strict=True)),
        ),
    )


def _rule_of(place: str) -> str:
    if place in places.GROUPS:
        return "TI-GEN-7"
    if place == "boat":
        return "TI-ACT-BOAT-1"
    if place == "side":
        return "TI-MOVE-4"
    return "TI-MOVE-15" if place in ("mf", "ms") else "TI-GEN-6"
