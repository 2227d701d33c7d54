"""A flight as data: where the ships stand on the ring, the cards to come, who has left and why."""

from __future__ import annotations

from typing import Any


class Course:
    """The flight board. Positions count spaces from the start space on and never wrap: a lap is a whole ring more."""

    __slots__ = ("card", "deck", "dice", "left", "played", "positions", "sold")

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
        self.dice: tuple[int, int] | None = None
        """The last roll."""

    def order(self) -> list[int]:
        """The seats in flight order: from farthest ahead to farthest behind."""
        positions = self.positions
        return sorted(positions, key=positions.__getitem__, reverse=True)

    def copy(self) -> Course:
        """An independent flight at the same moment."""
        twin = object.__new__(Course)
        twin.positions = self.positions.copy()
        twin.deck = self.deck
        twin.card = self.card
        twin.played = self.played
        twin.left = self.left.copy()
        twin.sold = self.sold.copy()
        twin.dice = self.dice
        return twin

    def data(self) -> dict[str, Any]:
        """The flight as plain data."""
        return {
            "positions": {str(seat): position for seat, position in sorted(self.positions.items())},
            "deck": list(self.deck),
            "card": self.card,
            "played": list(self.played),
            "left": {str(seat): why for seat, why in sorted(self.left.items())},
            "sold": {str(seat): amount for seat, amount in sorted(self.sold.items())},
            "dice": self.dice,
        }

    @classmethod
    def from_data(cls, plain: dict[str, Any]) -> Course:
        """The flight that `data` described."""
        course = cls({int(seat): position for seat, position in plain["positions"].items()}, tuple(plain["deck"]))
        course.card = plain["card"]
        course.played = tuple(plain["played"])
        course.left = {int(seat): why for seat, why in plain["left"].items()}
        course.sold = {int(seat): amount for seat, amount in plain["sold"].items()}
        course.dice = None if plain["dice"] is None else tuple(plain["dice"])
        return course
