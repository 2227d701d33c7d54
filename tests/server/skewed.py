"""`starboard` on a machine whose clock can be set: the first argument is a file with the seconds by which it is wrong.

It is run as a program of its own: `python skewed.py FILE serve ...`.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module
from pathlib import Path


def main() -> None:
    """Run the command line."""
    clock = Path(sys.argv.pop(1))
    true_time = time.time

    def time_shown() -> float:
        return true_time() + float(clock.read_text(encoding="utf-8"))

    time.time = time_shown
    import_module("starboard.cli").main()


if __name__ == "__main__":
    main()
