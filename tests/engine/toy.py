"""Rules made up on the spot: a test writes one generator of a few lines and gets a game that runs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starboard.engine import Chance, Game, Rehearsal, Rule, Rules, Setup, State, Vocabulary


class Notes(State):
    """Words that a rule has written down, which all can see, and the number of steps that are over."""

    __slots__ = ("steps", "words")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.events = []
        self.steps = 0
        self.words: tuple[str, ...] = ()

    def note(self, *words: object) -> None:
        """Write words down."""
        self.words += tuple(map(str, words))

    def copy(self) -> Notes:
        twin = Notes(self.chance.copy())
        twin.steps, twin.words = self.steps, self.words
        return twin

    def data(self) -> dict[str, Any]:
        return {"chance": self.chance.data(), "steps": self.steps, "words": list(self.words)}


class Toy(Rules[Notes]):
    """Runs the given rules one after the other, each as a step of its own."""

    name = "toy"
    version = "1"
    seats = range(1, 5)
    choices = ()
    vocabulary = Vocabulary()

    def __init__(self, *rules: Callable[[Notes], Rule]) -> None:
        self._rules = rules

    def start(self, setup: Setup, chance: Chance) -> Notes:
        return Notes(chance)

    def load(self, setup: Setup, seed: str, data: dict[str, Any]) -> Notes:
        notes = Notes(Chance.from_data(seed, data["chance"]))
        notes.steps, notes.words = data["steps"], tuple(data["words"])
        return notes

    def step(self, state: Notes) -> Rule:
        yield from self._rules[state.steps](state)
        state.steps += 1

    def over(self, state: Notes) -> bool:
        return state.steps == len(self._rules)

    def scores(self, state: Notes) -> Sequence[float]:
        return [0.0]

    def overview(self, state: Notes, before: Any = None) -> Any:
        return state.words

    def rulebook(self) -> Mapping[str, Mapping[str, str]]:
        return {}


def play(*rules: Callable[[Notes], Rule], seats: int = 2, seed: str = "seed") -> Rehearsal[Notes]:
    """A game of these rules, to be driven by hand."""
    toy = Toy(*rules)
    return Rehearsal(Game.new(toy, toy.setup(seats), seed))
