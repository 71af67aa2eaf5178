"""`python -m tocsin` is the command."""

import subprocess
import sys

import tocsin


def test_the_package_runs_as_a_module() -> None:
    asked = [sys.executable, "-m", "tocsin", "--version"]
    said = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert tocsin.__version__ in said.stdout
