"""The contracts of the era that nobody has fulfilled yet, and how much a deed would do for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from starboard.spacecorp.catalog.cards import COLONIES
from starboard.spacecorp.catalog.contracts import Contract, contracts
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.places import Site
from starboard.spacecorp.view import TableView

PART = 0.6
"""What a step towards a contract is worth compared with its share of the reward."""


class Goals:
    """What a player has of everything that contracts count. Whoever meets a contract claims it, so none is met yet."""

    def __init__(self, table: TableView, seat: int) -> None:
        board, me = BOARDS[table.era], table.corporations[seat]
        printed = contracts(table.era, len(table.corporations))
        self._open = [(printed[int(row)], reward) for row, reward in table.rewards.items()]
        bases = [
            (board.sites[board.site_of_spot[spot]], kind)
            for spot, (owner, kind) in table.bases.items()
            if owner == seat
        ]
        self._sites = [site for site, _ in bases]
        self._kinds = Counter(kind for _, kind in bases)
        self._systems = {site.id for site in self._sites}
        self._genetics = me.genetics
        self._infra = sum(map(bool, me.infra))
        self._progress = len(me.progress)
        self._colonies = sum(owner == seat for owner, _ in table.colonies.values())

    def for_bases(self, site: Site, kinds: Sequence[str] = ()) -> float:
        """What bases on all spots of a site bring; with no types given, of types not yet known."""
        return sum(_share(reward, *self._bases(contract, site, kinds)) for contract, reward in self._open)

    def _bases(self, contract: Contract, site: Site, kinds: Sequence[str]) -> tuple[float, float]:
        """How many are missing from a contract, and how many the bases would add."""
        n, new = contract.n, len(site.spots)
        match contract.condition:
            case "base_at":
                return n, new * (site.id in contract.sites)
            case "bases_in":
                here = sum(other.region in contract.regions for other in self._sites)
                return n - here, new * (site.region in contract.regions)
            case "bases_lagrange":
                return n - sum(other.lagrange for other in self._sites), new * site.lagrange
            case "bases_non_lagrange":
                return n - sum(not other.lagrange for other in self._sites), new * (not site.lagrange)
            case "bases_of":
                hoped = new if site.lagrange and contract.base == "spaceport" else 0.3 * new * bool(site.piles)
                added = kinds.count(contract.base) if kinds else hoped
                return n - self._kinds[contract.base], added
            case "systems_with_bases":
                return n - len(self._systems), 1
            case "bases_one_system":
                return n, new if new >= n else 0
            case "genetics":
                return n - self._genetics, kinds.count("biolab")
            case _:
                return n, 0

    def for_spaces(self, cube: str, spaces: int, laps: int) -> float:
        """What the advance of a cube brings, and the progress cards that come of it."""
        gained = 0.0
        for contract, reward in self._open:
            if contract.condition == "genetics" and cube == "genetics":
                gained += _share(reward, contract.n - self._genetics, spaces)
            elif contract.condition == "progress":
                gained += _share(reward, contract.n - self._progress, laps)
        return gained

    def for_team(self, site: Site) -> float:
        """What a team on a site brings by standing there."""
        return sum(
            reward
            for contract, reward in self._open
            if (contract.condition == "team_at" and site.id in contract.sites)
            or (contract.condition == "orion" and site.orion)
        )

    def for_infra(self) -> float:
        """What one more infra card brings."""
        return sum(
            _share(reward, contract.n - self._infra, 1)
            for contract, reward in self._open
            if contract.condition == "infra"
        )

    def for_produce(self, amount: int) -> float:
        """What producing so much in one action brings."""
        return sum(
            reward
            for contract, reward in self._open
            if contract.condition == "first_produce" or (contract.condition == "produce_total" and amount >= contract.n)
        )

    def for_colony(self, name: str) -> float:
        """What founding a colony brings."""
        gained = 0.0
        for contract, reward in self._open:
            if contract.condition == "colonies":
                gained += _share(reward, contract.n - self._colonies, 1)
            elif contract.condition == "colony_value" and COLONIES[name].value >= contract.n:
                gained += reward
        return gained


def _share(reward: int, missing: float, added: float) -> float:
    """The whole reward for all that is missing, and less than its share for less."""
    if missing <= 0 or added <= 0:
        return 0.0
    return float(reward) if added >= missing else PART * reward * added / missing
