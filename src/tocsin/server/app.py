"""The application: routes, errors, and the life of the house behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tocsin
from tocsin.core.errors import TocsinError
from tocsin.server import routes
from tocsin.server.config import Config
from tocsin.server.guard import App, Guard, TooLarge
from tocsin.server.house import House
from tocsin.server.metering import Meters
from tocsin.server.pages import built_page, page_routes
from tocsin.store.engine import Database
from tocsin.tables.refusing import Refusal

Farewells = list[Callable[[], None]]


def make_app(
    config: Config, database: Database | None = None, farewells: Farewells | None = None
) -> App:
    """Everything that answers, ready for any ASGI server; the database may be open already.

    What is put into `farewells` is to be called before sockets are closed.
    """
    meters = Meters()
    made = make_litestar(config, database, meters, farewells)
    return Guard(made, config.doors, meters.tally)


def make_litestar(
    config: Config,
    database: Database | None = None,
    meters: Meters | None = None,
    farewells: Farewells | None = None,
) -> Litestar:
    """The framework's part of it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(config, asyncio.get_running_loop(), database, meters)
        if farewells is not None:
            farewells.append(app.state.house.bid_farewell)
        try:
            yield
        finally:
            await app.state.house.stop()

    return Litestar(
        [*routes.HANDLERS, *page_routes(built_page(config.page))],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            "Tocsin",
            tocsin.__version__,
            use_handler_docstrings=True,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        exception_handlers={
            Refusal: routes.tell_refusal,
            HTTPException: routes.tell_framework,
            TooLarge: routes.tell_large,
            # The framework lets through what msgspec says of broken or bottomless JSON.
            UnicodeDecodeError: routes.tell_garbled,
            RecursionError: routes.tell_garbled,
            TocsinError: routes.tell_error,
            Exception: routes.tell_fault,
        },
        # The guard counts; this is only the framework's own bound behind it.
        request_max_body_size=config.doors.body_bytes_max + config.doors.record_bytes_max,
        logging_config=None,
    )
