"""How an application is put on the network: the one place for uvicorn's settings."""

from __future__ import annotations

import uvicorn
from starlette.applications import Starlette


def settings(app: Starlette) -> uvicorn.Config:
    """What the table service runs with; the load test's bare broadcast runs with the same."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # messages are small; packing them costs more than sending them
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=3,
    )
