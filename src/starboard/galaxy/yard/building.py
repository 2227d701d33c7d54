"""Building: what a seat may do at the yard, and what each act does. Errors may be welded; the inspection finds them.

Acts are words: `draw`, `take 37`, `use 37`, `weld 7,6 ^`, `return`, `set aside`, `lift`, `look 2`, `put back`,
`turn`, `finish 1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import ALARM, CLOCK, Open, Option, Rule, ask
from starboard.engine.request import NO_ALARMS, Alarm, Basis
from starboard.engine.vocabulary import Readings
from starboard.galaxy.catalog.boards import squares_in
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.catalog.flights import HOURGLASS_SECONDS
from starboard.galaxy.moments import at
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.checks import fits_on, free_squares
from starboard.galaxy.ship.unfinished import unfinished_facts
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.kinds import MOST_PILES
from starboard.galaxy.vocabulary.questions import (
    Draw,
    Finish,
    Lift,
    Look,
    PutBack,
    Return,
    SetAside,
    Take,
    TurnHourglass,
    Use,
    Weld,
)
from starboard.galaxy.yard.yard import ASIDE_LIMIT, PILES, Place, Yard

DRAW, RETURN, SET_ASIDE, LIFT, PUT_BACK, TURN = "draw", "return", "set aside", "lift", "put back", "turn"
USE: dict[int, str] = {}
"""What using each component is called, by its number; filled when building begins, and all modules are installed."""
ACTS = Readings("build", read)
KNOWN_ACTS = ACTS.known
LOOK = tuple(f"look {pile + 1}" for pile in range(MOST_PILES))
FINISH = tuple(f"finish {number}" for number in range(10))

MOVES_FOR_A_RUN = 15
"""Building in turns: moves that replace one run of the hourglass."""


def build(table: Table) -> Rule:
    """The building phase, until every ship has its number tile; in turns, one move of it."""
    if not USE:
        USE.update((tile, f"use {tile}") for tile in COMPONENTS)
    if table.setup["pace"] == "turns":
        yield from _build_in_turns(table)
    else:
        yield from _build_in_real_time(table)
    if not _yard(table).numbers:
        yield from at(table, "closing")
        _close_yard(table)
        yield from at(table, "built")


def _build_in_real_time(table: Table) -> Rule:
    yard = _yard(table)
    if not yard.started:
        starter, _ = yield Open("start_building", (table.starter,), lambda _: ("start",))
        yield from at(table, "go")
        _start(table, yard, starter)
    seats = tuple(range(table.setup.seats))
    offer, about, basis = _offer(table, yard), partial(_outlook, table, yard), partial(_basis, table, yard)
    moment, was_running, turned, alarms = None, False, 0, NO_ALARMS
    while yard.numbers:
        now = _alarms_of_modules(table) if table.gathered.alarms else NO_ALARMS
        others = now is not alarms and now.keys() != alarms.keys()
        if moment is None or others or was_running != yard.running or turned != yard.turned:
            was_running, turned, alarms = yard.running, yard.turned, now
            moment = Open(
                "build",
                seats,
                offer,
                about=about,
                basis=basis,
                alarm=HOURGLASS_SECONDS if was_running else None,
                scene=turned,
                alarms=alarms,
            )
        seat, act = yield moment
        if seat == CLOCK and act == ALARM:
            _run_out(table, yard)
        elif seat == CLOCK:
            _ring(table, act)
        else:
            do(table, seat, act)
        if yard.time_up and len(yard.numbers) == 1:
            last = next(seat for seat in seats if not yard.places[seat].number)
            _finish(table, yard, last, yard.numbers[0])


def is_held(table: Table) -> bool:
    """When building begins: whether something is timed that holds the hourglass back."""
    return _is_timed(table) and bool(table.in_play and _alarms_of_modules(table))


def _is_timed(table: Table) -> bool:
    return table.setup["pace"] == "real_time" and not table.is_test_flight


def _alarms_of_modules(table: Table) -> Mapping[str, Alarm]:
    """What modules have timed besides the hourglass."""
    alarms = NO_ALARMS
    for ask_alarms in table.gathered.alarms:
        alarms = ask_alarms(table, alarms)
    return alarms


def _ring(table: Table, alarm: str) -> None:
    """An alarm that a module has set goes off."""
    for tell_module in table.gathered.rang:
        tell_module(table, alarm)


def _build_in_turns(table: Table) -> Rule:
    """One move of one seat; the yard is complete in itself after it."""
    yard = _yard(table)
    if not yard.started:
        yard.turn = table.starter
        yield from at(table, "go")
        _start(table, yard, table.starter)
    if not yard.places[yard.turn].number:
        yield from _make_move(table, yard, yard.turn)
        _swap_after_moves(table, yard)
    elif table.in_play:
        yield from _act_when_finished(table, yard, yard.turn)
    yard.turn = (yard.turn + 1) % table.setup.seats


def _act_when_finished(table: Table, yard: Yard, seat: int) -> Rule:
    """What modules let a seat do in its turn that has its number tile already, until its hand is empty."""
    while acts := _with_acts_of_modules(table, seat, []):
        act = yield from ask(seat, "build", acts, partial(_outlook, table, yard, seat))
        do(table, seat, act)
        if yard.places[seat].hand < 0:
            return


def _make_move(table: Table, yard: Yard, seat: int) -> Rule:
    place = yard.places[seat]
    limit = move_limit(table)
    left = None if limit is None else limit - place.moves
    while True:
        if place.looking >= 0:  # a question with one answer would never be put, and the cards never be seen
            _, act = yield Open("build", (seat,), lambda _: (PUT_BACK,))
        else:
            acts = _finish_acts(table, yard) if left is not None and left <= 0 else _acts(table, yard, place, seat)
            if table.in_play:
                acts = _with_acts_of_modules(table, seat, acts)
            act = yield from ask(seat, "build", acts, partial(_outlook, table, yard, seat, left))
        do(table, seat, act)
        if place.number or (place.hand < 0 and place.looking < 0):
            place.moves += 1
            return


def _outlook(table: Table, yard: Yard, seat: int, left: int | None = None) -> Mapping[str, Any]:
    """What the builder is told: in turns the moves that are left and, once the ship may be finished, its errors."""
    place = yard.places[seat]
    told: Mapping[str, Any] = {}
    if not place.number and place.looking < 0 and (place.hand < 0 or yard.time_up):
        told = unfinished_facts(table, table.ships[seat])
    return told if left is None else {"moves_left": left, **told}


def _basis(table: Table, yard: Yard, seat: int) -> Basis | None:
    """All that a seat's acts and its outlook are made from in real time, unless modules have a say in them."""
    if table.in_play:
        return None
    place = yard.places[seat]
    mine = (
        place.number,
        place.hand,
        place.kept,
        place.looking,
        place.last,
        place.aside,
        place.welded > 0,
        table.ships[seat].layout,
        yard.running,
        yard.time_up,
        yard.circle,
        yard.numbers,
    )
    if place.hand >= 0:
        return mine
    return mine, bool(yard.heap), tuple(yard.face_up), tuple([other.looking for other in yard.places])


