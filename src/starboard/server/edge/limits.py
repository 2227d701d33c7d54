"""What a connection may cost: sizes, deadlines and numbers, each with its default."""

from __future__ import annotations

import sys
from contextlib import suppress

from msgspec import Struct

if sys.platform != "win32":
    import resource

MOST_CONNECTIONS = 10_000
RESERVED_DESCRIPTORS = 200
"""For the database, files that are sent, and connections that are being turned away."""
MOST_DESCRIPTORS = 1 << 20
PLENTY = 10_240
"""What macOS grants although it claims to have no limit."""


class EdgeLimits(Struct, frozen=True):
    """The defaults are for `starboard serve`; tests have shorter deadlines."""

    connections: int = MOST_CONNECTIONS
    """In all."""
    connections_per_address: int = 200
    """Of one IPv4 address or one IPv6 /64."""

    watchers_share: float = 0.8
    """Of all connections, and of those of one address: how many may only watch. The others are kept for seats."""

    target_bytes: int = 4 * 1024
    """Of the address in a request line."""
    head_bytes: int = 16 * 1024
    """Of a request line and its headers."""
    headers: int = 64
    body_bytes: int = 32 * 1024
    """Of a request's body as it arrives: more than the application reads, and less than uvicorn stops reading at."""
    pipelined: int = 16
    """Requests that wait on one connection for the answers to earlier ones."""
    head_seconds: float = 10.0
    body_seconds: float = 10.0
    idle_seconds: int = 5
    """Between requests."""
    linger_seconds: float = 2.0
    """How long a client that was refused has to read why."""
    ignored_bytes: int = 1024 * 1024
    """What it may go on sending meanwhile; it need not have seen the answer yet."""
    stalled_seconds: float = 30.0
    """How long a client may take to read `stalled_bytes`, or the rest if less is waiting for it."""
    stalled_bytes: int = 16 * 1024

    frames: int = 60
    """WebSocket frames that are taken at once; a large one counts as one for each 4 KiB."""
    frames_a_second: float = 30.0
    fragments: int = 16
    """Frames of one message."""

    sweep_seconds: float = 2.0
    """How often deadlines are looked at."""


def raise_descriptor_limit() -> int:
    """Have the system allow as many open files and sockets as it will; how many those are."""
    if sys.platform == "win32":  # it has no such limit
        return MOST_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST_DESCRIPTORS
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    for wanted in (most, min(most, PLENTY)):
        if soft < wanted:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                soft = wanted
    return soft


def most_connections(wanted: int, descriptors: int) -> int:
    """As many connections as are wanted and the system has descriptors for; always a few."""
    return max(1, min(wanted, descriptors - RESERVED_DESCRIPTORS))
