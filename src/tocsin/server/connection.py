"""One connection with a socket: uvicorn's, but whoever takes nothing more is cut off.

To close is to send what is waiting first, and a peer that does not read never lets that go. Such a
connection would stay for ever, and keep the server from stopping.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER_SECONDS = 2.0


class Connection(WebSocketsSansIOProtocol):
    """Ends when it is told to."""

    async def run_asgi(self) -> None:
        """Our part is done: a moment to take the last words."""
        await super().run_asgi()
        self._cut_later(self.close_timeout + LINGER_SECONDS if self.close_timer else LINGER_SECONDS)

    def keepalive_timeout(self) -> None:
        """No answer to a ping: there is nobody."""
        super().keepalive_timeout()
        self._cut_later(LINGER_SECONDS)

    def shutdown(self) -> None:
        """The server stops."""
        super().shutdown()
        self._cut_later(LINGER_SECONDS)

    def _cut_later(self, seconds: float) -> None:
        if not self.disconnected:
            self.loop.call_later(seconds, self.transport.abort)
