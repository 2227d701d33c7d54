"""The numbers of every game's actions, as they are kept in `numbering.json` beside the game.

`python -m starboard.arena.numbering` gives numbers to all that has none yet, with `--check` it only says whether there
is anything.

Modules that are no part of the product have no place in its file. With such modules installed the numbers of the
product stay as they are and theirs come behind; the file with all of them lies in the folder of the last of these
modules, if it keeps one. What is in no file yet is then numbered as it comes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from starboard.engine.numbering import Numbering, NumberingData
from starboard.entry import GameEntry
from starboard.games import GAMES, game

FILE = "numbering.json"


@cache
def numbering_of(name: str) -> Numbering:
    """The numbers of a game's actions."""
    entry = game(name)
    numbering = Numbering(entry.rules.vocabulary, _kept(entry))
    return Numbering(entry.rules.vocabulary, numbering.extended()) if entry.elsewhere else numbering


def _kept(entry: GameEntry) -> NumberingData:
    """What was written down last: with modules from elsewhere, or else for the product."""
    for package in (*entry.elsewhere[-1:], entry.package):
        file = files(package).joinpath(FILE)
        if file.is_file():
            return msgspec.json.decode(file.read_bytes(), type=NumberingData)
    return NumberingData()


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
        entry = game(name)
        path = Path(str(files((entry.package, *entry.elsewhere)[-1]).joinpath(FILE)))
        path.write_text(written(numbering_of(name).extended()), "utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
