"""What the base game tells: the data of every event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from starboard.engine import PrivateEvent, SeatEvent, TableEvent, events_of

Part = tuple[str, float, Sequence[str]]
"""A part of a strength: what it is, how much it adds, and the squares it comes from."""
Now: TypeAlias = Mapping[str, Mapping[str, str | int | None]]
"""What lies on squares of the seat's ship now, by store (`pieces`, `figures`, `cells`, `goods`, `marks`) and square.

Whoever draws ships folds this, whatever the event: None means that nothing lies there any more.
"""
Ring: TypeAlias = Mapping[str, int | None]
"""Where something that is no ship stands on the ring now, by its id in the view; None if it does not any more."""


class RoundBegan(TableEvent, frozen=True):
    """A round begins: the name of its ship class."""

    round: str


class BuildingStarted(SeatEvent, frozen=True):
    """A seat has let the building begin."""


class ComponentDrawn(SeatEvent, frozen=True):
    """A seat has taken a component from the heap."""


class ComponentSeen(PrivateEvent, frozen=True):
    """What it was."""

    component: int


class ComponentTaken(SeatEvent, frozen=True):
    """A seat has taken a component that all can see: lying `face_up`, or one that it had set `aside`."""

    component: int
    source: str


class ComponentWelded(SeatEvent, frozen=True):
    """A component has been welded."""

    component: int
    square: str
    turn: int
    now: Now


class ComponentLifted(SeatEvent, frozen=True):
    """The component welded last is in the hand again."""

    component: int
    now: Now


class ComponentReturned(SeatEvent, frozen=True):
    """A component lies face up again."""

    component: int


class ComponentSetAside(SeatEvent, frozen=True):
    """A component has been set aside."""

    component: int


class PileLookedAt(SeatEvent, frozen=True):
    """A seat looks at a pile, counted from zero."""

    pile: int


class PilePutBack(SeatEvent, frozen=True):
    """It has put it back."""

    pile: int


class HourglassTurned(SeatEvent, frozen=True):
    """The hourglass runs again, on this circle."""

    circle: int


class HourglassRunOut(TableEvent, frozen=True):
    """The hourglass has run out; on circle 0 building is over."""

    circle: int


class ShipFinished(SeatEvent, frozen=True):
    """A seat has taken a number tile."""

    number: int


class PartnersSwapped(TableEvent, frozen=True):
    """Partners go on with each other's ships."""


class BuildingEnded(TableEvent, frozen=True):
    """All ships are finished: the number tile of each seat."""

    numbers: Sequence[int]


class ShipsTraded(TableEvent, frozen=True):
    """Partners fly each other's ships."""


class ErrorsFound(SeatEvent, frozen=True):
    """A ship has errors: what is wrong, on which square, and with which other one."""

    errors: Sequence[tuple[str, str, str]]


class ComponentsRemoved(SeatEvent, frozen=True):
    """Components have been taken off a ship that had errors."""

    squares: Sequence[str]
    now: Now


class NumbersDealtAnew(TableEvent, frozen=True):
    """Faulty ships start behind the others: the number tile of each seat."""

    numbers: Sequence[int]


class CrewBoarded(SeatEvent, frozen=True):
    """A cabin has been boarded."""

    who: str
    square: str
    now: Now


class BatteriesFilled(SeatEvent, frozen=True):
    """All battery tokens of a ship are in their places."""

    now: Now


class Launched(TableEvent, frozen=True):
    """The ships stand on the track, by seat."""

    positions: Mapping[int, int]


class CardTurnedUp(SeatEvent, frozen=True):
    """The leader turns up a card."""

    card: str


class CardIgnored(TableEvent, frozen=True):
    """A card does nothing, because there are no rivals."""

    card: str


class CardUsed(SeatEvent, frozen=True):
    """A seat takes an opportunity."""

    card: str


class CardDeclined(SeatEvent, frozen=True):
    """A seat lets an opportunity go."""

    card: str


class Landed(SeatEvent, frozen=True):
    """A ship lands on a planet, counted from one; beside another one, it gets so many blocks `less`."""

    planet: int
    less: int = 0


