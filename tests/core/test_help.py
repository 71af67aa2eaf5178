"""`help(...)` of what `import tocsin` offers, compiled or not: everything says what it is."""

import inspect
import pydoc
import re
from collections.abc import Iterator

import pytest

import tocsin


def offered() -> Iterator[tuple[str, object]]:
    """Functions and classes, and the public methods of the classes."""
    for name in tocsin.__all__:
        thing = getattr(tocsin, name)
        if not callable(thing):
            continue
        yield name, thing
        if not inspect.isclass(thing):
            continue
        for part in dir(thing):
            value = getattr(thing, part)
            if not part.startswith("_") and callable(value):
                yield f"{name}.{part}", value


@pytest.mark.kit
def test_everything_that_is_offered_says_what_it_is() -> None:
    named = dict(offered())
    assert {"start", "State.legal", "Playthrough.do", "Game.describe"} <= set(named)
    assert [name for name, thing in named.items() if not inspect.getdoc(thing)] == []


@pytest.mark.kit
def test_help_shows_the_sentence_of_the_source_with_its_arguments() -> None:
    legal = pydoc.plain(pydoc.render_doc(tocsin.State.legal))
    assert "The actor's legal codes in ascending order; at chance the possible outcomes." in legal
    described = pydoc.plain(pydoc.render_doc(tocsin.Game.describe))
    assert re.search(r"describe\(self, .*state.*, code", described)
    assert "NOBODY when it is over" in (inspect.getdoc(tocsin.Playthrough.actor) or "")
