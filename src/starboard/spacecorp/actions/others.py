"""Research, produce, genetics, revelation and upgrade."""

from __future__ import annotations

from typing import Final

from starboard.engine import Ask, Rule, ask
from starboard.spacecorp.actions.effort import Task
from starboard.spacecorp.actions.gather import DONE, gather, spend
from starboard.spacecorp.actions.sources import has_value
from starboard.spacecorp.bases import production, tile_production
from starboard.spacecorp.benefits import colonies
from starboard.spacecorp.benefits.edges import PRODUCTION, RESEARCH, Occasion, offer
from starboard.spacecorp.catalog.cards import ERA_OF, INFRA_CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.table import Table
from starboard.spacecorp.wheel import advance

HERITAGE: Final = "heritage"
_RESEARCH_HAND_LIMIT: Final = CONSTANTS.research_hand_limit


def can_research(table: Table) -> bool:
    """Research needs a small enough hand, and a card to take."""
    if len(table.me.hand) > _RESEARCH_HAND_LIMIT:
        return False
    return bool(table.deck or any(table.offer)) and has_value(table, "research")


def research(table: Table) -> Rule:
    """Take up to as many cards as the value, each from the deck or from the offer."""
    task = Task("research")
    effort = yield from gather(table, task)
    spend(table, task, effort)
    yield from offer(table, RESEARCH, Occasion(table.active))
    for left in range(effort.value(), 0, -1):
        offered = table.offered()
        options = ["deck", *offered] if table.deck else [*offered]
        if not options:
            return
        choice: str = yield Ask(table.active, "take_card", [*options, DONE], {"left": left})
        if choice == DONE:
            return
        if choice == "deck":
            table.draw(table.active, "research")
        else:
            table.take_offer(table.active, offered[choice])


def producers(table: Table, seat: int) -> dict[str, int]:
    """The tiles on which a player can produce, with what each brings; the heritage tile is one of them."""
    bases = table.bases.of(seat)
    found = {spot: amount for spot, _ in bases if (amount := production(table, spot)) is not None} if bases else {}
    heritage = table.corporations[seat].heritage
    if heritage is not None:
        tile, base = heritage
        amount = tile_production(TILES[tile], base, table.era)
        if amount is not None:
            found[HERITAGE] = amount
    return found


def can_produce(table: Table) -> bool:
    """Producing needs, besides some value, a tile with a P value and a base of one's own."""
    return bool(producers(table, table.active))


def produce(table: Table) -> Rule:
    """As many tiles as the value produce what they are worth."""
    me = table.me
    task = Task("produce")
    effort = yield from gather(table, task)
    spend(table, task, effort)
    value = effort.value()
    left = producers(table, me.seat)
    total = 0
    for count in range(min(value, len(left))):
        options = list(left) if count == 0 else [*left, DONE]
        choice = yield from ask(me.seat, "produce_tile", options, {"left": value - count, "worth": dict(left)})
        if choice == DONE:
            break
        total += left.pop(choice)
    table.gain(me.seat, total, "produce")
    me.produced += 1
    me.best_produce = max(me.best_produce, total)
    table.tell("produced", me.seat, amount=total)
    yield from offer(table, PRODUCTION, Occasion(me.seat, amount=total))
    colonies.produced(table, me.seat)


def turn_wheel(table: Table, cube: str) -> Rule:
    """The genetics or the revelation cube moves on by the value."""
    task = Task(cube)
    effort = yield from gather(table, task)
    spend(table, task, effort)
    yield from advance(table, table.active, cube, effort.value())


def upgrade(table: Table) -> Rule:
    """Place one card in a slot; a card of the same era comes back to hand, an older one leaves the game."""
    me = table.me
    card = yield from ask(me.seat, "upgrade_card", [card for card in me.hand if card in INFRA_CARDS])
    slot = yield from ask(me.seat, "slot", ["1", "2", "3"], {"card": card})
    index = int(slot) - 1
    old = me.infra[index]
    me.drop(card)
    me.infra = (*me.infra[:index], card, *me.infra[index + 1 :])
    table.tell("upgraded", me.seat, card=card, slot=index + 1)
    if old and ERA_OF[old] == ERA_OF[card]:
        me.take(old)
    elif old:
        table.boxed = (*table.boxed, old)
