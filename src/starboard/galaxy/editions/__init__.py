"""The editions of the game, a folder each: tiles, decks, boards and flights as data. Nothing compares editions."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct


class Edition(Struct, frozen=True):
    """What tells an edition's things from another's: the beginning of their keys and the number of its first tile."""

    name: str
    prefix: str
    """Stands before the keys of its boards, flights and cards: `2e/IIIA`."""
    first_tile: int
    playable: bool = True
    """Whether its base game is all there; until then a table can name it and is told why it has to wait."""

    def file(self, name: str) -> Traversable:
        """One of its data files."""
        return files(__package__).joinpath(self.name, name)


FIRST = Edition("first", "", 0)
SECOND = Edition("second", "2e/", 1000, playable=False)

EDITIONS = {edition.name: edition for edition in (FIRST, SECOND)}
"""The editions by name. The tiles of the first edition's modules are numbered below 1000."""


def edition_of(key: str) -> Edition:
    """The edition that a key on the wire belongs to: the one with the longest beginning that fits."""
    return max((edition for edition in EDITIONS.values() if key.startswith(edition.prefix)), key=_by_prefix)


def _by_prefix(edition: Edition) -> int:
    return len(edition.prefix)
