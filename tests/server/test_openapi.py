"""Schemathesis on the OpenAPI: whatever fits the description, or does not, no answer is a 5xx."""

import warnings
from collections.abc import Iterator

import hypothesis
import pytest

from tests.server.serving import Served
from tests.server.test_door import Browser

schemathesis = pytest.importorskip("schemathesis")
EXAMPLES = 4


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    server = Served(
        tmp_path_factory.mktemp("openapi"), tables_per_minute=10_000, tables_per_day=10_000
    )
    yield Browser(server)
    server.stop()
    assert server.errors() == ""


def test_no_request_that_can_be_thought_of_is_a_fault_of_ours(browser: Browser) -> None:
    schema = schemathesis.openapi.from_url(f"{browser.served.address}/schema/openapi.json")
    tried = 0
    with warnings.catch_warnings():
        # How it draws examples is its own affair.
        warnings.simplefilter("ignore")
        for result in schema.get_all_operations():
            operation = result.ok()
            if operation.path == "/api/me" and operation.method.upper() == "DELETE":
                continue
            statuses: list[int] = []

            @hypothesis.settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                suppress_health_check=list(hypothesis.HealthCheck),
            )
            @hypothesis.given(case=operation.as_strategy())
            def ask(case: object) -> None:
                headers = {"X-Tocsin": "1", "Cookie": browser.cookie}
                response = case.call(headers=headers)  # type: ignore[attr-defined]
                statuses.append(response.status_code)  # noqa: B023

            ask()
            assert statuses
            assert max(statuses) < 500, (operation.method, operation.path, statuses)
            tried += len(statuses)
    assert tried > 30
