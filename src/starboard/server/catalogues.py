"""The catalogues of games as the browser client reads them: everything printed, one JSON file for each game.

Only a game whose pages read one has such a file: those have a `catalogue.ts` that gives it its types.

`python -m starboard.server.catalogues` writes them, with `--check` it only says whether they are up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from starboard.games import GAMES

HOME = Path(__file__).parents[3]


def files() -> dict[Path, str]:
    """Every file with what should stand in it."""
    pages = {HOME / "web" / "src" / name: entry for name, entry in GAMES.items()}
    return {
        folder / "catalogue.json": written(entry.catalogue())
        for folder, entry in pages.items()
        if (folder / "catalogue.ts").is_file()
    }


def written(catalogue: Mapping[str, Any]) -> str:
    """A catalogue as text: one line for each thing, so that people can read and compare it."""
    sections = []
    for name, section in catalogue.items():
        if isinstance(section, dict):
            things = [f"    {_json(key)}: {_json(value)}" for key, value in section.items()]
            sections.append(f"  {_json(name)}: {{\n" + ",\n".join(things) + "\n  }")
        else:
            sections.append(f"  {_json(name)}: {_json(section)}")
    return "{\n" + ",\n".join(sections) + "\n}\n"


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=-1).decode().replace("\n", "")


def outdated() -> list[Path]:
    """The files that say something else than they should."""
    return [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]


def main(arguments: Sequence[str]) -> str | None:
    """Write the files, or with `--check` name the ones that are out of date."""
    if list(arguments) == ["--check"]:
        old = [str(path.relative_to(HOME)) for path in outdated()]
        return f"out of date: {', '.join(old)}; run `python -m starboard.server.catalogues`" if old else None
    if arguments:
        return "usage: python -m starboard.server.catalogues [--check]"
    for path, text in files().items():
        path.write_text(text, "utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
