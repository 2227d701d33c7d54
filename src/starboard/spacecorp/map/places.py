"""What is printed on a board, as it stands in the data files."""

from __future__ import annotations

from functools import cache

from msgspec import Struct, field


@cache
def _spots(site: str, boxes: int) -> tuple[str, ...]:
    return tuple(f"{site}/{box}" for box in range(max(1, boxes)))


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a board."""

    id: str
    mark: str
    radiation: bool = False


class Site(Struct, frozen=True, forbid_unknown_fields=True):
    """A place where pieces may stand. `piles` names the Discovery pile of each exploration box."""

    id: str
    region: str
    mark: str
    explore: int | None = None
    build: int | None = None
    gravity: int = 0
    piles: tuple[str, ...] = ()
    track: int = 0
    lagrange: bool = False
    start: bool = False
    beyond: bool = False
    orion: bool = False
    multi_star: bool = False

    @property
    def spots(self) -> tuple[str, ...]:
        """Where bases can stand: one for each exploration box, or the bare site if it has none."""
        return _spots(self.id, len(self.piles)) if self.build is not None else ()


class Border(Struct, frozen=True):
    between: tuple[str, str]
    cost: int
    mark: str


class Transit(Struct, frozen=True):
    start: str = field(name="from")
    end: str = field(name="to")
    cost: int = 0
    mark: str = ""


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    teams: int
    landing: int
    radiation_penalty: int
    regions: tuple[Region, ...]
    borders: tuple[Border, ...]
    extra_transit: tuple[Transit, ...]
    surface_moves: tuple[Border, ...]
    sites: tuple[Site, ...]