def move_limit(table: Table) -> int | None:
    """How many moves a seat has when building in turns; the test flight has no limit."""
    if table.is_test_flight:
        return None
    return MOVES_FOR_A_RUN * (plan_of(table.round_name).circle + 1)


def _swap_after_moves(table: Table, yard: Yard) -> None:
    """Without an hourglass the expert teams swap when everyone has built for as long as it would have run."""
    if table.setup["teams"] != "expert" or table.is_test_flight:
        return
    swaps_due = plan_of(table.round_name).circle - 1
    building = [place.moves for place in yard.places if not place.number]
    if yard.swaps < swaps_due and building and min(building) >= MOVES_FOR_A_RUN * (yard.swaps + 1):
        _swap_partners(table, yard)


def _yard(table: Table) -> Yard:
    assert table.yard is not None, "the yard is closed"
    return table.yard


def _start(table: Table, yard: Yard, starter: int) -> None:
    yard.started = True
    yard.running = _is_timed(table) and not is_held(table)  # whatever is timed before that lets it run when it is over
    table.chance.reveal()
    table.tell("building_started", starter)


def _offer(table: Table, yard: Yard) -> Callable[[int], Sequence[str]]:
    """The acts of a seat when building in real time: those at its own place, and turning the hourglass."""
    places = yard.places

    def offer(seat: int) -> Sequence[str]:
        place = places[seat]
        if place.number:
            turns = [TURN] if _may_turn(table, yard, place) else []
            return _with_acts_of_modules(table, seat, turns) if table.in_play else turns
        if yard.time_up:
            return _finish_acts(table, yard)
        acts = _acts(table, yard, place, seat)
        if not yard.running and _may_turn(table, yard, place):
            acts.append(TURN)
        return _with_acts_of_modules(table, seat, acts) if table.in_play else acts

    return offer


def acts_at_place(table: Table, seat: int) -> list[str]:
    """What a seat does at its place while it builds, whether it has finished or not; for modules that let it go on."""
    yard = _yard(table)
    return _acts(table, yard, yard.places[seat], seat)


