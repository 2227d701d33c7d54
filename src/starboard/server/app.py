"""The table service as a web application: the client's pages, the HTTP requests, and the tables' sockets."""

from __future__ import annotations

import asyncio
import gzip
import logging
import math
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starboard.engine import BadInput, OtherVersion, View
from starboard.entry import GameEntry
from starboard.games import GAMES
from starboard.server import protocol
from starboard.server.edge.addresses import caller_of
from starboard.server.edge.hosts import Hosts, own_names
from starboard.server.edge.origin import is_welcome
from starboard.server.faults import FaultGuard
from starboard.server.finished import Busy, FinishedGames, NotOver, NotReplayed, Wanted
from starboard.server.health import Readiness, healthz, readyz
from starboard.server.limits import WATCHERS, Buckets
from starboard.server.metrics import Metrics, measure_lag, metrics
from starboard.server.open_tables import OpenTables, TooManyTables
from starboard.server.operators import Operators
from starboard.server.protocol import Language
from starboard.server.reading import DamagedJournal
from starboard.server.refusal import Refusal, briefly
from starboard.server.registry import SLEEPY, NoTable, TableClosed, TableRegistry
from starboard.server.replay_jobs import NothingToSee, OtherRules
from starboard.server.room import names_of, seats_shown
from starboard.server.socket import TableSocket
from starboard.server.store import Retention, StoreError
from starboard.server.table import Table
from starboard.server.voice import glossary_of, service_words, voice
from starboard.server.worker import WorkerFailed
from starboard.words import LANGUAGES

logger = logging.getLogger(__name__)

CLIENT = Path(os.environ.get("STARBOARD_CLIENT") or str(files("starboard.server").joinpath("client")))
"""The built browser client (web/), which the package's build puts here; or a build with modules from elsewhere."""

TABLES_LISTED = 50
REPLAY_RETRY = 5
"""Seconds after which a busy server may be asked for a replay again."""
COLUMNS = range(40, 241)
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}


class Place(Struct, frozen=True):
    """How and where a table service runs."""

    database: str
    bot_pace: float = 1.0
    origins: Sequence[str] = ()
    tables_a_minute: int = 30
    """New tables that one address may open."""
    tables_per_address: int = 20
    """Tables of one address that may be open at the same time."""
    watchers: int = WATCHERS
    """People who may watch one table; those who have seats do not count."""
    keep_finished: float | None = None
    """Seconds for which a table is kept after its game is over; None: for ever."""
    keep_abandoned: float | None = None
    """Seconds for which a table is kept at which nothing happens, although its game is not over; None: for ever."""
    address: str | None = None
    """Where friends on other machines find the service, if its host knows."""
    metrics_from: Sequence[str] = ()
    """Networks from which metrics may be read; programs on this machine always may."""
    host_names: Sequence[str] = ()
    """Names by which the service may be called, beside those it knows by itself; `*` for any."""


T = TypeVar("T")
N = TypeVar("N", int, int | None)


class NotGranted(Exception):
    """A request that cannot be granted: the HTTP status, and a message in the client's language.

    `retry_after` is how many seconds later it may be granted.
    """

    def __init__(self, status: int, message: str, *, retry_after: float | None = None, **values: object) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.retry_after = retry_after
        self.values = values


Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


