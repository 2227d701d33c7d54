"""What the base game asks: every question, the forms of its options, and what comes along with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from starboard.engine import About, Option, Question
from starboard.galaxy.vocabulary.kinds import (
    Amount,
    Colour,
    Component,
    Crew,
    NumberTile,
    Pile,
    Planet,
    Seat,
    Section,
    Square,
    Turn,
)


class Start(Option, frozen=True):
    """Let the building begin."""


class Draw(Option, frozen=True):
    """Take a component from the heap, unseen."""


class Take(Option, frozen=True):
    """Take a component that lies face up."""

    written: ClassVar[str] = "take {component}"
    component: Component


class Use(Option, frozen=True):
    """Pick up a component that one has set aside."""

    written: ClassVar[str] = "use {component}"
    component: Component


class Weld(Option, frozen=True):
    """Weld what is in the hand."""

    written: ClassVar[str] = "weld {square} {turn}"
    square: Square
    turn: Turn


class Return(Option, frozen=True):
    """Put what is in the hand back, face up."""


class SetAside(Option, frozen=True):
    """Keep what is in the hand for later."""


class Lift(Option, frozen=True):
    """Take the component welded last into the hand again."""


class Look(Option, frozen=True):
    """Look at a pile of cards."""

    written: ClassVar[str] = "look {pile}"
    pile: Pile


class PutBack(Option, frozen=True):
    """Put the pile back."""


class TurnHourglass(Option, frozen=True):
    """Turn the hourglass."""

    form: ClassVar[str] = "turn"
    written: ClassVar[str] = "turn"


class Finish(Option, frozen=True):
    """The ship is finished; a number tile is taken."""

    written: ClassVar[str] = "finish {number}"
    number: NumberTile


class Fine(Option, frozen=True):
    """Point at no ship."""


class Point(Option, frozen=True):
    """Point at a ship in which one has seen an error."""

    written: ClassVar[str] = "point {seat}"
    seat: Seat


class OnSquare(Option, frozen=True):
    """What stands on this square."""

    form: ClassVar[str] = "square"
    written: ClassVar[str] = "{square}"
    square: Square


class Board(Option, frozen=True):
    """Who boards the cabin."""

    form: ClassVar[str] = "crew"
    written: ClassVar[str] = "{who}"
    who: Crew


class FlyOn(Option, frozen=True):
    """Stay in the race."""


class GiveUp(Option, frozen=True):
    """Leave the race."""


class GiveUpSection(Option, frozen=True):
    """One section of the ship leaves the race, the others fly on."""

    written: ClassVar[str] = "give up {section}"
    section: Section


class Yes(Option, frozen=True):
    """Use the card."""


class No(Option, frozen=True):
    """Leave the card be."""


class Insure(Option, frozen=True):
    """Buy an insurance."""


class Land(Option, frozen=True):
    """Land on a planet."""

    written: ClassVar[str] = "land {planet}"
    planet: Planet


class Pass(Option, frozen=True):
    """Land nowhere."""


class Load(Option, frozen=True):
    """Lay a block from the hand into a hold."""

    written: ClassVar[str] = "load {colour} {square}"
    colour: Colour
    square: Square


class LiftBlock(Option, frozen=True):
    """Take a block out of a hold into the hand."""

    form: ClassVar[str] = "lift"
    written: ClassVar[str] = "lift {colour} {square}"
    colour: Colour
    square: Square


class Done(Option, frozen=True):
    """That is all."""


class Nothing(Option, frozen=True):
    """None of them."""

    form: ClassVar[str] = "none"
    written: ClassVar[str] = "none"


class Bid(Option, frozen=True):
    """Bid so many credits."""

    written: ClassVar[str] = "bid {amount}"
    amount: Amount


class PassBid(Option, frozen=True):
    """Bid no more."""

    form: ClassVar[str] = "pass"
    written: ClassVar[str] = "pass"


class GiveUpBlock(Option, frozen=True):
    """Give this block up."""

    form: ClassVar[str] = "block"
    written: ClassVar[str] = "block {colour} {square}"
    colour: Colour
    square: Square


class GiveUpBattery(Option, frozen=True):
    """Give a battery token up instead."""

    form: ClassVar[str] = "battery"
    written: ClassVar[str] = "battery"


class LeaveBlock(Option, frozen=True):
    """Leave a block of this colour behind."""

    form: ClassVar[str] = "colour"
    written: ClassVar[str] = "{colour}"
    colour: Colour


Amounts = Mapping[str, int | float | str]
"""How much of what, by its word: `{"crew": 2, "goods": "RY"}`."""


class Follows(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one option costs and brings, as far as it can be known."""

    price: Amounts = {}
    gain: Amounts = {}
    then: str | None = None
    """The word for what it brings about at once: the ship must leave (`no_humans`), an enemy wins (`enemy_won`)."""
    ends_flight: bool = False
    """The flight of whoever chooses it is over with this card, for the reason that `then` says."""
    reaches: float | None = None
    """What is declared comes to this."""
    holds: Amounts = {}
    """What the part of the ship that is kept holds."""
    squares: Sequence[str] = ()
    """Where it is on one's own ship, for an option that names no square itself: to be shown there."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Answers that belong together, with what all of them cost and bring."""

    steps: Sequence[tuple[str, str]]
    """A question and its answer, one after the other: this question first, then those that it leads to."""
    price: Amounts = {}
    gain: Amounts = {}


