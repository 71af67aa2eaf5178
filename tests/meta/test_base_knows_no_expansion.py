"""The base game is read without learning its expansion: none of its rules and words stand there."""

import re
from pathlib import Path

import pytest

FLASHPOINT = Path(__file__).parents[2] / "src" / "tocsin" / "games" / "flashpoint"
ROOMS = sorted(
    path for path in FLASHPOINT.rglob("*.py") if "danger" not in path.relative_to(FLASHPOINT).parts
)
# Not among them: veteran, which is a level of the base game too, and floor, which is between cells.
WORDS = (
    "attic|basement|bridge|cannon|car|chemical|danger|dodge|dog|engineer|extreme|fireproof|garage"
    "|hole|jam(?:med)?|laborator(?:y|ies)|ladder|platform|spill|squeeze|stair|toxic|trapped|window"
)
NAMED = re.compile(rf"XD-|(?<![a-z])(?:{WORDS})(?:s|ed|ing)?(?![a-z])", re.IGNORECASE)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(FLASHPOINT)))
def test_no_room_of_the_base_game_names_what_only_the_expansion_has(room: Path) -> None:
    lines = enumerate(room.read_text("utf-8").splitlines(), 1)
    assert [(number, line) for number, line in lines if NAMED.search(line)] == []


def test_the_search_finds_what_it_is_for() -> None:
    for line in ("# XD-STAIR-5: stairs", 'kind == "window"', "self.platform_away", "Jammed doors"):
        assert NAMED.search(line), line
    assert len(ROOMS) > 60
