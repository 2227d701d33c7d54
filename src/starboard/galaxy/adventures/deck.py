"""All adventure cards by id and by deck, read from the catalogue."""

from importlib.resources import files

import msgspec
from msgspec import Struct

from starboard.galaxy.adventures.abandoned_ship import AbandonedShip
from starboard.galaxy.adventures.abandoned_station import AbandonedStation
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.combat_zone import CombatZone
from starboard.galaxy.adventures.epidemic import Epidemic
from starboard.galaxy.adventures.meteors import Meteors
from starboard.galaxy.adventures.open_space import OpenSpace
from starboard.galaxy.adventures.pirates import Pirates
from starboard.galaxy.adventures.planets import Planets
from starboard.galaxy.adventures.sabotage import Sabotage
from starboard.galaxy.adventures.slavers import Slavers
from starboard.galaxy.adventures.smugglers import Smugglers
from starboard.galaxy.adventures.stardust import Stardust

Card = (
    AbandonedShip
    | AbandonedStation
    | CombatZone
    | Epidemic
    | Meteors
    | OpenSpace
    | Pirates
    | Planets
    | Sabotage
    | Slavers
    | Smugglers
    | Stardust
)


class _CardFile(Struct):
    decks: dict[str, list[Card]]


_data = msgspec.json.decode(files("starboard.galaxy.catalog").joinpath("cards.json").read_bytes(), type=_CardFile)

DECKS = {level: tuple(card.id for card in cards) for level, cards in _data.decks.items()}
"""The ids of the cards of each level."""
CARDS: dict[str, Adventure] = {card.id: card for cards in _data.decks.values() for card in cards}
CARD_KINDS = tuple(sorted({card.kind for card in CARDS.values()}))
