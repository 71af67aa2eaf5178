"""`tocsin rules`: the explanation of a rule, of a chapter, or the list of chapters."""

from rich.text import Text

from tocsin.cli.screen import Screen
from tocsin.core.errors import SetupError
from tocsin.telling.speaker import Speaker

# The rules of an expansion are listed after those of its game.
FAMILIES = ("FE", "FP", "XD", "TI")


def explain_rules(words: Speaker, screen: Screen, wanted: str) -> None:
    """One rule, all rules that begin so (`FE-SPREAD`), or the whole list of ids."""
    known = words.rule_ids()
    prefix = wanted.strip().upper()
    if not prefix:
        _list_rules(words, screen, known)
        return
    found = [rule for rule in known if rule.upper() == prefix or rule.startswith(prefix + "-")]
    if not found:
        found = [rule for rule in known if rule.upper().startswith(prefix)]
    if not found:
        raise SetupError("unknown-rule", {"rule": wanted[:40]})
    for rule in found:
        text = words.rule(rule)
        if screen.plain:
            screen.say(f"{rule}: {text}")
        else:
            screen.show(Text(rule, "bold cyan"))
            screen.say(text, indent="  ")


def _list_rules(words: Speaker, screen: Screen, known: list[str]) -> None:
    chapters: dict[str, list[str]] = {}
    for rule in sorted(known, key=lambda rule: FAMILIES.index(rule[:2])):
        chapters.setdefault(rule.rpartition("-")[0], []).append(rule.rpartition("-")[2])
    width = max(len(chapter) for chapter in chapters)
    for chapter, numbers in chapters.items():
        name = f"chapter-{chapter.lower()}"
        title = words(name) if words.has(name) else ""
        screen.say(f"{chapter:<{width}} {len(numbers):>2}  {title}")
    screen.say(words("cli-rules-how"), "dim")
