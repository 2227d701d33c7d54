"""Engine boosters: an engine is burnt, and the ship is out of the race for this card and the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Rule, write
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.giving_up import give_up
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.next_card import cards_to_come
from starboard.galaxy.flight.offers import Offer, choose, offers_on
from starboard.galaxy.flight.outlook import hit_loss
from starboard.galaxy.flight.power import Use
from starboard.galaxy.flight.sections import bring_back, send_away
from starboard.galaxy.mechanisms.technology.joined import helpers_of, partners, served
from starboard.galaxy.modules.new_technology.drawer import remember, remembered
from starboard.galaxy.modules.new_technology.vocabulary import Jump
from starboard.galaxy.seams import LIMIT, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

AWAY, SECTIONS = "away", "sections"
CARDS_AWAY = 2
"""The card at which a ship jumps, and the next one."""
STAY = "stay"
MISSED = "hyperspace"
"""Why a ship has left the flight that was in hyperspace when it ended."""


class EngineBoosters:
    """They may be used when a card is turned up, and when it is a ship's turn to have something counted."""

    name = "engine_boosters"
    rank: Mapping[str, int] = {"at_card": SOURCE, "at_cleared": SOURCE, "at_last": LIMIT}

    def at_card(self, table: Table) -> Rule:
        """Everybody who can jump is asked, the leader first, before anything else happens."""
        for ship in table.in_order():
            while table.is_racing(ship):  # a ship of several sections may burn an engine in each (BX-8.32)
                offers = offers_on((), table, ship, "card", None, _jumps(table, ship))
                if (yield from choose(table, ship, "jump", offers, STAY, None, partial(_facts, table))) is None:
                    break

    def offers_engines(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return [*offers, *_jumps(table, ship, count.powered)]

    def offers_cannons(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return [*offers, *_jumps(table, ship)]

    def offers_crew(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        """Where a card only wants to know whether there is enough crew for its offer, there is nothing to flee from."""
        return [*offers, *_jumps(table, ship)] if count.purpose == "compare" else offers

    def racing(self, table: Table, ships: list[Ship]) -> list[Ship]:
        away = remembered(table, AWAY, {})
        return [ship for ship in ships if str(ship.seat) not in away] if away else ships

    def leaves(self, table: Table, ship: Ship, why: str) -> str:
        """Whether a ship has been lapped is looked at when it is back."""
        return "" if why == "lapped" and (is_away(table, ship) or ship.is_away) else why

    def at_cleared(self, table: Table) -> Rule:
        """The card is over: whoever has been away long enough is back."""
        left = {seat: cards - 1 for seat, cards in remembered(table, AWAY, {}).items()}
        left = {seat: cards for seat, cards in left.items() if int(seat) in table.flight.positions}
        remember(table, away={seat: cards for seat, cards in left.items() if cards})
        for seat, cards in left.items():
            if not cards:
                table.tell("returned", int(seat))
        for ship in table.in_flight():
            _bring_sections_back(table, ship)
        yield from ()

    def at_last(self, table: Table) -> Rule:
        """Nobody comes back after the last card: whoever jumped at it has missed the finish."""
        if table.flight.deck:
            return
        for ship in table.in_flight():
            if is_away(table, ship) and not table.is_test_flight:
                give_up(table, ship, MISSED)
        remember(table, away=None)
        yield from ()


def is_away(table: Table, ship: Ship) -> bool:
    """Whether a ship is in hyperspace."""
    return str(ship.seat) in remembered(table, AWAY, {})


def cards_away(table: Table) -> dict[int, int]:
    """Who is in hyperspace, by seat, and for how many cards more, the present one included."""
    return {int(seat): cards for seat, cards in remembered(table, AWAY, {}).items()}


def _jumps(table: Table, ship: Ship, powered: int = 0) -> list[Offer]:
    """One for each engine that is joined to a booster; a double engine must be powered besides, if it is not yet."""
    then = "left" if len({*ship.present, *ship.away}) == 1 else "section_left"
    then = "hyperspace" if cards_to_come(table) or table.is_test_flight else then
    names = ship.board.names
    found = partners(table, ship, "engine_booster", _is_engine)
    return [
        Offer(
            write(Jump(names[square])),
            _energy_for(ship, square, helpers_of(found, square), is_powered=bool(powered >> square & 1)),
            price=hit_loss(ship, 1 << square),
            do=_jump,
            then=then,
        )
        for square in served(found)
    ]


def _energy_for(ship: Ship, square: int, boosters: int, *, is_powered: bool) -> Use:
    """A unit for the booster, and before it one for the engine if that is a double one which does not run yet."""
    if is_powered:
        return Use("jump", square, added=True, takers=(boosters,))
    engines = ship.layout.at(square).parts.engine
    return Use("jump", square, engines, takers=(*(1 << square,) * (engines - 1), boosters))


def _is_engine(ship: Ship, square: int) -> bool:
    return ship.layout.at(square).parts.engine > 0


def _jump(table: Table, ship: Ship, about: object, offer: Offer) -> Rule:
    """The engine is destroyed, and the ship, or the section of it, takes no part in anything until it is back.

    Its marker stays.
    """
    assert offer.use is not None
    square = offer.use.square
    is_whole = len(ship.board.sections) == 1
    if is_whole:
        remember(table, away={**remembered(table, AWAY, {}), str(ship.seat): CARDS_AWAY})
    table.tell("jumped", ship.seat, square=ship.board.names[square])
    yield from destroy(table, ship, 1 << square, Cause("engine_booster"))
    if not is_whole:
        _send_section_away(table, ship, square)
        if isinstance(about, Count):
            _forget_what_is_away(ship, about)


def _send_section_away(table: Table, ship: Ship, square: int) -> None:
    """On a board of several sections a booster takes only its own one along."""
    for name, section in ship.present.items():
        if section >> square & 1:
            remember(ship, sections={**remembered(ship, SECTIONS, {}), name: CARDS_AWAY})
            send_away(table, ship, name, MISSED)


def _bring_sections_back(table: Table, ship: Ship) -> None:
    left = {name: cards - 1 for name, cards in remembered(ship, SECTIONS, {}).items() if name in ship.away}
    remember(ship, sections={name: cards for name, cards in left.items() if cards})
    for name, cards in left.items():
        if not cards:
            bring_back(table, ship, name)


def _forget_what_is_away(ship: Ship, count: Count) -> None:
    """What was powered or boosted in a section that has jumped does not count."""
    occupied, squares = ship.layout.occupied, ship.board.squares
    count.powered &= occupied
    count.added = tuple(part for part in count.added if all(occupied >> squares[name] & 1 for name in part[2]))


def _facts(table: Table) -> dict[str, Any]:
    flight = table.flight
    return {"card": flight.card, "cards_left": cards_to_come(table), "options": {STAY: {"price": {}, "gain": {}}}}
