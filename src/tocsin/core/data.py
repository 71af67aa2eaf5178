"""The one small door through which games load the data files that lie beside them."""

import json
from importlib.resources import files


def load_text(package: str, name: str) -> str:
    """The text of a data file in `package`/data."""
    return files(package).joinpath("data", name).read_text(encoding="utf-8")


def load_json(package: str, name: str) -> object:
    """A JSON data file in `package`/data."""
    loaded: object = json.loads(load_text(package, name))
    return loaded
