"""What must never happen on a page: errors in its console, requests that fail, requests to anybody but the server."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebSocket

INSIDE = {"data", "blob", "about"}


class Watch:
    """Listens to every page of a context. `server_may_fail` is for tests that take the server away."""

    def __init__(self, context: BrowserContext, address: str, server_may_fail: bool) -> None:
        self.troubles: list[str] = []
        self.server_may_fail = server_may_fail
        self._host = urlsplit(address).netloc
        context.on("page", self._attach)

    def _attach(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", lambda request: self._sent_to(request.url))
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not (self.server_may_fail and _about_the_network(message.text)):
            self.troubles.append(f"console: {message.text} ({message.location})")

    def _failed(self, request: Request) -> None:
        # a page that is left cancels what it was still waiting for
        if not self.server_may_fail and request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _socket(self, socket: WebSocket) -> None:
        self._sent_to(socket.url)

    def _sent_to(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in INSIDE and parts.netloc != self._host:
            self.troubles.append(f"request to another host: {url}")


def _about_the_network(text: str) -> bool:
    return "net::ERR" in text or "WebSocket connection" in text or "Failed to load resource" in text
