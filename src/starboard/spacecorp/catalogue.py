"""The catalogue for clients: everything printed, as plain data, so that they need no rule to draw it."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from starboard.spacecorp.catalog.cards import CARDS, COLONIES, ERA_OF, PROGRESS, TIME_CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import CONTRACTS
from starboard.spacecorp.corporation import BASES
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES


def catalogue() -> dict[str, Any]:
    """Everything printed: cards, progress, colonies, tiles, boards, contracts, bases, HQs; keys as on the wire."""
    return {
        "cards": {name: {"era": ERA_OF[name], **to_builtins(card)} for name, card in CARDS.items()},
        "time_cards": list(TIME_CARDS),
        "progress": {name: to_builtins(card) for name, card in PROGRESS.items()},
        "colonies": {name: to_builtins(colony) for name, colony in COLONIES.items()},
        "tiles": {
            number: {name: value for name, value in to_builtins(tile).items() if name != "ids"}
            for number, tile in TILES.items()
        },
        "boards": {
            era: {
                "start": board.start,
                "teams": board.teams,
                "regions": {name: to_builtins(region) for name, region in board.regions.items()},
                "sites": {name: {**to_builtins(site), "spots": list(site.spots)} for name, site in board.sites.items()},
            }
            for era, board in BOARDS.items()
        },
        "contracts": {era: [to_builtins(contract) for contract in rows] for era, rows in CONTRACTS.items()},
        "bases": list(BASES),
        "headquarters": {name: to_builtins(printed) for name, printed in CONSTANTS.headquarters.items()},
    }
