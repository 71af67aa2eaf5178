"""Help pages and usage errors in the player's language; Typer itself speaks English."""

from typing import Any

import typer.core

from tocsin.cli.words import Words

# What Typer's help pages say, and our message for it.
PHRASES = {
    "Usage: ": "cli-usage",
    "Usage:": "cli-usage",
    "Options": "cli-options",
    "Arguments": "cli-arguments",
    "Commands": "cli-commands",
    "Show this message and exit.": "cli-opt-help",
    "default: {default}": "cli-default",
    "required": "cli-required",
}


def speak_language(words: Words) -> None:
    """Let the headings of the help pages come from the catalogue."""

    def say(phrase: str) -> str:
        known = PHRASES.get(phrase)
        return words(known) if known is not None else phrase

    for module in (typer.core, typer.core._click.core, typer.core._click.formatting):
        if hasattr(module, "_"):
            module._ = say


def explain_usage(problem: Any, words: Words) -> str:
    """A wrong command line in one or two lines."""
    kind = type(problem).__name__
    name = getattr(problem, "option_name", "") or getattr(problem, "param_hint", "") or ""
    if not name and getattr(problem, "param", None) is not None:
        name = problem.param.metavar or problem.param.name or ""
    text = words("cli-usage-wrong", message=problem.format_message())
    if kind == "NoSuchOption":
        text = words("cli-no-such-option", option=str(name))
    elif kind == "MissingParameter":
        text = words("cli-missing", name=str(name).upper())
    elif kind == "BadParameter":
        text = words("cli-bad-parameter", message=problem.message)
    context = getattr(problem, "ctx", None)
    command = context.command_path if context is not None else "tocsin"
    return f"{text}\n{words('cli-try-help', command=command)}"
