"""What the tests of every game need to know about SpaceCorp: what is hidden from whom, and what never vanishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from starboard.engine import Chance, Event, Game
from starboard.spacecorp.catalog.cards import COLONIES, DECKS, ERAS, PROGRESS, TIME_CARDS, TIME_IN_DECK
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import BASES, GONE, SUPPLY, place_of
from starboard.spacecorp.map.tiles import TILES, piles_of
from starboard.spacecorp.table import Table

RELUCTANT = ("pass",)


def shake_hidden(table: Table, seat: int | None, random: Random) -> Table:
    """Other hands and the deck have other cards, tiles in piles are in another order, and the seed is another one."""
    shaken = table.copy()
    shaken.chance = Chance(f"another seed {random.random()}")
    rivals = [corporation for corporation in shaken.corporations if corporation.seat != seat]
    unseen = [*shaken.deck, *(card for rival in rivals for card in rival.hand)]
    random.shuffle(unseen)
    for rival in rivals:
        rival.hand = tuple(unseen.pop() for _ in rival.hand)
    shaken.deck = tuple(unseen)
    shaken.piles = {pile: tuple(random.sample(tiles, len(tiles))) for pile, tiles in shaken.piles.items()}
    return shaken


def check_conserved(game: Game[Table]) -> None:
    """Every card, tile, base, team, marker, disc, progress copy and colony is in exactly one place."""
    table = game.state
    assert Counter(_cards(table)) == Counter(_cards_of_the_eras_so_far(table))
    _check_tiles(table)
    _check_bases(table)
    _check_teams(table)
    _check_progress(table)
    _check_colonies(table)
    assert all(0 <= disc <= table.era + 1 for disc in table.discs)
    assert all(-1 <= holder < table.setup.seats for holder in table.beyond)
    assert all(corporation.profit >= 0 for corporation in table.corporations)


def _cards(table: Table) -> list[str]:
    """Every card on the table, wherever it lies."""
    cards = [*table.deck, *table.discard, *table.in_play, *table.time_aside, *table.boxed]
    for corporation in table.corporations:
        cards += [*corporation.hand, *(card for card in corporation.infra if card)]
    return cards + [card for card in table.offer if card]


def _cards_of_the_eras_so_far(table: Table) -> list[str]:
    setup = table.setup
    cards = [card for era in ERAS[ERAS.index(setup["first_era"]) : table.era + 1] for card in DECKS[era]]
    played = [card.id for card in cards if not card.only_in_58 or setup["planeteers_deck"] == "58"]
    return [*played, *TIME_CARDS[: setup.seats + TIME_IN_DECK[setup.seats]]]


def _tiles(table: Table) -> list[str]:
    heritage = [corporation.heritage[0] for corporation in table.corporations if corporation.heritage]
    return [*(tile for pile in table.piles.values() for tile in pile), *table.tiles.values(), *heritage]


def _check_tiles(table: Table) -> None:
    """Only tiles that passed on to another pile have left the era; only a heritage comes from an earlier one."""
    found = _tiles(table)
    assert len(found) == len(set(found))
    of_the_era = {tile for pile in piles_of(table.era_name).values() for tile in pile}
    assert all(TILES[tile].draw_from for tile in of_the_era - set(found))
    assert set(table.tiles.values()) <= of_the_era
    for pile, tiles in table.piles.items():
        assert all(TILES[tile].pile == pile and TILES[tile].era == table.era_name for tile in tiles)


def _check_bases(table: Table) -> None:
    for corporation in table.corporations:
        standing = Counter(kind for owner, kind in table.bases.values() if owner == corporation.seat)
        if corporation.heritage:
            standing[corporation.heritage[1]] += 1
        for kind in BASES:
            assert corporation.supply[kind] >= 0
            assert corporation.supply[kind] + standing[kind] == CONSTANTS.bases.each
    assert set(table.exploited) <= set(table.bases) <= set(table.board.site_of_spot)
    assert len(set(table.exploited)) == len(table.exploited)


def _check_teams(table: Table) -> None:
    for corporation in table.corporations:
        assert len(corporation.teams) == CONSTANTS.teams.each
        for team in corporation.teams:
            site, space = place_of(team)
            assert team in (SUPPLY, GONE) or 0 <= space <= table.board.sites[site].track
    for claimed, (seat, number) in table.claims.items():
        assert table.corporations[seat].teams[number] == claimed


def _check_progress(table: Table) -> None:
    owned = Counter(name for corporation in table.corporations for name in corporation.progress)
    for name, card in PROGRESS.items():
        left = table.progress_left.get(name, ())
        if ERAS.index(card.era) > table.era:
            assert not left
            assert not owned[name]
        else:
            assert Counter(left) <= Counter(card.profits)
            assert len(left) + owned[name] == len(card.profits)
    for corporation in table.corporations:
        assert len(set(corporation.progress)) == len(corporation.progress)


def _check_colonies(table: Table) -> None:
    founded = [name for _, name in table.colonies.values()]
    in_use = [name for name, tile in COLONIES.items() if table.setup.seats in tile.players]
    assert Counter([*table.colonies_left, *founded]) == Counter(in_use if table.era == len(ERAS) - 1 else ())


def check_told(before: Table, events: Sequence[Event], after: Table) -> None:
    """Profit, contract discs and tiles put away have changed by exactly what was told."""
    told = Counter[int]()
    for event in events:
        if event.kind == "profit":
            assert event.seat is not None
            told[event.seat] += event.data["amount"]
    for old, new in zip(before.corporations, after.corporations, strict=True):
        assert new.profit == old.profit + told[old.seat]
    if before.era == after.era:
        fulfilled = {event.data["row"] for event in events if event.kind == "contract_fulfilled"}
        moved = {row for row, discs in enumerate(zip(before.discs, after.discs, strict=True), 1) if len(set(discs)) > 1}
        assert moved == fulfilled
        put_away = {event.data["tile"] for event in events if event.kind == "tile_passed_on"}
        assert set(_tiles(before)) - set(_tiles(after)) == put_away
