"""The building yard as data: the warehouse, the hourglass, and each seat's place at it."""

from __future__ import annotations

from typing import Any, ClassVar

from starboard.engine.fields import EACH, LIST, SHALLOW, TUPLE, Field, Fields, parts, plain

ASIDE_LIMIT = 2
PILES = 3


class Place:
    """Where one seat builds: the component in hand, the one laid last, those set aside, the number tile."""

    __slots__ = ("aside", "hand", "kept", "last", "looking", "moves", "number", "welded")

    FIELDS: ClassVar[Fields] = Fields(
        *plain("hand", "kept", "last", "looking", "moves", "number", "welded"),
        Field("aside", form=TUPLE),
    )

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
        twin = Place()
        twin.hand = self.hand
        twin.kept = self.kept
        twin.last = self.last
        twin.aside = self.aside
        twin.looking = self.looking
        twin.number = self.number
        twin.welded = self.welded
        twin.moves = self.moves
        return twin

    def data(self) -> dict[str, Any]:
        """The place as plain data."""
        return self.FIELDS.data(self)

    @classmethod
    def from_data(cls, plain: dict[str, Any]) -> Place:
        """The place that `data` described."""
        place = cls()
        cls.FIELDS.read(place, plain)
        return place


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
        "takes",
        "time_up",
        "turn",
        "turned",
    )

    FIELDS: ClassVar[Fields] = Fields(
        *plain("circle", "running", "started", "swaps", "time_up", "turn", "turned"),
        Field("heap", SHALLOW, LIST),
        Field("face_up", SHALLOW, LIST),
        Field("takes", SHALLOW, saved=False),
        Field("places", EACH, parts(Place)),
        Field("numbers", form=TUPLE),
    )

    def __init__(self, seats: int, heap: list[int], circle: int) -> None:
        self.heap = heap
        self.face_up: list[int] = []
        self.takes: list[str] = []
        """The acts that take each of them: every look at the yard lists them (`starboard bench`)."""
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

    def lay_open(self, tile: int) -> None:
        """A component lies face up from now on."""
        self.face_up.append(tile)
        self.takes.append(f"take {tile}")

    def pick_up(self, tile: int) -> None:
        """A component that lay face up does so no more."""
        place = self.face_up.index(tile)
        del self.face_up[place]
        del self.takes[place]

    def copy(self) -> Yard:
        """An independent yard in the same condition."""
        twin = Yard(0, self.heap.copy(), self.circle)
        twin.face_up = self.face_up.copy()
        twin.takes = self.takes.copy()
        twin.places = [place.copy() for place in self.places]
        twin.numbers = self.numbers
        twin.running = self.running
        twin.turned = self.turned
        twin.started = self.started
        twin.time_up = self.time_up
        twin.swaps = self.swaps
        twin.turn = self.turn
        return twin

    def data(self) -> dict[str, Any]:
        """The yard as plain data."""
        return self.FIELDS.data(self)

    @classmethod
    def from_data(cls, plain: dict[str, Any]) -> Yard:
        """The yard that `data` described."""
        yard = cls(0, [], 0)
        cls.FIELDS.read(yard, plain)
        yard.takes = [f"take {tile}" for tile in yard.face_up]
        return yard
