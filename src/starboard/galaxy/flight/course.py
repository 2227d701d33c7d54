"""A flight as data: where the ships stand on the ring, the cards to come, who has left and why."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from starboard.engine.fields import BY_NUMBER, SHALLOW, TUPLE, TUPLE_OR_NONE, Field, Fields


class Course:
    """The flight board. Positions count spaces from the start space on and never wrap: a lap is a whole ring more."""

    __slots__ = ("aboard", "card", "deck", "dice", "left", "played", "positions", "sold", "stranded", "unsold")

    FIELDS: ClassVar[Fields] = Fields(
        Field("positions", SHALLOW, BY_NUMBER),
        Field("deck", form=TUPLE),
        Field("card"),
        Field("played", form=TUPLE),
        Field("left", SHALLOW, BY_NUMBER),
        Field("sold", SHALLOW, BY_NUMBER),
        Field("unsold", SHALLOW, BY_NUMBER, optional=True),
        Field("aboard", SHALLOW, BY_NUMBER, optional=True),
        Field("stranded", SHALLOW, BY_NUMBER, optional=True),
        Field("dice", form=TUPLE_OR_NONE),
    )

    def __init__(self, positions: dict[int, int], deck: tuple[str, ...]) -> None:
        self.positions = positions
        """Where each ship in flight stands, by seat."""
        self.deck = deck
        """The cards still to come, the next one first."""
        self.card: str | None = None
        """The card being resolved."""
        self.played: tuple[str, ...] = ()
        self.left: dict[int, str] = {}
        """Seats that have given up, and why."""
        self.sold: dict[int, int] = {}
        """What those seats got for their blocks."""
        self.unsold: dict[int, list[list[Any]]] = {}
        """By seat, goods that are sold after the flight: blocks, their worth, and what is paid beyond half of it."""
        self.aboard: dict[int, str] = {}
        """Who was on board of those ships when they left, by letters; kept where modules may want to know."""
        self.stranded: dict[int, list[str]] = {}
        """By seat, the sections without engine strength that leave the flight when the card is over."""
        self.dice: tuple[int, int] | None = None
        """The last roll."""

    def order(self) -> list[int]:
        """The seats in flight order: from farthest ahead to farthest behind."""
        positions = self.positions
        return sorted(positions, key=positions.__getitem__, reverse=True)

    def copy(self) -> Course:
        """An independent flight at the same moment."""
        return cast(Course, self.FIELDS.copy(self))

    def data(self) -> dict[str, Any]:
        """The flight as plain data."""
        return self.FIELDS.data(self)

    @classmethod
    def from_data(cls, plain: dict[str, Any]) -> Course:
        """The flight that `data` described."""
        course = cls({}, ())
        cls.FIELDS.read(course, plain)
        return course
