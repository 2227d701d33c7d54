"""Special: a card does what its text says, without any value."""

from __future__ import annotations

from starboard.engine import Rule, ask
from starboard.spacecorp.benefits.specials import SPECIALS
from starboard.spacecorp.catalog.cards import CARDS, SPECIAL_CARDS
from starboard.spacecorp.table import Table


def specials(table: Table) -> list[str]:
    """The special cards in hand that could be played now."""
    return [card for card in table.me.hand if card in SPECIAL_CARDS and SPECIALS[_code(card)].is_playable(table)]


def _code(card: str) -> str:
    code = CARDS[card].special
    assert code is not None
    return code


def special(table: Table, cards: list[str]) -> Rule:
    """Play one special card."""
    card = yield from ask(table.active, "special_card", cards)
    code = _code(card)
    played = SPECIALS[code]
    target = yield from ask(table.active, "special_target", list(played.targets(table)), {"special": code})
    table.bring_into_play([card])
    table.tell("special_played", table.active, card=card, special=code)
    yield from played.play(table, target)
