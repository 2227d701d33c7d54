"""By which names this server may be called.

A page of another site can have its own name lead to this machine (DNS rebinding), and is then of the same origin as our
pages as far as a browser can tell. The name it was called by gives it away.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

ANY = "*"
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]*)?")

MALFORMED = "This request does not say which host it is for.\n"
UNKNOWN = (
    "This table service does not know the name it was called by. "
    "If that is its name, whoever runs it can say so: starboard serve --host-name NAME\n"
)


def name_called(host: str) -> str | None:
    """The name in a Host header, without its port; None if it is none."""
    found = _HOST.fullmatch(host.lower())
    return _plain(found[1]) if found else None


def _plain(name: str) -> str:
    """A name as it is compared: an address in its shortest form, without brackets; a name without its last dot."""
    name = name.lower().strip("[]").partition("%")[0]
    try:
        found = ip_address(name)
    except ValueError:
        return name.rstrip(".")
    return str(found.ipv4_mapped or found) if isinstance(found, IPv6Address) else str(found)


def own_names(host_names: Sequence[str], address: str | None) -> frozenset[str]:
    """The names of a server: those it was given, and those of the machine."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    public = urlsplit(address).hostname if address else None
    named: Iterable[str | None] = ["localhost", machine, short, f"{short}.local", public, *host_names]
    return frozenset(ANY if name == ANY else _plain(name) for name in named if name)


class Hosts:
    """Answers only requests that call the server by a name of its own, or by the address they came in on."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        called = [value for name, value in scope["headers"] if name == b"host"]
        name = name_called(called[0].decode("latin-1")) if len(called) == 1 else None
        if name is None:
            await _refuse(HTTPStatus.BAD_REQUEST, MALFORMED, scope, receive, send)
        elif self._is_known(name, scope):
            await self._app(scope, receive, send)
        else:
            await _refuse(HTTPStatus.MISDIRECTED_REQUEST, UNKNOWN, scope, receive, send)

    def _is_known(self, name: str, scope: Scope) -> bool:
        if name in self._names or ANY in self._names:
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or _plain(scope["server"][0]) == name


async def _refuse(status: HTTPStatus, text: str, scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(text, status)(scope, receive, send)
