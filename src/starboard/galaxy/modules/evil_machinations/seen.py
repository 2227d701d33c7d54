"""What everybody sees of hands and loans, what only a seat sees, and what must always hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.flight.launch import decks
from starboard.galaxy.modules.evil_machinations.drawer import DECK, hands, laid, loans, remember
from starboard.galaxy.modules.evil_machinations.loans import REPAID
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """Loans and cards that lie face down are beside the ships; how many cards everybody holds is no secret."""
    return {"hand": [], "tray": _tray(table, None), "held": [len(cards) for cards in hands(table)]}


def own(table: Table, seat: int) -> Mapping[str, Any]:
    """A seat sees its own cards, the one that it has laid down included."""
    return {
        "hand": [{"id": card, "name": _thing(card), "option": f"choose {card}"} for card in hands(table)[seat]],
        "tray": _tray(table, seat),
    }


def _tray(table: Table, looking: int | None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for seat, card in enumerate(laid(table)):
        if card is not None:
            name = _thing(card) if seat == looking else "machination_laid"
            found.append({"id": f"laid {seat}", "name": name, "seat": seat})
    for seat, count in enumerate(loans(table)):
        if count:
            values = {"count": count, "owed": REPAID * count}
            found.append({"id": f"loans {seat}", "name": "loan", "seat": seat, "purse": True, "values": values})
    return found


def _thing(card: str) -> str:
    return CARDS[card].kind


def check(table: Table) -> None:
    """No card is in two hands, nobody has more than the deck, and nobody has fewer loans than none."""
    held = [card for cards in hands(table) for card in cards] + [card for card in laid(table) if card is not None]
    assert len(set(held)) == len(held)
    assert set(held) <= set(_every_card(table))
    assert min(loans(table)) >= 0


def shake(table: Table, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """All cards in hands and face down that a seat does not see are others, of those that could be there."""
    held, down = hands(table), laid(table)
    known: set[str | None] = set() if seat is None else {*held[seat], down[seat]}
    flight = table.course
    shown: set[str | None] = set() if flight is None else {*flight.played, *flight.deck, flight.card}
    unseen = [card for card in _every_card(table) if card not in known and card not in shown]
    shuffle(unseen)
    if any(held):
        remember(
            table,
            hands=[cards if other == seat else sorted(unseen.pop() for _ in cards) for other, cards in enumerate(held)],
            laid=[card if other == seat or card is None else unseen.pop() for other, card in enumerate(down)],
        )


def _every_card(table: Table) -> tuple[str, ...]:
    """Those of the module, and what others that are on bring."""
    return decks(table)[DECK]
