"""Every terminal example of the pages prints what the page shows."""

from pathlib import Path

import pytest

from tools.console_examples import agrees, check_page, pages, read_examples, runs, write_page

ROOT = Path(__file__).parent.parent.parent
WITH_EXAMPLES = [
    page
    for page in pages()
    if any(runs(example) for example in read_examples(page.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_commands_of_a_page_print_what_it_shows(page: Path) -> None:
    wrong = check_page(page.read_text(encoding="utf-8"))
    assert not wrong, "\n".join(wrong)


def test_there_is_a_page_with_examples() -> None:
    assert ROOT / "docs" / "play.md" in WITH_EXAMPLES


@pytest.mark.parametrize(
    ("shown", "printed", "expected"),
    [
        ("one\ntwo\n", "one\ntwo\n", True),
        ("one\n", "one\ntwo\n", False),
        ("one\n...\n", "one\ntwo\nthree\n", True),
        ("...\nthree\n", "one\ntwo\nthree\n", True),
        ("...\ntwo\n", "one\ntwo\nthree\n", False),
        ("tocsin (...)\n", "tocsin (compiled)\n", True),
        ("a.c\n", "abc\n", False),
    ],
)
def test_three_dots_stand_for_anything_and_nothing_else_does(
    shown: str, printed: str, expected: bool
) -> None:
    assert agrees(shown, printed) is expected


def test_writing_anew_replaces_what_is_wrong() -> None:
    page = "```console\n$ echo tocsin\nwrong\n```\n"
    assert write_page(page) == "```console\n$ echo tocsin\ntocsin\n```\n"
    assert len(check_page(page)) == 1
