"""What all tests share: the collected items, so that meta-tests can see who covers what."""

import pytest

COLLECTED = pytest.StashKey[list[pytest.Item]]()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Remember everything collected before any selection by -m or -k."""
    config.stash[COLLECTED] = list(items)


@pytest.fixture(autouse=True)
def _home_of_its_own(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No test keeps plays in the home of whoever runs it, or finds any there."""
    monkeypatch.setenv("TOCSIN_HOME", str(tmp_path_factory.mktemp("home")))
