"""The numbers of the game that belong to no single card, tile or board."""

from __future__ import annotations

from msgspec import Struct

from starboard.spacecorp.catalog.cards import read


class Headquarters(Struct, frozen=True):
    """A player's HQ as printed: the value of the research slot and of the three infra slots."""

    research: int
    slots: tuple[dict[str, int], ...]
    mark: str


class Marked(Struct, frozen=True):
    """A count with its mark."""

    mark: str
    each: int = 0
    spaces: int = 0


class Colonizing(Struct, frozen=True):
    """What single colony points cost."""

    build_value: int
    build_value_multi_star: int
    profit: int


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them; the rules that use them say what they mean."""

    headquarters: dict[str, Headquarters]
    wheel: Marked
    teams: Marked
    bases: Marked
    offer: int
    research_hand_limit: int
    draw_up_to: int
    contracts_to_end: int
    claim_bounty: int
    profit_limit: int
    near: int
    colony_scoring: tuple[int, ...]
    beyond_profit: tuple[int, int]
    orion_profit: tuple[int, int]
    hostile_microbes: int
    starting_profit: dict[str, int]
    genetics_start: dict[str, int]
    revelation_start: dict[str, int]
    colonize: Colonizing
    specials: dict[str, int]
    piracy_cards: int
    market_influence: tuple[int, int]
    spaceport_bonus: int
    attraction: tuple[int, int, int]
    """What an attraction adds to production, by era."""
    start_hand: int
    first_draws: dict[int, tuple[int, ...]]
    """For each number of players the seats that draw a card before the game."""
    last_seat_profit: dict[int, int]
    passes_to_end: dict[int, int]
    """For each number of players how many must pass before the others take their last turns."""
    beyond_places: dict[str, tuple[str, str]]
    """For each era where the holders of the 1st and the 2nd beyond marker may begin."""


CONSTANTS: Constants = read("constants", Constants)