def make_app(place: Place) -> Starlette:
    """The application."""
    version = client_version()
    retention = Retention(finished=place.keep_finished, abandoned=place.keep_abandoned)
    registry = TableRegistry(pace=place.bot_pace, version=version, watchers=place.watchers, retention=retention)
    finished = FinishedGames(registry)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await registry.open(place.database)
        measuring = asyncio.get_running_loop().create_task(measure_lag(registry.tallies.loop_lag), name="lag")
        yield
        measuring.cancel()
        await finished.close()
        await registry.close()

    app = Starlette(
        routes=[
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            Route("/metrics", metrics),
            Route("/api/health", _granted(_health)),
            Route("/api/place", _granted(_place)),
            Route("/api/games", _granted(_games)),
            Route("/api/games/{game}/glossary", _granted(_glossary)),
            Route("/api/games/{game}/suggestion", _granted(_suggestion), methods=["POST"]),
            Route("/api/tables", _granted(_tables), methods=["GET"]),
            Route("/api/tables", _granted(_open_table), methods=["POST"]),
            Route("/api/tables/{table}", _granted(_table)),
            Route("/api/tables/{table}/log", _granted(_log)),
            Route("/api/tables/{table}/replay", _granted(_replay)),
            Route("/api/tables/{table}/drawing", _granted(_drawing)),
            Route("/api/tables/{table}/seats/{seat:int}/text", _granted(_copy)),
            WebSocketRoute("/api/tables/{table}/socket", TableSocket()),
            Route("/api/{rest:path}", _granted(_nothing)),
            Mount("/assets", _Unchanging(directory=CLIENT / "assets", check_dir=False)),
            Route("/{rest:path}", _page),
        ],
        middleware=[
            Middleware(_Headers),
            Middleware(Hosts, own_names(place.host_names, place.address)),
            Middleware(
                CORSMiddleware,
                allow_origins=place.origins,
                allow_methods=["GET", "POST"],
                allow_headers=["authorization", "content-type"],
            ),
            Middleware(GZipMiddleware, minimum_size=1000),
            Middleware(FaultGuard, log=registry.log),
        ],
        exception_handlers={HTTPException: _not_served},
        lifespan=lifespan,
    )
    app.state.registry = registry
    app.state.place = place
    app.state.operators = Operators(place.metrics_from)
    app.state.readiness = Readiness(registry)
    app.state.metrics = Metrics(registry)
    app.state.origins = frozenset(place.origins)
    app.state.finished = finished
    app.state.openers = Buckets(place.tables_a_minute, place.tables_a_minute / 60)
    app.state.open_tables = OpenTables(place.tables_per_address, registry.still_open)
    return app


def client_version() -> str:
    """A name for the built client: another page than this one is told to load again."""
    page = CLIENT / "index.html"
    return blake2b(page.read_bytes(), digest_size=6).hexdigest() if page.is_file() else ""


# Requests.


def _language(request: Request) -> Language:
    asked = request.query_params.get("tell")
    found = asked if asked in LANGUAGES else "en"
    return "fr" if found == "fr" else "en"


def _granted(endpoint: Endpoint) -> Endpoint:
    """Answers problems in the client's language."""

    async def answer(request: Request) -> Response:
        language = _language(request)
        words = service_words(language)
        try:
            return await endpoint(request)
        except Refusal as refusal:
            request.app.state.registry.tallies.requests_refused.add(refusal.code)
            return _json(protocol.Problem(refusal.told(language)), 400)
        except NotGranted as problem:
            request.app.state.registry.tallies.requests_refused.add(problem.message)
            answer = _json(protocol.Problem(words(problem.message, **problem.values)), problem.status)
            if problem.retry_after is not None:
                answer.headers["retry-after"] = str(math.ceil(problem.retry_after))
            return answer
        except DamagedJournal:
            return _json(protocol.Problem(words("bye-damaged")), 409)
        except asyncio.CancelledError:  # the server closes, and has waited long enough for what takes its time
            return _json(protocol.Problem(words("bye-closing")), 503)
        except StoreError as problem:
            logger.error("%s", problem)
            return _json(protocol.Problem(words("refused-not-stored")), 503)

    return answer


async def _not_served(request: Request, problem: Exception) -> Response:
    """What the framework itself refuses: no such file, not with this method."""
    assert isinstance(problem, HTTPException)
    message = "problem-method" if problem.status_code == 405 else "problem-not-found"
    answer = _json(protocol.Problem(service_words(_language(request))(message)), problem.status_code)
    answer.headers.update(problem.headers or {})
    return answer


