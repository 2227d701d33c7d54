"""The sensible player: builds a sound ship and flies it with care. It plans nothing beyond the next card."""

from __future__ import annotations

from random import Random

from starboard.bots.galaxy import bidding, cargo, crew, damage, flying, power
from starboard.bots.galaxy.advised import answer
from starboard.bots.galaxy.building import Builder
from starboard.bots.galaxy.weighing import safe
from starboard.bots.player import Look
from starboard.engine import Decision
from starboard.galaxy.view import TableView


class SensibleBot:
    """Answers every question of the game by a plain rule of its own, and what it does not know by price and gain."""

    def __init__(self, seed: object = 0) -> None:
        self._builder = Builder(Random(f"sensible bot {seed}"))

    def choose(self, decision: Decision, look: Look) -> str:
        """The option that seems best."""
        if len(decision.options) == 1:
            return decision.options[0]
        table: TableView = look().table
        advised = answer(decision, table)
        if advised is not None:
            return advised
        seat = decision.seat
        if not table.ships:
            return safe(decision)
        ship = table.ships[seat]
        match decision.question:
            case "build":
                return self._builder.choose(decision, table, seat)
            case "inspect":
                return damage.point(decision, table.ships) or "fine"
            case "remove_component":
                return damage.remove_component(decision, ship)
            case "keep_part":
                return damage.keep_part(decision, ship)
            case "board_crew":
                return crew.board(decision, ship)
            case "lose_crew":
                return crew.lose(decision, ship)
            case "next_card":
                return damage.point(decision, table.ships) or flying.fly_on(decision, table, seat)
            case "use_card":
                return flying.use_card(decision, table, seat)
            case "land":
                return flying.land(decision, table, seat)
            case "load":
                return cargo.load(decision)
            case "power_engines":
                return power.power_engines(decision, table)
            case "power_cannons":
                return power.power_cannons(decision, table)
            case "count_crew":
                return power.count_crew(decision, table)
            case "bid":
                return bidding.bid(decision)
            case "secret_bid":
                return bidding.bid_in_secret(decision)
            case "leave_goods":
                return cargo.leave(decision)
            case "shield" | "shoot":
                return power.protect(decision, table)
            case "battery":
                return power.spend_token(decision, ship)
            case _:
                return safe(decision)