def _acts(table: Table, yard: Yard, place: Place, seat: int) -> list[str]:
    if place.hand >= 0:
        return _acts_with_hand(table, place, seat)
    if place.looking >= 0:
        return [PUT_BACK]
    acts = [DRAW] if yard.heap else []
    acts += yard.takes
    if place.last >= 0:
        acts.append(LIFT)
    acts += [USE[tile] for tile in place.aside]
    if place.welded:
        looked_at = [other.looking for other in yard.places]
        acts += [LOOK[pile] for pile in range(min(PILES, len(table.piles))) if pile not in looked_at]
    acts += _finish_acts(table, yard)
    return acts


def _with_acts_of_modules(table: Table, seat: int, acts: list[str]) -> list[str]:
    """What a seat may do after modules have added to it and taken from it."""
    for ask_acts in table.ships[seat].seams.acts:
        acts = ask_acts(table, seat, acts)
    return acts


def _acts_with_hand(table: Table, place: Place, seat: int) -> list[str]:
    component, ship = COMPONENTS[place.hand], table.ships[seat]
    layout = ship.layout
    free = free_squares(table, ship) if table.in_play else layout.fringe
    if table.setup["errors"] == "refused":
        acts = [
            layout.board.welds((turn,))[square][0]
            for square in squares_in(free)
            for turn in component.turns
            if fits_on(table, ship, square, component.turned[turn])
        ]
    else:
        names = layout.board.welds(component.turns)
        acts = [act for square in squares_in(free) for act in names[square]]
    if not place.kept:
        acts.append(RETURN)
    if (place.kept or len(place.aside) < ASIDE_LIMIT) and not table.is_test_flight:
        acts.append(SET_ASIDE)  # what lay aside may always lie there again, also at a place with more than most have
    return acts


def _finish_acts(table: Table, yard: Yard) -> list[str]:
    """Any number that is left; in some editions only the lowest, when time is up or somebody is learning."""
    numbers = yard.numbers
    if (yard.time_up and table.customs.late_in_order) or (table.is_test_flight and table.customs.learners_in_order):
        numbers = numbers[:1]
    return [FINISH[number] for number in numbers]


def _may_turn(table: Table, yard: Yard, place: Place) -> bool:
    if yard.running or yard.time_up or table.is_test_flight or not yard.circle:
        return False
    return yard.circle > 1 or place.number > 0


def do(table: Table, seat: int, act: str) -> None:
    """Carry out one act of a seat at the yard; a module's own acts are done by the module."""
    if table.in_play:
        for ask_module in table.ships[seat].seams.do:
            if ask_module(table, seat, act):
                return
    yard, option = _yard(table), KNOWN_ACTS.get(act) or ACTS.read(act)
    doing = DOING.get(type(option))
    assert doing is not None, f"no such act: {act}"
    doing(table, yard, yard.places[seat], seat, option)


def _draw(table: Table, yard: Yard, place: Place, seat: int, _option: Draw) -> None:
    table.chance.reveal()
    _take(table, place, seat, yard.heap.pop(), "heap")


def _take_face_up(table: Table, yard: Yard, place: Place, seat: int, option: Take) -> None:
    yard.pick_up(option.component)
    _take(table, place, seat, option.component, "face_up")


def _use(table: Table, _: Yard, place: Place, seat: int, option: Use) -> None:
    place.aside = tuple(kept for kept in place.aside if kept != option.component)
    _take(table, place, seat, option.component, "aside")


def _take(table: Table, place: Place, seat: int, tile: int, source: str) -> None:
    place.hand = tile
    place.kept = source == "aside"
    place.last = -1
    if source == "heap":
        table.tell("component_drawn", seat)
        table.tell_only(seat, "component_seen", component=tile)
    else:
        table.tell("component_taken", seat, component=tile, source=source)


def _weld(table: Table, _: Yard, place: Place, seat: int, option: Weld) -> None:
    ship = table.ships[seat]
    name, turn = option.square, option.turn
    square = ship.layout.board.squares[name]
    piece = COMPONENTS[place.hand].turned[turn]
    ship.layout = ship.layout.weld(square, piece)
    place.last = square
    place.hand = -1
    place.welded += 1
    now = {"pieces": {name: piece.key}}
    table.tell("component_welded", seat, component=piece.tile, square=name, turn=turn, now=now)


def _lift(table: Table, _: Yard, place: Place, seat: int, _option: Lift) -> None:
    ship = table.ships[seat]
    square = place.last
    piece = ship.layout.at(square)
    ship.layout = ship.layout.without(1 << square)
    place.hand = piece.tile
    place.last = -1
    place.welded -= 1
    name = ship.layout.board.names[square]
    now: dict[str, Any] = {"pieces": {name: None}}
    if square in ship.marks:  # what a partner has laid on it comes off
        ship.marks = {other: text for other, text in ship.marks.items() if other != square}
        now["marks"] = {name: None}
    table.tell("component_lifted", seat, component=piece.tile, now=now)


