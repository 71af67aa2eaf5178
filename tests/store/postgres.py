"""A PostgreSQL of our own for the tests: on a private socket, in a temporary folder."""

import os
import shutil
import subprocess
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")


def find_binaries() -> Path | None:
    """Where `initdb` and `pg_ctl` are: on the path, or where Debian puts them."""
    candidates = [Path(found).parent for found in [shutil.which("pg_ctl")] if found]
    if DEBIAN.is_dir():
        candidates += [folder / "bin" for folder in sorted(DEBIAN.iterdir(), reverse=True)]
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    return None


class Postgres:
    """Started when made; `url` names a fresh database each time."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self._binaries = binaries
        self._folder = folder
        # PostgreSQL refuses to run as root.
        self._user = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        if self._user:
            shutil.chown(folder, self._user)
            for parent in [folder, *folder.parents[:2]]:
                parent.chmod(parent.stat().st_mode | 0o011)
        self._run("initdb", "--no-sync", "-A", "trust", "-U", "tocsin", "-D", str(folder / "data"))
        self._count = 0
        self.start()

    def start(self) -> None:
        options = f"-k {self._folder} -c listen_addresses='' -c fsync=off"
        log = str(self._folder / "log")
        data = str(self._folder / "data")
        self._run("pg_ctl", "-w", "-D", data, "-l", log, "-o", options, "start")

    def url(self) -> str:
        """The address of a new database."""
        import psycopg

        self._count += 1
        name = f"t{self._count}"
        address = f"postgresql://tocsin@/postgres?host={self._folder}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql://tocsin@/{name}?host={self._folder}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "stop")

    def _run(self, tool: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._binaries / tool), *arguments],
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{tool}: {done.stderr}"
