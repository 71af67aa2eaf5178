"""Links as squares for a camera: the path on the page, the blocks in a terminal."""

import re
from pathlib import Path

import pytest
import segno

from tests.server.inside import Caller, Inside
from tocsin.server.config import Doors
from tocsin.server.qr import draw, print_blocks
from tocsin.wire.limits import LINK_CHARS_MAX

LINK = "http://192.168.1.20:8033/t/k7d2m9qpx4#seat=4f6q2m7z4f6q2m7z4f6q2m7z4f6q2m7z"


def dark_squares(path: str) -> set[tuple[int, int]]:
    """The squares that a path fills."""
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path)
    assert "".join(f"M{x} {y}h{n}v1h-{n}z" for x, y, n in runs) == path
    return {(int(x) + step, int(y)) for x, y, n in runs for step in range(int(n))}


def test_the_path_fills_the_dark_squares_and_leaves_the_border_that_cameras_need() -> None:
    found = draw(LINK)
    matrix = segno.make(LINK, micro=False, error="m").matrix
    wanted = {(x + 4, y + 4) for y, row in enumerate(matrix) for x, bit in enumerate(row) if bit}
    assert found.side == len(matrix) + 8
    assert dark_squares(found.path) == wanted


def test_a_terminal_shows_the_same_in_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    print_blocks(LINK)
    rows = capsys.readouterr().out.splitlines()
    # Two rows of squares in each line of characters.
    assert len(rows) >= draw(LINK).side // 2
    assert len({len(re.sub("\x1b[^m]*m", "", row)) for row in rows}) == 1


def test_a_page_asks_for_the_code_of_a_link_and_not_without_end(tmp_path: Path) -> None:
    with Inside(tmp_path, Doors(player_messages_max=3)) as inside:
        caller = Caller(inside)
        status, found = caller.call("POST", "/api/qr", {"text": LINK})
        assert (status, found) == (200, {"side": draw(LINK).side, "path": draw(LINK).path})
        for length, wanted in ((LINK_CHARS_MAX, 200), (LINK_CHARS_MAX + 1, 400)):
            assert caller.call("POST", "/api/qr", {"text": "x" * length})[0] == wanted
        assert caller.call("POST", "/api/qr", {"text": LINK})[0] == 200
        status, refused = caller.call("POST", "/api/qr", {"text": LINK})
        assert (status, refused["code"]) == (429, "too-fast")
        caller.close()
        assert inside.complaints == []
