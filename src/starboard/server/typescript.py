"""TypeScript types from JSON Schemas."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Schema = Mapping[str, Any]


def declaration(name: str, part: Schema) -> str:
    """A thing of a schema by its name: an interface if it has fields."""
    if "properties" not in part:
        return f"export type {name} = {type_of(part)}"
    return "\n".join([*remark(part), f"export interface {name} {{", *(f"  {field}" for field in fields(part)), "}"])


def fields(part: Schema) -> list[str]:
    """The fields of a struct; those that may be left out are marked."""
    required = part.get("required", ())
    return [
        f"readonly {name}{'' if name in required else '?'}: {type_of(value)}"
        for name, value in part["properties"].items()
    ]


def remark(part: Schema) -> Iterable[str]:
    """What a schema says of a thing, as a comment."""
    lines = part.get("description", "").splitlines()
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
    elif lines:
        yield "/**"
        yield from (f" * {line}".rstrip() for line in lines)
        yield " */"


def type_of(part: Schema) -> str:
    """The type of what a schema describes."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "anyOf" in part:
        return " | ".join(type_of(member) for member in part["anyOf"])
    if "enum" in part:
        return " | ".join(f"'{value}'" for value in part["enum"])
    match part.get("type"):
        case "array":
            return _array(part)
        case "object":
            return f"Readonly<Record<string, {type_of(part.get('additionalProperties', {}))}>>"
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
        return f"readonly [{', '.join(type_of(item) for item in part['prefixItems'])}]"
    item = type_of(part.get("items", {}))
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
