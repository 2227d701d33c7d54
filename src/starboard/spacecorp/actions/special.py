"""Special cards: each does what its text says, without any value."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from starboard.engine import Rule, ask
from starboard.spacecorp.actions.explore import is_unexplored, reveal_site
from starboard.spacecorp.actions.move import arrive, choose_base, lender
from starboard.spacecorp.catalog.cards import CARDS, SPECIAL_CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import TRACK, place_of
from starboard.spacecorp.table import Table


def specials(table: Table) -> list[str]:
    """The special cards in hand that could be played now."""
    return [card for card in table.me.hand if card in SPECIAL_CARDS and any(TARGETS[_name(card)](table))]


def _name(card: str) -> str:
    name = CARDS[card].special
    assert name is not None
    return name


def special(table: Table, cards: list[str]) -> Rule:
    """Play one special card."""
    card = yield from ask(table.active, "special_card", cards)
    name = _name(card)
    target = yield from ask(table.active, "special_target", list(TARGETS[name](table)), {"special": name})
    table.bring_into_play(card)
    table.tell("special_played", table.active, card=card, special=name)
    if name in CONSTANTS.specials:
        table.gain(table.active, CONSTANTS.specials[name], "special")
    elif name == "antimatter_drive_prototype":
        team, end = target.split(" ")
        yield from _jump(table, int(team), end)
    elif name == "relay_beacon":
        site, _ = place_of(table.me.teams[int(target)])
        table.acted = (*table.acted, int(target))
        table.me.put_team(int(target), site)
        table.tell("team_landed", table.active, team=int(target), site=site)
    else:
        yield from reveal_site(table, table.active, target)


def _jump(table: Table, team: int, end: str) -> Rule:
    """A team goes anywhere; an opponent whose base it needs for that is due compensation."""
    used = yield from choose_base(table, table.me.teams[team], end)
    for spot in used:
        table.compensate(table.bases[spot][0])
    table.acted = (*table.acted, team)
    arrive(table, table.active, team, end)


def _unexplored_sites(table: Table) -> Iterator[str]:
    return (site for site in table.board.explorable if is_unexplored(table, site))


def _empty_sites(table: Table) -> Iterator[str]:
    occupied = {place for corporation in table.corporations for place in corporation.teams}
    return (site for site in _unexplored_sites(table) if site not in occupied)


def _jumps(table: Table) -> Iterator[str]:
    """Any team to any site but the edge of the board, if either end has a base that may be used."""
    bases = table.bases.sites(lender(table))
    return (
        f"{team} {end}"
        for team, start in table.working_teams(table.active)
        for end in table.board.sites
        if end in table.board.working and end != start and (start in bases or end in bases)
    )


def _on_tracks(table: Table) -> Iterator[str]:
    return (str(team) for team, place in enumerate(table.me.teams) if TRACK in place)


def _yourself(_: Table) -> Iterator[str]:
    return iter(("gain",))


TARGETS: dict[str, Callable[[Table], Iterator[str]]] = {
    "near_space_probe": _unexplored_sites,
    "deep_space_probe": _empty_sites,
    "antimatter_drive_prototype": _jumps,
    "venture_capital": _yourself,
    "interstellar_bonds": _yourself,
    "relay_beacon": _on_tracks,
}
"""What each special card could be played on now."""
