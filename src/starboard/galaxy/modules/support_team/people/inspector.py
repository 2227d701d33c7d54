"""The Inspector: looks at cards when nobody else may, and at those that nobody else sees."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from starboard.engine import Rule, ask
from starboard.engine.request import Alarm
from starboard.galaxy.flight.launch import deal_pile
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.modules.support_team.memory import note, noted
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.procedure import Effect, put_into_play
from starboard.galaxy.modules.support_team.yards import others_building, place_of, yard_of
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.building import LOOK, PUT_BACK
from starboard.galaxy.yard.yard import PILES

NAME = "inspector"
PREVIEW = "inspector_preview"
GO = "go"


class Inspector(Person):
    """A: all four piles, also after finishing (AX-12.36, AX-12.37). B: 20 seconds before the others (AX-12.38)."""

    name = NAME

    def before_building(self, table: Table, ship: Ship) -> Rule:
        """The fourth pile is made now; then, if the owner knows the Inspector well, the cards are looked at."""
        if table.is_test_flight:
            return
        if len(table.piles) == PILES:
            table.piles = (*table.piles, deal_pile(table))
        if not self.knows_both(table, ship.seat):
            return
        if table.setup["pace"] == "real_time":
            note(table, preview=ship.seat)
            put_into_play(table, PREVIEW, None)
            table.tell("preview_begun", ship.seat, seconds=people()[NAME].seconds)
            return
        place = place_of(table, ship.seat)
        while (choice := (yield from ask(ship.seat, "preview", [*_looks(table, ship.seat), GO]))) != GO:
            place.looking = LOOK.index(choice)
            table.chance.reveal()
        place.looking = -1

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        place = place_of(table, seat)
        if yard_of(table).time_up or place.hand >= 0 or (place.number and not others_building(table, seat)):
            return acts
        if place.looking >= 0:
            return acts if PUT_BACK in acts else [*acts, PUT_BACK]
        begun = place.welded and table.ships[seat].is_complete  # of two halves both (BX-8.6)
        if not place.number and not begun and not self.knows_both(table, seat):
            return acts
        return [*acts, *(look for look in _looks(table, seat) if look not in acts)]


class Preview(Effect):
    """While the Inspector looks, the others count the seconds; then the hourglass is turned (AX-12.38)."""

    name = PREVIEW
    rank: Mapping[str, int] = {"acts": LIMIT + 1}

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        looking = noted(table, "preview", None)
        if looking is None:
            return acts
        if looking != seat:
            return []
        return [PUT_BACK] if place_of(table, seat).looking >= 0 else _looks(table, seat)

    def alarms(self, table: Table, alarms: Mapping[str, Alarm]) -> Mapping[str, Alarm]:
        if noted(table, "preview", None) is None:
            return alarms
        return {**alarms, PREVIEW: _alarm()}

    def rang(self, table: Table, alarm: str) -> None:
        if alarm != PREVIEW:
            return
        seat = noted(table, "preview", None)
        place_of(table, seat).looking = -1
        note(table, preview=None)
        yard_of(table).running = True
        table.chance.reveal()
        table.tell("preview_over")


def _looks(table: Table, seat: int) -> list[str]:
    """The piles that nobody else looks at."""
    taken = [place.looking for other, place in enumerate(yard_of(table).places) if other != seat]
    return [LOOK[pile] for pile in range(len(table.piles)) if pile not in taken]


@cache
def _alarm() -> Alarm:
    return Alarm(people()[NAME].seconds)
