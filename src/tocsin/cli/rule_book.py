"""`tocsin rules`: a rule, a chapter, the list of chapters, or everything about a word.

Words are looked for in the explanations, in the chapters and in a glossary, which knows what other
boxes and editions call things.
"""

from rich.text import Text

from tocsin.cli.game_names import plain_words
from tocsin.cli.screen import Screen
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError
from tocsin.games.registry import EXPANSIONS, make_expansion
from tocsin.telling.speaker import Speaker

# The rules of an expansion are listed after those of its game.
FAMILIES = ("FE", "FP", "XD", "TI")
BOOKS = {"feurio": "FE", "flashpoint": "FP", "titanic": "TI", "extreme-danger": "XD"}
FOUND_MAX = 12


def families_of(game: Game) -> tuple[str, ...]:
    """The books that a play of this game needs, its expansion only if it is in use."""
    books = [BOOKS[game.id]]
    for name, base in EXPANSIONS.items():
        if base == game.id and type(game) is type(make_expansion(name)):
            books.append(BOOKS[name])
    return tuple(books)


def explain_rules(
    words: Speaker, screen: Screen, wanted: str, families: tuple[str, ...] = FAMILIES
) -> None:
    """One rule, all rules that begin so (`FE-SPREAD`), what a word means, or the chapters."""
    known = words.rule_ids()
    prefix = wanted.strip().upper()
    if not prefix:
        _list_chapters(words, screen, [rule for rule in known if rule[:2] in families])
        return
    found = [rule for rule in known if rule.upper() == prefix or rule.startswith(prefix + "-")]
    if not found:
        found = [rule for rule in known if rule.upper().startswith(prefix) and "-" in prefix]
    for rule in found:
        _show_rule(words, screen, rule)
    if not found:
        _search(words, screen, wanted, families)


def _show_rule(words: Speaker, screen: Screen, rule: str) -> None:
    text = words.rule(rule)
    if screen.plain:
        screen.say(f"{rule}: {text}")
    else:
        screen.show(Text(rule, "bold cyan"))
        screen.say(text, indent="  ")


def _search(words: Speaker, screen: Screen, wanted: str, families: tuple[str, ...]) -> None:
    """What the glossary says of a word, the chapters that are called so, the rules that use it."""
    looked_for = plain_words(wanted)
    terms = [name for name in words.catalogue.ids("word-") if _is_in(looked_for, words(name))]
    # What stands in the glossary is looked for in the rules by the word that they use.
    used = {plain_words(words(name).partition("=")[2]) for name in terms} or {looked_for}
    chapters = [
        name
        for name in words.catalogue.ids("chapter-")
        if any(_is_in(word, words(name)) for word in used) and _family(name) in families
    ]
    rules = [
        rule
        for rule in words.rule_ids()
        if rule[:2] in families and any(_is_in(word, words.rule(rule)) for word in used)
    ]
    if not (looked_for and (terms or chapters or rules)):
        raise SetupError("unknown-rule", {"rule": wanted[:40]})
    for name in terms:
        screen.say(words(name), "bold")
    for name in chapters:
        screen.say(f"{name.removeprefix('chapter-').upper()}  {words(name)}")
    for rule in rules[:FOUND_MAX]:
        _show_rule(words, screen, rule)
    if len(rules) > FOUND_MAX:
        screen.say(words("cli-rules-more", count=len(rules) - FOUND_MAX), "dim")


def _is_in(looked_for: str, text: str) -> bool:
    """Does a word of the text, or a row of them, begin so?"""
    return bool(looked_for) and f" {looked_for}" in f" {plain_words(text)}"


def _family(chapter: str) -> str:
    return chapter.removeprefix("chapter-")[:2].upper()


def _list_chapters(words: Speaker, screen: Screen, known: list[str]) -> None:
    chapters: dict[str, list[str]] = {}
    for rule in sorted(known, key=lambda rule: FAMILIES.index(rule[:2])):
        chapters.setdefault(rule.rpartition("-")[0], []).append(rule.rpartition("-")[2])
    width = max(len(chapter) for chapter in chapters)
    for chapter, numbers in chapters.items():
        name = f"chapter-{chapter.lower()}"
        title = words(name) if words.has(name) else ""
        screen.say(f"{chapter:<{width}} {len(numbers):>2}  {title}")
    screen.say(words("cli-rules-how"), "dim")
