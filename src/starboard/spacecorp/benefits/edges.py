"""Edges: when each of them may be played, by whom, and what it does then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from starboard.engine import Rule, ask
from starboard.spacecorp.benefits.progress import may_own, take_progress
from starboard.spacecorp.cardset import BEARING
from starboard.spacecorp.catalog.cards import ACTIONS, EDGES
from starboard.spacecorp.catalog.codes import handled
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import Corporation
from starboard.spacecorp.table import Table

PASS: Final = "pass"
ANYBODY: Final = "anybody"
RIVALS: Final = "rivals"
ONESELF: Final = "oneself"
"""Who may play an edge: seen from the player to whom its moment belongs."""
COLONIZING_ERA: Final = 2


class Occasion:
    """What is going on at the moment at which an edge may be played; edges may change what comes of it."""

    __slots__ = ("amount", "cards", "progress", "seat", "takes_another_turn")

    def __init__(self, seat: int, amount: int = 0, cards: tuple[str, ...] = (), progress: str = "") -> None:
        self.seat = seat
        """Whose moment it is: most often the active player's."""
        self.amount = amount
        """The profit that he has produced."""
        self.cards = cards
        """The cards that he is about to discard."""
        self.progress = progress
        """The progress card that he has gained."""
        self.takes_another_turn = False


class Edge:
    """An edge: who may play it, whether there is any use in it, and what it does."""

    __slots__ = ("cards", "name")

    who: ClassVar[str] = RIVALS

    def __init__(self, name: str) -> None:
        self.name = name
        self.cards = BEARING.get(name, 0)
        """The cards that bear it, as a set (see `cardset`)."""

    def is_useful(self, table: Table, holder: Corporation, occasion: Occasion) -> bool:
        """Whether it would do anything."""
        return True

    def about(self, occasion: Occasion) -> dict[str, Any]:
        """What its holder is told besides its name when he is asked."""
        return {}

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """It does what its text says."""
        yield from ()


class Sabotage(Edge):
    """Forbids a type of action for the turn that begins."""

    __slots__ = ()

    def is_useful(self, table: Table, holder: Corporation, occasion: Occasion) -> bool:
        """One action may be forbidden in a turn."""
        return not table.banned

    def about(self, occasion: Occasion) -> dict[str, Any]:
        """Whose turn it is."""
        return {"target": occasion.seat}

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """Its holder chooses the action."""
        types = [action for action in ACTIONS if _exists(table, action)]
        table.banned = yield from ask(holder.seat, "sabotage", types, {"target": table.active})
        table.tell("sabotaged", table.active, action=table.banned)


def _exists(table: Table, action: str) -> bool:
    return not ((action == "revelation" and table.era == 0) or (action == "colonize" and table.era < COLONIZING_ERA))


class Incompatibility(Edge):
    """Everyone removes an infra card."""

    __slots__ = ()

    who: ClassVar[str] = ANYBODY

    def is_useful(self, table: Table, holder: Corporation, occasion: Occasion) -> bool:
        """Somebody must have one."""
        return any(any(corporation.infra) for corporation in table.corporations)

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """Everyone chooses his own, beginning with the active player."""
        for corporation in table.from_active():
            cards = [card for card in corporation.infra if card]
            if cards:
                card = yield from ask(corporation.seat, "remove_infra", cards)
                corporation.infra = tuple(["" if slot == card else slot for slot in corporation.infra])
                table.put_away(card)
                table.tell("infra_removed", corporation.seat, card=card)


class HostileMicrobes(Edge):
    """Whoever is where life is loses profit."""

    __slots__ = ()

    who: ClassVar[str] = ANYBODY

    def is_useful(self, table: Table, holder: Corporation, occasion: Occasion) -> bool:
        """Somebody must be there."""
        return bool(_seats_with_life(table))

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """All lose alike."""
        for seat in _seats_with_life(table):
            table.gain(seat, -CONSTANTS.hostile_microbes, "hostile_microbes")
        yield from ()


