"""What SpaceCorp asks: every question, the forms of its options, and what comes along with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import field

from starboard.engine import About, Option, Question
from starboard.spacecorp.vocabulary.kinds import (
    Action,
    Base,
    Card,
    Colony,
    Contract,
    Progress,
    Seat,
    Site,
    Slot,
    Spot,
    Team,
    TimeUse,
)


class Act(Option, frozen=True):
    """An action: to perform it, or to forbid it."""

    form: ClassVar[str] = "action"
    written: ClassVar[str] = "{action}"
    action: Action


class OwnEdge(Option, frozen=True):
    """Play an edge in one's own turn."""

    form: ClassVar[str] = "edge"
    written: ClassVar[str] = "edge {card}"
    card: Card


class Pass(Option, frozen=True):
    """Not now; as an action, no more turns in this era."""


class Skip(Option, frozen=True):
    """No action, for none is possible."""


class OfTeam(Option, frozen=True):
    """One of one's teams."""

    form: ClassVar[str] = "team"
    written: ClassVar[str] = "team {team}"
    team: Team


class Done(Option, frozen=True):
    """That is all."""


class AtSite(Option, frozen=True):
    """A site."""

    form: ClassVar[str] = "place"
    written: ClassVar[str] = "{site}"
    site: Site


class AtSpot(Option, frozen=True):
    """A spot: the base or the tile there."""

    form: ClassVar[str] = "spot"
    written: ClassVar[str] = "{spot}"
    spot: Spot


class OfBase(Option, frozen=True):
    """A type of base."""

    form: ClassVar[str] = "base"
    written: ClassVar[str] = "{base}"
    base: Base


class PlayCard(Option, frozen=True):
    """Play a card for its value, or for its shielded value."""

    form: ClassVar[str] = "card"
    written: ClassVar[str] = "card {card} [shielded]"
    card: Card
    shielded: bool


class UseInfra(Option, frozen=True):
    """Use the infra of a seat's HQ."""

    form: ClassVar[str] = "infra"
    written: ClassVar[str] = "infra {seat} [shielded]"
    seat: Seat
    shielded: bool


class PlayTime(Option, frozen=True):
    """Play a time card."""

    form: ClassVar[str] = "time"
    written: ClassVar[str] = "time {use}"
    use: TimeUse


class UseSpaceport(Option, frozen=True):
    """Use a spaceport."""

    form: ClassVar[str] = "spaceport"
    written: ClassVar[str] = "spaceport {spot}"
    spot: Spot


class DoubleCard(Option, frozen=True):
    """Use a spaceport to double what a card was played for."""

    form: ClassVar[str] = "spaceport_card"
    written: ClassVar[str] = "spaceport {spot} {card}"
    spot: Spot
    card: Card


class UseIndustrial(Option, frozen=True):
    """Use an industrial base."""

    form: ClassVar[str] = "industrial"
    written: ClassVar[str] = "industrial {spot}"
    spot: Spot


class UseFactory(Option, frozen=True):
    """Use a shield factory."""

    form: ClassVar[str] = "factory"
    written: ClassVar[str] = "factory {spot}"
    spot: Spot


class DoIt(Option, frozen=True):
    """Do it with what has been gathered."""


class Deck(Option, frozen=True):
    """The top card of the deck."""


class FromOffer(Option, frozen=True):
    """A card of the offer."""

    form: ClassVar[str] = "offer"
    written: ClassVar[str] = "offer {card}"
    card: Card


class Heritage(Option, frozen=True):
    """One's heritage tile."""


class OfCard(Option, frozen=True):
    """A card."""

    form: ClassVar[str] = "card"
    written: ClassVar[str] = "{card}"
    card: Card


class OfSlot(Option, frozen=True):
    """A slot of one's HQ."""

    form: ClassVar[str] = "number"
    written: ClassVar[str] = "{slot}"
    slot: Slot


class Jump(Option, frozen=True):
    """A team goes to a site."""

    written: ClassVar[str] = "{team} {site}"
    team: Team
    site: Site


class OnTrack(Option, frozen=True):
    """A team that is on its way."""

    form: ClassVar[str] = "number"
    written: ClassVar[str] = "{team}"
    team: Team


class Gain(Option, frozen=True):
    """Gain the profit."""


class OfColony(Option, frozen=True):
    """A colony tile."""

    form: ClassVar[str] = "colony"
    written: ClassVar[str] = "{colony}"
    colony: Colony


class WithTeam(Option, frozen=True):
    """A team settles there."""

    form: ClassVar[str] = "team"
    written: ClassVar[str] = "team"


class WithBuild(Option, frozen=True):
    """Build value is spent."""

    form: ClassVar[str] = "build"
    written: ClassVar[str] = "build"


class WithProfit(Option, frozen=True):
    """Profit is spent."""

    form: ClassVar[str] = "profit"
    written: ClassVar[str] = "profit"


