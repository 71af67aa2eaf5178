"""Whoever asks the house is answered, whatever goes wrong on the way."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tocsin.server import house as housing
from tocsin.server.config import Config
from tocsin.server.house import House
from tocsin.tables.refusing import Refusal


def test_an_answer_that_never_comes_is_a_refusal_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housing, "ANSWER_SECONDS", 0.05)

    def silent(answer: Callable[[Any], None]) -> None:
        """A fault somewhere: nobody calls back."""

    async def ask() -> None:
        house = House(Config(str(tmp_path / "t.db")), asyncio.get_running_loop())
        try:
            with pytest.raises(Refusal) as refused:
                await house.ask(silent)
            assert refused.value.code == "busy"
        finally:
            await house.stop()

    asyncio.run(ask())
