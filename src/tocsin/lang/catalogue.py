"""A language's messages: `catalogue_of("en").say("event-feurio-passed", seat="Red")`.

Every `lang/<code>/*.ftl` file belongs to the catalogue. Files are cut into entries and an entry is
parsed only when it is said, because most commands say a handful of several hundred.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LANGUAGES = ("en", "fr")
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class UnknownLanguage(ValueError):
    """There is no catalogue for that language."""


def pick_language(flag: str | None, environ: Mapping[str, str]) -> str:
    """What `--lang` says, else the locale, else English; a locale we do not speak is English."""
    if flag is not None:
        wanted = flag.lower().replace("_", "-").partition("-")[0]
        if wanted not in LANGUAGES:
            raise UnknownLanguage(flag)
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            locale = re.split(r"[_.@-]", environ[name].lower())[0]
            return locale if locale in LANGUAGES else "en"
    return "en"


def split_entries(source: str) -> dict[str, str]:
    """The entries of a Fluent file by id; terms keep their leading hyphen."""
    starts = list(_ENTRY.finditer(source))
    ends = [match.start() for match in starts[1:]] + [len(source)]
    return {
        match.group(1): source[match.start() : end] for match, end in zip(starts, ends, strict=True)
    }


def read_entries(language: str) -> dict[str, str]:
    """Every entry of a language by id, file by file."""
    entries: dict[str, str] = {}
    folder = files("tocsin.lang").joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            entries.update(split_entries(file.read_text(encoding="utf-8")))
    return entries


def catalogue_file(language: str, name: str) -> str | None:
    """The text of a catalogue as it is, for a browser to speak with; None if there is none."""
    if language in LANGUAGES and name.endswith(".ftl"):
        for file in files("tocsin.lang").joinpath(language).iterdir():
            if file.name == name:
                return file.read_text(encoding="utf-8")
    return None


@cache
def message_ids() -> frozenset[str]:
    """The ids of all messages, which are the same in every language."""
    return frozenset(read_entries(LANGUAGES[0]))


@cache
def catalogue_of(language: str) -> "Catalogue":
    """The messages of a language, read once in a process; what was said is parsed already."""
    return Catalogue(language)


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._entries = read_entries(language)
        # Isolation marks are for mixed directions on a page; in a terminal they show as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        for name, source in self._entries.items():
            if name.startswith("-"):
                self._bundle.add_resource(FluentResource(source))

    def has(self, message_id: str) -> bool:
        """Is there such a message?"""
        return message_id in self._entries

    def ids(self, prefix: str = "") -> list[str]:
        """The ids that begin so, in the order of the files."""
        return [name for name in self._entries if name.startswith(prefix)]

    def say(self, message_id: str, /, **args: int | str) -> str:
        """The message in words; one that is missing shows as its id and arguments in brackets."""
        if not self.has(message_id):
            facts = "".join(f" {name}={value}" for name, value in args.items())
            return f"[{message_id}{facts}]"
        pattern = self._message(message_id).value
        assert pattern is not None, message_id
        text, _ = self._bundle.format_pattern(pattern, dict(args))
        return str(text)

    def attribute(self, message_id: str, name: str) -> str:
        """What a message says beside its text, such as the meaning of a word; empty if nothing."""
        pattern = self._message(message_id).attributes.get(name) if self.has(message_id) else None
        return str(self._bundle.format_pattern(pattern)[0]) if pattern is not None else ""

    def _message(self, message_id: str) -> Message:
        """A message that exists, parsed when it is first wanted."""
        if not self._bundle.has_message(message_id):
            self._bundle.add_resource(FluentResource(self._entries[message_id]))
        return self._bundle.get_message(message_id)
