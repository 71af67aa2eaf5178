"""The page of the protocol tells every order, every report and every code of a refusal."""

import re
from pathlib import Path

import pytest

from tocsin.wire.codes import CODES, status_of
from tocsin.wire.orders import AnyOrder
from tocsin.wire.reports import AnyReport, NoteKind

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_code_of_a_refusal_is_told_with_its_status() -> None:
    told = re.findall(r"^\| `([a-z-]+)` \| (\d+) \| \S", PAGE, re.M)
    assert told == [(code, str(status_of(code))) for code in CODES]


@pytest.mark.parametrize("union", [AnyOrder, AnyReport])
def test_every_message_is_shown(union: object) -> None:
    kinds = [kind.__struct_config__.tag for kind in union.__args__]  # type: ignore[attr-defined]
    assert [kind for kind in kinds if f'{{"type":"{kind}"' not in PAGE] == []


def test_every_kind_of_a_note_is_named() -> None:
    named = re.search(r"^Note kinds: (.*?)\.", PAGE, re.M)
    assert named
    assert named[1].split(", ") == list(NoteKind.__args__)  # type: ignore[attr-defined]
