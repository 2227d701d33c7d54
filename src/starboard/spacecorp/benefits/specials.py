"""Special cards: what each of them can be played on, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starboard.engine import Rule
from starboard.spacecorp.actions.explore import is_unexplored, reveal_site
from starboard.spacecorp.actions.move import arrive, choose_base, lender
from starboard.spacecorp.catalog.cards import CARDS
from starboard.spacecorp.catalog.codes import handled
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import TRACK, place_of
from starboard.spacecorp.table import Table
from starboard.spacecorp.vocabulary import read
from starboard.spacecorp.vocabulary.questions import Jump


class Special:
    """A special card of the active player."""

    __slots__ = ()

    def targets(self, table: Table) -> Iterator[str]:
        """What it could be played on now; it cannot be played if there is nothing."""
        yield from ()

    def is_playable(self, table: Table) -> bool:
        """Whether there is anything that it could be played on."""
        for _ in self.targets(table):  # the others need not be looked for
            return True
        return False

    def play(self, table: Table, target: str) -> Rule:
        """It is played on one of these."""
        yield from ()


class NearSpaceProbe(Special):
    """Opens any unexplored site."""

    __slots__ = ()

    def targets(self, table: Table) -> Iterator[str]:
        """Every unexplored site."""
        for site in table.board.explorable:
            if is_unexplored(table, site):
                yield site

    def play(self, table: Table, target: str) -> Rule:
        """Its tiles are revealed, with their rewards."""
        yield from reveal_site(table, table.active, target)


class DeepSpaceProbe(NearSpaceProbe):
    """Opens an unexplored site where no team is."""

    __slots__ = ()

    def targets(self, table: Table) -> Iterator[str]:
        """Every unexplored site without teams."""
        occupied = {place for corporation in table.corporations for place in corporation.teams}
        for site in table.board.explorable:
            if site not in occupied and is_unexplored(table, site):
                yield site


class AntimatterDrivePrototype(Special):
    """Takes a team anywhere but to the edge of the board, if either end has a base that may be used."""

    __slots__ = ()

    def targets(self, table: Table) -> Iterator[str]:
        """Every team with every site that it could go to."""
        bases = table.bases.sites(lender(table))
        for team, start in table.working_teams(table.active):
            for end in table.board.sites:
                if end in table.board.working and end != start and (start in bases or end in bases):
                    yield f"{team} {end}"

    def play(self, table: Table, target: str) -> Rule:
        """The team goes there; an opponent whose base it needs for that is due compensation."""
        jump = read("special_target", target)
        assert isinstance(jump, Jump), "it is played on a team and a site"
        team, end = jump.team, jump.site
        used = yield from choose_base(table, table.me.teams[team], end)
        if used:
            owners = [table.bases[spot][0] for spot in used]
            for owner in owners:
                table.compensate(owner)
            table.tell("helped", table.active, bases=used, infra=[], owed=owners)
        table.acted = (*table.acted, team)
        arrive(table, table.active, team, end)


class RelayBeacon(Special):
    """Brings a team on an approach track to its star."""

    __slots__ = ()

    def targets(self, table: Table) -> Iterator[str]:
        """Every team on a track."""
        for team, place in enumerate(table.me.teams):
            if TRACK in place:
                yield str(team)

    def play(self, table: Table, target: str) -> Rule:
        """The team lands, and has acted."""
        team = int(target)
        site, _ = place_of(table.me.teams[team])
        table.acted = (*table.acted, team)
        table.me.put_team(team, site)
        table.tell("team_landed", table.active, team=team, site=site)
        yield from ()


class Money(Special):
    """Gives profit."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def targets(self, table: Table) -> Iterator[str]:
        """Nothing to choose."""
        yield "gain"

    def play(self, table: Table, target: str) -> Rule:
        """The profit is the player's own."""
        table.gain(table.active, self.amount, "special")
        yield from ()


_BY_CODE: Final[dict[str, Special]] = {
    "near_space_probe": NearSpaceProbe(),
    "deep_space_probe": DeepSpaceProbe(),
    "antimatter_drive_prototype": AntimatterDrivePrototype(),
    "relay_beacon": RelayBeacon(),
    **{name: Money(amount) for name, amount in CONSTANTS.specials.items()},
}
SPECIALS: Final = handled("special card", [card.special for card in CARDS.values() if card.special], _BY_CODE)
"""What each special card does, by the code on it."""
