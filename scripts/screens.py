"""Takes pictures of the game's screens at every size and in every language (`make screens`).

The moments are those of tests/browser/moments.py. Whoever changes a screen looks at them; nothing compares them.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any, get_args

from playwright.sync_api import Error, expect, sync_playwright

from starboard.server.protocol import Language
from tests.browser.chromium import chromium
from tests.browser.moments import MOMENTS, stage
from tests.browser.service import Service

SIZES = {
    "360": (360, 740),
    "740": (740, 360),
    "820": (820, 1180),
    "1180": (1180, 820),
    "1440": (1440, 900),
    "1920": (1920, 1080),
}
TOUCH = {"360", "740", "820", "1180"}
SETTLED = 700
"""Milliseconds for what moves to come to rest."""


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--moments", nargs="*", default=list(MOMENTS), choices=MOMENTS)
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=SIZES)
    parser.add_argument("--languages", nargs="*", default=list(get_args(Language)), choices=get_args(Language))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        Service(Path(home)) as service,
        sync_playwright() as playwright,
    ):
        expect.set_options(timeout=10_000)
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu"])
        skipping = {"name": "starboard.speed", "value": "skip"}
        memory: Any = {"cookies": [], "origins": [{"origin": service.address, "localStorage": [skipping]}]}
        for size in wanted.sizes:
            width, height = SIZES[size]
            for language in wanted.languages:
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    has_touch=size in TOUCH,
                    is_mobile=size in TOUCH,
                    locale=language,
                    base_url=service.address,
                    storage_state=memory,
                )
                for moment in wanted.moments:
                    page = context.new_page()
                    name = f"{moment}-{size}-{language}"
                    try:
                        stage(page, moment, language, size in TOUCH)
                    except (Error, AssertionError) as problem:
                        sys.stderr.write(f"{name}: {str(problem).splitlines()[0]}\n")
                    page.wait_for_timeout(SETTLED)
                    page.screenshot(path=wanted.folder / f"{name}.png")
                    page.close()
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
