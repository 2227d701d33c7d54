"""The fields of a state, declared once for each class: how a field is copied, how it is written down and read again.

    class Course:
        FIELDS: ClassVar[Fields] = Fields(
            Field("positions", SHALLOW, BY_NUMBER),
            Field("deck", form=TUPLE),
            Field("card"),
        )

        def copy(self) -> Course:
            return cast(Course, self.FIELDS.copy(self))

`data` and `from_data` follow from `Fields.data` and `Fields.read`. `Fields.copy` is straight-line code made from the
declaration, as fast as if it were written by hand. Compiled by mypyc that is not so: made code reaches the attributes
of a native class through descriptors (a ship's nine fields in 570 ns, where the whole compiled copy takes 180), and
copies are what a game spends much of its time on. Classes that scripts/native.py compiles therefore spell `copy` out,
and the tests compare what it does with the declaration (tests/every_game/test_declared_state.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

SHARED, SHALLOW, NESTED, EACH, EMPTIED, OWN = "shared", "shallow", "nested", "each", "emptied", "own"
"""How a field is copied: the same immutable value; a copy of the container; a copy of a part that has fields itself
(or None); a list of such copies; an empty list; or as the class itself sees to it."""

_COPIES = {
    SHARED: "self.{0}",
    SHALLOW: "self.{0}.copy()",
    NESTED: "None if self.{0} is None else self.{0}.copy()",
    EACH: "[part.copy() for part in self.{0}]",
    EMPTIED: "[]",
}


class Form(NamedTuple):
    """How a value is written down as plain data and read again; both are also told whose value it is."""

    write: Callable[[Any, Any], Any]
    read: Callable[[Any, Any], Any]


def form(write: Callable[[Any], Any], read: Callable[[Any], Any]) -> Form:
    """A form for which it does not matter whose value it is."""
    return Form(lambda value, _: write(value), lambda plain, _: read(plain))


def _itself(value: Any) -> Any:
    return value


PLAIN = form(_itself, _itself)
"""A number, a text, a truth or None; or, if nobody ever changes it in place, anything else that JSON can hold."""
TUPLE = form(list, tuple)
TUPLE_OR_NONE = form(
    lambda held: None if held is None else list(held), lambda held: None if held is None else tuple(held)
)
TUPLES = form(lambda rows: [list(row) for row in rows], lambda rows: tuple(tuple(row) for row in rows))
LIST = form(list, list)
DICT = form(lambda held: dict(sorted(held.items())), dict)
DICT_OF_TUPLES = form(
    lambda held: {name: list(row) for name, row in sorted(held.items())},
    lambda held: {name: tuple(row) for name, row in held.items()},
)
BY_NUMBER = form(
    lambda held: {str(number): what for number, what in sorted(held.items())},
    lambda held: {int(number): what for number, what in held.items()},
)
"""A dictionary by numbers (seats, for example), which JSON keeps as texts."""


def part(cls: Any) -> Form:
    """A part that has `data` and `from_data` itself, or None."""
    return form(
        lambda held: None if held is None else held.data(),
        lambda plain: None if plain is None else cls.from_data(plain),
    )


def parts(cls: Any) -> Form:
    """A list of such parts."""
    return form(lambda held: [one.data() for one in held], lambda plain: [cls.from_data(one) for one in plain])


def by_seat(cls: Any) -> Form:
    """A list of parts, one for each seat, whose `from_data` is also told the seat."""
    return form(
        lambda held: [one.data() for one in held],
        lambda plain: [cls.from_data(seat, one) for seat, one in enumerate(plain)],
    )


CHANCE = Form(lambda chance, _: chance.data(), lambda _, state: state.chance)
"""The generator of a state, which reading needs a seed for: it has been made with the state."""


def one_of(names: tuple[str, ...]) -> Form:
    """One of these words; ValueError for another, better when it is read than in the midst of a turn."""
    return form(_itself, lambda name: names[names.index(name)])


class Field(NamedTuple):
    """One field. Written under its name in `form`; never if `saved` is off, not while it is empty if `optional`."""

    name: str
    copied: str = SHARED
    form: Form = PLAIN
    saved: bool = True
    optional: bool = False


def plain(*names: str) -> tuple[Field, ...]:
    """Fields that hold numbers, texts, truths or None."""
    return tuple(Field(name) for name in names)


class Fields:
    """All fields of a class. Reading needs an object that its constructor has made: what is left out stays as it is."""

    __slots__ = ("_saved", "copy", "fields")

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self._saved = tuple(field for field in fields if field.saved)
        self.copy: Callable[[Any], Any] = _copier(fields)
        """An independent object in the same condition."""

    @property
    def names(self) -> tuple[str, ...]:
        """All fields, saved or not."""
        return tuple(field.name for field in self.fields)

    def data(self, whose: Any) -> dict[str, Any]:
        """An object as plain data."""
        plain = {}
        for field in self._saved:
            value = getattr(whose, field.name)
            if value or not field.optional:
                plain[field.name] = field.form.write(value, whose)
        return plain

    def read(self, into: Any, plain: Mapping[str, Any]) -> None:
        """Fill an object with what `data` has written; KeyError for a field that is missing."""
        for field in self._saved:
            if field.name in plain or not field.optional:
                setattr(into, field.name, field.form.read(plain[field.name], into))


def _copier(fields: tuple[Field, ...]) -> Callable[[Any], Any]:
    lines = ["def copy(self):", " twin = self.__class__.__new__(self.__class__)"]
    lines += [
        f" twin.{field.name} = {_COPIES[field.copied].format(field.name)}" for field in fields if field.copied != OWN
    ]
    made: dict[str, Any] = {}
    exec("\n".join([*lines, " return twin"]), made)
    copy: Callable[[Any], Any] = made["copy"]
    return copy
