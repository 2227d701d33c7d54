"""A game's vocabulary for other languages: JSON Schemas of decisions and events, and the client's types and reader."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import msgspec

from starboard.engine import PrivateEvent, SeatEvent, Vocabulary
from starboard.engine.vocabulary import Argument, Form
from starboard.entry import GameEntry
from starboard.server.typescript import declaration, fields, type_of


def vocabulary_schemas(vocabulary: Vocabulary) -> dict[str, Any]:
    """`Decision` and `Event` by what a game asks and tells, and the structs that occur in them."""
    inner: dict[str, Any] = {}
    decisions = []
    for name, question in vocabulary.questions.items():
        forms = [
            {"title": form.text, "description": form.summary, "type": "string", "pattern": f"^{form.pattern}$"}
            for form in vocabulary.forms(name).values()
        ]
        properties = {
            "question": {"const": name},
            "options": {"type": "array", "items": {"anyOf": forms}},
            "about": _struct(question.about, inner),
        }
        decisions.append({"type": "object", "properties": properties, "required": list(properties)})
    events = []
    for kind, event in vocabulary.events.items():
        properties = {
            "kind": {"const": kind},
            "seat": {"type": "integer" if issubclass(event, SeatEvent) else "null"},
            "data": _struct(event, inner),
        }
        told = {"type": "object", "properties": properties, "required": list(properties)}
        if issubclass(event, PrivateEvent):
            told["description"] = "Only its seat is told."
        events.append(told)
    return inner | {"Decision": {"oneOf": decisions}, "Event": {"oneOf": events}}


def _struct(struct: type[Any], inner: dict[str, Any]) -> dict[str, Any]:
    """The schema of a struct; those that occur in it are laid beside the others."""
    _, components = msgspec.json.schema_components((struct,), ref_template="#/$defs/{name}")
    for part in components.values():
        if "description" in part:
            part["description"] = cleandoc(part["description"])
    whole: dict[str, Any] = components.pop(struct.__name__)
    whole.pop("title", None)
    for name, part in components.items():
        if inner.setdefault(name, part) != part:
            raise ValueError(f"two structs are called {name}")
    return whole


def vocabulary_types(entry: GameEntry) -> str:
    """What a game asks and tells as TypeScript: its options, what comes along with them, its events, and the reader."""
    vocabulary = entry.rules.vocabulary
    inner: dict[str, Any] = {}
    abouts = [f"readonly {name}: {_fields(question.about, inner)}" for name, question in vocabulary.questions.items()]
    events = [f"readonly {kind}: {_fields(event, inner)}" for kind, event in vocabulary.events.items()]
    of_table = [kind for kind, event in vocabulary.events.items() if not issubclass(event, SeatEvent)]
    options = [
        line
        for name in vocabulary.questions
        for line in (f"readonly {name}:", *(f"  | {_option(form)}" for form in vocabulary.forms(name).values()))
    ]
    parts = [
        f"// Made by `python -m starboard.server.schema` from src/starboard/{entry.name}/vocabulary. Do not edit.",
        "import { Vocabulary } from '$lib/vocabulary'",
        *(declaration(name, part) for name, part in inner.items()),
        _interface("The options of each question, taken apart.", "Options", options),
        _interface("What a decision's `about` holds, by question.", "Abouts", abouts),
        _interface("The data of each kind of event.", "Events", events),
        "\n".join(
            [
                "/** The events of no seat in particular. */",
                "export type TableEvent =",
                *(f"  | '{k}'" for k in of_table),
            ]
        ),
        EVENT,
        _tables(vocabulary),
    ]
    return "\n\n".join(parts) + "\n"


EVENT = """\
/** What was told, by its kind. */
export type GameEvent = {
  readonly [Kind in keyof Events]: {
    readonly kind: Kind
    readonly seat: Kind extends TableEvent ? null : number
    readonly data: Events[Kind]
    readonly text?: string
  }
}[keyof Events]"""


def _interface(remark: str, name: str, lines: list[str]) -> str:
    return "\n".join([f"/** {remark} */", f"export interface {name} {{", *(f"  {line}" for line in lines), "}"])


def _fields(struct: type[Any], inner: dict[str, Any]) -> str:
    made = fields(_struct(struct, inner))
    return f"{{ {'; '.join(made)} }}" if made else "Readonly<Record<string, never>>"


def _option(form: Form) -> str:
    made = [f"readonly form: '{form.name}'"]
    made += [f"readonly {argument.name}: {_argument_type(argument)}" for argument in form.arguments]
    return f"{{ {'; '.join(made)} }}"


def _argument_type(argument: Argument) -> str:
    if argument.kind is None:
        return "boolean"
    if argument.kind.codes:
        return " | ".join(map(str, argument.kind.codes.values()))
    return type_of({"type": "integer" if argument.is_number else "string"})


def _tables(vocabulary: Vocabulary) -> str:
    """What the reader reads by."""
    lines = ["export const VOCABULARY = new Vocabulary<Options>({"]
    for name, question in vocabulary.questions.items():
        lines += [f"  {name}: {{", f"    on: '{question.on}',", "    forms: ["]
        for form in vocabulary.forms(name).values():
            pattern = form.pattern.replace("/", r"\/")
            arguments = ", ".join(f"{argument.name}: {_reading(argument)}" for argument in form.arguments)
            held = f"{{ {arguments} }}" if arguments else "{}"
            lines.append(
                f"      {{ form: '{form.name}', text: '{form.text}', pattern: /^{pattern}$/, holds: {held} }},"
            )
        lines += ["    ],", "  },"]
    return "\n".join([*lines, "})"])


def _reading(argument: Argument) -> str:
    if argument.kind is None:
        return "'word'"
    if argument.kind.codes:
        codes = [f"'{text}': {code}" for text, code in argument.kind.codes.items()]
        return f"{{ {', '.join(codes)} }}"
    return "'number'" if argument.is_number else "'text'"
