"""The routes: each hands over to the tables and gives back a type of the wire."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache, partial
from typing import Annotated, Any, Literal

from litestar import Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import tocsin
from tocsin.core.errors import TocsinError
from tocsin.core.schema import schema_of
from tocsin.games.registry import GAME_IDS, expansions_of, make_expansion, make_game
from tocsin.server import gamebook
from tocsin.server.guard import TooLarge
from tocsin.server.house import House
from tocsin.server.logbook import log_of
from tocsin.server.qr import draw as draw_qr
from tocsin.server.sessions import address_of, cookie_header, secret_of, session_of
from tocsin.server.sockets import serve_socket
from tocsin.tables.dice.proof import verify
from tocsin.tables.lobby.setting_up import is_too_long
from tocsin.tables.people.keys import make_secret
from tocsin.tables.refusing import Refusal, refusal_of, refuse
from tocsin.telling.speaker import LANGUAGES
from tocsin.wire import PROTOCOL, codec
from tocsin.wire import bodies as wire
from tocsin.wire.codes import STATUS, status_of
from tocsin.wire.facts import Line

TableId = Annotated[str, PathParameter(min_length=1, max_length=16)]
Asking = Request[Any, Any, State]


def house_of(asking: Asking | WebSocket[Any, Any, State]) -> House:
    """The house behind this door."""
    house: House = asking.app.state.house
    return house


@get("/api", sync_to_thread=False)
def about(request: Asking) -> wire.About:
    """What runs here."""
    config = house_of(request).config
    limits: dict[str, int] = {**asdict(config.doors), **asdict(config.settings)}
    return wire.About(tocsin.__version__, PROTOCOL, tocsin.is_compiled(), list(LANGUAGES), limits)


@get("/api/games", sync_to_thread=False)
def games() -> wire.Games:
    """What can be played."""
    return gamebook.all_games()


@get("/api/schema.json", sync_to_thread=False)
def schema() -> dict[str, Any]:
    """JSON Schema of socket messages, views and boards."""
    return _schema()


@cache
def _schema() -> dict[str, Any]:
    views: dict[str, Any] = {}
    boards: dict[str, Any] = {}
    for game in [make_game(game_id, {}) for game_id in GAME_IDS]:
        views[game.id] = schema_of(game.view_type())
        boards[game.id] = schema_of(type(game.board()))
        for name in expansions_of(game.id):
            boards[name] = schema_of(type(make_expansion(name).board()))
    return {**codec.schema(), "views": views, "boards": boards}


@post("/api/session", status_code=204)
async def session(request: Asking) -> Response[None]:
    """Give a browser its cookie, if it has none."""
    response: Response[None] = Response(None, status_code=204)
    if not secret_of(request.scope):
        secret = make_secret(house_of(request).lobby.around.randomness)
        response.headers["set-cookie"] = cookie_header(request.scope, secret)
    return response


@post("/api/check", status_code=200)
async def check(data: JSONBody[wire.Check]) -> wire.Checked:
    """Can these options be?"""
    return gamebook.check(data)


@post("/api/tables", status_code=201)
async def create(request: Asking, data: JSONBody[wire.NewTable]) -> wire.Seated:
    """Make a table."""
    house = house_of(request)
    if len(data.record.encode()) > house.config.doors.record_bytes_max:
        raise refuse("too-large")
    who, where = session_of(request.scope), address_of(request.scope)
    made: wire.Seated = await house.ask(partial(house.lobby.founding.create, who, where, data))
    return made


@get("/api/tables")
async def tables(
    request: Asking,
    which: Annotated[Literal["mine", "open", "finished"], QueryParameter(name="list")] = "mine",
) -> wire.Tables:
    """Lists of tables."""
    lobby, who = house_of(request).lobby, session_of(request.scope)
    if which == "open":
        return wire.Tables(lobby.listing.listed(who))
    return wire.Tables(lobby.listing.mine(who, which == "finished"))


@get("/api/tables/{table:str}")
async def one_table(request: Asking, table: TableId) -> wire.Seated:
    """One table, for who sits at it, owns or watches it."""
    return house_of(request).lobby.seated(session_of(request.scope), table)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(request: Asking, table: TableId, data: JSONBody[wire.Join]) -> wire.Seated:
    """Sit down, or watch."""
    house, who = house_of(request), session_of(request.scope)
    joined: wire.Seated = await house.ask(partial(house.lobby.entrance.join, who, table, data))
    return joined


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: Asking, table: TableId, data: JSONBody[wire.SeatNamed]) -> wire.Seated:
    """Get up."""
    house, who = house_of(request), session_of(request.scope)
    left: wire.Seated = await house.ask(partial(house.lobby.entrance.leave, who, table, data.seat))
    return left


@post("/api/tables/{table:str}/links", status_code=200)
async def renew(request: Asking, table: TableId, data: JSONBody[wire.Renew]) -> wire.Link:
    """A new link; the old one dies."""
    house, who = house_of(request), session_of(request.scope)
    link: wire.Link = await house.ask(partial(house.lobby.entrance.renew, who, table, data.role))
    return link


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(request: Asking, table: TableId, data: JSONBody[wire.Rematch]) -> wire.Seated:
    """The same once more."""
    house, who = house_of(request), session_of(request.scope)
    # The id in the body is for who asks: whoever does, and how often, it is made once.
    again = partial(house.lobby.founding.rematch, who, address_of(request.scope), table)
    made: wire.Seated = await house.ask(again)
    return made


@post("/api/tables/{table:str}/close", status_code=200)
async def close(request: Asking, table: TableId) -> wire.Seated:
    """No more moves."""
    house, who = house_of(request), session_of(request.scope)
    closed: wire.Seated = await house.ask(partial(house.lobby.entrance.close, who, table))
    return closed


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(request: Asking, table: TableId) -> str:
    """The record of a play that is over."""
    return house_of(request).lobby.listing.record(session_of(request.scope), table)


@post("/api/verify", status_code=200)
async def verify_record(request: Asking) -> wire.Verdict:
    """Were the dice of this record fair?"""
    house = house_of(request)
    if not house.player_pace.takes(address_of(request.scope)):
        raise refuse("too-fast")
    try:
        text = (await request.body()).decode()
        if is_too_long(text, house.config.settings.record_plies_max):
            raise refuse("bad-record")
        found = await house.study(partial(verify, text))
    except UnicodeDecodeError:
        raise refuse("bad-record") from None
    except TocsinError as error:
        raise refusal_of(error, None, "bad-record") from None
    args: dict[str, Any] = dict(found.args)
    return wire.Verdict(found.is_fair, found.rolls, Line(found.message, args))


@post("/api/qr", status_code=200)
async def qr(request: Asking, data: JSONBody[wire.LinkText]) -> wire.Qr:
    """A link as a QR code."""
    if not house_of(request).player_pace.takes(session_of(request.scope)):
        raise refuse("too-fast")
    return draw_qr(data.text)


@get("/api/me")
async def me(request: Asking) -> wire.Myself:
    """What I am called here."""
    lobby, who = house_of(request).lobby, session_of(request.scope)
    tables = {grant.table for grant in lobby.around.store.grants_of(who)}
    return wire.Myself(lobby.name_of(who), len(tables))


@put("/api/me", status_code=200)
async def rename(request: Asking, data: JSONBody[wire.Me]) -> wire.Myself:
    """Be called otherwise."""
    house, who = house_of(request), session_of(request.scope)
    await house.ask(partial(house.lobby.forgetting.rename, who, data.name))
    tables = {grant.table for grant in house.store.grants_of(who)}
    return wire.Myself(house.lobby.name_of(who), len(tables))


@delete("/api/me", status_code=200)
async def forget(request: Asking) -> wire.Gone:
    """Be forgotten."""
    house, who = house_of(request), session_of(request.scope)
    gone: wire.Gone = await house.ask(partial(house.lobby.forgetting.forget, who))
    return gone


@get("/health")
async def health(request: Asking) -> Response[wire.Health]:
    """Is everything well?"""
    house = house_of(request)
    status: Literal["ok", "not-writing", "stopping"] = "ok"
    if house.is_stopping:
        status = "stopping"
    elif house.store.counts.is_failing or not house.store.is_there:
        status = "not-writing"
    found = wire.Health(
        status,
        len(house.lobby.rooms),
        sum(house.by_session.values()),
        f"{house.store.database.name} {house.store.database.version}",
    )
    return Response(found, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: Asking) -> bytes:
    """For Prometheus."""
    return house_of(request).measure()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """The socket of a table."""
    await serve_socket(house_of(socket), socket, table[:16])


def tell_refusal(request: Asking, refusal: Refusal) -> Response[wire.Problem]:
    """A refusal as an answer."""
    house_of(request).meters.tally.refusals[refusal.code] += 1
    problem = wire.Problem(refusal.code, refusal.line, refusal.rule, refusal.option)
    return Response(problem, status_code=status_of(refusal.code), media_type="application/json")


def tell_framework(request: Asking, problem: HTTPException) -> Response[wire.Problem]:
    """What the framework refuses, in our own words."""
    if problem.status_code == 404:
        refusal = refuse("no-such-table")
    elif problem.status_code == 413:
        refusal = refuse("too-large")
    elif problem.status_code >= 500:
        return tell_fault(request, problem)
    else:
        refusal = refuse("malformed", where=_where(problem))
    response = tell_refusal(request, refusal)
    if problem.status_code == 405:
        response.status_code = 405
        response.headers.update(problem.headers or {})
    return response


def _where(problem: HTTPException) -> str:
    extra = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}"[:200]
    return str(problem.detail)[:200]


def tell_large(request: Asking, problem: TooLarge) -> Response[wire.Problem]:
    """A body that was too long."""
    return tell_refusal(request, refuse("too-large"))


def tell_garbled(request: Asking, problem: Exception) -> Response[wire.Problem]:
    """A body that is no text, or nested without end."""
    return tell_refusal(request, refuse("malformed", where="body"))


def tell_error(request: Asking, error: TocsinError) -> Response[wire.Problem]:
    """What the engine refuses."""
    return tell_refusal(request, refusal_of(error, None, "bad-setup"))


def tell_fault(request: Asking, problem: Exception) -> Response[wire.Problem]:
    """A fault of ours: in the log with all it takes, outside without any of it."""
    log_of("tocsin.http").error("request-failed", path=request.scope["path"], exc_info=problem)
    return tell_refusal(request, refuse("internal"))


HANDLERS = [
    about,
    games,
    schema,
    session,
    check,
    create,
    tables,
    one_table,
    join,
    leave,
    renew,
    rematch,
    close,
    record,
    verify_record,
    qr,
    me,
    rename,
    forget,
    health,
    metrics,
    table_socket,
]

# Every refusal is a Problem, whatever its status; the OpenAPI document says so for each route.
REFUSALS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description="Refused")
    for status in sorted({*STATUS.values(), status_of("")} - {500})
}
NOTHING = ResponseSpec(None, generate_examples=False, description="Nothing but a cookie")
for handler in HANDLERS:
    if isinstance(handler, HTTPRouteHandler):
        handler.responses = {**REFUSALS, 204: NOTHING} if handler is session else REFUSALS
