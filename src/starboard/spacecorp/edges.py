"""Edges: asking a player at the very moment a card in his hand could be played, and only then."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.decision import Request
from starboard.spacecorp.bases import take_offer
from starboard.spacecorp.catalog.cards import ACTIONS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import Corporation
from starboard.spacecorp.table import Table

PASS = "pass"
COLONIZING_ERA = 2


def offer_edge(table: Table, corporation: Corporation, edge: str, **about: Any) -> Generator[Request, Any, bool]:
    """Ask a player who holds an edge whether he plays it now; it is discarded when he does."""
    cards = corporation.with_edge(edge)
    if not cards:
        return False
    choice = yield from ask(corporation.seat, "edge", [cards[0], PASS], {"edge": edge, **about})
    if choice == PASS:
        return False
    play_edge(table, corporation, choice, edge)
    return True


def play_edge(table: Table, corporation: Corporation, card: str, edge: str) -> None:
    """An edge is played: its card goes to the discard pile and its action is ignored."""
    corporation.drop(card)
    table.put_away(card)
    table.tell("edge_played", corporation.seat, card=card, edge=edge)


def before_the_action(table: Table) -> Rule:
    """The start of a turn: sabotage by opponents, then incompatibility and hostile microbes by anybody."""
    for rival in table.opponents():
        if not table.banned and (yield from offer_edge(table, rival, "sabotage", target=table.active)):
            types = [action for action in ACTIONS if _exists(table, action)]
            table.banned = yield from ask(rival.seat, "sabotage", types, {"target": table.active})
            table.tell("sabotaged", table.active, action=table.banned)
    for corporation in table.from_active():
        if corporation.with_edge("incompatibility") and any(any(other.infra) for other in table.corporations):
            if (yield from offer_edge(table, corporation, "incompatibility")):
                yield from _all_remove_infra(table)
        if corporation.with_edge("hostile_microbes") and any(
            _meets_life(table, other.seat) for other in table.corporations
        ):
            if (yield from offer_edge(table, corporation, "hostile_microbes")):
                for other in table.corporations:
                    if _meets_life(table, other.seat):
                        table.gain(other.seat, -CONSTANTS.hostile_microbes, "hostile_microbes")


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


def _meets_life(table: Table, seat: int) -> bool:
    """Whether a player has a team or a base on a tile with life."""
    for spot in table.tiles:
        tile = table.tile(spot)
        if tile is not None and "life" in tile.symbols:
            site = table.board.site_of_spot[spot]
            if table.bases.get(spot, (-1, ""))[0] == seat or any(owner == seat for owner, _ in table.teams_at(site)):
                return True
    return False


def on_research(table: Table) -> Rule:
    """Piracy: before an opponent draws for his research, up to two cards are taken from the offer."""
    for pirate in table.opponents():
        if any(table.offer) and (yield from offer_edge(table, pirate, "piracy")):
            for _ in range(CONSTANTS.piracy_cards):
                cards = [f"offer {card}" for card in table.offer if card]
                if cards:
                    choice = yield from ask(pirate.seat, "take_card", [*cards, "done"], {"edge": "piracy"})
                    if choice == "done":
                        break
                    take_offer(table, pirate.seat, choice.removeprefix("offer "))


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


def on_discard(table: Table, cards: tuple[str, ...]) -> Generator[Request, Any, tuple[str, ...]]:
    """Pillage: an opponent takes all that is about to be discarded. What is left to discard."""
    for rival in table.opponents():
        if cards and (yield from offer_edge(table, rival, "pillage", cards=list(cards))):
            rival.take(*cards)
            return ()
    return cards


def playable_in_own_turn(table: Table) -> list[str]:
    """The edges that the active player may play beside his action: salvage, and competitors before it."""
    me = table.me
    options = []
    if any(table.offer):
        options += [f"edge {card}" for card in me.with_edge("salvage")]
    if table.hq_limit == 1 and len(table.corporations) > 1:
        options += [f"edge {card}" for card in me.with_edge("competitors")]
    return options


def play_in_own_turn(table: Table, card: str) -> None:
    """Salvage takes the whole offer; competitors lets one action use the infra of two HQs."""
    me = table.me
    if card in me.with_edge("salvage"):
        play_edge(table, me, card, "salvage")
        for offered in table.offer:
            if offered:
                take_offer(table, me.seat, offered)
    else:
        play_edge(table, me, card, "competitors")
        table.hq_limit = 2
