"""`starboard` with a wall clock that a test can set: `python skewed.py FILE serve ...`.

The file holds the seconds by which the clock is wrong; it is read whenever the program asks for the time. The
monotonic clock is the machine's own.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path


def skew(file: Path) -> None:
    """Make `time.time` wrong by what the file says; whoever sets it replaces the file in one step."""
    true_time, true_nanoseconds = time.time, time.time_ns

    def wrong_by() -> float:
        return float(file.read_text(encoding="ascii") or 0)

    time.time = lambda: true_time() + wrong_by()
    time.time_ns = lambda: true_nanoseconds() + int(wrong_by() * 1e9)


if __name__ == "__main__":
    skew(Path(sys.argv.pop(1)))
    from starboard.cli import main

    main()
