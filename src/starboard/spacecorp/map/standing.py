"""The bases that stand on a board, looked up in all the ways in which the rules ask for them."""

from __future__ import annotations

from collections.abc import ItemsView, Iterable, Iterator, KeysView, ValuesView

from starboard.spacecorp.map.boards import Board


class Bases:
    """Bases by spot: owner and type, looked up as in a dictionary.

    They are replaced, never changed in place: tables share them, and what has been looked up once stays true.
    """

    __slots__ = ("_at", "_of", "_sites", "_spaceports", "_standing", "_within", "board", "met")

    def __init__(self, board: Board, bases: Iterable[tuple[str, tuple[int, str]]] = ()) -> None:
        self._standing: dict[str, tuple[int, str]] = dict(bases)
        self.board = board
        self.met: dict[tuple[int, tuple[int, ...]], list[int]] = {}
        """The rows of the contracts about bases that a seat meets, by seat and contract discs."""
        self._at: dict[str, list[tuple[str, int, str]]] = {}
        self._within: dict[str, list[tuple[str, int, str]]] = {}
        self._of: dict[int, list[tuple[str, str]]] = {}
        self._spaceports: dict[int, frozenset[str]] = {}
        self._sites: dict[int | None, frozenset[str]] = {}

    def __getitem__(self, spot: str) -> tuple[int, str]:
        return self._standing[spot]

    def __contains__(self, spot: object) -> bool:
        return spot in self._standing

    def __iter__(self) -> Iterator[str]:
        return iter(self._standing)

    def __len__(self) -> int:
        return len(self._standing)

    def get(self, spot: str, otherwise: tuple[int, str]) -> tuple[int, str]:
        """The base on a spot, if there is one."""
        return self._standing.get(spot, otherwise)

    def items(self) -> ItemsView[str, tuple[int, str]]:
        """Spots and their bases."""
        return self._standing.items()

    def values(self) -> ValuesView[tuple[int, str]]:
        """Owners and types."""
        return self._standing.values()

    def keys(self) -> KeysView[str]:
        """The spots."""
        return self._standing.keys()

    def plus(self, spot: str, seat: int, kind: str) -> Bases:
        """These and one more."""
        return Bases(self.board, [*self.items(), (spot, (seat, kind))])

    def minus(self, spot: str) -> Bases:
        """These but for one."""
        return Bases(self.board, [base for base in self.items() if base[0] != spot])

    def at(self, site: str) -> list[tuple[str, int, str]]:
        """The bases on a site: spot, owner, type."""
        found = self._at.get(site)
        if found is None:
            found = self._at[site] = self._on(self.board.spots[site])
        return found

    def within(self, region: str) -> list[tuple[str, int, str]]:
        """The bases in a region: spot, owner, type."""
        found = self._within.get(region)
        if found is None:
            found = self._within[region] = self._on(self.board.spots_in[region])
        return found

    def _on(self, spots: Iterable[str]) -> list[tuple[str, int, str]]:
        standing = self._standing
        return [(spot, *standing[spot]) for spot in spots if spot in standing]

    def of(self, seat: int) -> list[tuple[str, str]]:
        """A player's bases in the order of their names: spot and type."""
        found = self._of.get(seat)
        if found is None:
            found = self._of[seat] = sorted([(spot, kind) for spot, (owner, kind) in self.items() if owner == seat])
        return found

    def spaceports(self, seat: int) -> frozenset[str]:
        """The sites of a player's spaceports."""
        found = self._spaceports.get(seat)
        if found is None:
            site_of = self.board.site_of_spot
            found = frozenset(site_of[spot] for spot, kind in self.of(seat) if kind == "spaceport")
            self._spaceports[seat] = found
        return found

    def sites(self, seat: int | None) -> frozenset[str]:
        """The sites with a base of a player, or for None of anybody; the starting base is everybody's."""
        found = self._sites.get(seat)
        if found is None:
            site_of = self.board.site_of_spot
            built = {site_of[spot] for spot, (owner, _) in self.items() if seat is None or owner == seat}
            found = self._sites[seat] = frozenset((self.board.start, *built))
        return found
