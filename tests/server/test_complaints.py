"""What cannot be served is said before anything starts: why, and what to do, in both languages."""

import errno
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from tocsin.cli.serving import database_address
from tocsin.core.errors import TocsinError
from tocsin.server.config import Config, Doors, limits_from, proxy_from
from tocsin.server.running import bind
from tocsin.store.backup import read_backup, write_backup
from tocsin.store.engine import open_database
from tocsin.tables.ports import Settings
from tocsin.telling.errors import tell_error
from tocsin.telling.speaker import Speaker

Deed = Callable[[Path], object]


def taken(folder: Path) -> object:
    with socket.create_server(("127.0.0.1", 0)) as other:
        return bind(Config("", port=int(other.getsockname()[1])))


def a_file(folder: Path) -> Path:
    file = folder / "file.txt"
    file.write_text("This is no database, however long one reads in it.\n" * 20, encoding="utf-8")
    return file


def backed_up_nowhere(folder: Path) -> object:
    open_database(str(folder / "tables.db")).close()
    return write_backup(str(folder / "tables.db"), folder / "no" / "folder.gz")


def restored_from_a_file(folder: Path) -> object:
    database = open_database(str(folder / "tables.db"))
    try:
        return read_backup(a_file(folder), database)
    finally:
        database.close()


CASES: dict[str, tuple[Deed, str, str]] = {
    "port-taken": (taken, "is taken by another program", "est pris par un autre programme"),
    "elsewhere": (
        lambda _: bind(Config("", host="192.0.2.77", port=0)),
        "192.0.2.77 is no address of this machine",
        "192.0.2.77 n’est pas",
    ),
    "unknown-name": (
        lambda _: bind(Config("", host="no.such.host.invalid", port=0)),
        "no.such.host.invalid is no address of this machine",
        "de cette machine. Choisissez-en une autre",
    ),
    "proxy": (lambda _: proxy_from("127.0.0.1,front"), "“front” is no address", "« front »"),
    "limit-too-large": (
        lambda _: limits_from(Settings, {"TOCSIN_CHAT_CHARS_MAX": "99999"}),
        "whole numbers up to 2,000",
        "nombres entiers jusqu’à 2",
    ),
    "limit-no-number": (
        lambda _: limits_from(Doors, {"TOCSIN_SOCKETS_MAX": "many"}),
        "“many” is no limit for TOCSIN_SOCKETS_MAX",
        "« many » n’est pas",
    ),
    "folder-is-a-file": (
        lambda folder: database_address("", a_file(folder)),
        "a file stands where a folder should be",
        "un fichier se trouve à la place d’un dossier",
    ),
    "no-database": (
        lambda folder: open_database(str(a_file(folder))),
        "it is no database",
        "ce n’est pas une base",
    ),
    "no-file": (lambda _: open_database("sqlite://"), "it names no file", "aucun fichier n’y est"),
    "no-folder": (
        lambda folder: open_database(str(folder / "no" / "tables.db")),
        "it does not exist",
        "il n’existe pas",
    ),
    "other-database": (
        lambda _: open_database("mysql://me:secret@host/x"),
        "“mysql://me:***@host/x” is no address",
        "Nommez un fichier, ou postgresql:",
    ),
    "nothing-to-back-up": (
        lambda folder: write_backup(str(folder / "none.db"), folder / "out.gz"),
        "none.db cannot be opened: it does not exist",
        "none.db ne peut pas être ouvert comme base",
    ),
    "no-backup": (
        restored_from_a_file,
        "This is no backup of Tocsin, or it was cut.",
        "Ce n’est pas une sauvegarde de Tocsin, ou elle est coupée.",
    ),
    "backup-cannot-be-written": (
        backed_up_nowhere,
        "folder.gz cannot be written: it does not exist",
        "folder.gz : il n’existe pas. Rien n’a été changé.",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_wrong_and_what_to_do_is_said_in_both_languages(case: str, tmp_path: Path) -> None:
    deed, english, french = CASES[case]
    with pytest.raises(TocsinError) as refused:
        deed(tmp_path)
    line = tell_error(refused.value)
    for language, wanted in (("en", english), ("fr", french)):
        said = Speaker(language).say(line).replace("\u00a0", " ").replace("\u202f", " ")
        assert wanted in said
        assert "secret" not in said
        assert "[" not in said, "every word of it is in the catalogue"


def test_a_port_is_said_as_one_types_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = int(other.getsockname()[1])
        with pytest.raises(TocsinError) as refused:
            bind(Config("", port=port))
    assert f"127.0.0.1:{port} " in Speaker("en").say(tell_error(refused.value))


class Forbidden(socket.socket):
    """As anybody but root meets it."""

    def bind(self, address: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")


def test_a_port_that_only_root_may_use_is_said_to_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", Forbidden)
    with pytest.raises(TocsinError) as refused:
        bind(Config("", port=80))
    assert "Port 80 may not be used by you" in Speaker("en").say(tell_error(refused.value))


@pytest.mark.parametrize("text", ["*", "127.0.0.1", "::1", "10.0.0.0/8, 192.168.1.1"])
def test_proxies_are_addresses_networks_or_any(text: str) -> None:
    assert proxy_from(text) == text