def _json(answer: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(answer), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


async def _nothing(_: Request) -> Response:
    raise NotGranted(404, "problem-not-found")


async def _health(request: Request) -> Response:
    registry: TableRegistry = request.app.state.registry
    await registry.store.listings(stages=["waiting"], limit=1)
    return _json({"tables": len(registry.live), "people": sum(len(live.people) for live in registry.live.values())})


async def _place(request: Request) -> Response:
    return _json(protocol.PlaceInfo(address=request.app.state.place.address))


async def _games(request: Request) -> Response:
    return _json([voice(name, _language(request)).introduce() for name in GAMES])


async def _glossary(request: Request) -> Response:
    """What the things of a game are; the same until the server is another."""
    if request.path_params["game"] not in GAMES:
        raise NotGranted(404, "problem-not-found")
    return await _unchanging(request, glossary_of(request.path_params["game"], _language(request)), "application/json")


async def _suggestion(request: Request) -> Response:
    """Options that a table need not choose by itself; nothing is stored."""
    if request.path_params["game"] not in GAMES:
        raise NotGranted(404, "problem-not-found")
    try:
        wish = msgspec.json.decode(await _body(request), type=protocol.SuggestionWish)
        return _json(voice(request.path_params["game"], _language(request)).suggest(wish))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, BadInput) as problem:
        raise NotGranted(400, "problem-body", problem=briefly(problem)) from None


async def _tables(request: Request) -> Response:
    registry: TableRegistry = request.app.state.registry
    return _json([msgspec.Raw(info) for info in await registry.lobby(TABLES_LISTED)])


async def _open_table(request: Request) -> Response:
    state = request.app.state
    if not is_welcome(request.headers, state.origins):
        raise NotGranted(403, "problem-origin")
    place: Place = state.place
    caller = caller_of(request.scope)
    if not state.openers.take(caller):
        raise NotGranted(429, "problem-too-many", retry_after=60 / max(1, place.tables_a_minute))
    try:
        wish = msgspec.json.decode(await _body(request), type=protocol.NewTable)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise NotGranted(400, "problem-body", problem=briefly(problem)) from None
    try:
        async with state.open_tables.one_more(caller) as note:
            opened: protocol.OpenedTable = await state.registry.open_table(wish)
            note(opened.table)
    except TooManyTables:
        raise NotGranted(429, "problem-many-open", retry_after=SLEEPY, most=place.tables_per_address) from None
    return _json(opened, 201)


async def _body(request: Request) -> bytes:
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > protocol.MOST_BYTES:
                raise NotGranted(413, "problem-body", problem=f"expected at most {protocol.MOST_BYTES} bytes")
    except ClientDisconnect:  # in the midst of the request: nobody will hear this
        raise NotGranted(400, "problem-body", problem="expected the whole of it") from None
    return body


async def _look(request: Request, read: Callable[[Table], T]) -> T:
    """What there is to be read of the table that the request names."""
    registry: TableRegistry = request.app.state.registry
    try:
        return await registry.look(request.path_params["table"], read)
    except OtherVersion:
        raise NotGranted(409, "bye-other-rules") from None
    except NoTable:
        raise NotGranted(404, "problem-no-table") from None
    except TableClosed:
        raise NotGranted(410, "problem-closed") from None


async def _table(request: Request) -> Response:
    info = await request.app.state.registry.info(request.path_params["table"])
    if info is None:
        raise NotGranted(404, "problem-no-table")
    return _json(msgspec.Raw(info))


async def _log(request: Request) -> Response:
    """The log of a finished game, which anybody can play again."""
    games: FinishedGames = request.app.state.finished
    answer = await _unchanging(request, await _worked_out(games.log(_wanted(request))), "text/plain")
    name = f"starboard-{request.path_params['table']}.log"
    answer.headers["content-disposition"] = f'attachment; filename="{name}"'
    return answer


async def _replay(request: Request) -> Response:
    games: FinishedGames = request.app.state.finished
    replay = await _worked_out(games.replay(_wanted(request), _language(request)))
    return await _unchanging(request, replay, "application/json")


