"""The course of a game of missions: the stake, the mission of each flight, what it puts into play, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule
from starboard.galaxy.catalog.sides import REAR
from starboard.galaxy.flight.crew import CrewGone
from starboard.galaxy.flight.hits import Happened
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.modules.missions import supercards
from starboard.galaxy.modules.missions.catalogue import Mission, missions, stake
from starboard.galaxy.modules.missions.choosing import STREAM, choose, discard_drawn
from starboard.galaxy.modules.missions.components import modifiers_for
from starboard.galaxy.modules.missions.memory import NAME, forget, mission_of, note, noted, parts_in_use, remember
from starboard.galaxy.modules.missions.pay import settled
from starboard.galaxy.modules.missions.pilots import leave_the_yard, let_others_start, replace_the_dead, stay_behind
from starboard.galaxy.modules.missions.tally import note_components, note_crew, note_launch
from starboard.galaxy.modules.missions.terms import values_of
from starboard.galaxy.registry import modifiers
from starboard.galaxy.seams import LIMIT, NOTE, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Missions:
    """In play all game long: it brings the others into play for the flights that need them."""

    name = NAME
    rank: Mapping[str, int] = {
        "at_round": SOURCE,
        "after_components": NOTE,
        "after_crew": NOTE,
        "settle": LIMIT,
        "at_launched": LIMIT,
    }
    """The mission is known before anybody lays cards or draws roads (MX-9.2); it is paid after all else (MX-2.30)."""

    def at_game(self, table: Table) -> Rule:
        """Everybody begins with the same stake (MX-1.3), and the missions are shuffled (MX-1.7)."""
        for seat in range(table.setup.seats):
            table.earn(seat, stake(), "stake")
        remember(table, deck=table.chance.shuffled(STREAM, list(missions())), discard=[])
        table.decks = {**table.decks, supercards.DECK: ()}  # they are shuffled anew for each mission that uses them
        yield from ()

    def at_round(self, table: Table) -> Rule:
        """Who died comes back or not; then the mission of the flight is chosen. A test flight has none."""
        yield from replace_the_dead(table)
        let_others_start(table)
        if not table.is_test_flight:
            chosen = yield from choose(table)
            begin(table, missions()[chosen.mission], agreed=chosen.agreed)

    def at_go(self, table: Table) -> Rule:
        leave_the_yard(table)
        yield from ()

    def at_launched(self, table: Table) -> Rule:
        stay_behind(table)
        note_launch(table)
        yield from ()

    def reaches(self, table: Table, ship: Ship, side: int, near: bool) -> bool:
        """What comes from the rear is shot as what comes from the sides is, from beside its column, too (MX-8.13)."""
        return near or side == REAR

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        note_components(table, ship, happened)
        yield from ()

    def after_crew(self, table: Table, ship: Ship, gone: CrewGone) -> Rule:
        note_crew(table, ship, gone)
        yield from ()

    def settle(self, table: Table, lines: Sequence[Line]) -> Sequence[Line]:
        mission = mission_of(table)
        return lines if mission is None else settled(table, mission, lines)

    def at_settled(self, table: Table) -> Rule:
        """The flight is over, and so is its mission."""
        mission = mission_of(table)
        if mission is not None:
            _debrief(table, mission)
            for name in noted(table, "in_play", ()):
                table.take_out_of_play(name)
        discard_drawn(table)
        forget(table)
        yield from ()

    def amount_score(self, table: Table, seat: int, points: float) -> float:
        """Who has more than the stake has won (MX-1.12): what counts is what was made of it."""
        seats = range(table.setup.seats)
        return points - stake() * sum(table.account(other) == table.account(seat) for other in seats)


def begin(table: Table, mission: Mission, *, agreed: bool = True) -> None:
    """A mission holds for the flight that begins, with all that it puts into play."""
    note(table, mission=mission.name)
    names = list(modifiers_for(parts_in_use(table)))
    if mission.piles or mission.unknown or mission.bet:
        names += [modifier.name for modifier in supercards.MODIFIERS]
    if mission.modifier:
        names.append(mission.name)
    already = {name for name, _ in table.in_play}
    names = [name for name in names if name not in already]
    note(table, in_play=names)
    for name in names:
        table.put_into_play(name)
    values = dict(values_of(mission, table.round_name))
    table.tell("mission_chosen", mission=mission.name, agreed=agreed, values=values)
    own = getattr(modifiers().get(mission.name), "begin", None)
    if own is not None:
        own(table, mission)


def _debrief(table: Table, mission: Mission) -> None:
    brought: dict[str, int] = {}
    for line in table.results[-1]["lines"]:
        if line.get("source") == NAME:
            seat = str(line["seat"])
            brought[seat] = brought.get(seat, 0) + line["amount"]
    paid = any(amount > 0 for amount in brought.values())
    table.tell("mission_over", mission=mission.name, credits=brought, paid=paid)
