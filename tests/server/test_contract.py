"""The OpenAPI document keeps its word: whatever fits it or not, the answer is one it names."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import (
    CheckFunction,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.inside import Caller, Inside
from tocsin.wire.codes import CODES

EXAMPLES = 10
CHECKED: list[CheckFunction] = [
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
BOTH = list(schemathesis.GenerationMode)


class Asker:
    """Asks for whatever the document allows, and for what it does not allow in turn."""

    def __init__(self, inside: Inside, table: str, cookie: str) -> None:
        self.inside, self.table = inside, table
        self.statuses: Counter[int] = Counter()
        self.session = requests.Session()
        self.session.headers.update({"X-Tocsin": "1", "Cookie": cookie})

    def ask(self, operation: Any, data: st.DataObject) -> None:
        raw = operation.definition.raw
        can_be_wrong = bool(raw.get("parameters") or raw.get("requestBody"))
        modes = BOTH if can_be_wrong else [schemathesis.GenerationMode.POSITIVE]
        mode = data.draw(st.sampled_from(modes))
        case = data.draw(operation.as_strategy(generation_mode=mode))
        if "table" in (case.path_parameters or {}) and data.draw(st.integers(0, 4)):
            # A table that is there: else every answer would be that there is none.
            case.path_parameters["table"] = self.table
        response = case.call(base_url=self.inside.address, session=self.session)
        self.statuses[response.status_code] += 1
        assert response.status_code < 500, case.as_curl_command()
        if response.status_code == 405:
            return
        case.validate_response(response, checks=CHECKED)
        if response.status_code >= 400:
            assert response.json()["code"] in CODES


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with Inside(tmp_path_factory.mktemp("contract")) as server:
        yield server


def test_every_answer_to_whatever_comes_is_in_the_document(inside: Inside) -> None:
    caller = Caller(inside)
    wish = {"id": "t", "game": "feurio", "options": {"players": 2}}
    status, made = caller.call("POST", "/api/tables", wish)
    assert status == 201
    document = json.loads(caller.call("GET", "/schema/openapi.json")[1])
    asker = Asker(inside, made["table"]["id"], caller.cookie)
    schema = schemathesis.openapi.from_dict(document)
    results: list[Any] = list(schema.get_all_operations())
    operations = [found.ok() for found in results]
    assert len(operations) >= 19
    for operation in operations:
        ask_much(asker, operation)
    caller.close()
    asker.session.close()
    assert asker.statuses.total() > 80
    assert {200, 400, 404} <= set(asker.statuses), asker.statuses
    assert inside.complaints == []


def ask_much(asker: Asker, operation: Any) -> None:
    @seed(11)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        asker.ask(operation, data)

    ask()
