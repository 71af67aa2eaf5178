"""`tocsin rules`: a rule, a chapter, the list of chapters, the glossary, or all about a word.

Words are looked for in the explanations, in the chapters and in the glossary, which knows what
printed boxes and editions call things.
"""

from rich.text import Text

from tocsin.cli.game_names import find_game
from tocsin.cli.screen import Screen
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError
from tocsin.games.registry import EXPANSIONS, make_expansion
from tocsin.telling.glossary import Word, editions, glossary, look_up
from tocsin.telling.plain_words import begins_a_word, plain_words
from tocsin.telling.speaker import Speaker

# The rules of an expansion are listed after those of its game.
FAMILIES = ("FE", "FP", "XD", "TI")
BOOKS = {"feurio": "FE", "flashpoint": "FP", "titanic": "TI", "extreme-danger": "XD"}
FOUND_MAX = 12
# A short word is looked for whole: VIC is not every victim.
SHORT_WORD = 3


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
    """One rule, all that begin so (`FE-SPREAD`), a word, the glossary, or the chapters."""
    if plain_words(wanted) in words("cli-glossary-words").split():
        show_glossary(words, screen, families)
        return
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


def show_words(words: Speaker, screen: Screen, wanted: str) -> None:
    """The glossary alone: of one game, of everything, or what it says of a word."""
    family = BOOKS.get(find_game(words, wanted)) or BOOKS.get(wanted.strip().lower())
    if family is not None or not wanted.strip():
        show_glossary(words, screen, (family,) if family is not None else FAMILIES)
        return
    found = look_up(glossary(words), wanted)
    if not found:
        raise SetupError("unknown-word", {"word": wanted[:40]})
    for word in found:
        _show_word(words, screen, word)


def show_glossary(words: Speaker, screen: Screen, families: tuple[str, ...] = FAMILIES) -> None:
    """Every word of these books: what it is called here, what it is, and in which box how."""
    for family in families:
        game_id = next(name for name, book in BOOKS.items() if book == family)
        screen.say(words(f"game-{game_id}"), "bold")
        for word in glossary(words, (family,)):
            _show_word(words, screen, word)


def _show_word(words: Speaker, screen: Screen, word: Word) -> None:
    line = words("cli-glossary-word", word=word.name, means=word.means)
    parts = screen.fold(line, indent="  ")
    if not screen.plain:
        parts[0].stylize("bold cyan", 2, min(len(parts[0]), 2 + len(word.name)))
    for part in parts:
        screen.show(part)
    titles = editions()
    for box, names in word.printed.items():
        told = words("cli-glossary-box", box=titles[box], names=" / ".join(names))
        screen.say(told, "dim", indent="    ")


def _search(words: Speaker, screen: Screen, wanted: str, families: tuple[str, ...]) -> None:
    """What the glossary says of a word, the chapters that are called so, the rules that use it."""
    looked_for = plain_words(wanted)
    terms = look_up(glossary(words, families), wanted)
    # A word of another box stands in no rule of ours; the glossary says which rules are meant.
    named = {rule for word in terms for rule in word.rules}
    used = looked_for if len(looked_for) > SHORT_WORD else looked_for + " "
    chapters = [
        name
        for name in words.catalogue.ids("chapter-")
        if begins_a_word(used, words(name)) and _family(name) in families
    ]
    rules = [
        rule
        for rule in words.rule_ids()
        if rule[:2] in families and (rule in named or begins_a_word(used, words.rule(rule)))
    ]
    if not (looked_for and (terms or chapters or rules)):
        raise SetupError("unknown-rule", {"rule": wanted[:40]})
    for word in terms:
        _show_word(words, screen, word)
    for name in chapters:
        screen.say(f"{name.removeprefix('chapter-').upper()}  {words(name)}")
    rules.sort(key=lambda rule: rule not in named)
    for rule in rules[:FOUND_MAX]:
        _show_rule(words, screen, rule)
    if len(rules) > FOUND_MAX:
        screen.say(words("cli-rules-more", count=len(rules) - FOUND_MAX), "dim")


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
