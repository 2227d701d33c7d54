"""Meteors and cannon fire: one way for every hit, from the roll over what may stop it to what it destroys."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.catalog.boards import Lane, mask_of
from starboard.galaxy.catalog.components import SIDES
from starboard.galaxy.flight.damage import all_doomed, destroy
from starboard.galaxy.flight.hits import HAZARDS, METEOR, SHOT, Cause, Happened, Hit, Prospect
from starboard.galaxy.flight.offers import NONE, Offer, choose, offers_on
from starboard.galaxy.flight.outlook import hit_loss, section_facts
from starboard.galaxy.flight.power import Use
from starboard.galaxy.flight.rolling import roll_for_hit
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table

Target = tuple[Lane, int]
"""A lane and the first occupied square in it."""


class Threat:
    """What is about to strike, while its owner may still do something about it. Whatever stops it says so here."""

    __slots__ = ("hit", "later", "shielded", "stopped", "taken", "targets", "unstopped")

    def __init__(
        self, hit: Hit, targets: list[Target], unstopped: Sequence[Target] = (), later: Sequence[Target] = ()
    ) -> None:
        self.hit = hit
        self.targets = targets
        """What the same defence would save."""
        self.unstopped = unstopped
        """What comes at the same moment and has not been stopped."""
        self.later = later
        """What comes at the same moment and needs a shot of its own, about which its owner is asked next."""
        self.stopped = False
        self.shielded = False
        """Whether that was a shield, which stops all that comes at the same moment from the side it covers."""
        self.taken: tuple[str, ...] = ()
        """The options taken so far."""


class Volley:
    """Something that was rolled for, when all ships that it came at have met it. A module may have it come again."""

    __slots__ = ("again", "before", "hit", "number", "ships")

    def __init__(self, hit: Hit, ships: Sequence[Ship], before: Sequence[Ship], number: int) -> None:
        self.hit = hit
        self.ships = ships
        self.before = before
        """The ships as they were."""
        self.number = number
        """How often it has come by now."""
        self.again = False

    @property
    def destroyed(self) -> bool:
        """Whether any of the ships has lost a component."""
        return any(ship.layout is not was.layout for ship, was in zip(self.ships, self.before, strict=True))

    @property
    def cost(self) -> bool:
        """Whether somebody has spent battery tokens or blocks on it."""
        return any(
            (ship.cells, ship.goods) != (was.cells, was.goods)
            for ship, was in zip(self.ships, self.before, strict=True)
        )


def meteor(
    table: Table,
    size: str,
    side: int,
    ships: Sequence[Ship] | None = None,
    roller: int | None = None,
    drawn: int = 0,
) -> Rule:
    """One meteor for all ships in the race, or for these: one roll, then each ship defends itself in this order.

    The first of them rolls, unless somebody else has thrown it; where a face is drawn on the card, one die only.
    """
    ships = table.in_order() if ships is None else ships
    if ships:
        hit = Hit(METEOR, size == "large", side, drawn=drawn)
        yield from _come(table, ships, hit, ships[0].seat if roller is None else roller)


def meteors_in_a_row(table: Table, sizes: Sequence[str], side: int) -> Rule:
    """Meteors along one line: one roll for all of them, and each comes at all ships in the race before the next one.

    Where somebody has moved the first one the others follow it; nobody rolls for them, so nobody can move them.
    """
    ships = table.in_order()
    if not ships:
        return
    first, *others = [Hit(METEOR, size == "large", side) for size in sizes]
    lanes = yield from _come(table, ships, first._replace(followed=True), ships[0].seat)
    for following in others:
        each, hit = _thrown(table, ships, following)
        _tell(table, hit, {str(ship.seat): aims_at(ship, lanes[ship.seat]) for ship in ships})
        for ship, own in zip(ships, each, strict=True):
            yield from _meet(table, ship, own, hit, lanes[ship.seat])


def fire(table: Table, ships: Sequence[Ship], weight: str, side: int, roller: int) -> Rule:
    """One cannon shot at each of these ships: light fire can be stopped by a shield, heavy fire by nothing."""
    yield from _come(table, ships, Hit(SHOT, weight == "heavy", side), roller)


def strike(table: Table, ship: Ship, hit: Hit, lanes: tuple[Lane, ...]) -> Rule:
    """Something comes at one ship in lanes that nobody rolls for."""
    hit = thrown_at(table, ship, hit)
    _tell(table, hit, {str(ship.seat): aims_at(ship, lanes)})
    yield from suffer(table, ship, hit, lanes)


def _come(
    table: Table, ships: Sequence[Ship], hit: Hit, roller: int
) -> Generator[Request, Any, dict[int, tuple[Lane, ...]]]:
    """Something comes at these ships, somebody rolls for it. The lanes in which it came at each, by seat."""
    each, hit = _thrown(table, ships, hit)
    asked = table.all_seams("after_volley") if table.in_play else ()
    lanes: dict[int, tuple[Lane, ...]] = {}
    for number in count(1):
        before = [ship.copy() for ship in ships] if asked else ()
        hit = roll_for_hit(table, ships, hit, roller)
        _tell(table, hit, aims(ships, hit))
        for ship, one in zip(ships, each, strict=True):
            lanes[ship.seat] = yield from _meet(table, ship, one._replace(rolled=hit.rolled), hit)
        volley = Volley(hit, ships, before, number)
        for ask in asked:
            yield from ask(table, volley)
        if not volley.again:
            break
    return lanes


def _thrown(table: Table, ships: Sequence[Ship], hit: Hit) -> tuple[list[Hit], Hit]:
    """What a hit is for each ship; and what is told: that, if modules make of it the same for all of them."""
    each = [thrown_at(table, ship, hit) for ship in ships]
    return each, each[0] if all(one == each[0] for one in each) else hit


def _meet(
    table: Table, ship: Ship, own: Hit, told: Hit, lanes: tuple[Lane, ...] | None = None
) -> Generator[Request, Any, tuple[Lane, ...]]:
    """A ship meets what it is for it, which may be something else than was told of. The lanes in which it came."""
    if own != told:
        table.tell("turned_into", ship.seat, hazard=own.hazard)
    return (yield from suffer(table, ship, own, lanes))


def _tell(table: Table, hit: Hit, aims: Mapping[str, Any]) -> None:
    facts: dict[str, Any] = {"side": SIDES[hit.side], "total": sum(hit.rolled), "aims": aims}
    if hit.what == METEOR:
        table.tell(METEOR, size="large" if hit.heavy else "small", **facts)
    else:
        table.tell(SHOT, weight="heavy" if hit.heavy else "light", **facts)


def thrown_at(table: Table, ship: Ship, hit: Hit) -> Hit:
    """What a hit is for a ship, before anybody rolls for it."""
    for ask in ship.seams.thrown:
        hit = ask(table, ship, hit)
    return hit


def suffer(
    table: Table, ship: Ship, hit: Hit, lanes: tuple[Lane, ...] | None = None
) -> Generator[Request, Any, tuple[Lane, ...]]:
    """A hit comes at one ship, where the dice say or in these lanes. The lanes in which it came in the end, if any."""
    coming = yield from approach(table, ship, hit, lanes)
    if coming is None:
        return ()
    yield from arrive(table, ship, *coming)
    return coming[1]


def approach(
    table: Table, ship: Ship, hit: Hit, lanes: tuple[Lane, ...] | None = None
) -> Generator[Request, Any, tuple[Hit, tuple[Lane, ...]] | None]:
    """How a hit comes at one ship once modules and owners have turned it aside; None if it does not come at all."""
    lanes = ship.board.impacts(hit.side, hit.rolled) if lanes is None else lanes
    first, expected = hit, lanes
    for ask in ship.seams.incoming:
        coming = yield from ask(table, ship, hit, lanes)
        if coming is None:
            return None
        hit, lanes = coming
    if (hit, lanes) != (first, expected):
        table.tell("diverted", ship.seat, aims={str(ship.seat): aims_at(ship, lanes)})
    return hit, lanes


def arrive(table: Table, ship: Ship, hit: Hit, lanes: tuple[Lane, ...]) -> Rule:
    """A hit is there. All that it strikes is found first."""
    targets = [(lane, square) for lane in lanes if (square := ship.layout.first_hit(lane)) >= 0]
    if not targets:
        table.tell("missed", ship.seat)
    threatened = []
    for lane, square in targets:
        if _bounces(ship, hit, lane.side, square):
            table.tell("bounced", ship.seat, square=ship.board.names[square])
        else:
            threatened.append((lane, square))
    unstopped = yield from _defend(table, ship, hit, threatened)
    cause = Cause(hit.hazard, hit, lanes)
    happened = Happened(cause, 0, 0, ship.layout)
    if unstopped:
        happened = yield from destroy(table, ship, mask_of(square for _, square in unstopped), cause)
    for ask in ship.seams.after_hit:
        yield from ask(table, ship, happened)


def aims(ships: Iterable[Ship], hit: Hit) -> dict[str, list[dict[str, Any]]]:
    """For each ship, by its seat, where the hit would go: the side, the way as points, the square it would strike."""
    return {str(ship.seat): aims_at(ship, ship.board.impacts(hit.side, hit.rolled)) for ship in ships}


def aims_at(ship: Ship, lanes: Iterable[Lane]) -> list[dict[str, Any]]:
    """The same for one ship and these lanes."""
    board, found = ship.board, []
    for lane in lanes:
        square = ship.layout.first_hit(lane)
        name = board.names[square] if square >= 0 else None
        way, line = board.way(lane, square), board.line_of(lane)
        found.append({"side": SIDES[lane.side], "line": line, "way": way, "square": name})
    return found


def _bounces(ship: Ship, hit: Hit, side: int, square: int) -> bool:
    """Plating stops everything; a small meteor does no harm where it meets no exposed connector."""
    if side in ship.layout.at(square).plated:
        return True
    return hit.what == METEOR and not hit.heavy and not ship.layout.is_exposed(square, side)


def outcome(table: Table, ship: Ship, hit: Hit, lanes: tuple[Lane, ...]) -> Prospect:
    """What becomes of a hit in these lanes if nobody spends anything, and what that costs at most.

    It `misses`, it `bounces`, it is `shot_down` by a cannon that needs no energy, or it `strikes`. What becomes of
    anything else that comes is the business of the module that sends it.
    """
    if (hit.what, hit.heavy) not in HAZARDS:
        told = Prospect()
        for ask_prospect in ship.seams.foretold:
            told = ask_prospect(table, ship, told, hit, lanes)
        return told
    found = [(lane, square) for lane in lanes if (square := ship.layout.first_hit(lane)) >= 0]
    left = [(lane, square) for lane, square in found if not _bounces(ship, hit, lane.side, square)]
    if not left:
        return Prospect("bounces" if found else "misses")
    if hit.what == METEOR and hit.heavy:
        layout = working(table, ship).layout
        left = [
            (lane, square)
            for lane, square in left
            if not layout.shooters(lane, near=reaches(table, ship, lane.side), double=False)
        ]
        if not left:
            return Prospect("shot_down")
    cause = Cause(hit.hazard, hit, lanes)
    return Prospect("strikes", hit_loss(ship, all_doomed(table, ship, mask_of(square for _, square in left), cause)))


def _defend(table: Table, ship: Ship, hit: Hit, threatened: list[Target]) -> Generator[Request, Any, list[Target]]:
    """What the owner stops is left out: light hits by shields, large meteors by cannons, heavy fire by nothing.

    Each large meteor needs a shot of its own. A shield stops all that comes at the same time from a side it covers, in
    its own section of the ship.
    """
    if hit.what == METEOR and hit.heavy:
        return (yield from _defend_from_large(table, ship, hit, threatened))
    left = []
    section_of = ship.board.section_of
    for side, section in dict.fromkeys((lane.side, section_of[square]) for lane, square in threatened):
        covered = [(lane, square) for lane, square in threatened if (lane.side, section_of[square]) == (side, section)]
        if not (yield from _shield(table, ship, Threat(hit, covered), side, section)):
            left += covered
    return left


def _defend_from_large(
    table: Table, ship: Ship, hit: Hit, threatened: list[Target]
) -> Generator[Request, Any, list[Target]]:
    """Each large meteor needs a shot of its own; a shield that a module lets stop one stops the others beside it."""
    section_of = ship.board.section_of
    left: list[Target] = []
    while threatened:
        (lane, square), *threatened = threatened
        threat = Threat(hit, [(lane, square)], left, threatened)
        if not (yield from _shoot(table, ship, threat)):
            left = [*left, (lane, square)]
        elif threat.shielded:
            covered = (lane.side, section_of[square])
            left, threatened = (
                [target for target in targets if (target[0].side, section_of[target[1]]) != covered]
                for targets in (left, threatened)
            )
    return left


def reaches(table: Table, ship: Ship, side: int) -> bool:
    """Whether cannons in the lines beside that of a large meteor from this side can shoot it, too."""
    near = plan_of(table.round_name).reaches(side)
    for ask_reaches in ship.seams.reaches:
        near = ask_reaches(table, ship, side, near)
    return near


def _shield(table: Table, ship: Ship, threat: Threat, side: int, section: int) -> Generator[Request, Any, bool]:
    """The owner may raise a shield against light hits, for energy."""
    names, section_of = ship.board.names, ship.board.section_of
    offers: list[Offer] = []
    if not threat.hit.heavy:
        shields = [square for square in working(table, ship).layout.shields(side) if section_of[square] == section]
        offers = [Offer(names[square], Use("shield", square), do=_raise_shield) for square in shields]
    return (yield from _ask(table, ship, "shield", threat, offers))


def _shoot(table: Table, ship: Ship, threat: Threat) -> Generator[Request, Any, bool]:
    """A single cannon shoots for nothing, a double one for energy."""
    names = ship.board.names
    ready, charged = _shooters(table, ship, threat.targets[0][0])
    if ready:
        tell_of_shot(table, ship, threat, names[ready[0]])
        return True
    return (yield from _ask(table, ship, "shoot", threat, _shots(ship, charged)))


def _shooters(table: Table, ship: Ship, lane: Lane) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cannons that can shoot a large meteor in this lane: for nothing, and for energy."""
    layout, near = working(table, ship).layout, reaches(table, ship, lane.side)
    return layout.shooters(lane, near=near, double=False), layout.shooters(lane, near=near, double=True)


