"""Puts the built page beside the installed package, so that a changed page is served at once.

The wheel carries the page like any data file; here only the files are copied, because
nothing of the package has to be built anew for them.
"""

import shutil
import sys
from pathlib import Path

import tocsin

BUILT = Path(__file__).resolve().parent.parent / "src" / "tocsin" / "page"


def main() -> int:
    """Copies the page, unless the package is used from its source."""
    installed = Path(tocsin.__file__).resolve().parent / "page"
    if installed != BUILT and BUILT.is_dir():
        shutil.rmtree(installed, ignore_errors=True)
        shutil.copytree(BUILT, installed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
