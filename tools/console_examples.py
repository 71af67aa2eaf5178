"""The terminal examples of the pages: run every one, compare, or write the output anew.

Usage: python tools/console_examples.py [--write] [PAGE ...]     (all pages without a name)

An example is a fenced block of the kind `console`; lines that begin with `$ ` are commands, what
follows is their output. `...` stands for anything: within a line, or alone for any number of lines.
Blocks of a page share one empty folder. Only commands that name `tocsin` are run.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
SECONDS_MAX = 120
_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Example:
    """One command with the output that its page shows."""

    command: str
    shown: str


def pages() -> list[Path]:
    """Every written page."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def read_examples(text: str) -> list[Example]:
    """The commands of a page in order; those that show no output and run nothing are left out."""
    return [example for block in _BLOCK.findall(text) for example in split_block(block)]


def split_block(block: str) -> list[Example]:
    """The commands of one block."""
    found: list[Example] = []
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        found.append(Example(command, shown))
    return found


def runs(example: Example) -> bool:
    """Is it one of ours with an output to compare?"""
    return bool(re.search(r"\btocsin\b", example.command)) and bool(example.shown.strip())


def run(command: str, folder: Path) -> str:
    """What a command prints, on a terminal of 88 columns without colours, in English."""
    environ = {
        **os.environ,
        "TOCSIN_HOME": str(folder),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "COLUMNS": "88",
        "LINES": "40",
        "NO_COLOR": "1",
        "LC_ALL": "C.UTF-8",
    }
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=SECONDS_MAX,
        check=False,
    )
    return "".join(line.rstrip() + "\n" for line in done.stdout.splitlines())


def agrees(shown: str, printed: str) -> bool:
    """Does the page show what was printed?"""
    pattern = "".join(
        r"(?:.*\n)*" if line == "..." else ".*".join(map(re.escape, line.split("..."))) + r"\n"
        for line in shown.rstrip("\n").split("\n")
    )
    return re.fullmatch(pattern, printed.rstrip("\n") + "\n") is not None


def check_page(text: str) -> list[str]:
    """What differs on a page, one text per example."""
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for example in read_examples(text):
            if not re.search(r"\btocsin\b", example.command) or not _is_safe(example):
                continue
            if not runs(example):
                continue
            printed = run(example.command, Path(folder))
            if not agrees(example.shown, printed):
                wrong.append(f"$ {example.command}\nshown:\n{example.shown}printed:\n{printed}")
    return wrong


def _is_safe(example: Example) -> bool:
    """Set-up commands (make, pip) are shown but not run."""
    return not example.command.startswith(("make", "pip", "sudo", "git"))


def write_page(text: str) -> str:
    """The page with every output as it is printed now; outputs with `...` are left as they are."""
    with tempfile.TemporaryDirectory() as folder:

        def renew(match: re.Match[str]) -> str:
            block = ""
            for example in split_block(match.group(1)):
                shown = example.shown
                if runs(example) and _is_safe(example):
                    printed = run(example.command, Path(folder))
                    if "..." not in shown:
                        shown = printed
                block += f"$ {example.command}\n{shown}"
            return f"```console\n{block}```"

        return _BLOCK.sub(renew, text)


def main(arguments: list[str]) -> int:
    """Compare, or write anew."""
    writing = "--write" in arguments
    chosen = [Path(name) for name in arguments if name != "--write"] or pages()
    worst = 0
    for page in chosen:
        text = page.read_text(encoding="utf-8")
        if writing:
            page.write_text(write_page(text), encoding="utf-8")
            continue
        for difference in check_page(text):
            worst = 1
            print(f"{page.name}: {difference}")
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
