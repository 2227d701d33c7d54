"""The three boards: regions, borders and sites, and distances between sites computed once."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from starboard.spacecorp.catalog.cards import ERAS, read
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.places import BoardData


class Board:
    """One era's board."""

    def __init__(self, era: str, data: BoardData) -> None:
        self.era = era
        self.teams = data.teams
        self.landing = data.landing
        self.radiation_penalty = data.radiation_penalty
        self.regions = {region.id: region for region in data.regions}
        self.is_irradiated_somewhere = any(region.radiation for region in data.regions)
        self.is_all_irradiated = all(region.radiation for region in data.regions)
        self.sites = {site.id: site for site in data.sites}
        self.start = next(site.id for site in data.sites if site.start)
        self.in_region = {
            region: tuple(site.id for site in data.sites if site.region == region) for region in self.regions
        }
        self.spots = {site.id: site.spots for site in data.sites}
        self.spots_in = {
            region: tuple(spot for site in sites for spot in self.spots[site])
            for region, sites in self.in_region.items()
        }
        self.has_tracks = any(site.track for site in data.sites)
        self.explorable = {site.id: site.piles for site in data.sites if site.piles}
        """The sites with exploration boxes, and the piles of these."""
        self.buildable = frozenset(site.id for site in data.sites if site.build is not None)
        self.orion = frozenset(site.id for site in data.sites if site.orion)
        self.working = frozenset(site.id for site in data.sites if not site.beyond and not site.orion)
        """The sites on which a team can perform actions."""
        self.site_of_spot = dict(sorted((spot, site.id) for site in data.sites for spot in site.spots))
        self.region_of_spot = {spot: site.region for site in data.sites for spot in site.spots}
        self._borders: dict[str, dict[str, int]] = {region: {} for region in self.regions}
        for border in data.borders:
            one, other = border.between
            self._borders[one][other] = self._borders[other][one] = border.cost
        self.extra_transit = {(extra.start, extra.end): extra.cost for extra in data.extra_transit}
        self._surface = {ends: move.cost for move in data.surface_moves for ends in (move.between, move.between[::-1])}
        self._closed = {self.sites[site].region for site in self.orion}
        self.crossings = self._find_crossings()
        """For each pair of regions the cheapest sum of border costs, and the regions such a way touches."""
        self.ways = self._find_ways()
        """With and without gravity, from each site to all others, the nearest first: distance, radiation, where to.

        The Orion arm is entered from the regions beside it only.
        """
        self.near_regions = self._find_near_regions()
        """For each region all that are near it, itself included."""

    def _find_crossings(self) -> dict[tuple[str, str], tuple[int, frozenset[str]]]:
        found: dict[tuple[str, str], tuple[int, frozenset[str]]] = {}
        for start in self.regions:
            queue: list[tuple[int, str, frozenset[str]]] = [(0, start, frozenset((start,)))]
            seen: set[str] = set()
            while queue:
                cost, here, way = heappop(queue)
                if here in seen:
                    continue
                seen.add(here)
                found[start, here] = cost, way
                if here in self._closed and here != start:
                    continue  # the Orion arm is never a way through
                for there, border in self._borders[here].items():
                    heappush(queue, (cost + border, there, way | {there}))
        return found

    def adjacent(self, one: str, other: str) -> bool:
        """Whether two regions share a border."""
        return other in self._borders[one]

    def _find_ways(self) -> dict[bool, dict[str, tuple[tuple[int, bool, str], ...]]]:
        return {
            gravity: {start: self._ways_from(start, gravity) for start in self.working} for gravity in (True, False)
        }

    def _ways_from(self, start: str, gravity: bool) -> tuple[tuple[int, bool, str], ...]:
        ends = [
            end
            for end, site in self.sites.items()
            if end != start and (not site.orion or self.adjacent(self.sites[start].region, site.region))
        ]
        ways = [(self.distance(start, end, gravity=gravity), self.is_irradiated(start, end), end) for end in ends]
        return tuple(sorted(ways))

    def distance(self, start: str, end: str, *, gravity: bool = True) -> int:
        """What a move between two sites costs."""
        surface = self._surface.get((start, end))
        if surface is not None:
            return surface
        leaving, landing = self.sites[start], self.sites[end]
        total = self.crossings[leaving.region, landing.region][0] + 2 * self.landing
        if gravity:
            total += leaving.gravity + landing.gravity
        return total + self.extra_transit.get((leaving.region, landing.region), 0)

    def is_irradiated(self, start: str, end: str) -> bool:
        """Whether any part of a move lies in a radiation zone."""
        way = self.crossings[self.sites[start].region, self.sites[end].region][1]
        return any(self.regions[region].radiation for region in way)

    def _find_near_regions(self) -> dict[str, tuple[str, ...]]:
        return {one: tuple(other for other in self.regions if self.near(one, other)) for one in self.regions}

    def near(self, one: str, other: str) -> bool:
        """Whether two regions are near each other."""
        return self.crossings[one, other][0] <= CONSTANTS.near


_data: dict[str, BoardData] = read("boards", dict[str, BoardData])
BOARDS: Final = {era: Board(era, _data[era]) for era in ERAS}
