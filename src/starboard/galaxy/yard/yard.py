"""The building yard as data: the warehouse, the hourglass, and each seat's place at it."""

from __future__ import annotations

from typing import Any

ASIDE_LIMIT = 2
PILES = 3


class Place:
    """Where one seat builds: the component in hand, the one laid last, those set aside, the number tile."""

    __slots__ = ("aside", "hand", "kept", "last", "looking", "moves", "number", "welded")

    def __init__(self) -> None:
        self.hand = -1
        """The component in hand, or -1."""
        self.kept = False
        """Whether the component in hand (or laid last) was set aside before: it may not go back to the warehouse."""
        self.last = -1
        """The square of the component laid last, while it may still be moved."""
        self.aside: tuple[int, ...] = ()
        self.looking = -1
        """The card pile that is being looked at, or -1."""
        self.number = 0
        """The number tile taken, or 0 while building."""
        self.welded = 0
        self.moves = 0
        """Moves made, when building in turns."""

    def copy(self) -> Place:
        """An independent place in the same condition."""
        twin = object.__new__(Place)
        for name in Place.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


class Yard:
    """The shared part of building. `heap` is face down, its last component on top; `face_up` in order of return."""

    __slots__ = (
        "circle",
        "face_up",
        "heap",
        "numbers",
        "places",
        "running",
        "started",
        "swaps",
        "time_up",
        "turn",
        "turned",
    )

    def __init__(self, seats: int, heap: list[int], circle: int) -> None:
        self.heap = heap
        self.face_up: list[int] = []
        self.places = [Place() for _ in range(seats)]
        self.numbers = tuple(range(1, seats + 1))
        self.circle = circle
        """The circle the hourglass stands on; 0 is the Start circle."""
        self.running = False
        self.turned = 0
        """How often the hourglass has been turned."""
        self.started = False
        self.time_up = False
        self.swaps = 0
        self.turn = 0
        """Whose move it is, when building in turns."""

    def copy(self) -> Yard:
        """An independent yard in the same condition."""
        twin = object.__new__(Yard)
        for name in Yard.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.heap = self.heap.copy()
        twin.face_up = self.face_up.copy()
        twin.places = [place.copy() for place in self.places]
        return twin

    def data(self) -> dict[str, Any]:
        """The yard as plain data."""
        plain = {name: getattr(self, name) for name in Yard.__slots__}
        plain["heap"] = self.heap.copy()
        plain["face_up"] = self.face_up.copy()
        plain["places"] = [{name: getattr(place, name) for name in Place.__slots__} for place in self.places]
        return plain

    @classmethod
    def from_data(cls, plain: dict[str, Any]) -> Yard:
        """The yard that `data` described."""
        yard = cls(len(plain["places"]), list(plain["heap"]), plain["circle"])
        for name in ("running", "started", "swaps", "time_up", "turn", "turned"):
            setattr(yard, name, plain[name])
        yard.face_up = list(plain["face_up"])
        yard.numbers = tuple(plain["numbers"])
        for place, saved in zip(yard.places, plain["places"], strict=True):
            for name in Place.__slots__:
                setattr(place, name, saved[name])
            place.aside = tuple(place.aside)
        return yard
