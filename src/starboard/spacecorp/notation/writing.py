"""Writing a position as text: all of it, or what one seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from starboard.engine import Setup, View
from starboard.spacecorp.catalog.cards import ERAS
from starboard.spacecorp.catalog.contracts import ROWS
from starboard.spacecorp.notation.lines import NONE, UNSEEN
from starboard.spacecorp.seen import overview
from starboard.spacecorp.table import Table
from starboard.spacecorp.view import CorporationView, TableView


def write_table(table: Table) -> str:
    """A position as text, with everything that lies face down."""
    cards = {"deck": _join(table.deck), "boxed": _join(table.boxed)}
    hands = [_join(corporation.hand) for corporation in table.corporations]
    piles = {pile: _join(tiles) for pile, tiles in sorted(table.piles.items())}
    return _write(table.setup, overview(table), hands, piles, cards)


def write_view(view: View) -> str:
    """A position as text, as somebody sees it: of what is hidden only how much it is."""
    seen: TableView = view.table
    hands = [_unseen(each.cards) if each.hand is None else _join(each.hand) for each in seen.corporations]
    piles = {pile: _unseen(count) for pile, count in seen.piles.items()}
    return _write(view.setup, seen, hands, piles, {"deck": _unseen(seen.deck)})


def _write(
    setup: Setup, table: TableView, hands: Sequence[str], piles: Mapping[str, str], cards: Mapping[str, str]
) -> str:
    era = ERAS.index(table.era)
    open_cards = {place: _join(getattr(table, place)) for place in ("offer", "discard", "in_play", "time_aside")}
    lines = [f"spacecorp {table.era} {setup.seats}"]
    lines += [f"option {name} {value}" for name, value in setup.options.items()]
    lines.append(f"active {table.active} first {table.first} turns {table.turns}")
    lines += [_seat(seat, *described) for seat, described in enumerate(zip(table.corporations, hands, strict=True))]
    lines += [f"tile {spot} {tile}" for spot, tile in table.tiles.items()]
    lines += [
        f"base {spot} {seat} {kind}{' exploited' if spot in table.exploited else ''}"
        for spot, (seat, kind) in table.bases.items()
    ]
    lines += [f"claim {site} {seat} {team}" for site, (seat, team) in table.claims.items()]
    lines += [f"colony {site} {seat} {name}" for site, (seat, name) in table.colonies.items()]
    lines += [f"contract {row} {disc}" for row, disc in zip(ROWS, table.discs, strict=True) if disc != era]
    lines += [f"pile {pile} {tiles}" for pile, tiles in piles.items()]
    lines += [f"{place} {lying}" for place, lying in {**open_cards, **cards}.items()]
    lines += [f"progress {name} {_join(map(str, left))}" for name, left in table.progress_left.items()]
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


def _unseen(count: int) -> str:
    return f"{count}{UNSEEN}" if count else NONE


def _seat(seat: int, corporation: CorporationView, hand: str) -> str:
    words = {
        "profit": corporation.profit,
        "hand": hand,
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
    said = [f"{name}={value}" for name, value in words.items()]
    return " ".join([f"seat {seat}", *said, *(["passed=yes"] if corporation.passed else [])])
