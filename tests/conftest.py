"""What all tests share: the collected items, so that meta-tests can see who covers what."""

import pytest
from hypothesis import HealthCheck, settings

COLLECTED = pytest.StashKey[list[pytest.Item]]()

# Machines are shared: how long an example takes says nothing about the code.
settings.register_profile("tocsin", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tocsin")


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
