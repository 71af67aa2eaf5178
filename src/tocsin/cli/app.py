"""The command `tocsin`: reads the command line, runs a command, and ends with the right code.

0 is well, 2 is the user's mistake (one or two lines on stderr, in the player's language), 130 is
Ctrl-C. A traceback is a bug of ours and nothing else.
"""

import codecs
import os
import sys
import unicodedata

from tocsin.core.errors import TocsinError
from tocsin.telling.errors import tell_error
from tocsin.telling.speaker import Speaker, UnknownLanguage, pick_language

USER_ERROR = 2
INTERRUPTED = 130
# Signs without a letter in them, for terminals that know only a few.
PLAINER = str.maketrans("’“”«»×·…→≈▒▶°", '\'""""x..>~#>\'')


def main(argv: list[str] | None = None) -> None:
    """What the console script calls."""
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: list[str]) -> int:
    """Carry out a command line; the exit code."""
    _soften_streams()
    try:
        flag, rest = take_language(argv)
        words = Speaker(pick_language(flag, os.environ))
    except UnknownLanguage as unknown:
        words = Speaker(pick_language(None, os.environ))
        complain(words("cli-unknown-language", lang=str(unknown)))
        return USER_ERROR
    try:
        return _dispatch(rest, words)
    except TocsinError as error:
        complain(words.say(tell_error(error)))
        return USER_ERROR
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; keep Python from complaining when it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def take_language(argv: list[str]) -> tuple[str | None, list[str]]:
    """`--lang fr` may stand anywhere, because help and errors need it before anything is read."""
    flag: str | None = None
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--":
            return flag, rest + [word, *words]
        if word == "--lang":
            flag = next(words, "")
        elif word.startswith("--lang="):
            flag = word[7:]
        else:
            rest.append(word)
    return flag, rest


def complain(text: str) -> None:
    """A message on stderr."""
    print(text, file=sys.stderr)


def _dispatch(argv: list[str], words: Speaker) -> int:
    if argv and argv[0] in ("--version", "-V"):
        from tocsin.cli.version import version_lines

        print("\n".join(version_lines(words)))
        return 0
    # Typer is loaded only now: a version or a wrong language should not wait for it.
    from tocsin.cli.commands import call

    return call(argv, words)


def _soften_streams() -> None:
    """A letter that cannot be read or shown becomes a plainer one and does not end the play."""
    codecs.register_error("tocsin-plainer", _plainer)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else "tocsin-plainer")


def _plainer(problem: UnicodeError) -> tuple[str, int]:
    """`é` as e, a non-breaking blank as a blank, what has no plainer form as a question mark."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    wanted = problem.object[problem.start : problem.end].translate(PLAINER)
    letters = [unicodedata.normalize("NFKD", letter)[0] for letter in wanted]
    return "".join(letter if letter.isascii() else "?" for letter in letters), problem.end
