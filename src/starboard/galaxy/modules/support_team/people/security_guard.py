"""The Security Guard: a fine for every loose end, and a fire drill when it suits least."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from starboard.engine import Rule
from starboard.engine.request import Alarm
from starboard.galaxy.flight.exposed import exposed_of
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.purse import owe
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.modules.support_team.memory import note, noted, spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.procedure import Effect, put_into_play
from starboard.galaxy.modules.support_team.yards import has_free_hands, others_building, yard_of
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

NAME = "security_guard"
CHARGE, CALL = "security_guard charge", "security_guard drill"
DRILL = "fire_drill"


class SecurityGuard(Person):
    """A: everybody pays for exposed connectors (AX-12.55). B: a fire drill for all others (AX-12.56)."""

    name = NAME

    def before_flight(self, table: Table, ship: Ship) -> Sequence[Offer]:
        if spent(table, ship.seat, CHARGE):
            return ()
        return (Offer(CHARGE, price={"credits": exposed_of(table, ship, NAME)}, do=_charge),)

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        """Once, while the hourglass is not on Start; there is none where ships are built in turns (AX-R-36)."""
        if not has_free_hands(table, seat):
            return acts
        timed = table.setup["pace"] == "real_time" and not table.is_test_flight and yard_of(table).circle > 0
        may = timed and self.knows_both(table, seat) and not spent(table, seat, CALL) and others_building(table, seat)
        return [*acts, CALL] if may else acts

    def do(self, table: Table, seat: int, act: str) -> bool:
        if act != CALL:
            return False
        spend(table, seat, CALL)
        note(table, drill=seat)
        put_into_play(table, DRILL, None)
        table.chance.reveal()
        table.tell("drill_called", seat, seconds=people()[NAME].seconds)
        return True


class FireDrill(Effect):
    """All but whoever called it run around the table until the alarm is over."""

    name = DRILL
    rank: Mapping[str, int] = {"acts": LIMIT + 1}

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        return acts if noted(table, "drill", None) in (None, seat) else []

    def alarms(self, table: Table, alarms: Mapping[str, Alarm]) -> Mapping[str, Alarm]:
        if noted(table, "drill", None) is None:
            return alarms
        return {**alarms, DRILL: _alarm()}

    def rang(self, table: Table, alarm: str) -> None:
        if alarm != DRILL:
            return
        note(table, drill=None)
        table.chance.reveal()
        table.tell("drill_over")


def _charge(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    """One credit for each exposed connector, whoever called the guard included."""
    spend(table, ship.seat, CHARGE)
    table.tell("loose_ends_charged", ship.seat)
    for other in table.in_flight():
        yield from owe(table, other, exposed_of(table, other, NAME), NAME)


@cache
def _alarm() -> Alarm:
    return Alarm(people()[NAME].seconds)
