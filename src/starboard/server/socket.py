"""One client's conversation with a table, from hello to good-bye."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import perf_counter
from typing import NoReturn

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from starboard.engine import OtherVersion
from starboard.server import protocol
from starboard.server.connection import POLICY, Connection
from starboard.server.edge.addresses import caller_of
from starboard.server.edge.origin import is_welcome
from starboard.server.edge.websocket import EXTENSION
from starboard.server.live import LiveTable
from starboard.server.person import Person
from starboard.server.reading import DamagedJournal
from starboard.server.refusal import Refusal, malformed, not_stored
from starboard.server.registry import TableClosed, TableRegistry
from starboard.server.store import StoreError

logger = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
SWAMPED_PAUSE = 0.05

_said = msgspec.json.Decoder(protocol.Said)
_hello = msgspec.json.Decoder(protocol.Hello)


class _Gone(Exception):
    """The client has hung up, or was hung up on."""


class Conversation:
    """Listens to one client."""

    def __init__(self, websocket: WebSocket, registry: TableRegistry, receive: Receive, send: Send) -> None:
        self._websocket = websocket
        self._registry = registry
        self._next = receive
        self._short_way = websocket.scope.get("extensions", {}).get(EXTENSION, {})
        self._connection = Connection(send, self._short_way.get("write"))
        self._tallies = registry.tallies
        self._person = Person(self._connection, caller=caller_of(websocket.scope), tallies=self._tallies)
        if self._short_way:
            self._person.watch = self._short_way["watch"]
        self._is_waiting = False
        """Whether everything that was said has been heard."""

    async def hold(self) -> None:
        """From hello to good-bye."""
        await self._websocket.accept()
        live: LiveTable | None = None
        self._tallies.connections.value += 1
        try:
            hello = await self._hear_hello_soon()
            live = await self._find_table()
            live.enter(self._person, hello.token, hello.have, hello.view)
            if self._short_way:
                self._short_way["listen"](partial(self._hear_at_once, live))
            while True:
                self._take(live, await self._receive())
                while live.is_swamped:
                    await asyncio.sleep(SWAMPED_PAUSE)
        except _Gone:
            pass
        except asyncio.CancelledError:  # the server closes, and has waited long enough for whoever is heard slowly
            pass
        except Exception as problem:
            self._part(problem)
        finally:
            self._tallies.connections.value -= 1
            self._connection.lost()
            if live is not None:
                live.do(partial(live.leave, self._person), self._person)

    def _part(self, problem: Exception) -> None:
        """A fault in hearing this client ends this conversation, and no other."""
        self._registry.log.report(f"a client of table {self._websocket.path_params['table']!r:.50}", problem)
        self._connection.close("fault")

    async def _hear_hello_soon(self) -> protocol.Hello:
        try:
            return await asyncio.wait_for(self._hear_hello(), HELLO_SECONDS)
        except TimeoutError:
            self._hang_up("hello")

    async def _hear_hello(self) -> protocol.Hello:
        try:
            hello = _hello.decode(await self._receive())
        except (msgspec.DecodeError, RecursionError):
            self._hang_up("hello")
        if hello.tell is not None:
            self._connection.language = self._person.language = hello.tell
        if hello.protocol != protocol.PROTOCOL:
            self._hang_up("other_protocol")
        return hello

    async def _find_table(self) -> LiveTable:
        if self._registry.is_closing:
            self._hang_up("closing")
        try:
            live = await self._registry.table(self._websocket.path_params["table"])
        except OtherVersion:
            self._hang_up("other_rules")
        except TableClosed as closed:
            self._hang_up("closed", closed.reason)
        except DamagedJournal:
            self._hang_up("damaged")
        except StoreError as problem:
            logger.error("%s", problem)
            self._hang_up("closing")
        if live is None:
            self._hang_up("no_table")
        return live

    def _hang_up(self, code: protocol.ByeCode, reason: str = "") -> NoReturn:
        self._tallies.connections_refused.add(code)
        self._connection.close(code, reason)
        raise _Gone

    async def _receive(self) -> str:
        """The next message of a sensible size."""
        while True:
            self._is_waiting = True
            event = await self._next()
            self._is_waiting = False
            if event["type"] != "websocket.receive":
                raise _Gone
            text = event.get("text")
            if text is None or len(text) > protocol.MOST_BYTES:
                problem = f"expected a text of at most {protocol.MOST_BYTES} bytes"
                self._person.refuse(malformed(problem), None)
            else:
                return str(text)

    def _hear_at_once(self, live: LiveTable, text: str) -> bool:
        """Take a message in the moment in which it arrives, unless something makes it wait."""
        if not self._is_waiting or self._connection.closed or live.is_swamped or len(text) > protocol.MOST_BYTES:
            return False
        self._take(live, text)
        return True

    def _take(self, live: LiveTable, text: str) -> None:
        if self._connection.closed:
            return
        try:
            self._do(live, text)
        except Exception as problem:
            self._part(problem)

    def _do(self, live: LiveTable, text: str) -> None:
        try:
            message = _said.decode(text)
        except (msgspec.DecodeError, RecursionError) as problem:
            self._person.refuse(malformed(problem), None)
            return
        match message:
            case protocol.Ping():
                self._person.say(protocol.Pong(sent=message.sent, now=live.second()))
            case protocol.Hello():
                self._person.refuse(malformed("hello is said once"), None)
            case protocol.Sit():
                live.do(partial(live.sit, self._person, message), self._person)
            case protocol.Rematch():
                live.do(partial(self._rematch, live, message), self._person)
            case _:
                live.do(partial(live.hear, self._person, message, perf_counter()), self._person)

    async def _rematch(self, live: LiveTable, wish: protocol.Rematch) -> None:
        try:
            number = await self._registry.rematch(live, wish.act, self._person.seat)
        except Refusal as refusal:
            self._person.refuse(refusal, wish.act)
            return
        except StoreError:
            self._person.refuse(not_stored(), wish.act)
            raise
        self._person.say(protocol.Done(act=wish.act, n=number))


class TableSocket:
    """The WebSocket of a table. An application of its own, so that no message passes through more hands than needed."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hold one conversation."""
        websocket = WebSocket(scope, receive, send)
        state = websocket.app.state
        if is_welcome(websocket.headers, state.origins):
            await Conversation(websocket, state.registry, receive, send).hold()
        else:
            await websocket.close(POLICY)
