"""Special cards: each does what its text says, without any value."""

from __future__ import annotations

from collections.abc import Callable

from starboard.engine import Rule, ask
from starboard.spacecorp.actions.explore import is_unexplored, reveal_site
from starboard.spacecorp.actions.move import arrive
from starboard.spacecorp.catalog.cards import CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import place_of
from starboard.spacecorp.table import Table


def specials(table: Table) -> list[str]:
    """The special cards in hand that could be played now."""
    return [card for card in table.me.hand if card in CARDS and _targets(table, CARDS[card].special)]


def _targets(table: Table, special: str | None) -> list[str]:
    """What a special card could be played on."""
    return [] if special is None else TARGETS[special](table)


def special(table: Table) -> Rule:
    """Play one special card."""
    card = yield from ask(table.active, "special_card", specials(table))
    name = CARDS[card].special
    assert name is not None
    target = yield from ask(table.active, "special_target", _targets(table, name), {"special": name})
    table.in_play_card(card)
    table.tell("special_played", table.active, card=card, special=name)
    if name in CONSTANTS.specials:
        table.gain(table.active, CONSTANTS.specials[name], "special")
    elif name == "antimatter_drive_prototype":
        team, end = target.split(" ")
        table.acted = (*table.acted, int(team))
        arrive(table, table.active, int(team), end)
    elif name == "relay_beacon":
        site, _ = place_of(table.me.teams[int(target)])
        table.acted = (*table.acted, int(target))
        table.me.put_team(int(target), site)
        table.tell("team_landed", table.active, team=int(target), site=site)
    else:
        yield from reveal_site(table, table.active, target)


def _near_sites(table: Table) -> list[str]:
    return [site for site in table.board.sites if is_unexplored(table, site)]


def _empty_sites(table: Table) -> list[str]:
    return [site for site in _near_sites(table) if not table.teams_at(site) and not table.site_bases(site)]


def _jumps(table: Table) -> list[str]:
    """Any team to any site but the edge of the board, if either end has a base that may be used."""
    sites = table.board.sites
    return [
        f"{team} {end.id}"
        for team, start in table.working_teams(table.active)
        for end in sites.values()
        if end.id != start and not end.beyond and not end.orion and (_has_base(table, start) or _has_base(table, end.id))
    ]


def _has_base(table: Table, site: str) -> bool:
    return table.board.sites[site].start or any(table.may_use(owner) for _, owner, _ in table.site_bases(site))


def _on_tracks(table: Table) -> list[str]:
    return [str(team) for team, place in enumerate(table.me.teams) if "@" in place]


def _yourself(table: Table) -> list[str]:
    return ["gain"]


TARGETS: dict[str, Callable[[Table], list[str]]] = {
    "near_space_probe": _near_sites,
    "deep_space_probe": _empty_sites,
    "antimatter_drive_prototype": _jumps,
    "venture_capital": _yourself,
    "interstellar_bonds": _yourself,
    "relay_beacon": _on_tracks,
}
