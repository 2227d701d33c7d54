"""What the operating system knows of a process and of the whole machine; Linux is asked, others have no such files."""

from __future__ import annotations

import os
import time
from pathlib import Path

from starboard.engine import BadInput

PROC = Path("/proc")


def check_machine() -> None:
    """BadInput on a machine that cannot be asked."""
    if not (PROC / "self" / "stat").is_file():
        raise BadInput("the load test reads times and memory from /proc, which this system does not have")


def processor_seconds(process: int) -> float:
    """What a process has used of the processor so far, all its threads together, to the nanosecond.

    /proc counts hundredths of a second, and a bare broadcast to two tables takes less. Linux makes the name of a
    process's own clock from its number (clock_getcpuclockid(3)).
    """
    return time.clock_gettime(~process << 3 | 2)


def busy_seconds() -> float:
    """What everything on this machine has used of its processors so far."""
    user, nice, system, _, _, interrupts, soft_interrupts = map(int, (PROC / "stat").read_text().split()[1:8])
    return (user + nice + system + interrupts + soft_interrupts) / os.sysconf("SC_CLK_TCK")


def resident_bytes(process: int) -> int:
    """The part of a process that lies in memory."""
    return int((PROC / str(process) / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
