"""Black hole: engines against attraction, and whoever is too slow feeds it (MX-8.14 to MX-8.20)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any

from msgspec import Meta

from starboard.engine import Rule, ask, write
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.flight.damage import hand_over
from starboard.galaxy.flight.declare import Count, declare, powering, values_by_section
from starboard.galaxy.flight.giving_up import give_up
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.offers import DONE, Offer, described, take
from starboard.galaxy.flight.outlook import ending, holdings, leaving
from starboard.galaxy.flight.power import Energy
from starboard.galaxy.flight.sections import take_off
from starboard.galaxy.modules.missions.catalogue import Delivered, by_level
from starboard.galaxy.modules.missions.components import EXPLOSIVE, FRAGILE, RADIOACTIVE
from starboard.galaxy.modules.missions.memory import mission_of, note, noted
from starboard.galaxy.modules.missions.supercards.letting_go import EACH, Burden
from starboard.galaxy.modules.missions.supercards.penalties import amounts, of_level
from starboard.galaxy.modules.missions.supercards.supercard import Supercard
from starboard.galaxy.modules.missions.supercards.vocabulary import PowerEngine
from starboard.galaxy.modules.missions.tally import carried
from starboard.galaxy.registry import figures
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import life_supports
from starboard.galaxy.table import Table

IDLE_CARGO = frozenset({EXPLOSIVE, FRAGILE, RADIOACTIVE})
"""Parts of modules that change no strength, wherever they are."""
SUCKED_IN = "black_hole"
LETTING_GO = "letting_go"
"""The sign on components that will go, while their owner still names others."""


class BlackHole(Supercard, frozen=True, tag="black_hole"):
    """Nothing is destroyed: what the hole gets is abandoned, and triggers nothing (MX-4.3, MX-4.4)."""

    attraction: Annotated[tuple[int, ...], Meta(min_length=4, max_length=4, description="a number for each level")]

    def sentences(self) -> Sequence[Said]:
        """How hard it pulls at each level."""
        return [Said(f"card-{self.kind}.text", amounts(self.attraction))]

    def play(self, table: Table) -> Rule:
        """The leader first; a ship of several parts is pulled at part by part (MX-8.16 to MX-8.18)."""
        for ship in table.in_order():
            if table.is_racing(ship):
                yield from self._pull(table, ship)

    def _pull(self, table: Table, ship: Ship) -> Rule:
        """However many parts are left of a ship, the attraction is divided by those it is meant to have."""
        pull = -(-of_level(table, self.attraction) // len(ship.board.sections))
        table.tell("hole_pulls", ship.seat, attraction=pull)
        count = Count("engines", "need")
        strength = yield from declare(
            table,
            ship,
            "engines",
            "need",
            decides=lambda least, _most: least < pull,
            count=count,
            then_by_section=partial(_told, pull),
            card=self.id,
            enemy=pull,
        )
        if strength is None:
            return
        for name, section in ship.present.items():
            yield from _feed(table, ship, name, section & ship.layout.occupied, pull, count, self.id)
        if not ship.present and not ship.away and ship.seat in table.flight.positions:
            give_up(table, ship, SUCKED_IN)


def _told(pull: int, values: Mapping[str, float]) -> dict[str, Any]:
    return {"then": "hole_lets_go" if min(values.values(), default=0) >= pull else "hole_takes"}


def _feed(table: Table, ship: Ship, name: str, part: int, pull: int, count: Count, card: str) -> Rule:
    """One part of a ship gets away by abandoning what is due, as its owner likes; if it cannot, it is lost (MX-8.19).

    Engines may be powered and components let go in any order: what goes leaves together, when the owner is done.
    """
    gone = 0
    known: dict[int, Burden] = {}
    running = partial(_burden_with, table, ship, name, part, pull, count, known)
    if not running(0).ends_well(0) and not running(_all_power(table, ship, part, count)).ends_well(0):
        table.tell("hole_swallowed", ship.seat, squares=ship.squares_named(part))
        yield from hand_over(table, ship, part, Cause(SUCKED_IN))
        return
    while (burden := running(0)).too_many(0) < 0:
        offers = _powers(table, ship, part & ~gone, count, partial(_may_power, running, gone))
        squares = {ship.board.names[square]: square for square in burden.next_ones(gone)}
        stop = [DONE] if burden.is_legal(gone) or not (squares or offers) else []
        options = [*squares, *offers, *stop]
        shown = partial(_facts, table, ship, burden, gone, squares, offers, bool(stop), card)
        choice = yield from ask(ship.seat, "let_go", options, shown)
        if choice == DONE:
            break
        if choice in squares:
            gone |= 1 << squares[choice]
            note(table, letting_go=[ship.seat, ship.squares_named(gone)])
        else:
            yield from take(table, ship, offers[choice], count)
    note(table, letting_go=None)
    strength = burden.strength(gone)
    if not gone:
        table.tell("hole_escaped", ship.seat, strength=strength, attraction=pull)
        return
    table.tell("hole_fed", ship.seat, squares=ship.squares_named(gone), strength=strength, attraction=pull)
    yield from hand_over(table, ship, gone, Cause(SUCKED_IN))


def let_go_so_far(table: Table) -> list[tuple[int, str]]:
    """What somebody has named for the hole and has not let go yet: seat and square."""
    if table.course is None or not (named := noted(table, LETTING_GO)):
        return []
    seat, squares = named
    return [(seat, square) for square in squares]


def burden_of(table: Table, ship: Ship, name: str, part: int, pull: int, count: Count) -> Burden:
    """What a part of a ship may do without, with what is powered so far."""
    powered = count.powered

    def strength(gone: int) -> float:
        return _strength_without(table, ship, name, gone, powered, count)

    first = strength(0)
    matters = mask_of(sq for sq in bits(part) if _may_matter(ship, sq) or strength(1 << sq) != first)
    return Burden(part, ship.layout.joins, pull, strength, matters)


def _may_matter(ship: Ship, square: int) -> bool:
    """Whether the strength may be another one without this component, alone or together with others."""
    parts = ship.layout.at(square).parts
    kinds = figures()
    aliens = any(kinds[letter].colour for letter in ship.figures.get(square, ""))
    return bool(parts.engine or parts.life_support or aliens or parts.more.keys() - IDLE_CARGO)


def without(table: Table, ship: Ship, gone: int) -> Ship:
    """The ship as it would be without these components, and without aliens who cannot live there any more."""
    rest = ship.copy()
    take_off(rest, gone)
    kinds = figures()
    for square, letters in sorted(rest.figures.items()):
        for letter in letters:
            colour = kinds[letter].colour
            if colour and colour not in life_supports(table, rest, square):
                rest.dismiss_figure(square, letter)
    return rest


def _strength_without(table: Table, ship: Ship, name: str, gone: int, powered: int, count: Count) -> float:
    """What a part counts after the abandoning (MX-8.16)."""
    rest = without(table, ship, gone)
    if name not in rest.present:
        return 0
    trial, squares = Count(count.what, count.purpose), ship.board.squares
    trial.powered = powered & ~gone
    trial.added = tuple(part for part in count.added if not any(gone >> squares[square] & 1 for square in part[2]))
    return values_by_section(table, rest, trial)[name]


def _idle_engines(table: Table, ship: Ship, part: int, count: Count) -> list[Offer]:
    """The double engines of a part that may still be powered."""
    return [offer for offer in powering(table, ship, count) if offer.use is not None and part >> offer.use.square & 1]


def _powers(table: Table, ship: Ship, part: int, count: Count, is_open: Callable[[int], bool]) -> dict[str, Offer]:
    """What may be powered now, by its option: engines with which what is let go already is not too much."""
    offers = [(offer, offer.use) for offer in _idle_engines(table, ship, part, count)]
    return {
        write(PowerEngine(offer.option)): offer for offer, use in offers if use is not None and is_open(1 << use.square)
    }


def _may_power(running: Callable[[int], Burden], gone: int, engine: int) -> bool:
    return not gone or running(engine).ends_well(gone)


def _burden_with(
    table: Table, ship: Ship, name: str, part: int, pull: int, count: Count, known: dict[int, Burden], more: int
) -> Burden:
    """The burden with these engines running as well; each is worked out once."""
    powered = count.powered | more
    if powered not in known:
        trial = Count(count.what, count.purpose)
        trial.added, trial.powered = count.added, powered
        known[powered] = burden_of(table, ship, name, part, pull, trial)
    return known[powered]


def _all_power(table: Table, ship: Ship, part: int, count: Count) -> int:
    """Every engine that could run, as far as there is energy."""
    uses = [offer.use for offer in _idle_engines(table, ship, part, count) if offer.use is not None]
    energy = Energy(table, ship, uses)
    return mask_of(use.square for use in uses if energy.spend(use))


def _facts(
    table: Table,
    ship: Ship,
    burden: Burden,
    gone: int,
    squares: Mapping[str, int],
    offers: Mapping[str, Offer],
    stops: bool,
    card: str,
) -> dict[str, Any]:
    """What is due, what is let go already, and what each option costs: what makes more due costs that as well."""
    due = burden.due(gone)
    told: dict[str, Any] = {}
    for option, square in squares.items():
        told[option] = _price(table, ship, burden, gone, square)
    described_offers = described(table, ship, offers.values())
    for option, offer in offers.items():
        assert offer.use is not None, "an engine needs energy"
        engine = ship.layout.at(offer.use.square).parts.engine
        saved = min(EACH * engine, max(due - gone.bit_count(), 0))
        told[option] = {**described_offers[offer.option], "gain": {"components": saved}, "squares": [offer.option]}
    if stops:
        told[DONE] = {"price": {}, "gain": {}}
    return {
        "card": card,
        "attraction": burden.pull,
        "engines": burden.strength(gone),
        "due": due,
        "left": max(due - gone.bit_count(), 0),
        "taken": ship.squares_named(gone),
        "one_by_one": True,
        "options": told,
    }


def _price(table: Table, ship: Ship, burden: Burden, gone: int, square: int) -> dict[str, Any]:
    """What it costs to let one more component go: what it holds, who leaves with it, what is due because of it."""
    before, after = without(table, ship, gone), without(table, ship, gone | 1 << square)
    change = burden.due(gone | 1 << square) - burden.due(gone)
    price = holdings(ship, 1 << square) | {"components": 1 + max(change, 0)}
    if crew := before.crew_count - after.crew_count:
        price["crew"] = crew
    if worth := _cargo_worth(table, before, after):
        price["credits"] = worth
    unmanned = before.human_count and not after.human_count
    end = ending(leaving(table, ship, "no_humans")) if unmanned else {}
    return {"price": price, "gain": {"components": -change} if change < 0 else {}, **end}


def _cargo_worth(table: Table, before: Ship, after: Ship) -> int:
    """What the mission would have paid for it."""
    mission = mission_of(table)
    terms = () if mission is None else mission.terms
    return sum(
        by_level(term.credits, table.round_name) * (carried(before, term.what) - carried(after, term.what))
        for term in terms
        if isinstance(term, Delivered)
    )
