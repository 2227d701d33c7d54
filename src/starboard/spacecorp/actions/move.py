"""Move: one team from site to site, beginning or ending on a base; with a time card perhaps a second team."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.spacecorp.actions.effort import Effort, Task, beginning, farthest, profit_limit, reserve
from starboard.spacecorp.actions.gather import Performed, choose_team, gather, once_or_twice, spend
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.effects import NO_GRAVITY, NO_TRACK, SHIELD_ALL
from starboard.spacecorp.corporation import place_of
from starboard.spacecorp.table import Table

MOVE: Final = Task("move")


class Range:
    """How far the active player's teams can go with an effort and everything that is left for it."""

    __slots__ = ("_known", "effort", "left", "spent", "table")

    def __init__(self, table: Table, effort: Effort, spent: int) -> None:
        self.table = table
        self.effort = effort
        self.spent = spent
        self.left = reserve(table, MOVE, effort)
        self._known: dict[tuple[bool, tuple[str, ...]], int] = {}

    def _limit(self, exposed: bool, spaceports: tuple[str, ...]) -> int:
        """How far a team gets from a place like that."""
        place = exposed, spaceports
        known = self._known.get(place)
        if known is None:
            profit = profit_limit(self.table, self.spent)
            task = Task("move", 0, exposed, spaceports=spaceports, profit_limit=profit)
            known = self._known[place] = farthest(self.table, task, self.effort, self.left)
        return known

    def ends(self, start: str, *, only_nearest: bool = False) -> list[str]:
        """The sites that a team could reach from here, the nearest first; if that is enough, that one alone."""
        table = self.table
        board, me = table.board, table.me
        sites = table.bases.sites(lender(table))
        may_begin = start in sites
        spaceports = _spaceports(table, start) if may_begin else ()
        if board.is_irradiated_somewhere:
            shielded, factories = _shields(table, start)
            exposed = self._limit(not shielded and not factories, spaceports)
            far = exposed if board.is_all_irradiated else self._limit(False, spaceports)
        else:
            far = exposed = self._limit(False, spaceports)
        found: list[str] = []
        for need, irradiated, end in board.ways[not me.progress or not me.gives(NO_GRAVITY)][start]:
            if need > far:
                break  # and what lies farther off is out of reach, too
            if (
                (may_begin or end in sites)
                and (not irradiated or need <= exposed)
                and (end not in board.orion or _may_enter(table, start))
            ):
                found.append(end)
                if only_nearest:
                    break
        return found

    def candidates(self) -> Sequence[tuple[int, str]]:
        """The teams that might go, with their sites.

        A second team is another one, and stands on a spaceport if one doubled the first one's card.
        """
        teams = self.table.working_teams(self.table.active)
        if self.effort.again:
            teams = [(team, start) for team, start in teams if team not in self.table.acted]
            if self.effort.doubled:
                teams = [(team, start) for team, start in teams if _spaceports(self.table, start)]
        return teams


def reachable(table: Table, second: Effort | None = None, spent: int = 0) -> Range | None:
    """How far the teams can go; None if none of them can go anywhere."""
    reach = Range(table, second or beginning(table, "move"), spent)
    for _, start in reach.candidates():
        if reach.ends(start, only_nearest=True):
            return reach
    return None


def move(table: Table, reach: Range) -> Rule:
    """Choose a team and where it goes, gather the value, go; with a time card perhaps a second team does so too."""
    return once_or_twice(table, reach, _move_one, reachable)


def _move_one(table: Table, reach: Range) -> Performed:
    effort, spent = reach.effort, reach.spent
    able = [team for team, start in reach.candidates() if reach.ends(start, only_nearest=True)]
    team = yield from choose_team(table, "move", able, effort)
    if team is None:
        return None
    start = table.me.teams[team]
    end = yield from ask(table.active, "destination", reach.ends(start), {"team": team, "from": start})
    used = yield from choose_base(table, start, end)
    task = move_task(table, start, end, spent)
    if effort.doubled:  # the second team's spaceport doubles that card as the first one's did
        effort = effort.with_base("spaceport", _spaceports(table, start)[0])
    effort = yield from gather(table, task, effort, {"team": team, "from": start, "to": end})
    bill = spend(table, task, effort, used)
    table.acted = (*table.acted, team)
    arrive(table, table.active, team, end)
    return effort, bill.gap