class FlewPast(SeatEvent, frozen=True):
    """A ship lands on none of the planets."""


class Moved(SeatEvent, frozen=True):
    """A ship flies ahead or loses flight days."""

    days: int
    start: int
    end: int
    path: Sequence[int]
    """The spaces it came by, from the first to the last."""
    passed: Sequence[int]
    """The seats of the ships it passed, in their order."""


class Stranded(SeatEvent, frozen=True):
    """A ship has no engine strength where it needs some, and will leave the race after the card."""


class GaveUp(SeatEvent, frozen=True):
    """A ship has left the race."""

    why: str
    now: Now


class SectionGaveUp(SeatEvent, frozen=True):
    """A section of a ship has left the race; the others fly on."""

    section: str
    why: str
    now: Now


class SectionAway(SeatEvent, frozen=True):
    """A section of a ship takes no part for a while."""

    section: str
    why: str
    now: Now


class SectionBack(SeatEvent, frozen=True):
    """It does so again."""

    section: str
    why: str
    now: Now


class ShipTurned(SeatEvent, frozen=True):
    """A ship has turned clockwise by so many quarters; it lies on this board now, a board's key."""

    board: str
    quarters: int
    now: Now


class EnemyBeaten(SeatEvent, frozen=True):
    """A ship has beaten an enemy, who must still be beaten so often before it is over (`left`)."""

    card: str
    left: int = 0


class EnemyWon(SeatEvent, frozen=True):
    """An enemy has beaten a ship."""

    card: str


class EnemyHeldOff(SeatEvent, frozen=True):
    """Neither has beaten the other."""

    card: str


class Contest(TableEvent, frozen=True):
    """Ships are about to be compared, with each other or with an enemy.

    `measure` is what counts, `order` who declares when, `against` the enemy's strength by seat, and `stake` what is to
    be lost: a `penalty` with its `amount` or its `shots`. In a combat zone `line` says which, counted from zero.
    """

    card: str
    measure: str
    order: Sequence[int]
    against: Mapping[str, float] | None
    stake: Mapping[str, int | str | Sequence[str]]
    line: int | None = None


class ContestOff(TableEvent, frozen=True):
    """Too few ships are left to be compared, so nobody suffers."""

    card: str
    measure: str
    line: int | None = None


class Weakest(SeatEvent, frozen=True):
    """Who suffers from a comparison; in a combat zone `line` says which, counted from zero.

    `values` are what all have declared, by seat, and `tie` who have declared the lowest, if several have. With modules
    there may be several who suffer, some of them `less` than the weakest.
    """

    card: str
    measure: str
    values: Mapping[str, float]
    tie: Sequence[int]
    less: int
    line: int | None = None


class EnginePowered(SeatEvent, frozen=True):
    """A double engine has its battery token."""

    square: str


class EnginesCounted(SeatEvent, frozen=True):
    """The engine strength that a ship declares, and what it is made of: a word, how much, and the squares."""

    strength: float
    parts: Sequence[Part]


class CannonPowered(SeatEvent, frozen=True):
    """A double cannon has its battery token."""

    square: str


class CannonsCounted(SeatEvent, frozen=True):
    """The cannon strength that a ship declares, and what it is made of."""

    strength: float
    parts: Sequence[Part]


class CrewCounted(SeatEvent, frozen=True):
    """The crew that a ship counts where ships are compared, and what it is made of."""

    strength: float
    parts: Sequence[Part]


class CellUsed(SeatEvent, frozen=True):
    """A battery token has been paid."""

    square: str
    purpose: str
    now: Now


class GoodsLoaded(SeatEvent, frozen=True):
    """A block has been laid into a hold."""

    colour: str
    square: str
    now: Now


class GoodsLifted(SeatEvent, frozen=True):
    """A block has been taken out of a hold into the hand."""

    colour: str
    square: str
    now: Now


class GoodsDiscarded(SeatEvent, frozen=True):
    """Blocks for which there was no room, or no wish."""

    goods: str


class GoodsLost(SeatEvent, frozen=True):
    """A block has been given up."""

    colour: str
    square: str
    now: Now


