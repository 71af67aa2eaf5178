"""How heavy the page is: built anew, each file compressed by itself, counted by what a table loads.

Vite's manifest says which file brings in which. What is fetched later (rule book, lessons, replay,
sheets) does not count; `times` holds against this list what a browser really fetched.
"""

import gzip
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
GAMES = ("flashpoint", "titanic", "feurio")
LANGUAGES = ("en", "fr")
# What an address of a table leads through before its board is there.
WAY = ("index.html", "src/screens/Door.svelte")
# A busy machine only adds, so the quickest of these counts; each is a whole build.
BUILDS = 5
# Compressed already.
PACKED = (".woff2", ".woff", ".png")


class Built:
    """A build of the page in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.times = [self._build() for _ in range(BUILDS)]
        text = (folder / ".vite" / "manifest.json").read_text(encoding="utf-8")
        self.manifest: dict[str, dict[str, Any]] = json.loads(text)

    def _build(self) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        # Node of this environment comes first, and npm needs all the rest of the environment.
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        order = ["node", str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build"]
        order += ["--logLevel", "error", "--manifest"]
        order += ["--outDir", str(self.folder), "--emptyOutDir"]
        subprocess.run(order, cwd=WEB, check=True, env={**os.environ, "PATH": path})
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def brought_in(self, *sources: str) -> set[str]:
        """The files that these sources need at once, directly or not."""
        files: set[str] = set()
        waiting, seen = list(sources), set(sources)
        while waiting:
            chunk = self.manifest[waiting.pop()]
            files |= {chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])}
            fresh = set(chunk.get("imports", [])) - seen
            seen |= fresh
            waiting += fresh
        return files

    def kilobytes(self, name: str) -> float:
        """One file as it goes over the wire."""
        data = (self.folder / name).read_bytes()
        return (len(data) if name.endswith(PACKED) else len(gzip.compress(data, 9))) / 1000

    def weigh(self, files: set[str]) -> float:
        """All of them together."""
        return sum(self.kilobytes(name) for name in files)


def books_of(game: str) -> list[str]:
    """The catalogues that the board of a game asks for, and the words of the page itself."""
    face = (WEB / "src" / "boards" / game / "face.ts").read_text(encoding="utf-8")
    found = re.search(r"books: \[([^\]]*)\]", face)
    assert found is not None
    return ["core", *re.findall(r'"([^"]+)"', found[1])]


def words_of(built: Built, game: str, language: str) -> set[str]:
    """The files with the words of a game."""
    return built.brought_in(
        *(f"src/made/words/{book}.{language}.ftl?raw" for book in books_of(game))
    )


def table_of(built: Built, game: str) -> set[str]:
    """The files of a playable board, without its words."""
    found = built.brought_in(*WAY, f"src/boards/{game}/face.ts") | {"index.html"}
    # The pieces of a game are fetched with its board, those of Flash Point with every page.
    others = [name for name in GAMES if name not in ("flashpoint", game)]
    return found - {built.manifest[f"src/made/pieces/{name}.svg"]["file"] for name in others}


def measure() -> tuple[dict[str, float], set[str]]:
    """The figures, and every file that a table of Flash Point in English needs."""
    with tempfile.TemporaryDirectory() as folder:
        built = Built(Path(folder))
        scripts, words, wholes = [], [], []
        for game in GAMES:
            table = table_of(built, game)
            script = built.weigh({name for name in table if name.endswith(".js")})
            scripts.append(script)
            for language in LANGUAGES:
                catalogue = words_of(built, game, language) - table
                # Of each font a browser takes the newest form, and only what a text needs of it.
                shown = {name for name in table if not name.endswith(".woff")}
                shown = {name for name in shown if "latin-ext" not in name}
                words.append(built.weigh(catalogue))
                wholes.append(built.weigh(shown | catalogue))
            print(
                f"        {game}: script {script:.1f}, words {words[-2]:.1f} and {words[-1]:.1f},"
                f" first load {wholes[-2]:.1f} and {wholes[-1]:.1f} kB"
            )
        print(f"        builds: {', '.join(f'{time:.1f}' for time in built.times)} s of CPU")
        needed = table_of(built, "flashpoint") | words_of(built, "flashpoint", "en")
        figures = {
            "script of a playable board, gzip kB": max(scripts),
            "catalogues of a game and language, gzip kB": max(words),
            "all of the first load, gzip kB": max(wholes),
            "building it, s of CPU": min(built.times),
        }
        return figures, {Path(name).name for name in needed}
