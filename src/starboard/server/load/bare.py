"""The limit for the table service: the stack as it is, which sends what one socket of a table says to all of them.

`python -m starboard.server.load.bare` listens on a free port of this machine and prints which.
"""

from __future__ import annotations

import socket
import sys
from collections import defaultdict

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.server.serving import serve_plainly


def make_bare_app() -> Starlette:
    """The broadcast."""
    tables: dict[str, set[WebSocket]] = defaultdict(set)

    async def broadcast(websocket: WebSocket) -> None:
        await websocket.accept()
        sockets = tables[websocket.path_params["table"]]
        sockets.add(websocket)
        try:
            while True:
                text = await websocket.receive_text()
                for each in sockets:
                    await each.send_text(text)
        except WebSocketDisconnect:
            pass
        finally:
            sockets.discard(websocket)

    return Starlette(routes=[WebSocketRoute("/api/tables/{table}/socket", broadcast)])


def main() -> None:
    """Serve until terminated."""
    listener = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"http://localhost:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    serve_plainly(make_bare_app(), listener)


if __name__ == "__main__":
    main()