def _return(table: Table, yard: Yard, place: Place, seat: int, _option: Return) -> None:
    yard.lay_open(place.hand)
    table.tell("component_returned", seat, component=place.hand)
    place.hand = -1


def _set_aside(table: Table, _: Yard, place: Place, seat: int, _option: SetAside) -> None:
    place.aside = (*place.aside, place.hand)
    table.tell("component_set_aside", seat, component=place.hand)
    place.hand = -1
    place.kept = False


def _look(table: Table, _: Yard, place: Place, seat: int, option: Look) -> None:
    place.looking = option.pile - 1
    if table.customs.looking_welds:
        place.last = -1
    table.chance.reveal()
    table.tell("pile_looked_at", seat, pile=place.looking)


def _put_back(table: Table, _: Yard, place: Place, seat: int, _option: PutBack) -> None:
    table.tell("pile_put_back", seat, pile=place.looking)
    place.looking = -1


def _take_number(table: Table, yard: Yard, _place: Place, seat: int, option: Finish) -> None:
    _finish(table, yard, seat, option.number)


def _finish(table: Table, yard: Yard, seat: int, number: int) -> None:
    place = yard.places[seat]
    place.number = number
    place.last = -1
    yard.numbers = tuple(left for left in yard.numbers if left != number)
    table.chance.reveal()  # the others now know, and may turn or not turn the hourglass accordingly
    table.tell("ship_finished", seat, number=number)


def _turn_hourglass(table: Table, yard: Yard, _place: Place, seat: int, _option: TurnHourglass) -> None:
    yard.circle -= 1
    yard.turned += 1
    yard.running = True
    table.chance.reveal()
    table.tell("hourglass_turned", seat, circle=yard.circle)
    if yard.circle and table.setup["teams"] == "expert":
        _swap_partners(table, yard)


DOING: Mapping[type[Option], Callable[[Table, Yard, Place, int, Any], None]] = {
    Draw: _draw,
    Take: _take_face_up,
    Use: _use,
    Weld: _weld,
    Return: _return,
    SetAside: _set_aside,
    Lift: _lift,
    Look: _look,
    PutBack: _put_back,
    TurnHourglass: _turn_hourglass,
    Finish: _take_number,
}
"""What each form of an act does."""


def _run_out(table: Table, yard: Yard) -> None:
    yard.running = False
    table.chance.reveal()
    table.tell("hourglass_run_out", circle=yard.circle)
    if yard.circle == 0:
        yard.time_up = True
        for seat, place in enumerate(yard.places):
            _drop_everything(table, place, seat)


def _drop_everything(table: Table, place: Place, seat: int) -> None:
    """Hands off: what is in the hand goes back where it may go, a card pile is put back."""
    if place.hand >= 0:
        do(table, seat, SET_ASIDE if place.kept else RETURN)
    place.looking = -1
    place.last = -1


def _swap_partners(table: Table, yard: Yard) -> None:
    """Partners change places: each goes on with the other's ship and all that lies at it."""
    yard.swaps += 1
    for place in yard.places:
        place.looking = -1
    for seat in range(table.setup.seats // 2):
        partner = seat + table.setup.seats // 2
        yard.places[seat], yard.places[partner] = yard.places[partner], yard.places[seat]
        _swap_ships(table, seat, partner)
    table.tell("partners_swapped")


def _swap_ships(table: Table, seat: int, partner: int) -> None:
    mine, theirs = table.ships[seat], table.ships[partner]
    mine.seat, theirs.seat = partner, seat
    for ship in (mine, theirs):
        if not ship.board.starts:
            ship.traded = not ship.traded
    table.ships[seat], table.ships[partner] = theirs, mine
    mine.seams, theirs.seams = theirs.seams, mine.seams


def _close_yard(table: Table) -> None:
    """Building is over: what is still set aside is lost, and partners change ships for the flight."""
    yard = _yard(table)
    for ship, place in zip(table.ships, yard.places, strict=True):
        unused = place.aside
        for ask_unused in ship.seams.unused:
            unused = ask_unused(table, ship, unused)
        ship.lost += unused
    numbers = [place.number for place in yard.places]
    if table.setup["teams"] != "no":
        half = table.setup.seats // 2
        for seat in range(half):
            _swap_ships(table, seat, seat + half)
        numbers = numbers[half:] + numbers[:half]
    table.numbers = tuple(numbers)
    table.yard = None
    table.stage = "inspection"
    table.tell("building_ended", numbers=numbers)
    if table.setup["teams"] != "no":
        table.tell("ships_traded")
