"""Help pages and usage errors in the player's language; Typer itself speaks English."""

from collections.abc import Sequence

from typer._click.core import Context
from typer._click.exceptions import (
    BadParameter,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
    UsageError,
)
from typer._click.formatting import HelpFormatter

from tocsin.telling.speaker import Speaker

# What Typer's pages say in English, and our message for it.
PHRASES = {
    "Options": "cli-options",
    "Arguments": "cli-arguments",
    "Commands": "cli-commands",
    "Show this message and exit.": "cli-opt-help",
}
BETWEEN_EXAMPLES = " · "


def speak_language(words: Speaker) -> None:
    """Let headings come from the catalogue, and give every example a line of its own."""

    class Page(HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, words("cli-usage") + " ")

        def write_heading(self, heading: str) -> None:
            self.write(words("cli-headline", verb=_translate(heading, words)) + "\n")

        def write_dl(
            self, rows: Sequence[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
        ) -> None:
            told = [(term, _translate(about, words)) for term, about in rows]
            super().write_dl(told, col_max, col_spacing)

        def write_text(self, text: str) -> None:
            if not text.startswith("tocsin "):
                super().write_text(text)
                return
            self.dedent()
            self.write_heading(words("cli-examples"))
            for example in text.split(BETWEEN_EXAMPLES):
                self.write(f"  {' '.join(example.split())}\n")
            self.indent()

    Context.formatter_class = Page


def explain_usage(problem: UsageError, words: Speaker) -> tuple[str, int]:
    """A wrong command line in one or two lines, and the exit code; none at all is no error."""
    if isinstance(problem, NoArgsIsHelpError):
        return problem.message, 0
    command = problem.ctx.command_path if problem.ctx is not None else "tocsin"
    how = words("cli-try-help", command=command)
    return f"{_wrong(problem, words)}\n{how}", 2


def _wrong(problem: UsageError, words: Speaker) -> str:
    if isinstance(problem, NoSuchOption):
        return words("cli-no-such-option", option=problem.option_name)
    if isinstance(problem, MissingParameter):
        return words("cli-missing", name=_name(problem).upper())
    if isinstance(problem, BadParameter):
        return words("cli-bad-parameter", name=_name(problem), message=problem.message)
    first, _, rest = problem.message.partition("'")
    if first == "No such command ":
        return words("cli-no-such-command", command=rest.rstrip("'."))
    return words("cli-usage-wrong", message=problem.format_message())


def _name(problem: BadParameter) -> str:
    """How the parameter is written on the command line."""
    param = problem.param
    if param is None:
        return ""
    return next((opt for opt in param.opts if opt.startswith("--")), param.name or "")


def _translate(phrase: str, words: Speaker) -> str:
    if phrase in PHRASES:
        return words(PHRASES[phrase])
    return phrase.replace("[default: ", f"[{words('cli-default')} ").replace(
        "[required]", f"[{words('cli-required')}]"
    )
