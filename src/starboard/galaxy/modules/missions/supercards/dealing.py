"""How supercards come into a flight: dealt unseen on the viewable piles, or put under the unknown one (MX-2.29)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starboard.engine import Rule
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.flight.launch import Piles, decks
from starboard.galaxy.modules.missions.catalogue import by_level
from starboard.galaxy.modules.missions.memory import MORE_UNKNOWN, mission_of, note, noted
from starboard.galaxy.modules.missions.supercards.supercard import Supercard, can_come
from starboard.galaxy.options import YES
from starboard.galaxy.seams import SOURCE
from starboard.galaxy.table import Table

DECK = "SC"
"""The deck they belong to, which is no level of a flight: a supercard can never be its first card (MX-7.4)."""
STREAM = "supercards"


def pool(table: Table) -> list[str]:
    """The supercards that can come at a table; without their box some stay out (MX-7.3)."""
    return [name for name in decks(table).get(DECK, ()) if can_come(table, supercard(name))]


def shuffled(table: Table, wanted: Callable[[Supercard], bool] = lambda _: True) -> list[str]:
    """Those that can come and are wanted, in a new order."""
    found = [name for name in pool(table) if wanted(supercard(name))]
    return table.chance.shuffled(STREAM, found) if found else []


def to_come(table: Table) -> list[str]:
    """The supercards that may come in this flight: those that can, if its mission deals any."""
    mission = mission_of(table)
    return pool(table) if mission is not None and (mission.piles or mission.unknown) else []


def supercard(name: str) -> Supercard:
    """A supercard by its id."""
    card = CARDS[name]
    assert isinstance(card, Supercard), f"{name} is no supercard"
    return card


class SupercardDeck:
    """In play during missions that use supercards."""

    name = "supercards"
    rank: Mapping[str, int] = {"at_go": SOURCE}
    """Before anybody looks at the piles."""

    def at_go(self, table: Table) -> Rule:
        """One by one on the piles 1, 2, 3, 1 and so on; what is for the unknown pile waits beside it."""
        mission = mission_of(table)
        if mission is not None:
            on_piles, below = (by_level(number, table.round_name) for number in (mission.piles, mission.unknown))
            below += mission.more_unknown if table.setup[MORE_UNKNOWN] == YES else 0
            cards = shuffled(table)
            table.piles = with_cards(table.piles, cards[:on_piles])
            note(table, unknown=cards[on_piles : on_piles + below])
        yield from ()

    def deck(self, table: Table, piles: Piles) -> Piles:
        """They are shuffled with the others (MX-7.4)."""
        return piles._replace(unknown=(*piles.unknown, *noted(table, "unknown", ())))


def with_cards(piles: tuple[tuple[str, ...], ...], cards: list[str]) -> tuple[tuple[str, ...], ...]:
    """Cards dealt on piles in turn, each at the bottom."""
    return tuple((*pile, *cards[place :: len(piles)]) for place, pile in enumerate(piles))
