"""The wire for other languages: JSON Schemas, and from them the TypeScript types of the browser client.

There is one for the protocol, and one for each game: what it shows of its table, asks and tells.
`python -m starboard.server.schema` writes the files, with `--check` it only says whether they are up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

import msgspec

from starboard.entry import GameEntry
from starboard.games import GAMES
from starboard.server import protocol
from starboard.server.typescript import Schema, declaration
from starboard.server.vocabulary_schema import vocabulary_schemas, vocabulary_types

HOME = Path(__file__).parents[3]
DOCS = HOME / "docs"
CLIENT = HOME / "web" / "src"

UNIONS = {"Said": protocol.Said, "Message": protocol.Message}
FROM_CLIENTS = (*get_args(protocol.Said), protocol.NewTable, protocol.SuggestionWish)
FROM_SERVER = (
    *get_args(protocol.Message),
    protocol.OpenedTable,
    protocol.GameInfo,
    protocol.SuggestionMade,
    protocol.Glossary,
    protocol.TableInfo,
    protocol.Problem,
    protocol.PlaceInfo,
    protocol.Drawn,
    protocol.Replay,
)


def schema() -> dict[str, Any]:
    """Everything that crosses the wire, each thing by its name; what lies on a table is the game's own business."""
    names = {kind.__name__ for kind in FROM_CLIENTS}
    _, components = msgspec.json.schema_components((*FROM_CLIENTS, *FROM_SERVER), ref_template="#/$defs/{name}")
    defined = {
        name: _tidy(part if name in names else _with_everything_sent(part)) for name, part in sorted(components.items())
    }
    for name, union in UNIONS.items():
        defined[name] = {"anyOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in get_args(union)]}
    return _document(
        "Starboard's table service", f"Protocol {protocol.PROTOCOL}; docs/protocol.md explains it.", defined
    )


def game_schema(entry: GameEntry) -> dict[str, Any]:
    """What a game's views have as their `table`, its decisions and its events."""
    description = f"{entry.view.__name__} is what a seat sees; Decision and Event are all that is asked and told."
    return _document(
        f"A table of {entry.name}", description, _view_schemas(entry) | vocabulary_schemas(entry.rules.vocabulary)
    )


def _view_schemas(entry: GameEntry) -> dict[str, Any]:
    _, components = msgspec.json.schema_components((entry.view,), ref_template="#/$defs/{name}")
    return {name: _tidy(_with_everything_sent(part)) for name, part in sorted(components.items())}


def _document(title: str, description: str, defined: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": description,
        "$defs": defined,
    }


def _tidy(part: dict[str, Any]) -> dict[str, Any]:
    return {**part, "description": cleandoc(part["description"])} if "description" in part else part


def _with_everything_sent(part: dict[str, Any]) -> dict[str, Any]:
    """The server leaves out no field that has a default; msgspec assumes that anybody may."""
    properties = part.get("properties", {})
    required = [name for name, value in properties.items() if name in part.get("required", ()) or "default" in value]
    plain = {
        name: {key: entry for key, entry in value.items() if key != "default"} for name, value in properties.items()
    }
    return {**part, "properties": plain, "required": required}


def types(whole: Schema) -> str:
    """The protocol as TypeScript, with the bounds that a client should know."""
    defined: Mapping[str, Schema] = whole["$defs"]
    longest = {
        "LONGEST_NAME": defined["Sit"]["properties"]["name"]["maxLength"],
        "LONGEST_SAYING": defined["Say"]["properties"]["text"]["maxLength"],
        "MOST_BYTES": protocol.MOST_BYTES,
        "PROTOCOL": protocol.PROTOCOL,
    }
    constants = "\n".join(f"export const {name} = {value}" for name, value in longest.items())
    return _typescript("src/starboard/server/protocol.py", [constants], defined)


def view_types(entry: GameEntry) -> str:
    """What a game shows of its table as TypeScript."""
    source = f"src/{entry.view.__module__.replace('.', '/')}.py"
    return _typescript(source, [], _view_schemas(entry))


def _typescript(source: str, before: Sequence[str], defined: Mapping[str, Schema]) -> str:
    """An interface for each thing, so that tagged messages become discriminated unions."""
    parts = [f"// Made by `python -m starboard.server.schema` from {source}. Do not edit.", *before]
    parts += [declaration(name, part) for name, part in defined.items()]
    return "\n\n".join(parts) + "\n"


def files() -> dict[Path, str]:
    """All files with the text they should have."""
    whole = schema()
    texts = {DOCS / "protocol.schema.json": _pretty(whole), CLIENT / "lib" / "protocol.ts": types(whole)}
    for name, entry in GAMES.items():
        texts[DOCS / f"{name}.schema.json"] = _pretty(game_schema(entry))
        texts[CLIENT / name / "view.ts"] = view_types(entry)
        texts[CLIENT / name / "vocabulary.ts"] = vocabulary_types(entry)
    return texts


def _pretty(document: Mapping[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"


def outdated() -> list[Path]:
    """The files that do not say what the protocol says."""
    return [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]


def main(arguments: Sequence[str]) -> str | None:
    """Write the files, or with `--check` name the ones that are out of date."""
    if list(arguments) == ["--check"]:
        old = [str(path.relative_to(HOME)) for path in outdated()]
        return f"out of date: {', '.join(old)}; run `python -m starboard.server.schema`" if old else None
    if arguments:
        return "usage: python -m starboard.server.schema [--check]"
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
