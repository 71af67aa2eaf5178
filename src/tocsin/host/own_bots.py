"""Bots from files of the user's own: `my_bot.py:MyBot` or `my_module:MyBot` at `--seats`.

Loading one runs its file, so only words that the user of this machine typed come here: never the
names in a record, never what a stranger sent. What the bot then does wrong is told as an error of
its own, because a traceback of the table would hide it.
"""

import importlib
import importlib.util
import sys
from types import ModuleType

from tocsin.bots.bot import Bot
from tocsin.core.contract import Game, State
from tocsin.core.errors import SetupError, TocsinError, quoted
from tocsin.core.labels import NAME_CHARS_MAX
from tocsin.core.rng import Rng

# What a record writes before such a bot.
MARK = "@"
_LOADED: dict[str, ModuleType] = {}


def is_own_bot(name: str) -> bool:
    """Is it the place of a bot: a module or a file, a colon, and the name of a class?"""
    place, colon, kind = name.rpartition(":")
    if not colon or not kind.isidentifier():
        return False
    return _is_file(place) or all(part.isidentifier() for part in place.split("."))


def label(name: str) -> str:
    """How a record names it: marked, for people have colons in their names, too.

    The end of a long path is what tells bots apart.
    """
    most = NAME_CHARS_MAX - len(MARK)
    return MARK + (name if len(name) <= most else "…" + name[1 - most :])


def is_labelled(name: str) -> bool:
    """Does a record name a bot of somebody's own?"""
    return name.startswith(MARK)


def make_own_bot(name: str, game: Game) -> Bot:
    """The bot of that class, ready to play; a SetupError says what is wrong with its file."""
    place, _, kind = name.rpartition(":")
    module = _load(place)
    found = getattr(module, kind, None)
    if found is None:
        bots = [word for word, value in vars(module).items() if _is_bot(value)]
        facts = {"file": quoted(place), "bot": kind[:60], "known": quoted(", ".join(bots) or "-")}
        raise SetupError("bot-class-missing", facts)
    if not _is_bot(found):
        raise SetupError("not-a-bot", {"bot": quoted(name)})
    if found.choose is Bot.choose:
        raise SetupError("bot-chooses-nothing", {"bot": quoted(name)})
    try:
        return Guarded(game, found(game), name)
    except Exception as error:
        raise _failed(name, error) from error


class Guarded(Bot):
    """Somebody's own bot, whose answers are checked before they are played."""

    def __init__(self, game: Game, inside: Bot, name: str) -> None:
        super().__init__(game)
        self.inside = inside
        self.name = name

    def meet(self, computers: int) -> None:
        """Passed on."""
        self.inside.meet(computers)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """What it chooses, if that is legal."""
        offered = state.copy()
        try:
            code = self.inside.choose(state, seat, rng)
        except TocsinError:
            raise
        except Exception as error:
            raise _failed(self.name, error) from error
        if not isinstance(code, int) or not offered.is_offered(code):
            raise SetupError("bot-chose-wrongly", {"bot": quoted(self.name), "given": quoted(code)})
        return code


def _is_file(place: str) -> bool:
    return place.endswith(".py") or "/" in place or "\\" in place


def _is_bot(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Bot) and value is not Bot


def _load(place: str) -> ModuleType:
    """The module of a file, or of a name that Python finds from here; run once."""
    if place in _LOADED:
        return _LOADED[place]
    try:
        module = _load_file(place) if _is_file(place) else _load_module(place)
    except FileNotFoundError:
        raise SetupError("bot-file-missing", {"file": quoted(place)}) from None
    except SetupError:
        raise
    except (Exception, SystemExit) as error:
        facts = {"file": quoted(place), "error": quoted(f"{type(error).__name__}: {error}")}
        raise SetupError("bot-file-broken", facts) from error
    _LOADED[place] = module
    return module


def _load_file(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"tocsin_own_bot_{len(_LOADED)}", path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = importlib.util.module_from_spec(spec)
    # Dataclasses and the like look their module up while it runs.
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[spec.name]
        raise
    return module


def _load_module(name: str) -> ModuleType:
    # The installed command, unlike `python -m`, does not look into the folder it is called from.
    sys.path.insert(0, "")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(error.name + ".")):
            raise SetupError("bot-file-missing", {"file": quoted(name)}) from None
        raise
    finally:
        sys.path.remove("")


def _failed(name: str, error: Exception) -> SetupError:
    said = quoted(f"{type(error).__name__}: {error}")
    return SetupError("bot-failed", {"bot": quoted(name), "error": said})
