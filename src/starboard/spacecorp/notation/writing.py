"""Writing positions as texts."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.spacecorp.catalog.contracts import ROWS
from starboard.spacecorp.corporation import Corporation
from starboard.spacecorp.notation.lines import CARD_PLACES, NONE
from starboard.spacecorp.table import Table


def write_table(table: Table) -> str:
    """A position as text."""
    lines = [f"spacecorp {table.era_name} {table.setup.seats}"]
    lines += [f"option {name} {value}" for name, value in table.setup.options.items()]
    lines.append(f"active {table.active} first {table.first} turns {table.turns}")
    lines += [_write_seat(corporation) for corporation in table.corporations]
    lines += [f"tile {spot} {tile}" for spot, tile in sorted(table.tiles.items())]
    lines += [
        f"base {spot} {seat} {kind}{' exploited' if spot in table.exploited else ''}"
        for spot, (seat, kind) in sorted(table.bases.items())
    ]
    lines += [f"claim {site} {seat} {team}" for site, (seat, team) in sorted(table.claims.items())]
    lines += [f"colony {site} {seat} {name}" for site, (seat, name) in sorted(table.colonies.items())]
    lines += [f"contract {row} {disc}" for row, disc in zip(ROWS, table.discs, strict=True) if disc != table.era]
    lines += [f"pile {pile} {_join(tiles)}" for pile, tiles in sorted(table.piles.items())]
    lines += [f"{place} {_join(getattr(table, place))}" for place in CARD_PLACES]
    lines += [f"progress {name} {_join(map(str, left))}" for name, left in sorted(table.progress_left.items())]
    lines.append(f"colonies_left {_join(table.colonies_left)}")
    lines += [f"beyond {marker} {holder}" for marker, holder in enumerate(table.beyond, start=1) if holder >= 0]
    if table.orion_reached:
        lines.append("orion reached")
    if table.ending:
        lines.append(f"ending {table.ending}")
    if table.last_turns is not None:
        lines.append(f"last_turns {_join(map(str, table.last_turns))}")
    return "\n".join(lines) + "\n"


def _join(words: Iterable[object]) -> str:
    return ",".join(str(word) or NONE for word in words) or NONE


def _write_seat(corporation: Corporation) -> str:
    words = [f"seat {corporation.seat}"]
    printed = {
        "profit": corporation.profit,
        "hand": _join(corporation.hand),
        "hq": corporation.headquarters,
        "infra": _join(corporation.infra),
        "genetics": corporation.genetics,
        "revelation": corporation.revelation,
        "progress": _join(corporation.progress),
        "teams": _join(corporation.teams),
        "supply": ",".join(f"{kind}:{left}" for kind, left in corporation.supply.items()),
        "heritage": NONE if corporation.heritage is None else _join(corporation.heritage),
        "produced": f"{corporation.produced}:{corporation.best_produce}",
    }
    words += [f"{name}={value}" for name, value in printed.items()]
    if corporation.passed:
        words.append("passed=yes")
    return " ".join(words)