def _wanted(request: Request) -> Wanted:
    return Wanted(request.path_params["table"], caller_of(request.scope))


async def _worked_out(work: Awaitable[bytes]) -> bytes:
    """What was made of a finished game."""
    try:
        return await work
    except NoTable:
        raise NotGranted(404, "problem-no-table") from None
    except TableClosed:
        raise NotGranted(410, "problem-closed") from None
    except NotOver:
        raise NotGranted(409, "problem-not-over") from None
    except (Busy, WorkerFailed):
        raise NotGranted(503, "problem-busy", retry_after=REPLAY_RETRY) from None
    except NotReplayed as problem:
        match problem.reason:
            case OtherRules():
                raise NotGranted(409, "bye-other-rules") from None
            case NothingToSee():
                raise NotGranted(404, "problem-not-found") from None
            case _:
                raise NotGranted(500, "problem-not-replayed") from None


async def _unchanging(request: Request, compressed: bytes, media_type: str) -> Response:
    """What never changes while the server stays the same. Browsers keep it, and ask whether it is still the same."""
    tag = f'W/"{blake2b(compressed, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(compressed, media_type=media_type, headers=headers)
    return Response(await asyncio.to_thread(gzip.decompress, compressed), media_type=media_type, headers=headers)


async def _seen(request: Request) -> tuple[GameEntry, View]:
    """A game and what the holder of the token, or without one somebody who watches, sees of it."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")

    def seen(table: Table) -> tuple[GameEntry, View]:
        if table.game is None:
            raise NotGranted(409, "problem-not-begun")
        seat = table.seat_of(token) if scheme.lower() == "bearer" else None
        if token and seat is None:
            raise NotGranted(403, "problem-token")
        return table.entry, table.game.view(seat)

    return await _look(request, seen)


async def _drawing(request: Request) -> Response:
    """The table as text, for a client that has no pictures of the game; of a finished game also at an earlier step."""
    step = _number(request, "at", None)
    columns = min(max(_number(request, "columns", 100), COLUMNS[0]), COLUMNS[-1])
    look = request.query_params.get("look")
    if step is not None:
        games: FinishedGames = request.app.state.finished
        drawn = await _worked_out(games.drawing(_wanted(request), _language(request), step, columns, look))
        return _json(msgspec.Raw(drawn))
    entry, view = await _seen(request)
    names = names_of(await _look(request, seats_shown))
    spoken = voice(entry.name, _language(request))
    try:
        return _json(spoken.draw(view, names, columns, look))
    except BadInput:
        raise NotGranted(404, "problem-not-found") from None


def _number(request: Request, name: str, otherwise: N) -> int | N:
    said = request.query_params.get(name, "")
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 10 else otherwise


async def _copy(request: Request) -> Response:
    """What a seat has built, or the table as the bearer sees it, as a text that the command line can read."""
    entry, view = await _seen(request)
    notation = entry.notation
    if notation is None:
        raise NotGranted(404, "problem-no-text")
    try:
        return Response(notation.copy(view, request.path_params["seat"]), media_type="text/plain")
    except BadInput:
        raise NotGranted(404, "problem-no-text") from None


# Pages.


class _Unchanging(StaticFiles):
    """Files whose names change when they do."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def _page(request: Request) -> Response:
    """The client, which finds out by the address what to show; or one of the few files beside it."""
    wanted = request.path_params["rest"]
    files_here = {file.name: file for file in CLIENT.glob("*") if file.is_file()}
    if wanted in files_here:
        return FileResponse(files_here[wanted])
    page = files_here.get("index.html")
    if page is None:
        return Response("The browser client has not been built; run: make client\n", 503, media_type="text/plain")
    return FileResponse(page, headers={"cache-control": "no-cache"})


class _Headers:
    """Adds to every answer what browsers should never be without."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, partial(self._send, send) if scope["type"] == "http" else send)

    async def _send(self, send: Send, message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *self._headers]
        await send(message)
