"""What the support team asks and tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from starboard.engine import About, Kind, Option, Question, SeatEvent, TableEvent, Vocabulary, events_of
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Colour, Component, NumberTile, Seat, Square, Turn
from starboard.galaxy.vocabulary.questions import Done, Look, OnSquare, Weighed

MOST_BLOCKS = 4
SPARE_PARTS = ("cabin", "engine", "cannon", "hold")

PersonName = Annotated[str, Kind("person", r"[a-z_]+", people)]
"""Somebody of the team."""
SparePart = Annotated[str, Kind("spare_part", r"[a-z]+", lambda: SPARE_PARTS)]
"""What the Deliveryman has in the van."""
Blocks = Annotated[int, Kind("blocks", r"\d+", lambda: map(str, range(1, MOST_BLOCKS + 1)))]
"""How many blocks are bought."""


class Keep(Option, frozen=True):
    """Hire this person."""

    form: ClassVar[str] = "hire"
    written: ClassVar[str] = "hire {person}"
    person: PersonName


class Predict(Option, frozen=True):
    """The Advertiser makes a forecast."""

    form: ClassVar[str] = "advertiser_predict"
    written: ClassVar[str] = "advertiser predict"


class ChooseOutside(Option, frozen=True):
    """The Architect says which component stays outside the outline."""

    form: ClassVar[str] = "architect_choose"
    written: ClassVar[str] = "architect choose"


class LinkUp(Option, frozen=True):
    """The Assembler links two components."""

    form: ClassVar[str] = "assembler_link"
    written: ClassVar[str] = "assembler link"


class PlateOver(Option, frozen=True):
    """The Assembler plates a component."""

    form: ClassVar[str] = "assembler_plate"
    written: ClassVar[str] = "assembler plate"


class GainDays(Option, frozen=True):
    """The Bureaucrat speeds the launch up."""

    form: ClassVar[str] = "bureaucrat_days"
    written: ClassVar[str] = "bureaucrat days"


class RaiseFinish(Option, frozen=True):
    """The Bureaucrat raises the bonuses for finishing."""

    form: ClassVar[str] = "bureaucrat_raise_finish"
    written: ClassVar[str] = "bureaucrat raise finish"


class LowerFinish(Option, frozen=True):
    """The Bureaucrat lowers them."""

    form: ClassVar[str] = "bureaucrat_lower_finish"
    written: ClassVar[str] = "bureaucrat lower finish"


class RaiseLooks(Option, frozen=True):
    """The Bureaucrat raises the bonus for looks."""

    form: ClassVar[str] = "bureaucrat_raise_looks"
    written: ClassVar[str] = "bureaucrat raise looks"


class LowerLooks(Option, frozen=True):
    """The Bureaucrat lowers it."""

    form: ClassVar[str] = "bureaucrat_lower_looks"
    written: ClassVar[str] = "bureaucrat lower looks"


class BuyBlocks(Option, frozen=True):
    """The Trader buys so many yellow blocks."""

    form: ClassVar[str] = "trader_buy"
    written: ClassVar[str] = "trader buy {amount}"
    amount: Blocks


class RaisePrice(Option, frozen=True):
    """The Trader makes a colour dearer."""

    form: ClassVar[str] = "trader_raise"
    written: ClassVar[str] = "trader raise {colour}"
    colour: Colour


class LowerPrice(Option, frozen=True):
    """The Trader makes a colour cheaper."""

    form: ClassVar[str] = "trader_lower"
    written: ClassVar[str] = "trader lower {colour}"
    colour: Colour


class WeldShut(Option, frozen=True):
    """The Welder closes a connector."""

    form: ClassVar[str] = "welder_weld"
    written: ClassVar[str] = "welder weld"


class Deliver(Option, frozen=True):
    """The Deliveryman brings a spare part."""

    form: ClassVar[str] = "deliveryman_bring"
    written: ClassVar[str] = "deliveryman bring {token}"
    token: SparePart


class DeliverTo(Option, frozen=True):
    """The spare part goes on this component, turned like this."""

    form: ClassVar[str] = "deliveryman_to"
    written: ClassVar[str] = "deliveryman to {square} {turn}"
    square: Square
    turn: Turn


class Fetch(Option, frozen=True):
    """The spare part on this component goes back into the van."""

    form: ClassVar[str] = "deliveryman_fetch"
    written: ClassVar[str] = "deliveryman fetch {square}"
    square: Square


class PutAway(Option, frozen=True):
    """The spare part in the hand goes back into the van."""

    form: ClassVar[str] = "deliveryman_put_away"
    written: ClassVar[str] = "deliveryman put away"


class Bypass(Option, frozen=True):
    """The Plumber joins two smooth sides: that of this component, on the side of the arrow."""

    form: ClassVar[str] = "plumber_bypass"
    written: ClassVar[str] = "plumber bypass {square} {edge}"
    square: Square
    edge: Turn


class BypassMore(Option, frozen=True):
    """The Plumber joins two smooth sides."""

    form: ClassVar[str] = "plumber_bypass"
    written: ClassVar[str] = "plumber bypass"


class UniversalTile(Option, frozen=True):
    """The Plumber gives a component universal connectors all around."""

    form: ClassVar[str] = "plumber_universal"
    written: ClassVar[str] = "plumber universal {square}"
    square: Square


class Snatch(Option, frozen=True):
    """The Saboteur takes what somebody else has set aside."""

    form: ClassVar[str] = "saboteur_take"
    written: ClassVar[str] = "saboteur take {component}"
    component: Component


class SabotageShip(Option, frozen=True):
    """The Saboteur goes aboard of a ship."""

    form: ClassVar[str] = "saboteur_ship"
    written: ClassVar[str] = "saboteur ship {seat}"
    seat: Seat


class Charge(Option, frozen=True):
    """The Security Guard fines everybody for loose ends."""

    form: ClassVar[str] = "security_guard_charge"
    written: ClassVar[str] = "security_guard charge"


class CallDrill(Option, frozen=True):
    """The Security Guard calls a fire drill."""

    form: ClassVar[str] = "security_guard_drill"
    written: ClassVar[str] = "security_guard drill"


class Unhinge(Option, frozen=True):
    """The Hypergeometer puts her token on a cannon."""

    form: ClassVar[str] = "hypergeometer_mark"
    written: ClassVar[str] = "hypergeometer mark"


class StandBy(Option, frozen=True):
    """Do nothing now."""

    form: ClassVar[str] = "stand_by"
    written: ClassVar[str] = "stand by"


class OfDelivery(Option, frozen=True):
    """Turned like this."""

    form: ClassVar[str] = "turned"
    written: ClassVar[str] = "turned {turn}"
    turn: Turn


class MarkSquare(Option, frozen=True):
    """This square."""

    form: ClassVar[str] = "mark"
    written: ClassVar[str] = "mark {spot}"
    spot: Square


class Go(Option, frozen=True):
    """Let the building begin."""

    form: ClassVar[str] = "go"
    written: ClassVar[str] = "go"


class TakeHuman(Option, frozen=True):
    """The human on this square of the other ship."""

    form: ClassVar[str] = "human"
    written: ClassVar[str] = "human {spot}"
    spot: Square


class JointAt(Option, frozen=True):
    """The joint on this side of what stands on a square of the other ship."""

    form: ClassVar[str] = "joint"
    written: ClassVar[str] = "joint {spot} {edge}"
    spot: Square
    edge: Turn


class Place(Option, frozen=True):
    """Somebody will finish at this place."""

    written: ClassVar[str] = "place {number}"
    number: NumberTile


class Out(Option, frozen=True):
    """Somebody will not finish."""


class AtSide(Option, frozen=True):
    """The connector on this side of what stands on a square; the arrow says which side."""

    form: ClassVar[str] = "connector"
    written: ClassVar[str] = "{square} {edge}"
    square: Square
    edge: Turn


class Candidates(About, frozen=True, kw_only=True):
    """The people one of whom is hired."""

    people: Sequence[str]


class TeamMoment(Weighed, frozen=True, kw_only=True):
    """When it is: ships are `built`, `launched` or have `landed`."""

    moment: str


class Forecast(About, frozen=True, kw_only=True):
    """The seat that the forecast is about."""

    target: int


class Chosen(Weighed, frozen=True, kw_only=True):
    """What the component is chosen for, and the one that was chosen before."""

    what: str
    square: str | None = None


class Purposeful(About, frozen=True, kw_only=True):
    """What it is chosen for."""

    what: str


class Planning(About, frozen=True, kw_only=True):
    """What will stand there, the drawing of it, and the drawings that lie on squares already."""

    what: str
    sign: str
    signs: Mapping[str, str]


class OtherShip(About, frozen=True, kw_only=True):
    """Whose ship it is."""

    target: int


class PersonHired(SeatEvent, frozen=True):
    """Somebody works for a seat from now on."""

    person: str


class ForecastMade(SeatEvent, frozen=True):
    """The rank that a seat has foretold for every seat; 0 is for not finishing."""

    ranks: Mapping[str, int]


class ComponentsLinked(SeatEvent, frozen=True):
    """Two components work together from now on."""

    squares: Sequence[str]
    now: Now


class ComponentPlated(SeatEvent, frozen=True):
    """A component has plates where its connectors gaped."""

    square: str
    now: Now


class BonusChanged(SeatEvent, frozen=True):
    """A bonus of this flight has been raised or lowered, for everybody."""

    bonus: str
    way: str


class PriceChanged(SeatEvent, frozen=True):
    """Blocks of a colour cost so much after this flight."""

    colour: str
    price: int


class ConnectorWelded(SeatEvent, frozen=True):
    """A connector has been closed."""

    square: str
    now: Now


class PartDelivered(SeatEvent, frozen=True):
    """A token has made a component into something else."""

    token: str
    square: str
    now: Now


class PartFetched(SeatEvent, frozen=True):
    """A component is what it was before."""

    square: str
    now: Now


class SidesJoined(SeatEvent, frozen=True):
    """Two components hold on to each other where they were smooth."""

    squares: Sequence[str]
    now: Now


class BypassLost(SeatEvent, frozen=True):
    """A component has a smooth side again."""

    square: str
    now: Now


class UniversalMade(SeatEvent, frozen=True):
    """A component has universal connectors all around."""

    square: str
    now: Now


class SquaresPlanned(SeatEvent, frozen=True):
    """What is planned for which squares."""

    squares: Mapping[str, str]


class ComponentSnatched(SeatEvent, frozen=True):
    """A seat has taken what another one had set aside."""

    component: int
    target: int


class ShipSabotaged(SeatEvent, frozen=True):
    """Something ticks on a joint of this ship."""

    by: int
    now: Now


class LooseEndsCharged(SeatEvent, frozen=True):
    """Everybody pays for exposed connectors."""


class DrillCalled(SeatEvent, frozen=True):
    """All others run around the table, for so many seconds."""

    seconds: int


class DrillOver(TableEvent, frozen=True):
    """Everybody builds again."""


class CannonUnhinged(SeatEvent, frozen=True):
    """A cannon fires to all sides from now on."""

    square: str
    now: Now


class PreviewBegun(SeatEvent, frozen=True):
    """A seat looks at the cards for so many seconds, before anybody builds."""

    seconds: int


class PreviewOver(TableEvent, frozen=True):
    """Now it begins."""


VOCABULARY = Vocabulary(
    [
        Question("hire", (Keep,), on="person", about=Candidates),
        Question(
            "use_team",
            (
                Predict,
                ChooseOutside,
                LinkUp,
                PlateOver,
                GainDays,
                RaiseFinish,
                LowerFinish,
                RaiseLooks,
                LowerLooks,
                BuyBlocks,
                RaisePrice,
                LowerPrice,
                WeldShut,
                Done,
                Deliver,
                BypassMore,
                SabotageShip,
                Charge,
                Unhinge,
            ),
            about=TeamMoment,
        ),
        Question("predict", (Place, Out), about=Forecast),
        Question("team_component", (OnSquare,), on="square", about=Chosen),
        Question("team_connector", (AtSide,), about=Purposeful),
        Question("team_turn", (OfDelivery,)),
        Question("plan_square", (MarkSquare, Done), about=Planning),
        Question("preview", (Look, Go)),
        Question("sabotage", (TakeHuman, JointAt), about=OtherShip),
    ],
    events_of(__name__),
    {
        "build": (
            Deliver,
            DeliverTo,
            Fetch,
            PutAway,
            Bypass,
            UniversalTile,
            Snatch,
            CallDrill,
            StandBy,
        )
    },
)
