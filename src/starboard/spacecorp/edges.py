"""Edges: the moments at which they may be played, and what they do then."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.spacecorp.cardset import BEARING
from starboard.spacecorp.catalog.cards import ACTIONS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.edge_play import offer_edge, play_edge
from starboard.spacecorp.table import Table

COLONIZING_ERA = 2


def before_the_action(table: Table) -> Rule:
    """The start of a turn: sabotage by opponents, then incompatibility and hostile microbes by anybody."""
    for rival in table.opponents():
        if (
            rival.held & _SABOTAGE
            and not table.banned
            and (yield from offer_edge(table, rival, "sabotage", target=table.active))
        ):
            types = [action for action in ACTIONS if _exists(table, action)]
            table.banned = yield from ask(rival.seat, "sabotage", types, {"target": table.active})
            table.tell("sabotaged", table.active, action=table.banned)
    for corporation in table.from_active():
        if corporation.held & _INCOMPATIBILITY and any(any(other.infra) for other in table.corporations):
            if (yield from offer_edge(table, corporation, "incompatibility")):
                yield from _all_remove_infra(table)
        if corporation.held & _HOSTILE_MICROBES and (struck := _seats_with_life(table)):
            if (yield from offer_edge(table, corporation, "hostile_microbes")):
                for seat in struck:
                    table.gain(seat, -CONSTANTS.hostile_microbes, "hostile_microbes")


_SABOTAGE, _INCOMPATIBILITY, _HOSTILE_MICROBES = (
    BEARING[edge] for edge in ("sabotage", "incompatibility", "hostile_microbes")
)
EARLY_EDGES = _SABOTAGE | _INCOMPATIBILITY | _HOSTILE_MICROBES


def _exists(table: Table, action: str) -> bool:
    return not ((action == "revelation" and table.era == 0) or (action == "colonize" and table.era < COLONIZING_ERA))


def _all_remove_infra(table: Table) -> Rule:
    """Everyone removes an infra card of his choice, beginning with the active player."""
    for corporation in table.from_active():
        cards = [card for card in corporation.infra if card]
        if cards:
            card = yield from ask(corporation.seat, "remove_infra", cards)
            corporation.infra = tuple("" if slot == card else slot for slot in corporation.infra)
            table.put_away(card)
            table.tell("infra_removed", corporation.seat, card=card)


def _seats_with_life(table: Table) -> list[int]:
    """The players who have a team or a base on a tile with life."""
    spots = [spot for spot in table.tiles if (tile := table.tile(spot)) is not None and "life" in tile.symbols]
    sites = {table.board.site_of_spot[spot] for spot in spots}
    builders = {table.bases[spot][0] for spot in spots if spot in table.bases}
    return [
        corporation.seat
        for corporation in table.corporations
        if corporation.seat in builders or not sites.isdisjoint(corporation.teams)
    ]


def on_research(table: Table) -> Rule:
    """Piracy: before an opponent draws for his research, up to two cards are taken from the offer."""
    if not table.anybody_holds(BEARING["piracy"]):
        return
    for pirate in table.opponents():
        if any(table.offer) and (yield from offer_edge(table, pirate, "piracy")):
            for _ in range(CONSTANTS.piracy_cards):
                cards = [f"offer {card}" for card in table.offer if card]
                if cards:
                    choice = yield from ask(pirate.seat, "take_card", [*cards, "done"], {"edge": "piracy"})
                    if choice == "done":
                        break
                    table.take_offer(pirate.seat, choice.removeprefix("offer "))


def on_produce(table: Table, amount: int) -> Rule:
    """Diversion: half of what an opponent has produced, rounded up; he loses nothing."""
    for rival in table.opponents():
        if amount and (yield from offer_edge(table, rival, "diversion", amount=amount)):
            table.gain(rival.seat, (amount + 1) // 2, "diversion")


def on_contract(table: Table) -> Rule:
    """Market influence: the one who fulfilled the contract gains more by it than a bystander."""
    for corporation in table.from_active():
        mine, theirs = CONSTANTS.market_influence
        if (yield from offer_edge(table, corporation, "market_influence")):
            table.gain(corporation.seat, mine if corporation.seat == table.active else theirs, "market_influence")


def on_discard(table: Table, cards: list[str]) -> Generator[Request, Any, list[str]]:
    """Pillage: an opponent takes all that is about to be discarded. What is left to discard."""
    for rival in table.opponents():
        if (yield from offer_edge(table, rival, "pillage", cards=cards)):
            rival.take(*cards)
            return []
    return cards


def salvages(table: Table) -> list[str]:
    """The options of the active player who could take the whole offer, at any moment of his turn before step 5."""
    cards = table.me.with_edge("salvage")
    return [f"edge {card}" for card in cards] if cards and any(table.offer) else []


def competitors(table: Table) -> list[str]:
    """The options of the active player who could use the infra of two HQs in his action."""
    cards = table.me.with_edge("competitors")
    return [f"edge {card}" for card in cards] if cards and table.hq_limit == 1 else []


def play_in_own_turn(table: Table, card: str) -> None:
    """Salvage takes the whole offer; competitors lets one action use the infra of two HQs."""
    me = table.me
    if card in me.with_edge("salvage"):
        play_edge(table, me, card, "salvage")
        for offered in table.offer:
            if offered:
                table.take_offer(me.seat, offered)
    else:
        play_edge(table, me, card, "competitors")
        table.hq_limit = 2
