"""What the support team asks and tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from starboard.engine import About, Kind, Option, Question, SeatEvent, Vocabulary, events_of
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Colour, NumberTile, Square, Turn
from starboard.galaxy.vocabulary.questions import Done, OnSquare, Weighed

MOST_BLOCKS = 4

PersonName = Annotated[str, Kind("person", r"[a-z_]+", people)]
"""Somebody of the team."""
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


class Place(Option, frozen=True):
    """Somebody will finish at this place."""

    written: ClassVar[str] = "place {number}"
    number: NumberTile


class Out(Option, frozen=True):
    """Somebody will not finish."""


class AtSide(Option, frozen=True):
    """The connector on this side of what stands on a square; the arrow says which side."""

    form: ClassVar[str] = "connector"
    written: ClassVar[str] = "{square} {turn}"
    square: Square
    turn: Turn


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
            ),
            about=TeamMoment,
        ),
        Question("predict", (Place, Out), about=Forecast),
        Question("team_component", (OnSquare,), on="square", about=Chosen),
        Question("team_connector", (AtSide,)),
    ],
    events_of(__name__),
)
