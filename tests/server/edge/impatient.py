"""A table service as a program of its own that is as strict as `starboard serve`, but waits for nobody for long.

`python impatient.py FOLDER PORT` prints where it answers. `/big` is an answer that no buffer of the system can hold.
"""

from __future__ import annotations

import logging
import socket
import sys
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from starboard.server.app import Place, make_app
from starboard.server.edge.limits import EdgeLimits
from starboard.server.serving import serve
from starboard.server.store import database_url

SECONDS = 2.0
LIMITS = EdgeLimits(
    head_seconds=SECONDS, body_seconds=SECONDS, idle_seconds=2, stalled_seconds=2 * SECONDS, sweep_seconds=0.1
)
BIG = b"x" * (8 << 20)


async def big(_: Request) -> Response:
    """More than anybody asked for."""
    return Response(BIG)


def main() -> None:
    """Serve until terminated."""
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    logging.basicConfig(level=logging.WARNING)
    listener = socket.create_server(("127.0.0.1", port))
    app = make_app(Place(database=database_url({}, folder)))
    app.router.routes.insert(0, Route("/big", big))
    sys.stdout.write(f"http://localhost:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    serve(app, listener, LIMITS)


if __name__ == "__main__":
    main()
