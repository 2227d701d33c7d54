"""A game's vocabulary, declared once: its questions with the forms of their options, and its events.

The text of an option (`weld 7,6 ^`) stays what it is on the wire and in logs. From the declaration come one reader and
one writer of such texts, the JSON Schema and the types of other languages, and the numbering of actions.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any, ClassVar, TypeVar, get_type_hints

from msgspec import Struct

from starboard.engine.decision import Decision
from starboard.engine.errors import BadInput

_HUMPS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_HOLES = re.compile(r"\{(\w+)\}| \[(\w+)\]")


def _words_of(name: str) -> list[str]:
    return _HUMPS.sub(" ", name).lower().split(" ")


F = TypeVar("F", bound="Option")


class Kind(Struct, frozen=True):
    """What an argument of an option is: a square, a card, a seat. An argument is declared as `Annotated[str, KIND]`."""

    name: str
    pattern: str
    """A regular expression for the text of one argument; it holds no space and no group."""
    values: Callable[[], Iterable[str]]
    """The texts of all that there are, in an order in which new ones come last."""
    codes: Mapping[str, int] = {}
    """The numbers of texts that stand for numbers, such as the arrows of turns."""


class Option(Struct, frozen=True):
    """One option, taken apart: its form is its class, its arguments are the fields.

    A form without fields is written as the words of its class's name; others say in `written` how: `weld {square}
    {turn}`, where `{name}` is an argument and ` [name]` a word that stands there or does not.
    """

    form: ClassVar[str] = ""
    """The form's name, which is also that of its messages; by default the name of the class."""
    written: ClassVar[str] = ""


class About(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is needed to put a question into words; its fields say what a decision's `about` may hold."""


class TableEvent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The data of an event that concerns the whole table; the kind is the name of the class: `building_ended`."""

    told_as: ClassVar[str] = ""


class SeatEvent(TableEvent, frozen=True):
    """The data of an event of one seat, which everybody notices."""


class PrivateEvent(SeatEvent, frozen=True):
    """The data of an event that only its seat notices."""


class Question(Struct, frozen=True):
    """A question: the forms of its options, and the shape in which a person chooses."""

    name: str
    forms: tuple[type[Option], ...]
    on: str = "words"
    """The kind of argument that a person points at, or `words` if the options are best listed."""
    about: type[About] = About


class Argument(Struct, frozen=True):
    """An argument of a form. One without a kind is a word that stands there or does not."""

    name: str
    kind: Kind | None
    is_number: bool

    def read(self, text: str | None) -> Any:
        """The value that a text stands for."""
        if self.kind is None:
            return text is not None
        assert text is not None
        if self.kind.codes:
            return self.kind.codes[text]
        return int(text) if self.is_number else text

    def write(self, value: Any) -> str:
        """The text that stands for a value."""
        if self.kind is None:
            return f" {self.name}" if value else ""
        if self.kind.codes:
            return next(text for text, code in self.kind.codes.items() if code == value)
        return str(value)


class Form:
    """How options of one class are written and read."""

    def __init__(self, option: type[Option]) -> None:
        words = _words_of(option.__name__)
        self.option = option
        self.name = option.form or "_".join(words)
        self.text = option.written or " ".join(words)
        self.summary = (option.__doc__ or "").partition("\n")[0]
        hints = get_type_hints(option, include_extras=True)
        self.arguments = tuple(_argument(name, hints[name]) for name in option.__struct_fields__)
        named = [one or other for one, other in _HOLES.findall(self.text)]
        if named != [argument.name for argument in self.arguments]:
            raise BadInput(f"the form {self.name!r} is written {self.text!r}, but its fields are others")
        self.pattern = self._pattern()
        self._read = re.compile(self.pattern).fullmatch

    def _pattern(self) -> str:
        """The regular expression of its texts, with a group for each argument."""
        kinds = {argument.name: argument.kind for argument in self.arguments}
        made, end = "", 0
        for hole in _HOLES.finditer(self.text):
            kind = kinds[hole[1] or hole[2]]
            made += re.escape(self.text[end : hole.start()]).replace(r"\ ", " ")
            made += f"( {hole[2]})?" if kind is None else f"({kind.pattern})"
            end = hole.end()
        return made + re.escape(self.text[end:]).replace(r"\ ", " ")

    def read(self, text: str) -> Option | None:
        """The option that a text says, if it has this form."""
        found = self._read(text)
        if found is None:
            return None
        return self.option(
            *[argument.read(part) for argument, part in zip(self.arguments, found.groups(), strict=True)]
        )

    def texts(self) -> Iterator[str]:
        """The texts of all options of this form that there can be."""
        values = [
            (False, True) if argument.kind is None else map(argument.read, argument.kind.values())
            for argument in self.arguments
        ]
        return (self.write(self.option(*chosen)) for chosen in product(*values))

    def write(self, option: Option) -> str:
        """The text of an option of this form."""
        written = {argument.name: argument.write(getattr(option, argument.name)) for argument in self.arguments}
        return _HOLES.sub(lambda hole: written[hole[1] or hole[2]], self.text)


def _argument(name: str, hint: Any) -> Argument:
    if hint is bool:
        return Argument(name, None, is_number=False)
    found = [kind for kind in getattr(hint, "__metadata__", ()) if isinstance(kind, Kind)]
    if len(found) != 1:
        raise BadInput(f"the argument {name!r} has no kind; expected Annotated[str or int, Kind] or bool")
    return Argument(name, found[0], is_number=hint.__origin__ is int)


_forms: dict[type[Option], Form] = {}


def form_of(option: type[Option]) -> Form:
    """How options of a class are written and read."""
    found = _forms.get(option)
    if found is None:
        found = _forms[option] = Form(option)
    return found


def write(option: Option) -> str:
    """The text of an option."""
    return form_of(type(option)).write(option)


def texts_of(*forms: type[Option]) -> frozenset[str]:
    """The texts of all options of these forms that there can be."""
    return frozenset(text for form in forms for text in form_of(form).texts())


def arguments_of(option: Option) -> list[str]:
    """The texts of an option's arguments that are written, in their order."""
    texts = (argument.write(getattr(option, argument.name)) for argument in form_of(type(option)).arguments)
    return [text.strip() for text in texts if text]


class Vocabulary:
    """All that a game, or a part of it, may ask and tell. `more` are further forms for questions of another part."""

    def __init__(
        self,
        questions: Iterable[Question] = (),
        events: Iterable[type[TableEvent]] = (),
        more: Mapping[str, tuple[type[Option], ...]] | None = None,
    ) -> None:
        self.questions: dict[str, Question] = {}
        for question in questions:
            if question.name in self.questions:
                raise BadInput(f"the question {question.name!r} is declared twice")
            self.questions[question.name] = question
        self.events: dict[str, type[TableEvent]] = {}
        for event in events:
            kind = kind_of(event)
            if kind in self.events:
                raise BadInput(f"the event {kind!r} is declared twice")
            self.events[kind] = event
        self.more = dict(more or {})
        self._forms = {name: self._forms_of(question) for name, question in self.questions.items()}
        self._known: dict[tuple[str, str], Option] = {}

    def _forms_of(self, question: Question) -> dict[str, Form]:
        forms: dict[str, Form] = {}
        for option in question.forms:
            form = form_of(option)
            if form.name in forms:
                raise BadInput(f"the question {question.name!r} has two forms called {form.name!r}")
            forms[form.name] = form
        return forms

    def plus(self, *others: Vocabulary) -> Vocabulary:
        """This vocabulary with those of other parts of the game. What several parts have in common they all declare;
        no two declare different things of the same name.
        """
        every = (self, *others)
        questions = list(dict.fromkeys(question for part in every for question in part.questions.values()))
        events = list(dict.fromkeys(event for part in every for event in part.events.values()))
        more: dict[str, tuple[type[Option], ...]] = {}
        for part in every:
            for name, forms in part.more.items():
                more[name] = tuple(dict.fromkeys((*more.get(name, ()), *forms)))
        if unknown := more.keys() - {question.name for question in questions}:
            raise BadInput(f"further forms are declared for questions that nobody asks: {', '.join(sorted(unknown))}")
        return Vocabulary(
            [
                Question(question.name, (*question.forms, *more.get(question.name, ())), question.on, question.about)
                for question in questions
            ],
            events,
        )

    def forms(self, question: str) -> Mapping[str, Form]:
        """The forms of a question's options by name."""
        return self._forms[question]

    def read(self, question: str, text: str) -> Option:
        """An option of a question from its text; BadInput if no such option is declared.

        Options without arguments come first: `pass` is that word also where a name could stand.
        """
        found = self._known.get((question, text))
        if found is None:
            found = self._known[question, text] = self._read(question, text)
        return found

    def _read(self, question: str, text: str) -> Option:
        forms = self._forms.get(question)
        if forms is None:
            raise BadInput(f"there is no question {question!r}")
        for form in sorted(forms.values(), key=lambda form: bool(form.arguments)):
            option = form.read(text)
            if option is not None:
                return option
        raise BadInput(f"the question {question!r} has no option of the form {text!r}")

    def of_form(self, decision: Decision, form: type[F]) -> dict[str, F]:
        """The options of a decision that have a form, taken apart, by their texts."""
        found: dict[str, F] = {}
        for text in decision.options:
            option = self.read(decision.question, text)
            if isinstance(option, form):
                found[text] = option
        return found

    def form(self, question: str, text: str) -> str:
        """The name of an option's form."""
        return form_of(type(self.read(question, text))).name


class Readings:
    """The options of one question, taken apart. Each is read when it is first asked for, and kept in `known`.

    For compiled rules that act by them at every answer (`starboard bench`): one lookup in a plain dictionary, and no
    call, as in `known.get(text) or readings.read(text)`.
    """

    def __init__(self, question: str, read: Callable[[str, str], Option]) -> None:
        self._question = question
        self._read = read
        self.known: dict[str, Option] = {}

    def read(self, text: str) -> Option:
        """An option that has not been asked for before."""
        option = self.known[text] = self._read(self._question, text)
        return option


def kind_of(event: type[TableEvent]) -> str:
    """The kind of an event that a class declares."""
    return event.told_as or "_".join(_words_of(event.__name__))


def events_of(module: str) -> tuple[type[TableEvent], ...]:
    """The events that a Python module declares, in the order in which they stand there."""
    declared = vars(sys.modules[module]).values()
    return tuple(
        event
        for event in declared
        if isinstance(event, type) and issubclass(event, TableEvent) and event.__module__ == module
    )
