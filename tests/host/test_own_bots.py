"""Bots from files of the user's own sit down, and what is wrong with them is said."""

from pathlib import Path

import pytest

import tocsin
from tocsin.core.rng import Rng
from tocsin.host.host import Host, resume
from tocsin.host.own_bots import is_own_bot, label
from tocsin.host.seating import name_people, names_of, read_seats, seat_bot

GOOD = """
from dataclasses import dataclass
from tocsin import Bot
from tocsin.bots.bot import OnePlyBot

@dataclass
class Note:
    text: str

class Hasty(Bot):
    def choose(self, state, seat, rng):
        return state.legal()[0]

class Fine(OnePlyBot):
    def worth(self, state, seat):
        return state.scores()[seat] / 7

class Wrong(Bot):
    def choose(self, state, seat, rng):
        return -5

class Broken(Bot):
    def choose(self, state, seat, rng):
        return {}["nothing"]

class NoBot:
    pass

class OnlyRates(Bot):
    def rate(self, state, seat, budget, rng):
        return []
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "my_bot.py"
    path.write_text(GOOD, encoding="utf-8")
    return str(path)


def begin(seats: str) -> Host:
    play = tocsin.start("feurio", players=2, seed=1)
    return Host(play, read_seats(seats, 2, with_own_bots=True), Rng(2), with_own_bots=True)


@pytest.mark.kit
@pytest.mark.parametrize("kind", ["Hasty", "Fine"])
def test_a_bot_from_a_file_plays_to_the_end(file: str, kind: str) -> None:
    host = begin(f"{file}:{kind},steady")
    assert sorted(host.bots) == [0, 1]
    host.let_bots_act()
    assert host.is_over
    assert host.play.names[0].endswith(f"my_bot.py:{kind}")
    assert tocsin.replay(host.play.record()).names == host.play.names


def test_a_bot_from_a_module_is_found_from_here(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(file).parent)
    host = begin("human,my_bot:Hasty")
    assert host.people == [0]
    assert host.play.names == ("human", "@my_bot:Hasty")


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("{folder}/none.py:Hasty", "bot-file-missing"),
        ("no_such_module:Hasty", "bot-file-missing"),
        ("{folder}/my_bot.py:Nobody", "bot-class-missing"),
        ("{folder}/my_bot.py:NoBot", "not-a-bot"),
        ("{folder}/my_bot.py:Bot", "not-a-bot"),
        ("{folder}/my_bot.py:OnlyRates", "bot-chooses-nothing"),
        ("{folder}/raising.py:Hasty", "bot-file-broken"),
        ("{folder}/leaving.py:Hasty", "bot-file-broken"),
        ("{folder}/no_python.py:Hasty", "bot-file-broken"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(file: str, place: str, code: str) -> None:
    folder = Path(file).parent
    (folder / "raising.py").write_text("import nothing_of_that_name", encoding="utf-8")
    (folder / "leaving.py").write_text("raise SystemExit(3)", encoding="utf-8")
    (folder / "no_python.py").write_text("this is none", encoding="utf-8")
    with pytest.raises(tocsin.SetupError) as caught:
        begin(f"human,{place.format(folder=folder)}")
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("kind", "code"), [("Wrong", "bot-chose-wrongly"), ("Broken", "bot-failed")]
)
def test_what_a_bot_does_wrong_is_named_and_changes_nothing(
    file: str, kind: str, code: str
) -> None:
    host = begin(f"{file}:{kind},{file}:{kind}")
    before = host.play.position()
    with pytest.raises(tocsin.SetupError) as caught:
        host.let_bots_act()
    assert caught.value.code == code
    assert host.play.position() == before


def test_a_record_never_loads_a_bot(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(file).parent)
    Path("trap.py").write_text("raise RuntimeError('loaded')", encoding="utf-8")
    play = tocsin.start("feurio", players=2, seed=1)
    play.names = ("@trap:Trap", "human")
    with pytest.raises(tocsin.SetupError) as caught:
        resume(play.record(), Rng(1), Rng(2), with_own_bots=True)
    assert caught.value.code == "bot-to-be-named-again"
    assert Host(play, ["trap:Trap", "human"], Rng(1)).people == [0, 1]
    with pytest.raises(tocsin.SetupError) as caught:
        read_seats("trap:Trap,human", 2)
    assert caught.value.code == "unknown-seat"


def test_the_names_of_bots_are_told_from_other_names() -> None:
    assert all(map(is_own_bot, ("a:B", "a.b:C", "./a b.py:C", "/x/y.py:_Z")))
    assert not any(map(is_own_bot, ("human", "a:", ":B", "a:b c", "a b:C", "", "x:1")))
    assert label("short.py:A") == "@short.py:A"
    assert label("/far" * 20 + "/away.py:Bot").endswith("/away.py:Bot")
    assert len(label("/far" * 20 + "/away.py:Bot")) == 40
    assert seat_bot(tocsin.game("feurio"), "random").game.id == "feurio"


def test_a_player_whose_name_has_a_colon_is_no_bot() -> None:
    play = tocsin.start("feurio", players=2, seed=1)
    play.names = ("Anna:Ben", "steady")
    again = resume(play.record(), Rng(1), Rng(2), with_own_bots=True)
    assert again.people == [0]
    assert names_of(again.play.names) == {0: "Anna:Ben"}
    for typed in ("Anna:Ben", "@anna"):
        with pytest.raises(tocsin.SetupError):
            name_people(["human", "steady"], typed)
