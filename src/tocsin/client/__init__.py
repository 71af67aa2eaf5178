"""Sit down at a table from Python.

    from tocsin.client import Client

    with Client("http://localhost:8033") as client:
        seat = client.create("feurio", options={"players": 2})
        while not seat.is_over:
            seat.do(seat.moves()[0])

`AsyncClient` is the same for programs that wait for many things at once.
"""

from tocsin.client.asynchronous import AsyncClient, AsyncSeat
from tocsin.client.errors import ClientError
from tocsin.client.simple import Client, Seat

__all__ = ["AsyncClient", "AsyncSeat", "Client", "ClientError", "Seat"]
