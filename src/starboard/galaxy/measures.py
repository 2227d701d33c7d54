"""What is worth counting in a game of Galaxy Trucker: the measures of a seat, and the setups a benchmark compares."""

from collections.abc import Mapping

from starboard.engine import View
from starboard.galaxy.view import TableView

COMPARED: Mapping[str, Mapping[str, str]] = {
    "round I": {"rounds": "I"},
    "round II": {"rounds": "II"},
    "round III": {"rounds": "III"},
}
"""Table options whose speed the benchmark compares, by the name of the comparison."""

FINISHED = "flights finished"
LEFT = "flights left: "
"""What the measures are called that count how flights end; the reason for leaving follows."""


def statistics(view: View, seat: int) -> Mapping[str, float]:
    """What became of a seat's flights, from a view of the finished game."""
    table: TableView = view.table
    found: dict[str, float] = {}
    before = 0
    for result in table.results:
        row = result["seats"][seat]
        found[FINISHED] = found.get(FINISHED, 0.0) + (row["place"] is not None) / len(table.results)
        if row["left"] is not None:
            reason = LEFT + row["left"].replace("_", " ")
            found[reason] = found.get(reason, 0.0) + 1 / len(table.results)
        found[f"credits in round {result['round']}"] = row["credits"] - before
        before = row["credits"]
    return found
