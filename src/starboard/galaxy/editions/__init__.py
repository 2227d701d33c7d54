"""The editions of the game, a folder each: tiles, decks, boards and flights as data. Nothing compares editions.

What an edition does in its own way it says in its `Customs`; the rules ask for a custom, never for an edition.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct


class Customs(Struct, frozen=True, kw_only=True):
    """Where editions differ in what is done, rather than in what is printed."""

    looking_welds: bool = False
    """Whether the component laid last is fixed when its owner looks at a pile of cards."""
    late_in_order: bool = False
    """Whether those who are still building when time runs out get the best starting place that is left, unasked."""
    learners_in_order: bool = False
    """Whether that is so for everybody in the learning flight."""
    faulty_start_last: bool = True
    """Whether ships with errors start behind the others in the learning flight."""
    hidden_pile_first: bool = False
    """Whether the pile of cards that nobody looks at is dealt before building, with the others."""
    stranded_after_card: bool = False
    """Whether a ship without engine strength leaves the flight only when the card is over."""


class Edition(Struct, frozen=True, kw_only=True):
    """What tells an edition's things from another's: the beginning of their keys and the number of its first tile."""

    name: str
    prefix: str = ""
    """Stands before the keys of its boards, flights, rounds and cards: `second-IIIA`."""
    first_tile: int = 0
    flights: tuple[str, ...]
    """Its ship classes, one of which is flown in a round; modules bring more."""
    usual: tuple[str, ...]
    """The rounds of a table that says nothing of them."""
    learning: str
    """The plan of its learning flight, which is flown with the first of its ship classes."""
    journeys: bool = False
    """Whether a game is one flight, or a journey with a flight of each level; else it is any list of flights."""
    lacks: tuple[str, ...] = ()
    """Table options that it does not know."""
    customs: Customs = Customs()

    @property
    def lesson(self) -> str:
        """The round that is its learning flight."""
        return f"{self.prefix}{LESSON}"

    def file(self, name: str) -> Traversable:
        """One of its data files."""
        return files(__package__).joinpath(self.name, name)


LESSON = "test"
"""What rounds are called in which the game is learnt: a small ship and the simplest rules."""

FIRST = Edition(
    name="first",
    flights=("I", "II", "III", "IIIA"),
    usual=("I", "II", "III"),
    learning="I",
)
SECOND = Edition(
    name="second",
    prefix="second-",
    first_tile=1000,
    flights=("second-I", "second-II", "second-III"),
    usual=("second-I", "second-II", "second-III"),
    learning="second-L",
    journeys=True,
    lacks=("foresight", "teams"),
    customs=Customs(
        looking_welds=True,
        late_in_order=True,
        learners_in_order=True,
        faulty_start_last=False,
        hidden_pile_first=True,
        stranded_after_card=True,
    ),
)

EDITIONS = {edition.name: edition for edition in (FIRST, SECOND)}
"""The editions by name. The tiles of the first edition's modules are numbered below 1000."""


def edition_of(key: str) -> Edition:
    """The edition that a key on the wire belongs to: the one with the longest beginning that fits."""
    return max((edition for edition in EDITIONS.values() if key.startswith(edition.prefix)), key=_by_prefix)


def _by_prefix(edition: Edition) -> int:
    return len(edition.prefix)


LESSONS = tuple(edition.lesson for edition in EDITIONS.values())
"""The rounds that are learning flights."""