def _seats_with_life(table: Table) -> list[int]:
    """The players who have a team or a base on a tile with life."""
    spots = [spot for spot in table.tiles if (tile := table.tile(spot)) is not None and "life" in tile.symbols]
    sites = {table.board.site_of_spot[spot] for spot in spots}
    builders = {table.bases[spot][0] for spot in spots if spot in table.bases}
    return [
        corporation.seat
        for corporation in table.corporations
        if corporation.seat in builders or not sites.isdisjoint(corporation.teams)
    ]


class Piracy(Edge):
    """Before an opponent draws for his research, up to two cards are taken from the offer."""

    __slots__ = ()

    def is_useful(self, table: Table, holder: Corporation, occasion: Occasion) -> bool:
        """There must be a card in the offer."""
        return any(table.offer)

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """The pirate chooses them, and may stop after the first."""
        for _ in range(CONSTANTS.piracy_cards):
            cards = table.offered()
            if cards:
                choice = yield from ask(holder.seat, "take_card", [*cards, "done"], {"edge": self.name})
                if choice == "done":
                    break
                table.take_offer(holder.seat, cards[choice])


class Diversion(Edge):
    """Half of what an opponent has produced, rounded up; he loses nothing."""

    __slots__ = ()

    def is_useful(self, table: Table, holder: Corporation, occasion: Occasion) -> bool:
        """Half of nothing is nothing."""
        return occasion.amount > 0

    def about(self, occasion: Occasion) -> dict[str, Any]:
        """How much it was."""
        return {"amount": occasion.amount}

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """The holder gains it."""
        table.gain(holder.seat, (occasion.amount + 1) // 2, self.name)
        yield from ()


class MarketInfluence(Edge):
    """Profit when a contract is fulfilled, more for the one who did it than for a bystander."""

    __slots__ = ()

    who: ClassVar[str] = ANYBODY

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """The holder gains it."""
        mine, theirs = CONSTANTS.market_influence
        table.gain(holder.seat, mine if holder.seat == occasion.seat else theirs, self.name)
        yield from ()


class Pillage(Edge):
    """Takes all that an opponent is about to discard."""

    __slots__ = ()

    def is_useful(self, table: Table, holder: Corporation, occasion: Occasion) -> bool:
        """Another one may have been faster."""
        return bool(occasion.cards)

    def about(self, occasion: Occasion) -> dict[str, Any]:
        """The cards."""
        return {"cards": list(occasion.cards)}

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """Nothing is left to discard."""
        holder.take(*occasion.cards)
        occasion.cards = ()
        yield from ()


class Espionage(Edge):
    """Takes the copy without profit of the progress card that an opponent has just gained."""

    __slots__ = ()

    def is_useful(self, table: Table, holder: Corporation, occasion: Occasion) -> bool:
        """That copy must be left, and the spy must be allowed to have the card."""
        return 0 in table.progress_left[occasion.progress] and may_own(table, holder.seat, occasion.progress)

    def about(self, occasion: Occasion) -> dict[str, Any]:
        """The card, and who has gained it."""
        return {"progress": occasion.progress, "target": occasion.seat}

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """The spy gains the card as anybody does."""
        name = occasion.progress
        left = tuple([profit for profit in table.progress_left[name] if profit])
        table.progress_left = {**table.progress_left, name: left}
        yield from take_progress(table, holder.seat, name, 0)


class Interception(Edge):
    """Another turn, which is nobody's last one."""

    __slots__ = ()

    who: ClassVar[str] = ONESELF

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """It begins when this one is over."""
        occasion.takes_another_turn = True
        yield from ()


class Salvage(Edge):
    """Takes the whole offer, at any moment of one's own turn before step 5."""

    __slots__ = ()

    who: ClassVar[str] = ONESELF

    def is_useful(self, table: Table, holder: Corporation, occasion: Occasion) -> bool:
        """There must be a card in the offer."""
        return any(table.offer)

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """Card by card."""
        for offered in table.offer:
            if offered:
                table.take_offer(holder.seat, offered)
        yield from ()


class Competitors(Edge):
    """Lets one action use the infra of two HQs."""

    __slots__ = ()

    who: ClassVar[str] = ONESELF

    def is_useful(self, table: Table, holder: Corporation, occasion: Occasion) -> bool:
        """Two are the most."""
        return table.hq_limit == 1

    def play(self, table: Table, holder: Corporation, occasion: Occasion) -> Rule:
        """It holds for this turn."""
        table.hq_limit = 2
        yield from ()


class Moment:
    """A moment at which edges may be played: everybody who may is asked about each, in turn order."""

    __slots__ = ("cards", "edges")

    def __init__(self, *edges: Edge) -> None:
        self.edges = edges
        self.cards = 0
        """The cards that bear them, as a set (see `cardset`)."""
        for edge in edges:
            self.cards |= edge.cards


TURN_BEGINS: Final = Moment(Sabotage("sabotage"))
BEFORE_THE_ACTION: Final = Moment(Incompatibility("incompatibility"), HostileMicrobes("hostile_microbes"))
RESEARCH: Final = Moment(Piracy("piracy"))
PRODUCTION: Final = Moment(Diversion("diversion"))
CONTRACT: Final = Moment(MarketInfluence("market_influence"))
DISCARD: Final = Moment(Pillage("pillage"))
PROGRESS_GAINED: Final = Moment(Espionage("espionage"))
TURN_ENDS: Final = Moment(Interception("interception"))
BESIDE_THE_ACTION: Final = Moment(Salvage("salvage"), Competitors("competitors"))
"""Chosen among the actions instead of being offered."""
BESIDE_THE_TRANSFER: Final = Moment(BESIDE_THE_ACTION.edges[0])

_MOMENTS: Final = (
    TURN_BEGINS,
    BEFORE_THE_ACTION,
    RESEARCH,
    PRODUCTION,
    CONTRACT,
    DISCARD,
    PROGRESS_GAINED,
    TURN_ENDS,
    BESIDE_THE_ACTION,
)
BY_NAME: Final[Mapping[str, Edge]] = handled(
    "edge", EDGES, {edge.name: edge for moment in _MOMENTS for edge in moment.edges}
)
"""Every edge that a card bears."""


def offer(table: Table, moment: Moment, occasion: Occasion) -> Rule:
    """Ask everybody who holds an edge of a moment whether he plays it; the others do not learn who is asked."""
    if not table.anybody_holds(moment.cards):
        return
    for holder in table.from_seat(occasion.seat):
        if not holder.held & moment.cards:
            continue
        for edge in moment.edges:
            if not holder.held & edge.cards or not _may_play(edge, holder, occasion):
                continue
            if not edge.is_useful(table, holder, occasion):
                continue
            card = holder.with_edge(edge.name)[0]
            about = {"edge": edge.name, **edge.about(occasion)}
            if (yield from ask(holder.seat, "edge", [card, PASS], about, hidden=True)) == card:
                yield from play(table, edge, holder, card, occasion)


def _may_play(edge: Edge, holder: Corporation, occasion: Occasion) -> bool:
    if edge.who == ANYBODY:
        return True
    return (holder.seat == occasion.seat) == (edge.who == ONESELF)


def beside(table: Table, moment: Moment) -> dict[str, tuple[Edge, str]]:
    """The edges that the active player could play beside what else he may choose, with their cards, by the option."""
    me = table.me
    if not me.held & moment.cards:
        return {}
    occasion = Occasion(me.seat)
    useful = [edge for edge in moment.edges if edge.is_useful(table, me, occasion)]
    return {f"edge {card}": (edge, card) for edge in useful for card in me.with_edge(edge.name)}


def play_beside(table: Table, edge: Edge, card: str) -> Rule:
    """The active player plays one of these."""
    yield from play(table, edge, table.me, card, Occasion(table.active))


def play(table: Table, edge: Edge, holder: Corporation, card: str, occasion: Occasion) -> Rule:
    """An edge is played: its card goes to the discard pile, and its action is ignored."""
    holder.drop(card)
    table.put_away(card)
    table.tell("edge_played", holder.seat, card=card, edge=edge.name)
    yield from edge.play(table, holder, occasion)
