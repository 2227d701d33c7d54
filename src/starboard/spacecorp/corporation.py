"""One player's corporation: HQ, hand, teams, bases in supply, progress and profit.

Every field is an immutable value that is replaced, never changed in place: copying copies references.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from starboard.spacecorp.cardset import BEARING, BIT, set_of
from starboard.spacecorp.catalog.cards import PROGRESS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.worth import NO_INFRA, Infra, infra_of

BASES = (
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
SUPPLY = ""
"""Where a team is that has not come into play yet."""
TRACK = "@"
"""What stands between a site and the space of its approach track that a team is on."""
GONE = "gone"
"""Where a team is that has left the game."""


@cache
def _gives(progress: tuple[str, ...], effect: str) -> int:
    return sum(PROGRESS[name].gives.get(effect, 0) for name in progress)


@cache
def _times(progress: tuple[str, ...], action: str) -> int:
    return prod(PROGRESS[name].gives.get(f"{action}_mult", 1) for name in progress)


class Corporation(Struct):
    """`teams` are the places of the four teams: a site, or `site@3` for a space of its approach track."""

    seat: int
    headquarters: str
    profit: int = 0
    genetics: int = 0
    revelation: int = 0
    progress: tuple[str, ...] = ()
    teams: tuple[str, ...] = (SUPPLY,) * CONSTANTS.teams.each
    supply: Mapping[str, int] = field(default_factory=lambda: dict.fromkeys(BASES, CONSTANTS.bases.each))
    heritage: tuple[str, str] | None = None
    """The tile and the base that go on producing from an earlier era."""
    passed: bool = False
    produced: int = 0
    """Produce actions of this era."""
    best_produce: int = 0
    """The most profit that one produce action of this era has brought."""
    _hand: tuple[str, ...] = ()
    held: int = 0
    """The cards in hand as a set (see `cardset`)."""
    _infra: tuple[str, ...] = ("", "", "")
    works: Infra = NO_INFRA
    """What the HQ gives to the actions."""

    if TYPE_CHECKING:

        def __copy__(self) -> Corporation:
            """An independent corporation in the same condition; every struct has this."""

    def __post_init__(self) -> None:
        """What the HQ gives is worked out from its printed values and the cards in its slots."""
        self.infra = self._infra

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
        """What the progress cards add up to for an effect."""
        return _gives(self.progress, effect) if self.progress else 0

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
        return {name: getattr(self, name) for name in _DATA}

    @classmethod
    def from_data(cls, seat: int, plain: dict[str, Any]) -> Corporation:
        """The corporation that `data` described."""
        corporation = cls(seat, plain["headquarters"])
        for name in ("best_produce", "genetics", "passed", "produced", "profit", "revelation"):
            setattr(corporation, name, plain[name])
        for name in ("hand", "infra", "progress", "teams"):
            setattr(corporation, name, tuple(plain[name]))
        corporation.supply = dict(plain["supply"])
        corporation.heritage = None if plain["heritage"] is None else tuple(plain["heritage"])
        return corporation


_DERIVED = ("_hand", "_infra", "held", "works", "seat")
_DATA = ("hand", "infra", *(name for name in Corporation.__struct_fields__ if name not in _DERIVED))


def place_of(team: str) -> tuple[str, int]:
    """The site a team is at and its space on the approach track (0 is the site itself)."""
    site, _, space = team.partition(TRACK)
    return site, int(space or 0)