def _shots(ship: Ship, charged: Iterable[int]) -> list[Offer]:
    return [Offer(ship.board.names[square], Use("shoot", square), do=_fire_cannon) for square in charged]


def tell_of_shot(table: Table, ship: Ship, threat: Threat, cannon: str) -> None:
    """Which cannon shot it, and where it would have struck: another one may come at the same moment."""
    stopped = [ship.board.names[square] for _, square in threat.targets]
    table.tell("meteor_shot", ship.seat, square=cannon, stopped=stopped)


def _ask(table: Table, ship: Ship, question: str, threat: Threat, offers: list[Offer]) -> Generator[Request, Any, bool]:
    """The owner may take one offer after the other until the hit is stopped. Whether it was."""
    asked, taken = ship.seams.offers_hit, None
    while found := offers_on(asked, table, ship, "hit", threat, offers):
        facts = partial(_about, table, ship, threat)
        taken = yield from choose(table, ship, question, found, NONE, threat, facts)
        if taken is None or threat.stopped:
            break
        threat.taken = (*threat.taken, taken.option)
    threat.shielded = threat.stopped and taken is not None and taken.use is not None and taken.use.what == "shield"
    return threat.stopped


def _raise_shield(table: Table, ship: Ship, threat: Threat, offer: Offer) -> Rule:
    threat.stopped = True
    table.tell("shielded", ship.seat, square=offer.option)
    yield from ()


