"""The numbers of every game's actions, as they are kept in `numbering.json` beside the game.

`python -m starboard.arena.numbering` gives numbers to all that has none yet, with `--check` it only says whether there
is anything.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from starboard.engine.numbering import Numbering, NumberingData
from starboard.games import GAMES, game

FILE = "numbering.json"


@cache
def numbering_of(name: str) -> Numbering:
    """The numbers of a game's actions."""
    entry = game(name)
    kept = files(entry.package).joinpath(FILE)
    data = msgspec.json.decode(kept.read_bytes(), type=NumberingData) if kept.is_file() else NumberingData()
    return Numbering(entry.rules.vocabulary, data)


def outdated() -> list[str]:
    """The games that have actions without a number."""
    return [name for name in GAMES if numbering_of(name).extended() != numbering_of(name).data]


def written(data: NumberingData) -> str:
    """The text of the file: a line for each kind of argument and for each block."""
    values = [f"{_json(kind)}: {_json(texts)}" for kind, texts in data.values.items()]
    lines = {"values": ("{", values, "}"), "blocks": ("[", [_json(block) for block in data.blocks], "]")}
    parts = [f' "{name}": {begin}\n  ' + ",\n  ".join(each) + f"\n {end}" for name, (begin, each, end) in lines.items()]
    return "{\n" + ",\n".join([*parts, f' "versions": {_json(data.versions)}']) + "\n}\n"


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def main(arguments: Sequence[str]) -> str | None:
    """Write the files, or with `--check` name the games whose file lacks something."""
    if list(arguments) == ["--check"]:
        old = outdated()
        return f"actions without a number: {', '.join(old)}; run `python -m starboard.arena.numbering`" if old else None
    if arguments:
        return "usage: python -m starboard.arena.numbering [--check]"
    for name in GAMES:
        path = Path(str(files(game(name).package).joinpath(FILE)))
        path.write_text(written(numbering_of(name).extended()), "utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
