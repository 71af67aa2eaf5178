"""Help pages and usage errors in the player's language; Typer itself speaks English."""

from collections.abc import Sequence

import typer
from typer.core import TyperCommand, TyperGroup

from tocsin.telling.speaker import Speaker

# What Typer's pages say in English, and our message for it.
PHRASES = {
    "Options": "cli-options",
    "Arguments": "cli-arguments",
    "Commands": "cli-commands",
    "Show this message and exit.": "cli-opt-help",
}
# The same in the brackets behind an option.
NOTES = {"env var:": "cli-variable", "default:": "cli-default", "required": "cli-required"}
BETWEEN_EXAMPLES = " · "
_Page = typer.Context.formatter_class


def speaking_commands(words: Speaker) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """The kinds of commands whose help comes from the catalogue, each example on its own line."""

    class Page(_Page):  # type: ignore[misc, valid-type]
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

    class Speaking(typer.Context):
        formatter_class = Page

    class Group(TyperGroup):
        context_class = Speaking

    class Command(TyperCommand):
        context_class = Speaking

    return Group, Command


def explain_usage(problem: typer.TyperException, words: Speaker) -> str:
    """A wrong command line in one or two lines."""
    context = getattr(problem, "ctx", None)
    command = context.command_path if isinstance(context, typer.Context) else "tocsin"
    how = words("cli-try-help", command=command)
    return f"{_wrong(problem, words)}\n{how}"


def _wrong(problem: typer.TyperException, words: Speaker) -> str:
    # Typer's kinds of usage errors are private, but for one; what they carry tells them apart.
    option = getattr(problem, "option_name", None)
    if isinstance(option, str):
        return words("cli-no-such-option", option=option)
    if isinstance(problem, typer.BadParameter):
        if hasattr(problem, "param_type"):
            return words("cli-missing", name=_name(problem).upper())
        return words("cli-bad-parameter", name=_name(problem), message=_misfit(problem, words))
    first, _, rest = problem.message.partition("'")
    if first == "No such command ":
        return words("cli-no-such-command", command=rest.rstrip("'."))
    return words("cli-usage-wrong", message=problem.format_message())


def _misfit(problem: typer.BadParameter, words: Speaker) -> str:
    """What does not fit; of a number, what may be."""
    kind = getattr(problem.param, "type", None)
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    if low is None:
        return problem.message
    return words("cli-number-from", low=str(low), high="none" if high is None else str(high))


def _name(problem: typer.BadParameter) -> str:
    """How the parameter is written on the command line."""
    param = problem.param
    if param is None:
        return ""
    return next((opt for opt in param.opts if opt.startswith("--")), param.name or "")


def _translate(phrase: str, words: Speaker) -> str:
    if phrase in PHRASES:
        return words(PHRASES[phrase])
    for english, message in NOTES.items():
        for before in ("[", "; "):
            phrase = phrase.replace(before + english, before + words(message))
    return phrase