class SectionFacts(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A section of a ship that is counted by sections: its squares, its battery tokens, what it declares on its own."""

    squares: Sequence[str]
    cells: int
    strength: float | None = None


class Weighed(About, frozen=True, kw_only=True):
    """What follows from each option, where it can be said; and plans for several answers in a row, by their names."""

    options: Mapping[str, Follows] = {}
    plans: Mapping[str, Plan] = {}


class Repeated(Weighed, frozen=True, kw_only=True):
    """A choice that is asked for again: how often in all, this time included, and how often for each option."""

    left: int
    each: Mapping[str, int]


class Goodbye(Repeated, frozen=True, kw_only=True):
    """Crew that has to go."""

    fatal: Mapping[str, int] = {}
    """Choosing each of these so often leaves no human aboard, which ends the flight."""
    then: str | None = None
    """The word for that end."""


class Moves(Weighed, frozen=True, kw_only=True):
    """Building in turns: the moves that are left. Once it may be finished: what is wrong with the ship."""

    moves_left: int | None = None
    errors: Sequence[tuple[str, str, str]] = ()
    lacks: Sequence[str] = ()
    """What it has none of: `engines`, `cannons`."""


class CardsLeft(Weighed, frozen=True, kw_only=True):
    """How many cards are still to come."""

    cards_left: int


class Errors(About, frozen=True):
    """Errors of a ship: what is wrong, on which square, and with which other one."""

    errors: Sequence[tuple[str, str, str]]


class Parts(Weighed, frozen=True, kw_only=True):
    """For each option the squares of the part that is kept with it."""

    parts: Mapping[str, Sequence[str]]


class Cabin(About, frozen=True):
    """The cabin that is boarded."""

    cabin: str


class Hand(Weighed, frozen=True, kw_only=True):
    """The blocks in the hand, the dearest first."""

    hand: str


class Due(Weighed, frozen=True, kw_only=True):
    """How many are still to be given up."""

    left: int


class Block(Repeated, frozen=True, kw_only=True):
    """The colour that must be given up."""

    colour: str


class Purpose(Repeated, frozen=True, kw_only=True):
    """What the battery token is for, and which use of energy it pays."""

    purpose: str
    use: str | None = None


class Offered(About, frozen=True):
    """Blocks of which some must stay behind."""

    goods: str


class Owed(Weighed, frozen=True, kw_only=True):
    """What is to be paid, and what for."""

    owed: int
    reason: str


class OfCard(Weighed, frozen=True, kw_only=True):
    """The card that asks."""

    card: str


class OfPolicy(Weighed, frozen=True, kw_only=True):
    """An insurance: the most that is paid for lost components with it, what is lost already, what the buyer has."""

    limit: int
    lost: int
    purse: int


class Bidding(OfCard, frozen=True, kw_only=True):
    """What is bid for: what the winner gets and pays besides the bid, what the asked seat owns, and the bids so far."""

    prize: Follows
    purse: int
    least: int
    """The lowest bid that counts."""
    highest: int
    bidder: int | None = None
    """The seat with the highest bid."""
    value: float | None = None
    """What the prize is worth in credits, where what it brings does not say it."""


class Strength(Weighed, frozen=True, kw_only=True):
    """The strength so far, with one more and at most, the tokens left, and what it is compared with."""

    strength: float
    next: float | Mapping[str, float]
    """With one more; where it matters which one, for each option."""
    most: float
    """What the energy on board allows."""
    at_most: str | None = None
    """What would follow then, if that can be said."""
    cells: int
    taken: Sequence[str] = ()
    """The options taken so far, the last one last."""
    card: str | None = None
    enemy: float | None = None
    less: int = 0
    """How much less it brings to beat the enemy, and costs to lose, since others have beaten it before."""
    so_far: Sequence[float] = ()
    """What those before have declared."""
    losing: Sequence[int] = ()
    """Where not only the lowest suffers: for each who does, from the lowest on, how much less."""
    sections: Sequence[SectionFacts] = ()
    """Where sections count on their own: each of them, with the tokens that serve it."""
    rungs: Sequence[float] = ()
    """Strengths from each of which on less is suffered, the lowest first; from the last one on nothing is."""
    minus: float | None = None
    """Where a difference is compared: what is taken off this strength at least, as things stand."""
    plus: float | None = None
    """Where this strength is taken off another one: that one, which stands already."""


class Threat(Weighed, frozen=True, kw_only=True):
    """What is coming, from which side, at which component; and the tokens left."""

    hazard: str
    side: str
    square: str
    kind: str
    cells: int
    squares: Sequence[str] = ()
    """Where it would strike, if at several places at once."""
    others: Mapping[str, Amounts] = {}
    """Where something else would strike at the same moment that needs a defence of its own, and what that costs."""
    sections: Sequence[SectionFacts] = ()
    """Where sections have energy and shields of their own: each of them, with the tokens that serve it."""


BUILDING = (Draw, Take, Use, Weld, Return, SetAside, Lift, Look, PutBack, TurnHourglass, Finish)

QUESTIONS = (
    Question("start_building", (Start,)),
    Question("build", BUILDING, on="square", about=Moves),
    Question("inspect", (Fine, Point), on="seat"),
    Question("remove_component", (OnSquare,), on="square", about=Errors),
    Question("keep_part", (OnSquare,), on="square", about=Parts),
    Question("board_crew", (Board,), about=Cabin),
    Question("next_card", (FlyOn, GiveUp, GiveUpSection, Point), about=CardsLeft),
    Question("use_card", (Yes, No), about=OfCard),
    Question("land", (Land, Pass), on="planet", about=OfCard),
    Question("load", (Load, LiftBlock, Done), on="square", about=Hand),
    Question("power_engines", (OnSquare, Done), on="square", about=Strength),
    Question("power_cannons", (OnSquare, Done), on="square", about=Strength),
    Question("battery", (OnSquare,), on="square", about=Purpose),
    Question("shield", (OnSquare, Nothing), on="square", about=Threat),
    Question("shoot", (OnSquare, Nothing), on="square", about=Threat),
    Question("count_crew", (Done,), about=Strength),
    Question("leave_goods", (LeaveBlock,), about=Offered),
    Question("owed", (Done,), about=Owed),
    Question("bid", (Bid, PassBid), on="amount", about=Bidding),
    Question("secret_bid", (Bid,), on="amount", about=Bidding),
    Question("lose_crew", (OnSquare,), on="square", about=Goodbye),
    Question("lose_goods", (OnSquare,), on="square", about=Block),
    Question("insurance", (Insure, No), about=OfPolicy),
    Question("choose_goods", (GiveUpBlock, GiveUpBattery, Done), about=Due),
    Question("lose_which", (Board,), about=Cabin),
)
