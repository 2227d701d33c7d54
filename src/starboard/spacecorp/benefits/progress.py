"""What progress cards give: from now on, or at once when they are gained."""

from __future__ import annotations

from typing import Final

from starboard.engine import Rule, ask
from starboard.spacecorp.catalog.cards import PROGRESS
from starboard.spacecorp.catalog.codes import handled
from starboard.spacecorp.catalog.effects import LASTING
from starboard.spacecorp.corporation import SUPPLY, place_of
from starboard.spacecorp.table import Table


class Effect:
    """What a progress card gives. One that lasts is asked for by the rules: `corporation.gives(effect)`."""

    __slots__ = ()

    def when_gained(self, table: Table, seat: int, amount: int) -> Rule:
        """The card has just come to a player."""
        yield from ()


class Cards(Effect):
    """So many cards of the deck."""

    __slots__ = ()

    def when_gained(self, table: Table, seat: int, amount: int) -> Rule:
        """They are drawn at once."""
        for _ in range(amount):
            table.draw(seat, "progress")
        yield from ()


class ProfitForLife(Effect):
    """Profit for each base on a tile with life."""

    __slots__ = ()

    def when_gained(self, table: Table, seat: int, amount: int) -> Rule:
        """Counted once."""
        tiles = [table.tile(spot) for spot, _ in table.bases.of(seat)]
        on_life = sum([tile is not None and "life" in tile.symbols for tile in tiles])
        table.gain(seat, amount * on_life, "progress")
        yield from ()


class NewTeam(Effect):
    """A new team on the star of a region without any team, if a cube and such a star are left."""

    __slots__ = ()

    def when_gained(self, table: Table, seat: int, amount: int) -> Rule:
        """The player chooses the star."""
        corporation = table.corporations[seat]
        if SUPPLY not in corporation.teams:
            return
        occupied = {place_of(team)[0] for other in table.corporations for team in other.teams}
        stars = [site.id for site in table.board.sites.values() if site.track and site.id not in occupied]
        if stars:
            site = yield from ask(seat, "new_team", stars)
            corporation.put_team(corporation.teams.index(SUPPLY), site)
            table.tell("team_placed", seat, site=site)


_BY_CODE: Final[dict[str, Effect]] = {
    **dict.fromkeys(LASTING, Effect()),
    "draw": Cards(),
    "life_bases_T": ProfitForLife(),
    "new_team": NewTeam(),
}
EFFECTS: Final = handled(
    "effect of a progress card", [code for card in PROGRESS.values() for code in card.gives], _BY_CODE
)
"""What each code on a progress card gives."""


def may_own(table: Table, seat: int, name: str) -> bool:
    """Whether a player may gain a progress card: one is left, he has none of that name, its condition is met."""
    corporation, condition = table.corporations[seat], PROGRESS[name].condition
    if not table.progress_left.get(name) or name in corporation.progress:
        return False
    return condition is None or corporation.count(condition.kind) >= condition.n


def take_progress(table: Table, seat: int, name: str, profit: int) -> Rule:
    """A progress card lies beside a player's HQ for the rest of the game."""
    corporation = table.corporations[seat]
    corporation.progress = (*corporation.progress, name)
    table.tell("progress_gained", seat, progress=name)
    table.gain(seat, profit, "progress")
    for code, amount in PROGRESS[name].gives.items():
        yield from EFFECTS[code].when_gained(table, seat, int(amount))
