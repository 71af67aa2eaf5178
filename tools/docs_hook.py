"""What mkdocs calls while it builds the site: adds the generated pages and their navigation.

Nothing generated is committed. A game appears as soon as it has a list of rules in tests/rules and
explains them in the catalogues.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
# The pages describe this tree, whatever is installed; the source runs uncompiled as well.
for _folder in (ROOT / "src", ROOT):
    if str(_folder) not in sys.path:
        sys.path.insert(0, str(_folder))

from mkdocs.config.defaults import MkDocsConfig  # noqa: E402
from mkdocs.structure.files import File, Files  # noqa: E402
from mkdocs.structure.pages import Page  # noqa: E402

from tocsin.drawing import stylesheet  # noqa: E402
from tools.pages.library import Library  # noqa: E402

_LIBRARY: list[Library] = []
# The colours of drawings follow the page's own switch between light and dark.
_COLOURS = "drawing.css"
_SCHEMES = ('[data-md-color-scheme="default"] .tocsin', '[data-md-color-scheme="slate"] .tocsin')


def library() -> Library:
    """Read once per build."""
    if not _LIBRARY:
        _LIBRARY.append(Library(ROOT))
    return _LIBRARY[0]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the games and the decisions into the navigation."""
    _LIBRARY.clear()
    nav: list[Any] = config.nav or []
    for entry in nav:
        if isinstance(entry, dict):
            if "Games" in entry:
                entry["Games"] = library().games_nav()
            if "Project" in entry:
                entry["Project"] = [*entry["Project"], {"Decisions": library().decisions_nav()}]
    config.extra_css.append(_COLOURS)
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the pages that are made from the source."""
    for path, content in library().pages().items():
        files.append(File.generated(config, path, content=content))
    files.append(File.generated(config, _COLOURS, content=stylesheet(*_SCHEMES)))
    # What is written about a game that is not there yet waits until it is.
    for file in [file for file in files if library().is_early(file.src_uri)]:
        files.remove(file)
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Fill the places that a written page leaves for generated tables."""
    return library().fill(markdown, page.file.src_uri)


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Draw the boards into pages that are no longer Markdown, which would mangle drawings."""
    return library().draw(html)
