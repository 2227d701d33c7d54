"""The cards of this edition: what its five cyan aliens and those of its other expansions have learnt."""

from __future__ import annotations

from starboard.galaxy.mechanisms.specializations.choosing import Specializations
from starboard.galaxy.modules.new_technology.cards import SPECIALIZATION, names_of
from starboard.galaxy.modules.new_technology.drawer import remember
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class FirstSpecializations(Specializations):
    """A ship bears the name of its card as well, as it does in games that were recorded long ago."""

    def take(self, table: Table, ship: Ship, card: str) -> None:
        remember(ship, **{SPECIALIZATION: card})
        super().take(table, ship, card)


SPECIALIZATIONS = FirstSpecializations("specializations", names_of)
