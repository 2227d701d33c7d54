"""One player's corporation: HQ, hand, teams, bases in supply, progress and profit.

Every field is an immutable value that is replaced, never changed in place: copying copies references.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from starboard.engine.fields import OWN, TUPLE, TUPLE_OR_NONE, Field, Fields, form, plain
from starboard.spacecorp.cardset import BEARING, BIT, set_of
from starboard.spacecorp.catalog.cards import PROGRESS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.effects import TIMES
from starboard.spacecorp.worth import MOST_REMEMBERED, Infra, infra_of

BASES: Final = (
    "attraction",
    "biolab",
    "industrial",
    "refinery",
    "research",
    "spaceport",
    "exploitation",
    "security",
    "shield_factory",
)
SUPPLY: Final = ""
"""Where a team is that has not come into play yet."""
TRACK: Final = "@"
"""What stands between a site and the space of its approach track that a team is on."""
GONE: Final = "gone"
"""Where a team is that has left the game."""


_given: Final[dict[tuple[str, ...], dict[str, int]]] = {}
"""By the progress cards of a player: what they add up to, by effect."""


def _gifts_of(progress: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for name in progress:
        for effect, amount in PROGRESS[name].gives.items():
            found[effect] = found.get(effect, 0) + amount
    return found


@cache
def _times(progress: tuple[str, ...], action: str) -> int:
    return prod(PROGRESS[name].gives.get(TIMES[action], 1) for name in progress)


@mypyc_attr(allow_interpreted_subclasses=True)  # without this `copy` could not make a blank one and fill it
class Corporation:
    """`teams` are the places of the four teams: a site, or `site@3` for a space of its approach track."""

    __slots__ = (
        "_hand",
        "_infra",
        "best_produce",
        "genetics",
        "headquarters",
        "held",
        "heritage",
        "passed",
        "produced",
        "profit",
        "progress",
        "revelation",
        "seat",
        "supply",
        "teams",
        "works",
    )

    FIELDS: ClassVar[Fields] = Fields(
        Field("seat", saved=False),
        *plain("headquarters", "profit", "genetics", "revelation"),
        Field("progress", form=TUPLE),
        Field("teams", form=TUPLE),
        Field("supply", form=form(dict, dict)),
        Field("heritage", form=TUPLE_OR_NONE),
        *plain("passed", "produced", "best_produce"),
        Field("hand", OWN, TUPLE),
        Field("_hand", saved=False),
        Field("held", saved=False),
        Field("infra", OWN, TUPLE),
        Field("_infra", saved=False),
        Field("works", saved=False),
    )

    def __init__(self, seat: int, headquarters: str) -> None:
        self.seat = seat
        self.headquarters = headquarters
        self.profit = 0
        self.genetics = 0
        self.revelation = 0
        self.progress: tuple[str, ...] = ()
        self.teams: tuple[str, ...] = (SUPPLY,) * CONSTANTS.teams.each
        self.supply: dict[str, int] = dict.fromkeys(BASES, CONSTANTS.bases.each)
        self.heritage: tuple[str, str] | None = None
        """The tile and the base that go on producing from an earlier era."""
        self.passed = False
        self.produced = 0
        """Produce actions of this era."""
        self.best_produce = 0
        """The most profit that one produce action of this era has brought."""
        self._hand: tuple[str, ...] = ()
        self.held = 0
        """The cards in hand as a set (see `cardset`)."""
        self._infra: tuple[str, ...] = ("", "", "")
        self.works: Infra = infra_of(headquarters, self._infra)
        """What the HQ gives to the actions."""

    def copy(self) -> Corporation:
        """An independent corporation in the same condition."""
        twin = Corporation.__new__(Corporation)
        twin.seat = self.seat
        twin.headquarters = self.headquarters
        twin.profit = self.profit
        twin.genetics = self.genetics
        twin.revelation = self.revelation
        twin.progress = self.progress
        twin.teams = self.teams
        twin.supply = self.supply
        twin.heritage = self.heritage
        twin.passed = self.passed
        twin.produced = self.produced
        twin.best_produce = self.best_produce
        twin._hand = self._hand
        twin.held = self.held
        twin._infra = self._infra
        twin.works = self.works
        return twin

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards in hand, in the order in which they came."""
        return self._hand

    @hand.setter
    def hand(self, cards: tuple[str, ...]) -> None:
        self._hand = cards
        self.held = set_of(cards)

    @property
    def infra(self) -> tuple[str, ...]:
        """The cards in infra slots 1 to 3; a printed value counts where there is none."""
        return self._infra

    @infra.setter
    def infra(self, slots: tuple[str, ...]) -> None:
        self._infra = slots
        self.works = infra_of(self.headquarters, slots)

    def gives(self, effect: str) -> int:
        """What the progress cards add up to for a lasting effect (`catalog/effects.py`)."""
        progress = self.progress
        if not progress:
            return 0
        given = _given.get(progress)
        if given is None:
            if len(_given) >= MOST_REMEMBERED:
                _given.clear()
            given = _given[progress] = _gifts_of(progress)
        return given.get(effect, 0)

    def times(self, action: str) -> int:
        """By what the progress cards multiply an action."""
        return _times(self.progress, action) if self.progress else 1

    def count(self, kind: str) -> int:
        """How many adaptations or breakthroughs the player has."""
        return sum(PROGRESS[name].kind == kind for name in self.progress)

    def with_edge(self, edge: str) -> list[str]:
        """The cards in hand that bear this edge."""
        bearing = self.held & BEARING[edge]
        return [card for card in self._hand if BIT[card] & bearing] if bearing else []

    def take(self, *cards: str) -> None:
        """Cards come into the hand."""
        self._hand = (*self._hand, *cards)
        self.held |= set_of(cards)

    def drop(self, *cards: str) -> None:
        """Cards leave the hand."""
        self.lay_down(cards)

    def lay_down(self, cards: Sequence[str]) -> None:
        """The same with a sequence, which compiled code hands on as it is."""
        self._hand = tuple([card for card in self._hand if card not in cards])
        self.held &= ~set_of(cards)

    def put_team(self, team: int, place: str) -> None:
        """A team stands somewhere else now."""
        self.teams = (*self.teams[:team], place, *self.teams[team + 1 :])

    def teams_in(self, site: str) -> list[int]:
        """The teams on a site or on its approach track."""
        return [team for team, place in enumerate(self.teams) if place_of(place)[0] == site]

    def data(self) -> dict[str, Any]:
        """The corporation as plain data."""
        return self.FIELDS.data(self)

    @classmethod
    def from_data(cls, seat: int, plain: dict[str, Any]) -> Corporation:
        """The corporation that `data` described."""
        corporation = cls(seat, plain["headquarters"])
        cls.FIELDS.read(corporation, plain)
        return corporation


def place_of(team: str) -> tuple[str, int]:
    """The site a team is at and its space on the approach track (0 is the site itself)."""
    site, _, space = team.partition(TRACK)
    return site, int(space or 0)