class CrewLost(SeatEvent, frozen=True):
    """A crew member is gone."""

    who: str
    square: str
    now: Now


class AlienLeft(SeatEvent, frozen=True):
    """An alien could not stay without its life support."""

    colour: str
    square: str
    now: Now


class Rolled(SeatEvent, frozen=True):
    """A seat has rolled two dice."""

    dice: tuple[int, int]


class Aim(Struct, frozen=True):
    """Where a hit would go on a ship: the side it strikes, the number printed at its line (several with strokes
    between, none beside the board), its way as points, and the square, if it strikes one.

    A unit is a square, and (0, 0) the middle of the board's front left square. Where a way crosses the seam of a
    cylinder, two points that follow each other lie on opposite edges.
    """

    side: str
    line: str
    way: Sequence[tuple[float, float]]
    square: str | None


class Meteor(TableEvent, frozen=True):
    """A meteor comes: for each ship in its way, by seat, one aim or, on some boards, several.

    `total` is what was rolled for it, nothing if no dice were.
    """

    size: str
    side: str
    total: int
    aims: Mapping[str, Sequence[Aim]]


class Shot(TableEvent, frozen=True):
    """A cannon is fired at ships."""

    weight: str
    side: str
    total: int
    aims: Mapping[str, Sequence[Aim]]


class Diverted(SeatEvent, frozen=True):
    """It comes at this ship another way than it seemed."""

    aims: Mapping[str, Sequence[Aim]]


class TurnedInto(SeatEvent, frozen=True):
    """For this ship it is something else than for the others: `small_meteor`, `large_meteor`, ..."""

    hazard: str


class SabotageTried(SeatEvent, frozen=True):
    """The dice have named a spot, as column and row counted from 0; the square, if a component stands there."""

    attempt: int
    spot: tuple[int, int]
    square: str | None


class Missed(SeatEvent, frozen=True):
    """It misses this ship."""


class Bounced(SeatEvent, frozen=True):
    """It bounces off a smooth or plated side."""

    square: str


class Shielded(SeatEvent, frozen=True):
    """A shield stops it."""

    square: str


class MeteorShot(SeatEvent, frozen=True):
    """A cannon shoots it."""

    square: str
    stopped: Sequence[str] = ()
    """Where it would have struck."""


class ComponentDestroyed(SeatEvent, frozen=True):
    """It destroys a component."""

    square: str
    kind: str
    now: Now


class PartsLost(SeatEvent, frozen=True):
    """What was cut off is lost."""

    squares: Sequence[str]
    now: Now


class ComponentsGivenUp(SeatEvent, frozen=True):
    """Components have been handed over because something demanded it."""

    squares: Sequence[str]
    now: Now


class Earned(SeatEvent, frozen=True):
    """The bank pays a seat."""

    amount: int
    source: str


class Paid(SeatEvent, frozen=True):
    """A seat pays the bank, at most what it has."""

    amount: int
    owed: int
    reason: str


class BiddingOpened(TableEvent, frozen=True):
    """Something goes to the highest bidder: who bids, in which order; the lowest bid; whether all bid in secret."""

    card: str
    order: Sequence[int]
    least: int
    secret: bool


class BidMade(SeatEvent, frozen=True):
    """A seat has bid more than all before."""

    amount: int


class BidPassed(SeatEvent, frozen=True):
    """A seat bids no more."""


class BidsRevealed(TableEvent, frozen=True):
    """What everybody has bid in secret, by seat."""

    bids: Mapping[str, int]


class BidWon(SeatEvent, frozen=True):
    """The highest bidder gets it, for this amount."""

    card: str
    amount: int


class NobodyBid(TableEvent, frozen=True):
    """Everybody has passed, so nobody gets it."""

    card: str


class RoundSettled(TableEvent, frozen=True):
    """A round is over and paid for."""

    round: str


class GameOver(TableEvent, frozen=True):
    """The game is over: who has won, the richest first."""

    winners: Sequence[int]


EVENTS = events_of(__name__)
"""All of the above."""
