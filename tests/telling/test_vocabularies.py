"""Whatever a game declares that it can say is said in both languages."""

from collections.abc import Iterator
from functools import cache

import pytest

from tests.lang.messages import arguments_of, messages_of
from tests.telling.boxes import BOXES
from tocsin.core.contract import Game
from tocsin.core.vocabulary import Kind, Vocabulary, Word
from tocsin.telling.wording import wording_of

IN_EVERY_BOX = pytest.mark.parametrize("game", BOXES.values(), ids=BOXES)
IN_BOTH = pytest.mark.parametrize("language", ["en", "fr"])
# Texts that can be read only to be refused with their rule: captains command moves and doors.
NEVER_LEGAL = {
    f"command-{verb}"
    for verb in ("spray", "chop", "clean", "repair", "squeeze", "sniff", "dodge", "dodge-lead")
}
SORTS = (
    *("event", "prompt", "refusal", "problem", "expected", "move"),
    *("intention", "reason", "request", "reply"),
)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message with the arguments it uses."""
    return {
        name: frozenset(arguments_of(message)) for name, message in messages_of(language).items()
    }


def words_of(game: Game, sort: str) -> Vocabulary:
    own = game.vocabulary(sort)
    return own | wording_of(game).events if sort == "event" else own


def message_id(game: Game, sort: str, code: str, language: str) -> str:
    """What every game refuses or expects is said by one message for all."""
    own = f"{sort}-{game.id}-{code}"
    if own in messages(language):
        return own
    shared = {"refusal": f"error-{code}", "expected": f"expected-{code}"}
    shared |= {said: f"{said}-{code}" for said in ("request", "reply")}
    return shared.get(sort, own)


def usable(game: Game, sort: str, word: Word, is_seen: bool = True) -> set[str]:
    """The arguments that are always there, and those that telling adds."""
    args = {name for name, kind in word.args.items() if not kind.optional}
    if sort == "move":
        args.add("text")
    if is_seen:
        args |= {name for name, kind in word.args.items() if kind.secret}
    return args | set(wording_of(game).adds.get(f"{sort}-{word.code}", ()))


@IN_BOTH
@IN_EVERY_BOX
@pytest.mark.parametrize("sort", SORTS)
def test_every_declared_code_has_a_message_that_uses_only_what_is_declared(
    game: Game, sort: str, language: str
) -> None:
    silent: list[str] = []
    greedy: dict[str, set[str]] = {}
    for word in words_of(game, sort):
        name = message_id(game, sort, word.code, language)
        if name not in messages(language):
            silent.append(name)
            continue
        more = set(messages(language)[name]) - usable(game, sort, word)
        if more:
            greedy[name] = more
    assert silent == []
    assert greedy == {}


@IN_BOTH
@IN_EVERY_BOX
def test_events_with_a_secret_part_are_told_without_it_too(game: Game, language: str) -> None:
    for word in words_of(game, "event"):
        name = f"event-{game.id}-{word.code}-unseen"
        has_secrets = any(kind.secret for kind in word.args.values())
        assert (name in messages(language)) is has_secrets, name
        if has_secrets:
            assert messages(language)[name] <= usable(game, "event", word, is_seen=False)


def closed_kinds(game: Game) -> Iterator[Kind]:
    for sort in SORTS:
        for word in words_of(game, sort):
            yield from (kind for kind in word.args.values() if kind.values)


@IN_BOTH
@IN_EVERY_BOX
def test_every_name_of_a_closed_set_is_said_or_none_of_it(game: Game, language: str) -> None:
    known = messages(language)
    for kind in closed_kinds(game):
        stem = f"ending-{game.id}" if kind.name == "ending" else f"name-{game.id}-{kind.name}"
        said = [value for value in kind.values if f"{stem}-{value}" in known]
        if wording_of(game).is_named(kind):
            continue
        assert said in ([], list(kind.values)), (kind.name, set(kind.values) - set(said))


@IN_BOTH
@IN_EVERY_BOX
def test_every_verb_and_every_ending_has_words(game: Game, language: str) -> None:
    verbs = {verb.removeprefix("~") for verb in game.verbs()} - NEVER_LEGAL
    needed = {f"{what}-{game.id}-{verb}" for verb in verbs for what in ("move", "verb")}
    needed |= {f"ending-{game.id}-{ending}" for ending in game.endings}
    assert {name for name in needed if name not in messages(language)} == set()
    assert verbs <= set(words_of(game, "move").words)


@pytest.mark.parametrize("sort", SORTS)
def test_no_message_is_left_of_a_code_that_is_gone(sort: str) -> None:
    declared = {
        f"{sort}-{game.id}-{word.code}{behind}"
        for game in BOXES.values()
        for word in words_of(game, sort)
        for behind in ("", "-unseen")
    }
    # What every game expects first has words of each game.
    declared |= {f"expected-{game.id}-move" for game in BOXES.values()}
    of_games = tuple(f"{sort}-{game.id}-" for game in BOXES.values())
    assert {name for name in messages("en") if name.startswith(of_games)} - declared == set()
