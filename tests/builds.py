"""How much is tried on which build: all of it on the compiled one, a sample on the source.

The source is many times slower and plays the same games (`tests/games/test_builds_agree.py`), so a
sample of the long nets shows there that they are up; `make test-all` tries everything on both.
"""

from collections.abc import Iterable
from typing import Any

import pytest

import tocsin

IS_COMPILED = tocsin.is_compiled()


def sampled(cases: Iterable[Any], every: int) -> list[Any]:
    """The cases of a test: on the source one in `every`, the others are slow ones there."""
    return [
        case if IS_COMPILED or number % every == 0 else pytest.param(case, marks=pytest.mark.slow)
        for number, case in enumerate(cases)
    ]


def fewer(many: int, on_source: int) -> int:
    """So many on the compiled build, so many on the source."""
    return many if IS_COMPILED else on_source
