"""Builds tocsin into the virtual environment, and starts a game without waiting for that.

Usage: python tools/build.py build           build and install, unless that is done already
       python tools/build.py play [ARGS]     play now; what is not built is built behind the game
       python tools/build.py serve [ARGS]    the same in the browser
       python tools/build.py wait LABEL CMD  run a command under a line that says how long it takes

A compile takes minutes, and the same rules run as they are. So the first game starts on the source,
while a process of its own, which neither Ctrl-C nor the end of the game reaches, compiles; the next
game finds it finished. Nothing half installed is ever used: the stamp `.venv/built` is taken away
first and set last, and without it the source is played. One build at a time: a lock sees to that.
"""

import fcntl
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

VENV = Path(".venv")
STAMP = VENV / "built"
BUILD = Path("build")
PAGE = Path("src", "tocsin", "page")
INPUTS = BUILD / "inputs.txt"
HOW = BUILD / "how-built.txt"
LOCK = BUILD / "lock"
MADE_FROM = ("setup.py", "pyproject.toml", "LICENSE", "README.md")
BEHIND_LOG = BUILD / "behind.log"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq"]
INSTALL = [*PIP, "install", "--no-deps", "--no-build-isolation", "--force-reinstall", "."]
POLITENESS = 10
TICK_SECONDS = 0.5


def main(argv: list[str]) -> int:
    """Do what the first word says."""
    BUILD.mkdir(exist_ok=True)
    if argv[:1] == ["build"]:
        return build()
    if argv[:1] == ["behind"]:
        os.nice(POLITENESS)
        return build()
    if argv[:1] in (["play"], ["serve"]):
        return start(argv[0], argv[1:])
    if argv[:1] == ["wait"]:
        return run(argv[1], argv[2:])
    print(__doc__)
    return 2


def is_built() -> bool:
    """Is what is installed made from the files as they are, and finished?"""
    if not STAMP.exists():
        return False
    made = STAMP.stat().st_mtime
    files = [INPUTS, *map(Path, MADE_FROM)]
    files += [
        path for path in Path("src").rglob("*") if path.suffix != ".pyc" and not is_page(path)
    ]
    sources = [path for path in files if path.is_file() and ".egg-info" not in str(path)]
    return all(path.stat().st_mtime <= made for path in sources)


def is_page(path: Path) -> bool:
    """Is it a file of the built page? That is put beside the package without building anything."""
    return path.is_relative_to(PAGE)


def is_enough() -> bool:
    """Built, and compiled if that is required."""
    required = os.environ.get("TOCSIN_REQUIRE_COMPILED", "")
    return is_built() and (not required or HOW.read_text("utf-8").startswith("compiled"))


def build() -> int:
    """Build and install unless it is done; whoever is building already is waited for."""
    with LOCK.open("w") as lock:
        take(lock)
        if is_enough():
            return 0
        STAMP.unlink(missing_ok=True)
        failed = run("Building tocsin", INSTALL)
        if not failed:
            print("tocsin: " + HOW.read_text("utf-8").strip(), flush=True)
            STAMP.touch()
        return failed


def take(lock: IO[str]) -> None:
    """Take the lock; while another build has it, a line says so."""
    began = time.monotonic()
    is_told = False
    while not try_lock(lock):
        if not is_told or sys.stdout.isatty():
            tell("Waiting for the build behind a game", began)
        is_told = True
        time.sleep(TICK_SECONDS)
    if is_told:
        end_line()


def try_lock(lock: IO[str]) -> bool:
    """Take it if it is free."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def start(command: str, args: list[str]) -> int:
    """Start the game on what is built, else on the source while it is built behind."""
    if is_built():
        subprocess.run([sys.executable, "tools/install_page.py"], check=False)
        os.execv(VENV / "bin" / "tocsin", ["tocsin", command, *args])
    build_behind()
    environment = {**os.environ, "PYTHONPATH": "src"}
    os.execve(sys.executable, [sys.executable, "-m", "tocsin", command, *args], environment)


def build_behind() -> None:
    """Let a process of its own build, unless one does."""
    with LOCK.open("w") as lock:
        if not try_lock(lock):
            print("The rules are still being compiled behind; this game plays them as they are.")
            return
    print("The rules are compiled behind the game, once and for some minutes; this game plays")
    print(f"them as they are, only slower. ({BEHIND_LOG} tells how it goes.)", flush=True)
    with BEHIND_LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, __file__, "behind"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def run(label: str, command: list[str]) -> int:
    """Run a command under a line that moves; what it says is shown only if it fails."""
    began = time.monotonic()
    kept = BUILD / f"{label.lower().replace(' ', '-')}.log"
    with kept.open("w+", encoding="utf-8", errors="replace") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        tell(label, began)
        try:
            while process.poll() is None:
                time.sleep(TICK_SECONDS / 5)
                if sys.stdout.isatty():
                    tell(label, began)
        except BaseException:
            process.terminate()
            raise
        tell(label, began)
        end_line()
        if process.returncode:
            log.seek(0)
            print(log.read(), end="", flush=True)
        return process.returncode


def tell(label: str, began: float) -> None:
    """The line, written over itself on a terminal."""
    end = "" if sys.stdout.isatty() else "\n"
    start = "\r" if sys.stdout.isatty() else ""
    print(f"{start}{label} ... {time.monotonic() - began:.0f} s", end=end, flush=True)


def end_line() -> None:
    """Leave the line that was written over."""
    if sys.stdout.isatty():
        print(flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
