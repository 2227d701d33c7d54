"""Where a Chromium may be that Playwright can drive; `python -m tests.browser.chromium` prints it or fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


@cache
def chromium() -> Path | None:
    """The first of the candidates that answers."""
    return next((candidate for candidate in _candidates() if _answers(candidate)), None)


def _candidates() -> Iterator[Path]:
    named = os.environ.get("STARBOARD_CHROMIUM")
    if named:
        yield Path(named)
        return
    for name in NAMES:
        found = shutil.which(name)
        if found:
            yield Path(found)
    yield from map(Path, PLACES)
    with sync_playwright() as playwright:
        yield Path(playwright.chromium.executable_path)


def _answers(candidate: Path) -> bool:
    """On Ubuntu /usr/bin/chromium-browser may be a script that only says how to install a snap."""
    try:
        asked = subprocess.run([candidate, "--version"], capture_output=True, check=False, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return False
    return asked.returncode == 0


if __name__ == "__main__":
    found = chromium()
    sys.stdout.write(f"{found}\n" if found else "")
    sys.exit(found is None)
