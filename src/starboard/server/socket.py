"""One client's conversation with a table, from hello to good-bye."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import NoReturn

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from starboard.engine import OtherVersion
from starboard.server import protocol
from starboard.server.connection import POLICY, Connection
from starboard.server.frames import EXTENSION
from starboard.server.limits import Bucket
from starboard.server.live import LiveTable
from starboard.server.origin import is_welcome
from starboard.server.person import Person
from starboard.server.reading import DamagedJournal
from starboard.server.refusal import Refusal, not_stored
from starboard.server.registry import TableRegistry
from starboard.server.store import StoreError

logger = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
BURST, A_SECOND = 60, 30
"""Messages of a client that are taken at once, and in a second on average; the others wait on its side of the line."""
SWAMPED_PAUSE = 0.05
MOST_PEOPLE = 100
"""Lines to one table."""

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
        self._person = Person(self._connection)
        self._bucket = Bucket(BURST, A_SECOND)
        self._is_waiting = False
        """Whether everything that was said has been heard."""

    async def hold(self) -> None:
        """From hello to good-bye."""
        await self._websocket.accept()
        live: LiveTable | None = None
        try:
            hello = await asyncio.wait_for(self._hear_hello(), HELLO_SECONDS)
            live = await self._find_table()
            live.enter(self._person, hello.token, hello.have)
            if self._short_way:
                self._short_way["listen"](partial(self._hear_at_once, live))
            while True:
                self._take(live, await self._receive())
                while live.is_swamped:
                    await asyncio.sleep(SWAMPED_PAUSE)
        except TimeoutError:
            self._connection.close("hello")
        except _Gone:
            pass
        except asyncio.CancelledError:  # the server closes, and has waited long enough for whoever is heard slowly
            pass
        finally:
            self._connection.lost()
            if live is not None:
                live.do(partial(live.leave, self._person))

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
        except DamagedJournal:
            self._hang_up("damaged")
        except StoreError as problem:
            logger.error("%s", problem)
            self._hang_up("closing")
        if live is None:
            self._hang_up("no_table")
        if len(live.people) + len(live.coming) >= MOST_PEOPLE:
            self._hang_up("crowded")
        return live

    def _hang_up(self, code: protocol.ByeCode) -> NoReturn:
        self._connection.close(code)
        raise _Gone

    async def _receive(self) -> str:
        """The next message of a sensible size, no sooner than the client may be heard again."""
        while True:
            wait = self._bucket.owe()
            if wait:
                await asyncio.sleep(wait)
            self._is_waiting = True
            event = await self._next()
            self._is_waiting = False
            if event["type"] != "websocket.receive":
                raise _Gone
            text = event.get("text")
            if text is None or len(text) > protocol.MOST_BYTES:
                problem = f"expected a text of at most {protocol.MOST_BYTES} bytes"
                self._person.refuse(Refusal("malformed", "refused-malformed", problem=problem), None)
            else:
                return str(text)

    def _hear_at_once(self, live: LiveTable, text: str) -> bool:
        """Take a message in the moment in which it arrives, unless something makes it wait."""
        if not self._is_waiting or live.is_swamped or len(text) > protocol.MOST_BYTES or not self._bucket.take():
            return False
        self._take(live, text)
        return True

    def _take(self, live: LiveTable, text: str) -> None:
        try:
            message = _said.decode(text)
        except (msgspec.DecodeError, RecursionError) as problem:
            self._person.refuse(Refusal("malformed", "refused-malformed", problem=str(problem)), None)
            return
        match message:
            case protocol.Ping():
                self._person.say(protocol.Pong(sent=message.sent, now=live.second()))
            case protocol.Hello():
                refusal = Refusal("malformed", "refused-malformed", problem="hello is said once")
                self._person.refuse(refusal, None)
            case protocol.Sit():
                live.do(partial(live.sit, self._person, message))
            case protocol.Ready():
                live.do(partial(live.ready, self._person))
            case protocol.Rematch():
                live.do(partial(self._rematch, live, message))
            case _:
                live.do(partial(live.hear, self._person, message))

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
