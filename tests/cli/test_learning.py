"""Lessons at the keyboard: listed, taken, and patient with what is not asked."""

from tests.cli.conftest import Tocsin


def test_all_lessons_are_listed(tocsin: Tocsin) -> None:
    shown = tocsin("learn").out
    assert "Walk and look" in shown
    assert "Lifeboats" in shown
    assert "The hottest cell" in shown


def test_a_lesson_is_taken_to_its_end_by_typing_what_is_asked(tocsin: Tocsin) -> None:
    result = tocsin("learn", "titanic", "boats", "--plain", typed="move:l1>side\n\n\n\n")
    assert result.code == 0
    assert "Step 4 of 4" in result.out
    assert "Lines go down, lifeboats go up." in result.out


def test_a_move_that_is_not_asked_is_answered_kindly(tocsin: Tocsin) -> None:
    result = tocsin("learn", "flashpoint", "1", "--plain", typed="walk:n\nchop:n\nwhat\nq\n")
    assert "not what the lesson asks for" in result.out
    assert "There is no wall there. [FP-CHOP-3]" in result.out
    assert "“what” is no move" in result.out
    assert "Step 2" not in result.out


def test_back_leads_to_the_step_before(tocsin: Tocsin) -> None:
    result = tocsin("learn", "flashpoint", "1", "--plain", typed="\nb\nb\nq\n")
    assert result.out.count("Step 1 of 4") == 2


def test_an_unknown_lesson_names_those_that_there_are(tocsin: Tocsin) -> None:
    result = tocsin("learn", "feurio", "twelve")
    assert result.code == 2
    assert "hottest" in result.err
