"""Behind a proxy: what it says of its callers is believed if it is trusted, and never else."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Served
from tests.server.test_door import Browser

LIMITS = {"tables_per_minute": 1, "tables_per_day": 100}
OUTSIDE = {"Host": "tables.example.org", "X_Forwarded_Proto": "https"}
WISH = {"game": "feurio", "options": {"players": 1}}


@pytest.fixture(scope="module")
def trusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("t"), "--trusted-proxy", "127.0.0.1", **LIMITS)
    yield server
    server.stop()
    assert server.errors() == ""


@pytest.fixture(scope="module")
def wary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    # A proxy is trusted, but another one.
    server = Served(tmp_path_factory.mktemp("w"), "--trusted-proxy", "10.9.9.9", **LIMITS)
    yield server
    server.stop()


def made_from(served: Served, *addresses: str) -> list[int]:
    """The answers to one new table from each of these addresses, as a proxy names them."""
    browser = Browser(served)
    statuses = []
    for number, address in enumerate(addresses):
        body = {"id": f"t{number}", **WISH}
        answer = browser.call("POST", "/api/tables", body, X_Forwarded_For=address)
        statuses.append(answer[0])
    return statuses


def test_a_trusted_proxy_names_its_callers_and_limits_count_for_them(trusting: Served) -> None:
    assert made_from(trusting, "203.0.113.1", "203.0.113.2", "203.0.113.1") == [201, 201, 429]


def test_nobody_else_changes_the_address_that_is_counted(wary: Served) -> None:
    assert made_from(wary, "203.0.113.1", "203.0.113.2") == [201, 429]


def test_a_cookie_is_secure_when_a_trusted_proxy_speaks_https(
    trusting: Served, wary: Served
) -> None:
    for served, is_secure in ((trusting, True), (wary, False)):
        _, _, headers = Browser(served).call("POST", "/api/session", Cookie="", **OUTSIDE)
        assert headers["set-cookie"].startswith("__Host-tocsin=") is is_secure
        assert ("; Secure" in headers["set-cookie"]) is is_secure


def test_the_origin_is_that_of_the_proxy(trusting: Served) -> None:
    browser = Browser(trusting)
    for origin, status in (
        ("https://tables.example.org", 204),
        ("http://tables.example.org", 403),
        ("https://evil.example.org", 403),
    ):
        assert browser.call("POST", "/api/session", Origin=origin, **OUTSIDE)[0] == status
