"""The table service in a thread of the test's own process, on a real socket: for faults that a test puts into it."""

from __future__ import annotations

import socket
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import uvicorn

from starboard.server.app import Place, make_app
from starboard.server.edge.limits import EdgeLimits
from starboard.server.registry import TableRegistry
from starboard.server.serving import guarded
from starboard.server.store import database_url

PATIENCE = 60.0


class ServiceInside:
    """A table service with its own folder. `with ServiceInside(folder) as service:` starts it and ends it."""

    def __init__(self, folder: Path) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        app = make_app(Place(database=database_url({}, folder), bot_pace=0.05, tables_a_minute=1000))
        self.registry: TableRegistry = app.state.registry
        self._server = uvicorn.Server(guarded(app, EdgeLimits()))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listener]}, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the service did not start"
            assert time.monotonic() < deadline, "the service does not start"
            time.sleep(0.01)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listener.close()
        assert not self._thread.is_alive(), "the service does not end"