def _fire_cannon(table: Table, ship: Ship, threat: Threat, offer: Offer) -> Rule:
    threat.stopped = True
    tell_of_shot(table, ship, threat, offer.option)
    yield from ()


def _cells_for(ship: Ship, threat: Threat) -> int:
    """The battery tokens that may help: a cannon anywhere shoots, a shield serves its own section."""
    if threat.hit.what == METEOR and threat.hit.heavy:
        return ship.cell_count
    section = ship.board.sections[ship.board.section_of[threat.targets[0][1]]]
    return sum([count for square, count in ship.cells.items() if section >> square & 1])


def _next(table: Table, ship: Ship, threat: Threat) -> Iterator[tuple[int, dict[str, Any]]]:
    """What comes at the same moment and only energy or something else of value can stop: where, and what it costs."""
    for target in threat.later:
        lane, square = target
        ready, charged = _shooters(table, ship, lane)
        other = Threat(threat.hit, [target])
        if not ready and offers_on(ship.seams.offers_hit, table, ship, "hit", other, _shots(ship, charged)):
            cause = Cause(threat.hit.hazard, threat.hit, (lane,))
            yield square, hit_loss(ship, all_doomed(table, ship, 1 << square, cause))


def _about(table: Table, ship: Ship, threat: Threat) -> dict[str, Any]:
    """What would be struck (of several squares all are named), and what not stopping it costs at most."""
    lane, square = threat.targets[0]
    cause = Cause(threat.hit.hazard, threat.hit, tuple(lane for lane, _ in threat.targets))
    struck = all_doomed(table, ship, mask_of(square for _, square in threat.targets), cause)
    lost = mask_of(square for _, square in threat.unstopped)
    names = ship.board.names
    about = {
        "hazard": threat.hit.hazard,
        "side": SIDES[lane.side],
        "square": names[square],
        "kind": ship.layout.at(square).kind,
        "cells": _cells_for(ship, threat),
        "options": {NONE: {"price": hit_loss(ship, struck, lost), "gain": {}}},
    }
    if others := {names[square]: loss for square, loss in _next(table, ship, threat)}:
        about["others"] = others
    if sections := section_facts(ship):
        about["sections"] = sections
    if len(threat.targets) > 1:
        about["squares"] = [names[square] for _, square in threat.targets]
    return about
