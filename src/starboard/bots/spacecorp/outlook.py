"""What a player sees at one decision, and what he makes of it: prices of cards and of efforts, tiles that produce."""

from __future__ import annotations

from functools import cached_property
from math import prod

from starboard.bots.spacecorp.goals import Goals
from starboard.bots.spacecorp.worth import CARD, TIME_CARD, USUAL, card_worth
from starboard.spacecorp.bases import tile_production
from starboard.spacecorp.catalog.cards import CARDS, DECKS, ERAS, PROGRESS, is_time
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.places import Site
from starboard.spacecorp.map.tiles import TILES, Tile
from starboard.spacecorp.view import CorporationView, TableView

LAST_CARDS = 0.1
"""What a card is worth when the era is ending, compared with its usual worth."""
LAST_TEAM = 4.0
OUT_OF_REACH = 99.0
PATIENCE = {2: 40, 3: 30, 4: 26}
"""For each number of players, the turns of his own in an era after which a player only wants it to end."""


class Outlook:
    """The table as one player judges it. Everything is worked out at most once, and only when asked for."""

    def __init__(self, table: TableView, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.me: CorporationView = table.corporations[seat]
        self.hand = self.me.hand or ()
        self.era = ERAS.index(table.era)
        self.board = BOARDS[table.era]
        self._prices: dict[tuple[str, int, int], float | None] = {}
        self._infra: dict[str, tuple[int, int]] = {}
        self.potentials: dict[tuple[str, int], float] = {}
        """What has been found out about sites already."""

    @cached_property
    def goals(self) -> Goals:
        """The contracts that are still to be had."""
        return Goals(self.table, self.seat)

    @cached_property
    def left(self) -> float:
        """How much of the era is left, from 1 down to 0; the deck tells, and the contracts."""
        if self.table.ending:
            return 0.0
        contracts = (CONSTANTS.contracts_to_end - self.table.fulfilled) / CONSTANTS.contracts_to_end
        return min(1.0, self.table.deck / (len(DECKS[self.table.era]) * 0.8), 2 * contracts)

    @cached_property
    def last_team(self) -> float:
        """What the loss of one team more costs if it is the last that can work: its player could do little after it."""
        working = sum(team.partition("@")[0] in self.board.working for team in self.me.teams)
        return LAST_TEAM if working <= 1 and not self.table.ending else 0.0

    @property
    def tired(self) -> bool:
        """Whether the era has lasted longer than any should."""
        seats = len(self.table.corporations)
        return self.table.turns > PATIENCE[seats] * seats

    def price(self, card: str) -> float:
        """What playing a card costs: cards that will not be used any more cost next to nothing."""
        return card_worth(card, self.era) * self.thrift

    @cached_property
    def thrift(self) -> float:
        """How dear cards are: little at the end of the era, and less to a player who holds many."""
        if self.table.ending:
            return LAST_CARDS
        many = max(0, len(self.hand) - CONSTANTS.draw_up_to)
        return max(0.4, 1.0 - 0.15 * many) * min(1.0, LAST_CARDS + 2 * self.left)

    def gives(self, effect: str) -> int:
        """What the player's progress cards add up to for an effect."""
        return sum(PROGRESS[name].gives.get(effect, 0) for name in self.me.progress)

    def tile(self, spot: str) -> Tile | None:
        """The tile on a spot."""
        number = self.table.tiles.get(spot)
        return None if number is None else TILES[number]

    def infra(self, action: str) -> tuple[int, int]:
        """What the player's own HQ and progress cards add to an action, and by what they multiply it."""
        found = self._infra.get(action)
        if found is None:
            found = self._infra[action] = self._work_out_infra(action)
        return found

    def _work_out_infra(self, action: str) -> tuple[int, int]:
        adds, times = infra_value(self.me, action)
        if self.me.progress:
            adds += self.gives(f"{action}_add")
            times *= prod(PROGRESS[name].gives.get(f"{action}_mult", 1) for name in self.me.progress)
        return adds, times

    def effort_price(self, action: str, need: int, bonus: int = 0) -> float | None:
        """What it would cost to reach a value with one's own means; None if they are not enough."""
        key = action, need, bonus
        if key not in self._prices:
            self._prices[key] = self._work_out_price(action, need, bonus)
        return self._prices[key]

    def _work_out_price(self, action: str, need: int, bonus: int) -> float | None:
        adds, times = self.infra(action)
        adds += bonus
        worths = [(card, CARDS[card].worth(action)) for card in self.hand if not is_time(card)]
        cards = [(card, worth.value, worth.times or 1) for card, worth in worths if worth is not None]
        price = 0.0
        while (value := _total(adds, times)) < need and cards:
            options = [(_total(adds + add, times * by), -self.price(card), card, add, by) for card, add, by in cards]
            enough = [option for option in options if option[0] >= need]
            _, paid, card, add, by = max(enough, key=lambda option: option[1]) if enough else max(options)
            adds, times, price = adds + add, times * by, price - paid
            cards = [other for other in cards if other[0] != card]
        if value >= need:
            return price
        gap = need - value
        if self.era and gap <= min(CONSTANTS.profit_limit, value - 1, self.me.profit):
            return price + gap
        if 2 * value >= need and any(map(is_time, self.hand)):
            return price + TIME_CARD * self.thrift
        return None

    def later_price(self, action: str, need: int) -> float:
        """What it will cost to reach a value some time: the cards still missing have to be drawn first."""
        now = self.effort_price(action, need)
        if now is not None:
            return now
        if self.table.ending:
            return OUT_OF_REACH  # there are no more cards to draw
        adds, times = self.infra(action)
        return 0.5 + CARD * max(0.0, need / times - adds) / USUAL[self.era]

    def build_need(self, site: Site) -> int:
        """What building on a site takes, as far as its tiles are known."""
        tiles = [tile for spot in site.spots if (tile := self.tile(spot)) is not None]
        return max(0, (site.build or 0) + sum(tile.base for tile in tiles))

    def radiation(self, site: Site) -> float:
        """What radiation costs a build action on a site."""
        if not self.board.regions[site.region].radiation or self.gives("shield_all"):
            return 0.0
        shielded = any(
            owner == self.seat and kind == "shield_factory" and self.board.region_of_spot[spot] == site.region
            for spot, (owner, kind) in self.table.bases.items()
        )
        return 0.0 if shielded else 0.5 * self.board.radiation_penalty

    @cached_property
    def harvest(self) -> list[int]:
        """What the player's tiles produce, the best first."""
        table = self.table
        amounts = [
            tile_production(TILES[table.tiles[spot]], kind, self.era)
            for spot, (owner, kind) in table.bases.items()
            if owner == self.seat and spot in table.tiles and spot not in table.exploited
        ]
        if self.me.heritage is not None:
            tile, base = self.me.heritage
            amounts.append(tile_production(TILES[tile], base, self.era))
        return sorted((amount for amount in amounts if amount is not None), reverse=True)

    def strength(self, action: str) -> int:
        """The value that the player could gather for an action with all he has."""
        adds, times = self.infra(action)
        for card in self.hand:
            worth = None if is_time(card) else CARDS[card].worth(action)
            if worth is not None:
                adds, times = adds + worth.value, times * (worth.times or 1)
        return _total(adds, times)


def infra_value(me: CorporationView, action: str) -> tuple[int, int]:
    """What an HQ adds to an action, and by what it multiplies it."""
    printed = CONSTANTS.headquarters[me.headquarters]
    adds, times = (printed.research if action == "research" else 0), 1
    for card, slot in zip(me.infra, printed.slots, strict=True):
        if not card:
            adds += slot.get(action, 0)
        elif (worth := CARDS[card].worth(action)) is not None:
            adds, times = adds + worth.value, times * (worth.times or 1)
    return adds, times


def _total(adds: int, times: int) -> int:
    """The value of additions and multipliers; one multiplier serves as the value if there is nothing to multiply."""
    return adds * times if adds else times if times > 1 else 0
