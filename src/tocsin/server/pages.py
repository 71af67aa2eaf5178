"""What a browser is given: the built page if there is one, else a plain page that says what runs.

The catalogues of words are served as they are, so that the page speaks with the same messages.
"""

from __future__ import annotations

from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File
from litestar.router import Router
from litestar.static_files import create_static_files_router

import tocsin
from tocsin.telling.speaker import LANGUAGES, Speaker, catalogue_file

# What the page is made of beside its index, by the names that its builder gives.
ASSETS = "assets"
# The addresses of the screens: the page itself reads which one is meant.
SCREENS = [
    "/",
    "/t/{rest:path}",
    "/join",
    "/new",
    "/companion",
    "/learn",
    "/learn/{rest:path}",
    "/replay",
]
# Addresses that are for programs: what is not there is never a page.
NOT_SCREENS = ("/api/", "/lang/", "/assets/")
UNCACHED = {"cache-control": "no-cache"}


def built_page(chosen: Path | None) -> Path | None:
    """The folder of the built page; None where it was not built."""
    folder = chosen or Path(str(files("tocsin"))) / "page"
    return folder if (folder / "index.html").is_file() else None


class Index:
    """The first file of the page, as it lies there now.

    Whoever builds the page anew, or updates the package, under a running server would otherwise
    send an index whose script is gone: an empty window.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._text = file.read_text(encoding="utf-8")
        self._changed = 0

    def text(self) -> str:
        """Read again if it changed; while it is being replaced, what was read last."""
        with suppress(OSError):
            changed = self._file.stat().st_mtime_ns
            if changed != self._changed:
                self._text, self._changed = self._file.read_text(encoding="utf-8"), changed
        return self._text


def page_routes(page: Path | None) -> list[HTTPRouteHandler | Router]:
    """The routes of the page."""
    routes: list[HTTPRouteHandler | Router] = [catalogue]
    if page is None:
        return [*routes, status_page]
    index = Index(page / "index.html")

    @get(SCREENS, include_in_schema=False)
    async def home() -> Response[str]:
        return Response(index.text(), media_type="text/html", headers=UNCACHED)

    @get("/{rest:path}", include_in_schema=False)
    async def nowhere(request: Request[Any, Any, Any], rest: FromPath[Path]) -> Response[str]:
        """An address that nobody has: a person reads it in the page, a program as any refusal."""
        is_page = "text/html" in request.headers.get("accept", "")
        if not is_page or rest.as_posix().startswith(NOT_SCREENS):
            raise NotFoundException
        return Response(index.text(), status_code=404, media_type="text/html", headers=UNCACHED)

    routes += [home, nowhere]
    if (page / ASSETS).is_dir():
        routes.append(create_static_files_router(f"/{ASSETS}", [page / ASSETS]))
    for file in sorted(page.iterdir()):
        if file.is_file() and file.name != "index.html":
            routes.append(_file_route(file))
    return routes


def _file_route(file: Path) -> HTTPRouteHandler:
    @get(f"/{file.name}", include_in_schema=False, name=f"page-{file.name}")
    async def one_file() -> File:
        return File(file, content_disposition_type="inline")

    return one_file


@get("/lang/{language:str}/{name:str}", include_in_schema=False, media_type="text/plain")
async def catalogue(language: FromPath[str], name: FromPath[str]) -> Response[str]:
    """A catalogue of words, as it is."""
    text = catalogue_file(language, name)
    if text is None:
        raise NotFoundException
    return Response(text, media_type="text/plain", headers=UNCACHED)


@get("/", include_in_schema=False, media_type="text/html")
async def status_page() -> Response[str]:
    """What runs here, in both languages."""
    paragraphs = ""
    for language in LANGUAGES:
        text = Speaker(language)("server-status", version=tocsin.__version__)
        paragraphs += f'<p lang="{language}">{text}</p>'
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tocsin</title>'
    return Response(head + paragraphs, media_type="text/html")