def lender(table: Table) -> int | None:
    """Whose bases a move may begin or end on: everybody's, and at last only one's own."""
    return table.active if table.ending else None


def _may_enter(table: Table, start: str) -> bool:
    """The Orion arm is entered only from a region that has a colony of one's own."""
    return table.colonies.get(start, (-1, ""))[0] == table.active


def choose_base(table: Table, start: str, end: str) -> Generator[Request, Any, list[str]]:
    """The opponent's base that a move uses, if it neither begins nor ends on a base of the player's own."""
    sites = table.board.sites
    bases = table.bases.at(start) + table.bases.at(end)
    if sites[start].start or sites[end].start or any(owner == table.active for _, owner, _ in bases):
        return []
    choice = yield from ask(table.active, "use_base", [spot for spot, owner, _ in bases if table.may_use(owner)])
    return [choice]


def move_task(table: Table, start: str, end: str, spent: int = 0) -> Task:
    """What a move from here to there takes, and what can help it."""
    shielded, factories = _shields(table, start) if table.era else (False, ())
    return Task(
        "move",
        table.board.distance(start, end, gravity=not table.me.gives(NO_GRAVITY)),
        table.board.is_irradiated(start, end),
        shielded,
        _spaceports(table, start),
        factories=factories,
        profit_limit=profit_limit(table, spent),
    )


def _shields(table: Table, start: str) -> tuple[bool, tuple[str, ...]]:
    """Whether a move from here is shielded by itself, and if not the opponents' shield factories that would do it."""
    site = table.board.sites[start]
    if (table.era == 1 and site.start) or table.me.gives(SHIELD_ALL):
        return True, ()
    bases = table.bases.within(site.region)
    if not bases:
        return False, ()
    factories = [base for base in bases if base[2] == "shield_factory"]
    if any(owner == table.active for _, owner, _ in factories):
        return True, ()
    return False, tuple(spot for spot, owner, _ in factories if table.may_use(owner))


def _spaceports(table: Table, site: str) -> tuple[str, ...]:
    """The spaceports on a site that the active player may use; a site's bases are all built by one player."""
    bases = table.bases.at(site)
    if not bases:
        return ()
    return tuple([spot for spot, owner, kind in bases if kind == "spaceport" and table.may_use(owner)])


def leave(table: Table, seat: int, team: int) -> None:
    """A team goes away from where it stands; a claim it held is over."""
    site, _ = place_of(table.corporations[seat].teams[team])
    if table.claims.get(site) == (seat, team):
        table.claims = {claimed: team for claimed, team in table.claims.items() if claimed != site}


def arrive(table: Table, seat: int, team: int, end: str) -> None:
    """A team arrives: on a star's approach track, at the edge of the board, or simply there."""
    corporation, site = table.corporations[seat], table.board.sites[end]
    leave(table, seat, team)
    first_here = site.orion and not any(
        place_of(other)[0] == end for each in table.corporations for other in each.teams
    )
    on_track = site.track if not corporation.gives(NO_TRACK) else 0
    corporation.put_team(team, f"{end}@{on_track}" if on_track else end)
    table.tell("team_moved", seat, team=team, site=end)
    if site.beyond and -1 in table.beyond:
        marker = table.beyond.index(-1)
        table.beyond = tuple(seat if index == marker else holder for index, holder in enumerate(table.beyond))
        table.tell("beyond_marker", seat, marker=marker + 1)
    if site.orion:
        first_ever, first_in_region = CONSTANTS.orion_profit
        if not table.orion_reached:
            table.orion_reached = True
            table.gain(seat, first_ever, "orion")
        elif first_here:
            table.gain(seat, first_in_region, "orion")
