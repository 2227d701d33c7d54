"""What a game gives to the engine: rules that run on its state."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Generic, TypeVar

from starboard.engine.chance import Chance
from starboard.engine.errors import BadInput, OtherVersion
from starboard.engine.history import Translation, Translations
from starboard.engine.overlay import Overlay, laid_over
from starboard.engine.request import Rule
from starboard.engine.setup import SEATS, Choice, Need, Setup, WrongSetup, complete
from starboard.engine.state import State
from starboard.engine.suggestions import DiceTable, Preset, Suggestion, from_dice, from_preset
from starboard.engine.vocabulary import Vocabulary

S = TypeVar("S", bound=State)


class Rules(ABC, Generic[S]):
    """One game's rules. A game is a folder with one of these, which its entry in `starboard.games` offers."""

    name: str
    version: str

    @property
    @abstractmethod
    def seats(self) -> range:
        """For how many it is."""

    @property
    @abstractmethod
    def choices(self) -> tuple[Choice, ...]:
        """What a table can agree on."""

    @property
    def needs(self) -> tuple[Need, ...]:
        """What cannot be chosen without something else; a form can heed it, and `setup` does."""
        return ()

    @property
    def presets(self) -> tuple[Preset, ...]:
        """Ready-made sets of options, for a form beside the free choice."""
        return ()

    @property
    def dice_tables(self) -> tuple[DiceTable, ...]:
        """Tables by which dice may choose options."""
        return ()

    @property
    @abstractmethod
    def vocabulary(self) -> Vocabulary:
        """All that is ever asked and told (tests/every_game/test_vocabulary.py)."""

    @property
    def questions(self) -> frozenset[str]:
        """The names of all questions."""
        return frozenset(self.vocabulary.questions)

    older: ClassVar[Translations] = {}
    """The older versions whose logs, positions and journals these rules still read, and how."""

    def setup(self, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        """A checked and completed setup, or WrongSetup with one sentence about what does not fit."""
        return complete(self.name, seats, self.seats, self.choices, self.needs, options or {})

    def suggest(self, preset: str, seats: int, options: Mapping[str, str] | None = None) -> Suggestion:
        """What a table with these seats and options agrees on if it takes a preset; BadInput if there is no such."""
        by_name = {each.name: each for each in self.presets}
        if preset not in by_name:
            raise BadInput(f"{self.name} has no preset {preset!r}; expected one of: {', '.join(by_name)}")
        return from_preset(by_name[preset], self.presets, self.choices, self.setup, self._as_many(seats), options or {})

    def roll_options(
        self, table: str, dice: int, roll: Callable[[], int], seats: int, options: Mapping[str, str] | None = None
    ) -> Suggestion:
        """What a table with these seats and options agrees on if dice choose; BadInput if they cannot be rolled."""
        by_name = {each.name: each for each in self.dice_tables}
        if table not in by_name:
            raise BadInput(f"{self.name} has no dice table {table!r}; expected one of: {', '.join(by_name)}")
        allowed = by_name[table].dice
        if dice not in allowed:
            raise BadInput(f"{table} is rolled with {', '.join(map(str, sorted(allowed)))} dice, not {dice}")
        return from_dice(by_name[table], dice, roll, self.choices, self.setup, self._as_many(seats), options or {})

    def _as_many(self, seats: int) -> int:
        """So many seats, or as many as there may be."""
        return min(max(seats, self.seats[0]), self.seats[-1])

    def most_seats(self, options: Mapping[str, str] | None = None) -> int:
        """How many can play with these options at most; WrongSetup if nobody can."""
        for seats in reversed(self.seats[1:]):
            with suppress(WrongSetup):
                return self.setup(seats, options).seats
        return self.setup(self.seats[0], options).seats

    def options_for(self, seats: int) -> dict[str, str]:
        """The options without which so many cannot play: the switch of a module that brings a fifth seat, say.

        What these options need themselves is among them.
        """
        chosen = {choice.name: choice.default for choice in self.choices} | {SEATS: str(seats)}
        found: dict[str, str] = {}
        while unmet := [
            need
            for need in self.needs
            if need.option in (SEATS, *found)
            and need.among
            and not need.met_by((chosen[need.option],), (chosen[need.of],))
        ]:
            found |= {need.of: need.among[0] for need in unmet}
            chosen |= found
        return found

    def version_of(self, setup: Setup) -> str:
        """The version by which a game with this setup is played: that of the rules and of what else is in play."""
        return self.version

    def translation(self, version: str, setup: Setup) -> Translation[S] | None:
        """What reads a game of this version; None if it is today's, OtherVersion if it cannot be read."""
        today = self.version_of(setup)
        if version == today:
            return None
        if version not in self.older:
            raise OtherVersion(
                f"this was played with {self.name} rules {version}; these are {today} and cannot read it"
            )
        return self.older[version]()

    @abstractmethod
    def start(self, setup: Setup, chance: Chance) -> S:
        """The state before anything has happened."""

    @abstractmethod
    def load(self, setup: Setup, seed: str, data: dict[str, Any]) -> S:
        """The state that `data` describes."""

    @abstractmethod
    def step(self, state: S) -> Rule:
        """The next stretch of the game from a state that is complete in itself: a card, a turn, a building phase.

        At the end of the generator the state is complete in itself again: a checkpoint.
        """

    @abstractmethod
    def over(self, state: S) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def scores(self, state: S) -> Sequence[float]:
        """What each seat has achieved so far, higher is better; final once the game is over."""

    @abstractmethod
    def overview(self, state: S, before: Any = None) -> Any:
        """What everybody may know, a spectator too, as a msgspec struct or plain data, and nothing else.

        `before` is the overview of an earlier state, or None. What has not changed since may be the same object: then
        nobody needs to look for changes in it.
        """

    def own(self, state: S, seat: int) -> Overlay:
        """What a seat may know beyond that, such as its own hand: what lies for it where the overview keeps silent."""
        return Overlay()

    def view(self, state: S, seat: int | None) -> Any:
        """All that a seat may know (None: a spectator), and nothing else."""
        common = self.overview(state)
        return common if seat is None else laid_over(common, self.own(state, seat))

    @abstractmethod
    def rulebook(self) -> Mapping[str, Mapping[str, str]]:
        """For each module of the game: every rule id with one sentence about it."""
