"""What is worth counting in a game of Galaxy Trucker: the measures of a seat, and the setups a benchmark compares."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from starboard.engine import View
from starboard.galaxy.editions import EDITIONS, FIRST
from starboard.galaxy.options import MOST_SEATS
from starboard.galaxy.registry import boxes, modules, modules_on
from starboard.galaxy.trials import common_edition, fits, with_needs
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


def extended() -> Mapping[str, Mapping[str, str]]:
    """The other editions; all modules of each box, and of several boxes; each ship class of theirs with no more than it
    needs.

    Of the values of a switch it is the one in the middle.
    """
    on = [module for module in modules() if module.switch]
    switches = {module.name: (module.switch, module.on[(len(module.on) - 1) // 2]) for module in on}
    sets: dict[str, Mapping[str, str]] = {
        f"{name} edition": {"edition": name} for name in EDITIONS if name != FIRST.name
    }
    switched = [box for box in boxes() if any(name in switches for name in box.modules)]
    for count in range(1, len(switched) + 1):
        for chosen in combinations(switched, count):
            if not (edition := common_edition([box.name for box in chosen])):
                continue
            names = [name for box in chosen for name in box.modules if name in switches]
            sets[" + ".join(box.name for box in chosen)] = {
                "edition": edition.name,
                **dict(switches[name] for name in names),
            }
    for module in on:
        for name in module.rounds:
            sets[f"class {name}"] = with_needs(dict([switches[module.name], ("rounds", name)]))
    return {name: options for name, options in sets.items() if fits(MOST_SEATS, options)}


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


def goals(view: View, seat: int) -> Mapping[str, Sequence[bool]]:
    """What the modules of a game asked of a seat, and whether it has done that."""
    asking = [module.goals for module in modules_on(view.setup) if module.goals is not None]
    return {name: reached for goals in asking for name, reached in goals(view, seat).items()}
