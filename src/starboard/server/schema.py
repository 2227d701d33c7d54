"""The wire for other languages: a JSON Schema, and from it the TypeScript types of the browser client.

`python -m starboard.server.schema` writes both files, with `--check` it only says whether they are up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

import msgspec

from starboard.galaxy.view import TableView
from starboard.server import protocol

HOME = Path(__file__).parents[3]
SCHEMA_FILE = HOME / "docs" / "protocol.schema.json"
TYPES_FILE = HOME / "web" / "src" / "lib" / "protocol.ts"

UNIONS = {"Said": protocol.Said, "Message": protocol.Message}
FROM_CLIENTS = (*get_args(protocol.Said), protocol.NewTable)
FROM_SERVER = (
    *get_args(protocol.Message),
    protocol.OpenedTable,
    protocol.GameInfo,
    protocol.TableInfo,
    protocol.Problem,
    protocol.PlaceInfo,
    protocol.Drawn,
    protocol.Replay,
    TableView,
)

Schema = Mapping[str, Any]


def schema() -> dict[str, Any]:
    """Everything that crosses the wire, each thing by its name; `TableView` is what a Galaxy Trucker view shows."""
    names = {kind.__name__ for kind in FROM_CLIENTS}
    _, components = msgspec.json.schema_components((*FROM_CLIENTS, *FROM_SERVER), ref_template="#/$defs/{name}")
    defined = {
        name: _tidy(part if name in names else _with_everything_sent(part)) for name, part in sorted(components.items())
    }
    for name, union in UNIONS.items():
        defined[name] = {"anyOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in get_args(union)]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Starboard's table service",
        "description": f"Protocol {protocol.PROTOCOL}; docs/protocol.md explains it.",
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
    """The same as TypeScript: an interface for each thing, so that tagged messages become discriminated unions."""
    defined: Mapping[str, Schema] = whole["$defs"]
    longest = {
        "LONGEST_NAME": defined["Sit"]["properties"]["name"]["maxLength"],
        "LONGEST_SAYING": defined["Say"]["properties"]["text"]["maxLength"],
        "MOST_BYTES": protocol.MOST_BYTES,
        "PROTOCOL": protocol.PROTOCOL,
    }
    parts = ["// Made by `python -m starboard.server.schema` from src/starboard/server/protocol.py. Do not edit."]
    parts += ["\n".join(f"export const {name} = {value}" for name, value in longest.items())]
    parts += [_declaration(name, part) for name, part in defined.items()]
    return "\n\n".join(parts) + "\n"


def _declaration(name: str, part: Schema) -> str:
    if "properties" not in part:
        return f"export type {name} = {_type(part)}"
    fields = [
        f"  readonly {field}{'' if field in part['required'] else '?'}: {_type(value)}"
        for field, value in part["properties"].items()
    ]
    return "\n".join([*_remark(part), f"export interface {name} {{", *fields, "}"])


def _remark(part: Schema) -> Iterable[str]:
    lines = part.get("description", "").splitlines()
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
    elif lines:
        yield "/**"
        yield from (f" * {line}".rstrip() for line in lines)
        yield " */"


def _type(part: Schema) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "anyOf" in part:
        return " | ".join(_type(member) for member in part["anyOf"])
    if "enum" in part:
        return " | ".join(f"'{value}'" for value in part["enum"])
    match part.get("type"):
        case "array":
            return _array(part)
        case "object":
            return f"Readonly<Record<string, {_type(part.get('additionalProperties', {}))}>>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case None:
            return "unknown"
        case other:
            raise NotImplementedError(f"no TypeScript for the type {other!r} of a schema")


def _array(part: Schema) -> str:
    if "prefixItems" in part:
        return f"readonly [{', '.join(_type(item) for item in part['prefixItems'])}]"
    item = _type(part.get("items", {}))
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def files() -> dict[Path, str]:
    """Both files with the text they should have."""
    whole = schema()
    encoded = msgspec.json.format(msgspec.json.encode(whole), indent=2).decode() + "\n"
    return {SCHEMA_FILE: encoded, TYPES_FILE: types(whole)}


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
        path.write_text(text, "utf-8")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
