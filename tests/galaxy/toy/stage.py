"""What bands do in flight: something small at every seam of flying, so that one can see whether it was asked.

Most of it is for ships whose bandstand works. With the quick tempo others are drawn into it as well.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.galaxy.catalog.boards import Lane
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.goods import Loading
from starboard.galaxy.flight.hazards import Threat, Volley
from starboard.galaxy.flight.hits import SHOT, Hit, Prospect, Visit
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.power import Source, Use
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.flight.sections import send_away
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.seams import AFTER, BONUS, BURDEN, LIMIT, RELIEF
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table
from tests.galaxy.toy.hand import note, noted, remember, remembered

MUSICIAN = "M"
MOST_CANNONS = 20
BANDWAGON = 13
"""The space of the track where it stands."""

Asking = Generator[Request, Any, Any]


def playing(table: Table, ship: Ship) -> int:
    """How many bandstands of a ship work."""
    return len(working(table, ship).layout.squares_with("bandstand"))


def is_quick(table: Table) -> bool:
    """Whether the quick tempo was agreed on."""
    return table.setup["toy_tempo"] == "quick"


class Stage:
    """The band plays."""

    name = "toy_stage"
    rank: Mapping[str, int] = {
        "amount_engines": BONUS,
        "amount_cannons": LIMIT,
        "amount_price": BURDEN,
        "amount_owed": RELIEF,
    }

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + 1 if value > 0 and playing(table, ship) else value

    def amount_cannons(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return min(value, MOST_CANNONS)

    def utmost(self, table: Table, ship: Ship, count: Count, most: Count) -> Count:
        """The band has nothing up its sleeve."""
        return most

    def toll(self, table: Table, ship: Ship, blocks: int, told: dict[str, Any]) -> dict[str, Any]:
        """Goods are free of charge where music is."""
        return told

    def stands(self, table: Table, ships: Sequence[Ship], hit: Hit) -> bool:
        """Every roll is a drum roll."""
        return True

    def after_volley(self, table: Table, volley: Volley) -> Rule:
        """The band has heard it."""
        for ship in volley.ships:
            note(ship, "after volley")
        yield from ()

    def amount_crew(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + ship.count(MUSICIAN) if count.purpose == "compare" else value

    def amount_exposed(self, table: Table, ship: Ship, exposed: int, why: str) -> int:
        return max(0, exposed - playing(table, ship))

    def amount_enemy(self, table: Table, ship: Ship, strength: int, card: Any) -> int:
        return strength + min(1, playing(table, ship))

    def amount_price(self, table: Table, ship: Ship, price: int, use: Use) -> int:
        return price + 1 if is_quick(table) and use.what == "shield" else price

    def amount_rolls(self, table: Table, ship: Ship, rolls: int, why: str) -> int:
        return max(1, rolls - 1) if playing(table, ship) else rolls

    def amount_days(self, table: Table, ship: Ship, days: int, why: str) -> int:
        return days + 1 if is_quick(table) and days > 0 and playing(table, ship) else days

    def amount_worth(self, table: Table, ship: Ship, worth: int, blocks: str) -> int:
        return worth + playing(table, ship)

    def amount_sale(self, table: Table, ship: Ship, sale: int, blocks: str) -> int:
        return sale + playing(table, ship)

    def amount_earned(self, table: Table, ship: Ship, amount: int, source: str) -> int:
        return amount + 1 if source == "parade" else amount

    def credited(self, table: Table, ship: Ship, amount: int, why: str) -> None:
        """The till rings."""
        note(ship, "till")

    def amount_owed(self, table: Table, ship: Ship, amount: int, reason: str) -> int:
        return max(0, amount - playing(table, ship))

    def amount_losses(self, table: Table, ship: Ship, amount: int) -> int:
        return max(0, amount - playing(table, ship)) if is_quick(table) else amount

    def amount_score(self, table: Table, seat: int, points: float) -> float:
        return points + len(remembered(table, "hummed", ())) if is_quick(table) else points

    def energy(self, table: Table, ship: Ship, use: Use, sources: list[Source]) -> list[Source]:
        """A barrel organ is cranked by hand, once in a flight."""
        return sources if noted(ship, "crank") or not playing(table, ship) else [*sources, Source("crank", 1, _crank)]

    def offers_engines(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return _with(table, ship, offers, Offer("fanfare", gain={"engines": 1}, do=_join_in))

    def offers_cannons(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return _with(table, ship, offers, Offer("salute", gain={"cannons": 1}, do=_join_in))

    def offers_crew(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return _with(table, ship, offers, Offer("chorus", gain={"crew": 1}, do=_join_in))

    def offers_hit(
        self, table: Table, ship: Ship, occasion: str, threat: Threat, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return _with(table, ship, offers, Offer("drumroll", do=_drum))

    def offers_goods(
        self, table: Table, ship: Ship, occasion: str, loading: Loading, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        if not loading.hand:
            return offers
        return _with(table, ship, offers, Offer("serenade", gain={"credits": 1}, price={"goods": 1}, do=_serenade))

    def offers_next_card(
        self, table: Table, ship: Ship, occasion: str, about: None, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return _with(table, ship, offers, Offer("march off", do=_march_off))

    def offers_owed(
        self, table: Table, ship: Ship, occasion: str, amount: int, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return _with(table, ship, offers, Offer("busk", gain={"credits": 1}, do=_busk))

    def options(self, table: Table, ship: Ship, question: str, options: list[str]) -> list[str]:
        """The first cabin is left last."""
        first = {ship.board.names[square] for square in ship.board.starts}
        return [option for option in options if option not in first] if question == "lose_crew" else options

    def thrown(self, table: Table, ship: Ship, hit: Hit) -> Hit:
        """A quick tempo makes light of shots at a band."""
        return hit._replace(heavy=False) if is_quick(table) and hit.what == SHOT and playing(table, ship) else hit

    def to_come(self, table: Table, count: int) -> int:
        """There is always an encore, but it is no card."""
        return count

    def reaches(self, table: Table, ship: Ship, side: int, near: bool) -> bool:
        """Who plays hears it coming from the lines beside its own."""
        return near or playing(table, ship) > 0

    def foretold(self, table: Table, ship: Ship, told: Prospect, hit: Hit, lanes: Sequence[Lane]) -> Prospect:
        """Music makes every visitor bounce."""
        return told._replace(then="bounces") if playing(table, ship) else told

    def entering(self, table: Table, ship: Ship, visit: Visit) -> Rule:
        """There is a guest book."""
        yield from ()
        note(ship, "visited")

    def taken(self, table: Table, spaces: frozenset[int]) -> frozenset[int]:
        """A bandwagon stands on the track while somebody plays."""
        return spaces | {BANDWAGON} if any(playing(table, ship) for ship in table.in_order()) else spaces

    def incoming(self, table: Table, ship: Ship, hit: Hit, lanes: Sequence[Lane]) -> Asking:
        """Whoever hummed at the yard may hear one hit coming, and duck."""
        yield from ()
        if ship.seat not in remembered(table, "hummed", ()) or noted(ship, "duck"):
            return hit, lanes
        if (yield from ask(ship.seat, "duck", ("duck", "stand"))) == "stand":
            return hit, lanes
        note(ship, "duck")
        table.tell("ducked", ship.seat)
        return None

    def doomed(self, table: Table, ship: Ship, squares: int, cause: Any) -> int:
        """Bandstands that hold on to each other go together."""
        stands = sum(1 << square for square in ship.layout.squares_with("bandstand"))
        for square in ship.layout.squares_with("bandstand"):
            if squares >> square & 1:
                squares |= ship.layout.joins[square] & stands
        return squares

    def racing(self, table: Table, ships: list[Ship]) -> list[Ship]:
        away = remembered(table, "away", ())
        return [ship for ship in ships if ship.seat not in away]

    def victims(
        self, table: Table, ranking: list[tuple[Ship, float]], measure: str, victims: list[tuple[Ship, int]]
    ) -> list[tuple[Ship, int]]:
        if not is_quick(table) or len(victims) != 1 or len(ranking) < 2:
            return victims
        return [*victims, (ranking[1][0], 1)]

    def shares(self, table: Table, card: Any, shares: list[int]) -> list[int]:
        return [*shares, 1] if is_quick(table) else shares

    def gate_use(self, table: Table, ship: Ship, card: Any) -> Asking:
        note(ship, "use")
        yield from ()
        return True

    def gate_land(self, table: Table, ship: Ship, card: Any) -> Asking:
        """The customs love music; whoever does not sing is sent away."""
        yield from ()
        if not is_quick(table) or not playing(table, ship):
            return True
        return (yield from ask(ship.seat, "customs", ("sing", "turn back"))) == "sing"

    def gate_gain(self, table: Table, ship: Ship, goods: str) -> Asking:
        note(ship, "gain")
        yield from ()
        return True

    def gate_suffer(self, table: Table, ship: Ship, card: Any) -> Asking:
        """A musician spares the ship once, if that is wished."""
        yield from ()
        if not ship.count(MUSICIAN) or noted(ship, "suffer"):
            return True
        if (yield from ask(ship.seat, "soothe", ("soothe", "suffer"))) == "suffer":
            return True
        note(ship, "suffer")
        table.tell("soothed", ship.seat)
        return False

    def leaves(self, table: Table, ship: Ship, why: str) -> str:
        """A musician steers a ship as well as anybody."""
        return "" if why == "no_humans" and ship.count(MUSICIAN) else why

    def departing(self, table: Table, ship: Ship) -> None:
        """The band plays a farewell."""
        note(ship, "departing")

    def late_sale(self, table: Table, ship: Ship, late: bool) -> bool:
        """Whoever rehearses quickly haggles at once, others wait for the last tune."""
        return late or not is_quick(table)

    def placing(self, table: Table, bonus: str, ranking: list[tuple[Ship, int]]) -> list[tuple[Ship, int]]:
        """Ships that play are the first to be admired."""
        if not is_quick(table) or bonus != "best_looking":
            return ranking
        heard = [(ship, exposed) for ship, exposed in ranking if playing(table, ship)]
        return heard or ranking

    def prizes(self, table: Table, bonus: str, ranking: list[tuple[Ship, int]], prizes: Sequence[int]) -> Sequence[int]:
        """Music makes up for it if nothing else is paid for a place."""
        return [amount or 1 for amount in prizes] if bonus == "finish" else prizes

    def settle(self, table: Table, lines: list[Line]) -> list[Line]:
        stands = [(ship.seat, len(ship.layout.squares_with("bandstand"))) for ship in table.in_flight()]
        return [*lines, *(Line("applause", seat, count, source=self.name) for seat, count in stands if count)]


def _after(event: str) -> Callable[[Stage, Table, Ship, object], Rule]:
    def happened(_stage: Stage, _table: Table, ship: Ship, _what: object) -> Rule:
        note(ship, f"after {event}")
        yield from ()

    return happened


for _event in (event for event in AFTER if event != "volley"):
    setattr(Stage, f"after_{_event}", _after(_event))


def _with(table: Table, ship: Ship, offers: Sequence[Offer], offer: Offer) -> Sequence[Offer]:
    """One more offer, where there is a band that has not done it in this flight."""
    return offers if noted(ship, offer.option) or not playing(table, ship) else [*offers, offer]


def _played(table: Table, ship: Ship, what: str) -> None:
    note(ship, what)
    table.tell("band_played", ship.seat, what=what.replace(" ", "_"))


def _crank(table: Table, ship: Ship, option: str) -> None:
    _played(table, ship, option)


def _join_in(table: Table, ship: Ship, count: Count, offer: Offer) -> Rule:
    count.add(offer.option, offer.gain[count.what])
    _played(table, ship, offer.option)
    yield from ()


def _drum(table: Table, ship: Ship, threat: Threat, offer: Offer) -> Rule:
    threat.stopped = True
    _played(table, ship, offer.option)
    yield from ()


def _serenade(table: Table, ship: Ship, loading: Loading, offer: Offer) -> Rule:
    """A block from the hand for a credit."""
    table.bank.take_blocks(loading.hand[-1])
    loading.hand = loading.hand[:-1]
    _played(table, ship, offer.option)
    earn(table, ship, 1, "serenade")
    yield from ()


def _march_off(table: Table, ship: Ship, about: None, offer: Offer) -> Rule:
    """Out of the race until the next card is resolved: the ship, or its first section if there are two."""
    if len(ship.present) > 1:
        send_away(table, ship, next(iter(ship.present)), "marched_off")
    else:
        remember(table, away=[*remembered(table, "away", ()), ship.seat])
    _played(table, ship, offer.option)
    yield from ()


def _busk(table: Table, ship: Ship, amount: int, offer: Offer) -> Rule:
    _played(table, ship, offer.option)
    earn(table, ship, 1, "busk")
    yield from ()
