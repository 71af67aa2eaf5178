"""The client by itself: no id twice, and nobody waits for ever for a server that is none."""

import asyncio
import socket
import threading
from contextlib import suppress

import pytest

from tocsin.client import AsyncClient, AsyncSeat, ClientError, asynchronous
from tocsin.client.http import Requests
from tocsin.wire.orders import Chat


def test_ids_are_never_used_again_by_whoever_has_the_same_cookie() -> None:
    requests = Requests("http://127.0.0.1:1", "tocsin=x")
    # Each is gone before the next is made, and the next is put where it was.
    seats = [AsyncSeat(requests, "table", 0, "texts")._new_id() for _ in range(20)]
    clients = [AsyncClient("http://127.0.0.1:1")._name for _ in range(20)]
    assert len({*seats, *clients}) == 40
    assert all(Chat(id, "x") and len(id) <= 40 for id in seats)


class Impostor:
    """Listens, and answers everybody with the same bytes."""

    def __init__(self, said: bytes) -> None:
        self._said = said
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self._listening.accept()
                with caller, suppress(OSError):
                    caller.recv(4096)
                    caller.sendall(self._said)

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._thread.join(10)


@pytest.mark.parametrize(
    "said", [b"", b"no\r\n\r\n", b"HTTP/1.1 200 OK\r\n\r\n", b"HTTP/1.1 101 Yes\r\n\r\n"]
)
def test_nobody_waits_for_ever_for_what_is_no_server_of_ours(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asynchronous, "PAUSE_SECONDS", 0.001)
    impostor = Impostor(said)

    async def sit() -> None:
        async with asyncio.timeout(30):
            await AsyncClient(impostor.address, "tocsin=x").sit("abcdefghjk", 0)

    with pytest.raises(ClientError) as refused:
        asyncio.run(sit())
    assert refused.value.code == "no-server"
    impostor.close()
