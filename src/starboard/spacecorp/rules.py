"""SpaceCorp for the engine: eras, turns, and the change from one era to the next."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from starboard.engine import Chance, Overlay, Rule, Rules, Setup
from starboard.spacecorp.eras.change import end_era
from starboard.spacecorp.eras.setup import set_up_era
from starboard.spacecorp.options import CHOICES, NEEDS
from starboard.spacecorp.seen import overview, own
from starboard.spacecorp.table import Table
from starboard.spacecorp.turn import take_turn
from starboard.spacecorp.view import TableView
from starboard.spacecorp.vocabulary import VOCABULARY


class SpaceCorpRules(Rules[Table]):
    """Two to four corporations, up to three eras."""

    name = "spacecorp"
    version = "1"
    seats = range(2, 5)
    choices = CHOICES
    needs = NEEDS
    vocabulary = VOCABULARY

    def start(self, setup: Setup, chance: Chance) -> Table:
        """Nothing is set up yet; the first step does that."""
        return Table(setup, chance)

    def load(self, setup: Setup, seed: str, data: dict[str, Any]) -> Table:
        """A table from its plain data."""
        return Table.from_data(setup, seed, data)

    def step(self, state: Table) -> Rule:
        """An era's setup, a turn, or the change of era."""
        match state.stage:
            case "era":
                return set_up_era(state)
            case "turn":
                return take_turn(state)
            case _:
                return end_era(state)

    def over(self, state: Table) -> bool:
        """Whether the last era has been scored."""
        return state.stage == "over"

    def scores(self, state: Table) -> Sequence[float]:
        """Profit; who wins by a tie-break has half a point more than those he beat by it."""
        profits = [corporation.profit for corporation in state.corporations]
        most = max(profits)
        beaten = any(profit == most and seat not in state.winners for seat, profit in enumerate(profits))
        return [profit + 0.5 * (beaten and seat in state.winners) for seat, profit in enumerate(profits)]

    def overview(self, state: Table, before: TableView | None = None) -> TableView:
        """What everybody sees of the table."""
        return overview(state)

    def own(self, state: Table, seat: int) -> Overlay:
        """What only a seat sees of it."""
        return own(state, seat)

    def rulebook(self) -> Mapping[str, Mapping[str, str]]:
        """The rule ids of SpaceCorp."""
        book: dict[str, dict[str, str]] = tomllib.loads(
            files("starboard.spacecorp").joinpath("rulebook.toml").read_text("utf-8")
        )
        return book