class Unfulfilled(Option, frozen=True):
    """A contract that nobody has fulfilled."""

    form: ClassVar[str] = "number"
    written: ClassVar[str] = "{contract}"
    contract: Contract


class Claim(Option, frozen=True):
    """Claim a contract."""

    form: ClassVar[str] = "contract"
    written: ClassVar[str] = "contract {contract}"
    contract: Contract


class Stay(Option, frozen=True):
    """Nobody is transferred."""


class OfProgress(Option, frozen=True):
    """A progress card."""

    form: ClassVar[str] = "progress"
    written: ClassVar[str] = "{progress}"
    progress: Progress


class Revelation(Option, frozen=True):
    """The revelation cube moves on."""


class Keep(Option, frozen=True):
    """What one has stays as it is."""

    form: ClassVar[str] = "none"
    written: ClassVar[str] = "none"


class Yes(Option, frozen=True):
    """Begin there."""


class No(Option, frozen=True):
    """Begin with the others."""


class ForAction(About, frozen=True):
    """The action that is performed."""

    action: str


class Travel(About, frozen=True):
    """Which team goes, and from where."""

    team: int
    start: str = field(name="from")


class ForSite(About, frozen=True):
    """The site it is about."""

    site: str


class ForSpot(About, frozen=True):
    """The spot it is about, and its site."""

    site: str
    spot: str


class Gathering(About, frozen=True):
    """The action, the value it needs and has, what it costs so far; and who acts where."""

    action: str
    need: int
    value: int
    profit: int | None
    """None while the action cannot be performed yet."""
    radiation: int | None = None
    used: Mapping[str, tuple[int, int]] = {}
    """What each card has been used for: its value, and how often it counts."""
    team: int | None = None
    start: str | None = field(name="from", default=None)
    end: str | None = field(name="to", default=None)
    site: str | None = None
    bases: Sequence[str] = ()


class Taking(About, frozen=True):
    """How many cards may still be taken, or the edge that takes them."""

    left: int | None = None
    edge: str | None = None


class Producing(About, frozen=True):
    """How many tiles may still produce, and what each brings."""

    left: int
    worth: Mapping[str, int]


class ForCard(About, frozen=True):
    """The card it is about."""

    card: str


class ForSpecial(About, frozen=True):
    """The special card that is played, by its name."""

    special: str


class Points(About, frozen=True):
    """The colony points that there are, and those needed."""

    points: int
    need: int


class Rewards(About, frozen=True):
    """What each option brings."""

    rewards: Mapping[str, int]


class Moment(About, frozen=True):
    """The edge that could be played, and what it would be played upon."""

    edge: str
    target: int | None = None
    amount: int | None = None
    cards: Sequence[str] = ()
    progress: str | None = None


class Target(About, frozen=True):
    """The seat it strikes."""

    target: int


class OfKind(About, frozen=True):
    """An adaptation or a breakthrough."""

    kind: str


GATHERING = (PlayCard, UseInfra, PlayTime, UseSpaceport, DoubleCard, UseIndustrial, UseFactory, DoIt)

QUESTIONS = (
    Question("choose_action", (Act, OwnEdge, Pass, Skip), on="action"),
    Question("choose_team", (OfTeam, Done), on="team", about=ForAction),
    Question("destination", (AtSite,), on="site", about=Travel),
    Question("use_base", (AtSpot,), on="spot"),
    Question("base_type", (OfBase,), on="base", about=ForSpot),
    Question("gather", GATHERING, on="card", about=Gathering),
    Question("take_card", (Deck, FromOffer, Done), on="card", about=Taking),
    Question("produce_tile", (AtSpot, Heritage, Done), on="spot", about=Producing),
    Question("upgrade_card", (OfCard,), on="card"),
    Question("slot", (OfSlot,), on="slot", about=ForCard),
    Question("special_card", (OfCard,), on="card"),
    Question("special_target", (AtSite, Jump, OnTrack, Gain), on="site", about=ForSpecial),
    Question("flee", (OfTeam,), on="team"),
    Question("colonize_site", (AtSite,), on="site"),
    Question("colony", (OfColony,), on="colony", about=ForSite),
    Question("colony_points", (DoIt, WithTeam, WithBuild, WithProfit), about=Points),
    Question("colonists", (OfTeam,), on="team"),
    Question("unfulfilled", (Unfulfilled,), on="contract", about=Rewards),
    Question("claim_contract", (Claim, Done), on="contract", about=Rewards),
    Question("transfer", (Jump, OwnEdge, Stay), on="team"),
    Question("edge", (OfCard, Pass), on="card", about=Moment),
    Question("sabotage", (Act,), on="action", about=Target),
    Question("remove_infra", (OfCard,), on="card"),
    Question("progress", (OfProgress,), on="progress", about=OfKind),
    Question("new_team", (AtSite,), on="site"),
    Question("research_base", (FromOffer, Revelation), on="card"),
    Question("heritage", (AtSpot, Keep), on="spot"),
    Question("beyond_start", (Yes, No), about=ForSite),
)
