"""What SpaceCorp tells: the data of every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.engine import PrivateEvent, SeatEvent, TableEvent, events_of


class EraBegan(TableEvent, frozen=True):
    """An era begins."""

    era: str


class EraEnded(TableEvent, frozen=True):
    """An era is over, and what ended it."""

    era: str
    cause: str


class Ending(TableEvent, frozen=True):
    """The end of the era has been triggered."""

    cause: str


class GameOver(TableEvent, frozen=True):
    """The game is over, and who has won."""

    winners: Sequence[int]


class TurnBegan(SeatEvent, frozen=True):
    """A player's turn begins; turns are counted through the era."""

    told_as: ClassVar[str] = "turn"
    number: int


class ActionChosen(SeatEvent, frozen=True):
    """A player performs an action."""

    told_as: ClassVar[str] = "action"
    action: str


class NoAction(SeatEvent, frozen=True):
    """A player can do nothing."""


class Passed(SeatEvent, frozen=True):
    """A player takes no more turns in this era."""


class Sabotaged(SeatEvent, frozen=True):
    """A player may not perform this action in this turn."""

    action: str


class Profit(SeatEvent, frozen=True):
    """A player gains or loses profit."""

    amount: int
    source: str


class CardDrawn(SeatEvent, frozen=True):
    """A player has drawn a card."""

    source: str


class CardSeen(PrivateEvent, frozen=True):
    """Which card it was."""

    card: str


class Offered(TableEvent, frozen=True):
    """A card has come into the offer."""

    card: str


class OfferTaken(SeatEvent, frozen=True):
    """A player has taken a card of the offer."""

    card: str


class CardsPlayed(SeatEvent, frozen=True):
    """Cards played for an action, and what a time card was used for."""

    cards: Sequence[str]
    time: str


class Helped(SeatEvent, frozen=True):
    """The bases and HQs that an action used, and who is due a card for it: one entry for each card."""

    bases: Sequence[str]
    infra: Sequence[int]
    owed: Sequence[int]


class EdgePlayed(SeatEvent, frozen=True):
    """A player has played an edge."""

    card: str
    edge: str


class SpecialPlayed(SeatEvent, frozen=True):
    """A player has played a special card."""

    card: str
    special: str


class Upgraded(SeatEvent, frozen=True):
    """A card lies in a slot, counted from one."""

    card: str
    slot: int


class InfraRemoved(SeatEvent, frozen=True):
    """A card has been taken out of its slot."""

    card: str


class TeamMoved(SeatEvent, frozen=True):
    """A team has gone to a site, or onto its approach track."""

    team: int
    site: str


class TeamAdvanced(SeatEvent, frozen=True):
    """A team has come nearer to its star; on space 0 it has arrived."""

    team: int
    site: str
    space: int


class TeamTransferred(SeatEvent, frozen=True):
    """A team has gone from base to base."""

    team: int
    site: str


class TeamLanded(SeatEvent, frozen=True):
    """A beacon has brought a team to its star."""

    team: int
    site: str


class TeamPlaced(SeatEvent, frozen=True):
    """A team has come into play."""

    site: str


class TeamFled(SeatEvent, frozen=True):
    """A team has gone home."""

    team: int


class TeamSettled(SeatEvent, frozen=True):
    """A team has left the game for a colony."""

    team: int


class BeyondMarker(SeatEvent, frozen=True):
    """A player has won a beyond marker, counted from one."""

    marker: int


class TileRevealed(SeatEvent, frozen=True):
    """A tile has come into a box."""

    spot: str
    tile: str


class TilePassedOn(TableEvent, frozen=True):
    """A tile calls for one of another pile."""

    tile: str


class BaseBuilt(SeatEvent, frozen=True):
    """A base has been built."""

    spot: str
    base: str


class Produced(SeatEvent, frozen=True):
    """What a player has produced."""

    amount: int


class CubeAdvanced(SeatEvent, frozen=True):
    """A cube has moved on around the wheel."""

    cube: str
    spaces: int


class ProgressGained(SeatEvent, frozen=True):
    """A player has a progress card."""

    progress: str


class NoProgress(SeatEvent, frozen=True):
    """There is no progress card of this kind for a player."""

    progress: str


class ContractFulfilled(SeatEvent, frozen=True):
    """A player has fulfilled a contract, by its row."""

    row: int


class Colonized(SeatEvent, frozen=True):
    """A player has founded a colony, and what was added for it."""

    site: str
    colony: str
    sources: Sequence[str]


class HeritageChosen(SeatEvent, frozen=True):
    """A player takes a tile with its base along into the next era."""

    told_as: ClassVar[str] = "heritage"
    tile: str
    base: str


EVENTS = events_of(__name__)
"""All of the above."""
