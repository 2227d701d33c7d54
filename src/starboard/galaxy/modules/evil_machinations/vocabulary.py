"""What the module asks and tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from starboard.engine import About, Kind, Option, Question, SeatEvent, TableEvent, Vocabulary, events_of
from starboard.galaxy.adventures.deck import decks_of
from starboard.galaxy.mechanisms.vocabulary import DayGotWorse, Left, Right, WentUnder
from starboard.galaxy.modules.evil_machinations.drawer import DECK
from starboard.galaxy.registry import modules
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Colour, Square
from starboard.galaxy.vocabulary.questions import Done, OfCard, OnSquare


def _machinations() -> Sequence[str]:
    """Those of the module, and what others bring."""
    return decks_of("", tuple(module.name for module in modules()))[DECK]


Machination = Annotated[str, Kind("machination", r"EM\d\d", _machinations)]
"""A card of the hand."""
Column = Annotated[int, Kind("column", r"\d+", lambda: map(str, (*range(2, 13), 1)))]
"""A column by the number that dice name it by."""


class Choose(Option, frozen=True):
    """Lay this card down for the coming flight."""

    written: ClassVar[str] = "choose {card}"
    card: Machination


class Pay(Option, frozen=True):
    """Pay what is asked for."""


class Wait(Option, frozen=True):
    """Lose flight days instead."""


class Refuse(Option, frozen=True):
    """Pay nothing."""


class GiveBlock(Option, frozen=True):
    """Give a block up."""

    form: ClassVar[str] = "give"
    written: ClassVar[str] = "give {colour} {square}"
    colour: Colour
    square: Square


class Borrow(Option, frozen=True):
    """Take a loan."""


class Repay(Option, frozen=True):
    """Repay a loan."""


class AimAt(Option, frozen=True):
    """Fire along this column."""

    form: ClassVar[str] = "column"
    written: ClassVar[str] = "column {column}"
    column: Column


class OfHand(About, frozen=True, kw_only=True):
    """The cards of the hand, each with its kind."""

    cards: Mapping[str, str]


class Demanded(OfCard, frozen=True, kw_only=True):
    """What is to be paid, and what the asked seat owns."""

    due: int
    each: int
    """What one thing costs to keep, where one may be given up after the other."""
    purse: int


class Target(OfCard, frozen=True, kw_only=True):
    """The seat that is fired at."""

    target: int


class Share(OfCard, frozen=True, kw_only=True):
    """The group of components of which a ship has too many, and how many."""

    group: str
    count: int


class MachinationsDealt(TableEvent, frozen=True):
    """Everybody has so many cards in hand."""

    count: int


class MachinationsLaid(TableEvent, frozen=True):
    """These seats have laid a card face down."""

    seats: Sequence[int]


class MachinationsHidden(TableEvent, frozen=True):
    """So many machinations lie among the cards of the flight."""

    count: int


class LoanTaken(SeatEvent, frozen=True):
    """A seat has taken a loan; how many it has now."""

    loans: int


class LoanRepaid(SeatEvent, frozen=True):
    """A seat has repaid a loan; how many it still has."""

    loans: int


class LoansUnpaid(SeatEvent, frozen=True):
    """The game is over, and a seat cannot repay so many loans."""

    loans: int


class GoodsFaded(SeatEvent, frozen=True):
    """All blocks of a ship have become cheaper ones."""

    now: Now


class CellsDrained(SeatEvent, frozen=True):
    """Batteries have lost so many tokens."""

    amount: int
    now: Now


class Strongest(SeatEvent, frozen=True):
    """A ship has won a comparison."""

    card: str
    measure: str


class TollRefused(SeatEvent, frozen=True):
    """A seat does not pay."""

    card: str


VOCABULARY = Vocabulary(
    [
        Question("choose_machination", (Choose,), on="machination", about=OfHand),
        Question("levy", (OnSquare, GiveBlock, Pay, Borrow), on="square", about=Demanded),
        Question("toll", (Pay, Wait, Borrow), about=Demanded),
        Question("extortion", (Pay, Refuse, Borrow), about=Demanded),
        Question("aim", (AimAt,), about=Target),
        Question("hide", (Left, Right), about=OfCard),
        Question("system_test", (OnSquare, Done), on="square", about=OfCard),
        Question("break_up", (OnSquare,), on="square", about=Share),
    ],
    (*events_of(__name__), DayGotWorse, WentUnder),
    {"owed": (Borrow,), "bid": (Borrow,), "secret_bid": (Borrow,), "insurance": (Borrow,), "next_card": (Repay,)},
)
