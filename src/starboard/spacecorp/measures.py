"""What is worth counting in a game of SpaceCorp: the measures of a seat, and the setups a benchmark compares."""

from collections.abc import Mapping

from starboard.engine import View
from starboard.spacecorp.view import TableView

COMPARED: Mapping[str, Mapping[str, str]] = {
    "mariners only": {"first_era": "mariners", "last_era": "mariners"},
    "planeteers only": {"first_era": "planeteers", "last_era": "planeteers"},
    "starfarers only": {"first_era": "starfarers", "last_era": "starfarers"},
}
"""Table options whose speed the benchmark compares, by the name of the comparison."""


def statistics(view: View, seat: int) -> Mapping[str, float]:
    """How the eras ended and what a seat had by then, from a view of the finished game."""
    table: TableView = view.table
    seats = len(table.corporations)
    found: dict[str, float] = {}
    before = 0
    for result in table.results:
        era = result["era"]
        found[f"{era} ended by contracts"] = float(result["ending"] == "contracts")
        found[f"{era} turns of a seat"] = result["turns"] / seats
        found[f"{era} profit"] = result["profits"][seat] - before
        before = result["profits"][seat]
    found["colonies"] = sum(owner == seat for owner, _ in table.colonies.values())
    found["progress cards"] = len(table.corporations[seat].progress)
    found["first player of the last era"] = float(table.first == seat)
    return found
