"""Whether a client reads what it is sent."""

from __future__ import annotations

from asyncio import WriteTransport

from starboard.server.edge.limits import EdgeLimits


class Outflow:
    """Looks now and then at what waits to be sent on a connection."""

    __slots__ = ("_limits", "_most", "_since")

    def __init__(self, limits: EdgeLimits) -> None:
        self._limits = limits
        self._most = 0
        self._since = 0.0

    def is_stalled(self, transport: WriteTransport, now: float) -> bool:
        """Whether hardly anything of what waits has been read for too long."""
        waiting = transport.get_write_buffer_size()
        if not waiting or waiting <= self._most - self._limits.stalled_bytes or not self._most:
            self._most, self._since = waiting, now
            return False
        self._most = max(self._most, waiting)
        return now - self._since > self._limits.stalled_seconds
