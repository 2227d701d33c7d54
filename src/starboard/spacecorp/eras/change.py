"""The end of an era: heritage and what carries over, or the end of the game and its winners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.engine import Ask, Rule, ask_all
from starboard.spacecorp.bases import production
from starboard.spacecorp.benefits.colonies import colonies_of, score_gifts
from starboard.spacecorp.catalog.cards import COLONIES, ERAS, is_time
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import SUPPLY, Corporation
from starboard.spacecorp.table import Table

KEEP: Final = "none"


def end_era(table: Table) -> Rule:
    """Score the last era, or carry over into the next one."""
    table.results = (
        *table.results,
        {
            "era": table.era_name,
            "ending": table.ending,
            "turns": table.turns,
            "profits": [corporation.profit for corporation in table.corporations],
        },
    )
    table.tell("era_ended", era=table.era_name, cause=table.ending)
    if table.era_name == table.setup["last_era"]:
        yield from _end_game(table)
        table.stage = "over"
        return
    yield from _choose_heritage(table)
    _collect_cards(table)
    _clear_board(table)
    table.lay_out(table.era + 1)
    table.stage = "era"


def _choose_heritage(table: Table) -> Rule:
    """Everyone may take one producing tile with the base on it along, in place of what he had."""
    asks = []
    for corporation in table.corporations:
        spots = [spot for spot, _ in table.bases.of(corporation.seat) if production(table, spot) is not None]
        asks.append(Ask(corporation.seat, "heritage", [*spots, KEEP]))
    choices = yield from ask_all(asks)
    for seat, choice in sorted(choices.items()):
        if choice == KEEP:
            continue
        corporation = table.corporations[seat]
        if corporation.heritage is not None:
            _return_base(corporation, corporation.heritage[1])
        corporation.heritage = table.tiles[choice], table.bases[choice][1]
        table.tiles = {spot: tile for spot, tile in table.tiles.items() if spot != choice}
        table.bases = table.bases.minus(choice)
        table.tell("heritage", seat, tile=corporation.heritage[0], base=corporation.heritage[1])


def _return_base(corporation: Corporation, kind: str) -> None:
    corporation.supply = {**corporation.supply, kind: corporation.supply[kind] + 1}


def _collect_cards(table: Table) -> None:
    """Time cards are set aside for the next era; action cards leave the game, but for those placed as infra."""
    cards = [*table.deck, *table.discard, *(card for card in table.offer if card), *table.in_play]
    for corporation in table.corporations:
        cards += corporation.hand
        corporation.hand = ()
    table.time_aside = (*table.time_aside, *(card for card in cards if is_time(card)))
    table.boxed = (*table.boxed, *(card for card in cards if not is_time(card)))
    table.deck, table.discard, table.offer, table.in_play = (), (), (), ()


def _clear_board(table: Table) -> None:
    """Teams and bases return to the HQs; tiles and claims leave the board, which then makes way for the next one."""
    for owner, kind in table.bases.values():
        _return_base(table.corporations[owner], kind)
    for corporation in table.corporations:
        corporation.teams = (SUPPLY,) * CONSTANTS.teams.each
    table.tiles, table.claims, table.piles = {}, {}, {}
    table.exploited = ()


def _end_game(table: Table) -> Rule:
    if table.era_name == ERAS[-1]:
        yield from _score_colonies(table)
        ties: list[Callable[[Corporation], int]] = [
            lambda corporation: sum(
                COLONIES[name].value for owner, name in table.colonies.values() if owner == corporation.seat
            ),
            lambda corporation: len(corporation.progress),
        ]
    else:
        _score_short_game(table)
        ties = [lambda corporation: sum(owner == corporation.seat for owner, _ in table.bases.values())]
    best = table.corporations
    for measure in [lambda corporation: corporation.profit, *ties]:
        most = max(map(measure, best))
        best = [corporation for corporation in best if measure(corporation) == most]
    table.winners = tuple(corporation.seat for corporation in best)
    table.tell("game_over", winners=table.winners)


def _score_colonies(table: Table) -> Rule:
    """Colonies' gifts at the end, then the profit for their number."""
    yield from score_gifts(table)
    scale = CONSTANTS.colony_scoring
    for corporation in table.corporations:
        count = colonies_of(table, corporation.seat)
        table.gain(corporation.seat, scale[min(count, len(scale) - 1)], "colonies")


def _score_short_game(table: Table) -> None:
    """A game that ends early: beyond markers, and after Mariners the travels of the genetics cube."""
    for holder, profit in zip(table.beyond, CONSTANTS.beyond_profit, strict=True):
        if holder >= 0:
            table.gain(holder, profit, "beyond")
    if table.era == 0:
        for corporation in table.corporations:
            table.gain(corporation.seat, corporation.genetics, "genetics")
