"""Numbers for actions: every option that a vocabulary allows has one, which never changes. For learning agents.

The numbers of a game lie in a row of blocks, one for each form of each question. A block holds all combinations of its
arguments' values. Where a kind of argument has got new values, the combinations with them lie in a later block of the
same form, so that blocks are only ever added at the end.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from math import prod

from msgspec import Struct, field

from starboard.engine.decision import Decision
from starboard.engine.errors import BadInput
from starboard.engine.vocabulary import Argument, Form, Option, Vocabulary, form_of

FLAG = ("", "yes")
"""The values of a word that stands in an option or does not."""


class Block(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The options of one form: with the first so many values of each argument, but for those of earlier blocks."""

    question: str
    form: str
    sizes: tuple[int, ...]
    actions: int
    """How many numbers it has."""


class NumberingData(Struct, frozen=True, forbid_unknown_fields=True):
    """A numbering as it is kept in a file."""

    values: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """For each kind of argument the texts of its values, in the order of their numbers."""
    blocks: tuple[Block, ...] = ()
    versions: tuple[int, ...] = ()
    """How many actions there were in each version."""


class Numbering:
    """The actions of a game by number, from 0 to `size` - 1."""

    def __init__(self, vocabulary: Vocabulary, data: NumberingData) -> None:
        self.vocabulary = vocabulary
        self.data = data
        self._index = {kind: {text: place for place, text in enumerate(texts)} for kind, texts in data.values.items()}
        ends = list(accumulate((block.actions for block in data.blocks), initial=0))
        self._begins, self.size = ends[:-1], ends[-1]
        self._blocks: dict[tuple[str, str], list[int]] = {}
        self._inner: list[tuple[int, ...] | None] = []
        for number, block in enumerate(data.blocks):
            earlier = self._blocks.setdefault((block.question, block.form), [])
            self._inner.append(data.blocks[earlier[-1]].sizes if earlier else None)
            earlier.append(number)
        self._known: dict[tuple[str, str], int] = {}

    @property
    def version(self) -> int:
        """How often actions have been numbered; those of version n are the numbers below `data.versions[n - 1]`."""
        return len(self.data.versions)

    def number(self, question: str, option: str) -> int:
        """The number of an option; BadInput if it has none."""
        found = self._known.get((question, option))
        if found is None:
            found = self._known[question, option] = self._number(question, option)
        return found

    def numbers(self, decision: Decision) -> list[int]:
        """The numbers of a decision's options, in their order."""
        return [self.number(decision.question, option) for option in decision.options]

    def factors(self, question: str, option: str) -> tuple[int, ...]:
        """The same in parts: the number of the first block of its form, and for each argument the number of its value.

        For agents that choose a form first and then its arguments.
        """
        read = self.vocabulary.read(question, option)
        form = form_of(type(read))
        if (question, form.name) not in self._blocks:
            raise BadInput(f"the options of the form {form.name!r} of {question!r} have no numbers yet")
        return (self._blocks[question, form.name][0], *self._places(form, read))

    def _places(self, form: Form, option: Option) -> tuple[int, ...]:
        """For each argument the number of its value."""
        places = []
        for argument in form.arguments:
            value = getattr(option, argument.name)
            place = int(value) if argument.kind is None else self._index[argument.kind.name].get(argument.write(value))
            if place is None:
                raise BadInput(f"the {argument.name} {argument.write(value)!r} has no number yet")
            places.append(place)
        return tuple(places)

    def _number(self, question: str, option: str) -> int:
        first, *places = self.factors(question, option)
        block = self.data.blocks[first]
        for number in self._blocks[question, block.form]:
            sizes, inner = self.data.blocks[number].sizes, self._inner[number]
            if all(place < size for place, size in zip(places, sizes, strict=True)):
                skipped = 0 if inner is None else _before(places, inner)
                return self._begins[number] + _before(places, sizes) - skipped
        raise BadInput(f"the option {option!r} of {question!r} has no number yet")

    def option(self, number: int) -> tuple[str, str]:
        """The question and the option that a number stands for."""
        if not 0 <= number < self.size:
            raise BadInput(f"there is no action {number}; expected 0 to {self.size - 1}")
        at = bisect_right(self._begins, number) - 1
        while not self.data.blocks[at].actions:
            at -= 1
        block, inner = self.data.blocks[at], self._inner[at]
        form = self.vocabulary.forms(block.question).get(block.form)
        if form is None:
            raise BadInput(f"action {number} was an option of {block.question!r} that is no longer asked")
        places = _place(number - self._begins[at], block.sizes, inner)
        values = [
            bool(place) if argument.kind is None else argument.read(self.data.values[argument.kind.name][place])
            for argument, place in zip(form.arguments, places, strict=True)
        ]
        return block.question, form.write(form.option(*values))

    def extended(self) -> NumberingData:
        """The numbering with all that the vocabulary has by now; the same if it had everything."""
        values = {kind: dict.fromkeys(texts) for kind, texts in self.data.values.items()}
        for argument in _arguments(self.vocabulary):
            if argument.kind is not None:
                values.setdefault(argument.kind.name, {}).update(dict.fromkeys(argument.kind.values()))
        texts = {kind: tuple(known) for kind, known in values.items()}
        blocks = [*self.data.blocks, *self._more_blocks(texts)]
        if len(blocks) == len(self.data.blocks):
            return NumberingData(texts, self.data.blocks, self.data.versions)
        actions = sum(block.actions for block in blocks)
        return NumberingData(texts, tuple(blocks), (*self.data.versions, actions))

    def _more_blocks(self, values: Mapping[str, Sequence[str]]) -> Iterable[Block]:
        for question in self.vocabulary.questions:
            for form in self.vocabulary.forms(question).values():
                sizes = tuple(
                    len(FLAG if argument.kind is None else values[argument.kind.name]) for argument in form.arguments
                )
                earlier = self._blocks.get((question, form.name))
                last = None if earlier is None else self.data.blocks[earlier[-1]].sizes
                if last != sizes:
                    yield Block(question, form.name, sizes, prod(sizes) - (0 if last is None else prod(last)))


def _arguments(vocabulary: Vocabulary) -> Iterable[Argument]:
    return (
        argument
        for question in vocabulary.questions
        for form in vocabulary.forms(question).values()
        for argument in form.arguments
    )


def _before(places: Sequence[int], sizes: Sequence[int]) -> int:
    """How many combinations within these sizes come before this one, which itself may lie outside."""
    count = 0
    for at, (place, size) in enumerate(zip(places, sizes, strict=True)):
        count += min(place, size) * prod(sizes[at + 1 :])
        if place >= size:
            break
    return count


def _place(number: int, sizes: Sequence[int], inner: Sequence[int] | None) -> list[int]:
    """The combination of that number within these sizes, not counting those within the inner ones."""
    places: list[int] = []
    inside = inner is not None
    for at in range(len(sizes)):
        rest = prod(sizes[at + 1 :])
        rest_inside = prod(inner[at + 1 :]) if inner is not None and inside else 0
        among = inner[at] if inner is not None and inside else 0
        shared = among * (rest - rest_inside)
        if number < shared:
            place, number = divmod(number, rest - rest_inside)
        else:
            place, number = divmod(number - shared, rest)
            place += among
            inside = False
        places.append(place)
    return places
