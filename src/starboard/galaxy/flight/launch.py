"""Preparing the launch: batteries, crew, markers on the track, and the deck of the flight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from starboard.engine import Rule
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.bank import CELLS
from starboard.galaxy.flight.course import Course
from starboard.galaxy.flight.crew import board_crew
from starboard.galaxy.flight.giving_up import leave_if_unmanned
from starboard.galaxy.moments import at
from starboard.galaxy.options import YES, plan_of
from starboard.galaxy.ship.working import room_on, squares_with_room
from starboard.galaxy.table import Table
from starboard.galaxy.yard.yard import PILES


def decks(table: Table) -> Mapping[str, tuple[str, ...]]:
    """All cards of each level that a table plays with: those of its edition and of its modules."""
    return decks_of(table.setup["edition"], tuple(module.name for module in table.modules))


def deal_pile(table: Table) -> tuple[str, ...]:
    """A pile of cards of the levels that the round asks for, from the top of the shuffled decks.

    Its own order is drawn as well: with foresight it is the order of the flight, and must not give away the levels.
    """
    pile: list[str] = []
    for level in plan_of(table.round_name).pile:
        pile.append(_deal(table, level, pile))
    return tuple(table.chance.shuffled("pile", pile))


def _deal(table: Table, level: str, pile: Sequence[str]) -> str:
    """The next card of a level; `pile` are those that were dealt just before."""
    if not _to_deal(table, level):
        _renew_deck(table, level, pile)
    deck = table.decks[level]
    card = next(iter(_to_deal(table, level)), deck[0])
    place = deck.index(card)
    table.decks[level] = (*deck[:place], *deck[place + 1 :])
    return card


def _to_deal(table: Table, level: str) -> Sequence[str]:
    """The cards of a deck, the top one first; modules may pass some of them over, which stay where they are."""
    cards: Sequence[str] = table.decks[level]
    for ask_deals in table.seams.deals:
        cards = ask_deals(table, cards)
    return cards


def _renew_deck(table: Table, level: str, pile: Sequence[str]) -> None:
    """A long game has used up a deck: the cards of its earlier flights are shuffled and come again."""
    dealt = {*pile, *(card for laid_out in table.piles for card in laid_out)}
    cards = [card for card in decks(table)[level] if card not in dealt]
    table.decks = {**table.decks, level: tuple(table.chance.shuffled(f"deck {level}", cards))}


def launch(table: Table) -> Rule:
    """From tile 1 on each seat fills its cabins; then the ships stand on the track and the deck is ready."""
    for seat in sorted(range(table.setup.seats), key=table.numbers.__getitem__):
        ship = table.ships[seat]
        rooms = {square: room_on(table, ship, square).cells for square in squares_with_room(ship, "cells")}
        ship.cells = {square: cells for square, cells in rooms.items() if cells}
        table.bank.give(CELLS, ship.cell_count)
        if ship.cells:
            table.tell("batteries_filled", ship.seat, now=ship.now("cells", *ship.cells))
        yield from board_crew(table, ship)
    starts = plan_of(table.round_name).starts
    positions = {seat: starts[number - 1] for seat, number in enumerate(table.numbers)}
    table.course = Course(positions, _flight_deck(table))
    table.stage = "card"
    table.tell("launched", positions=positions.copy())
    yield from at(table, "launched")
    if table.modules and not table.is_test_flight:
        for ship in table.in_flight():
            leave_if_unmanned(table, ship)  # before the first card (BX-R-78); the base game looks after it


class Piles(NamedTuple):
    """The cards of a flight before its deck is mixed."""

    viewable: tuple[tuple[str, ...], ...]
    """The piles that could be looked at while building."""
    unknown: tuple[str, ...]
    """The pile that could not."""
    middle: tuple[str, ...] = ()
    """Cards that are put into the middle of the mixed deck."""
    bottom: tuple[str, ...] = ()
    """Cards that lie below it, in this order."""
    more: tuple[str, ...] = ()
    """The levels of further cards that are dealt unseen: they are mixed in, with foresight they lie at the bottom."""


def _flight_deck(table: Table) -> tuple[str, ...]:
    if table.is_test_flight:
        piles = Piles((), _learning_cards(table))
    else:
        unknown = table.piles[PILES] if len(table.piles) > PILES else deal_pile(table)  # dealt before, for a module
        piles = Piles(table.piles[:PILES], unknown)
    table.piles = ()
    for ask in table.seams.deck:
        piles = ask(table, piles)
    piles = _with_more(table, piles)
    cards = _mixed(table, [card for pile in (*piles.viewable, piles.unknown) for card in pile])
    half = len(cards) // 2
    return (*cards[:half], *piles.middle, *cards[half:], *piles.bottom)


def _with_more(table: Table, piles: Piles) -> Piles:
    """The further cards that modules want are dealt."""
    dealt = [card for pile in (*piles.viewable, piles.unknown) for card in pile]
    more: tuple[str, ...] = ()
    for level in piles.more:
        more = (*more, _deal(table, level, (*dealt, *more)))
    if table.setup["foresight"] == YES:
        return piles._replace(bottom=(*piles.bottom, *more))
    return piles._replace(unknown=(*piles.unknown, *more))


def _learning_cards(table: Table) -> tuple[str, ...]:
    learning = [card for card in decks(table)["I"] if CARDS[card].learning]
    table.decks["I"] = tuple(card for card in table.decks["I"] if card not in learning)
    return tuple(learning)


def _mixed(table: Table, cards: list[str]) -> list[str]:
    """The cards in the order of the flight: a card of the flight's own level comes first."""
    chance = table.chance
    if table.is_test_flight:
        return chance.shuffled("flight", cards)
    if table.setup["foresight"] == YES:
        return cards
    level = plan_of(table.round_name).pile[0]
    must_lead = any(CARDS[card].level == level for card in cards)
    cards = chance.shuffled("flight", cards)
    while must_lead and CARDS[cards[0]].level != level:
        cards = chance.shuffled("flight", cards)
    return cards
