"""What a seat may know: everything on the table, its own hand, and how many cards everything hidden has."""

from __future__ import annotations

from starboard.engine import Overlay
from starboard.spacecorp.catalog.contracts import ROWS, reward
from starboard.spacecorp.contracts import fulfilled
from starboard.spacecorp.corporation import Corporation
from starboard.spacecorp.table import Table
from starboard.spacecorp.view import CorporationView, TableView


def own(table: Table, seat: int) -> Overlay:
    """What only one seat sees: its own hand."""
    return Overlay(corporations=Overlay({seat: Overlay(hand=table.corporations[seat].hand)}))


def overview(table: Table) -> TableView:
    """The table as everybody sees it."""
    return TableView(
        era=table.era_name,
        stage=table.stage,
        active=table.active,
        first=table.first,
        turns=table.turns,
        corporations=[_corporation_view(corporation) for corporation in table.corporations],
        deck=len(table.deck),
        discard=table.discard,
        offer=table.offer,
        in_play=table.in_play,
        time_aside=table.time_aside,
        piles={pile: len(tiles) for pile, tiles in sorted(table.piles.items())},
        tiles=dict(sorted(table.tiles.items())),
        bases=dict(sorted(table.bases.items())),
        exploited=table.exploited,
        claims=dict(sorted(table.claims.items())),
        colonies=dict(sorted(table.colonies.items())),
        colonies_left=table.colonies_left,
        progress_left=dict(sorted(table.progress_left.items())),
        discs=table.discs,
        rewards={
            str(row): reward(table.discs[row - 1], table.era_name, row, table.setup.seats)
            for row in ROWS
            if table.discs[row - 1] <= table.era
        },
        fulfilled=fulfilled(table),
        beyond=table.beyond,
        orion_reached=table.orion_reached,
        banned=table.banned,
        ending=table.ending,
        last_turns=table.last_turns,
        results=table.results,
        winners=table.winners,
    )


def _corporation_view(corporation: Corporation) -> CorporationView:
    return CorporationView(
        profit=corporation.profit,
        cards=len(corporation.hand),
        hand=None,
        headquarters=corporation.headquarters,
        infra=corporation.infra,
        genetics=corporation.genetics,
        revelation=corporation.revelation,
        progress=corporation.progress,
        teams=corporation.teams,
        supply=corporation.supply,
        heritage=corporation.heritage,
        produced=corporation.produced,
        best_produce=corporation.best_produce,
        passed=corporation.passed,
    )
