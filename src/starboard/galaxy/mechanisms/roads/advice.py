"""What bots should know about the roads that several editions have, in whole or in part."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.mechanisms.roads.briefings import roads_over, short_of_dues
from starboard.galaxy.mechanisms.roads.ships import defective_joints, freed_by_dropping
from starboard.galaxy.mechanisms.roads.vocabulary import GiveBlock
from starboard.galaxy.options import plan_of
from starboard.galaxy.registry import human_letters
from starboard.galaxy.ship.viewed import layout_of
from starboard.galaxy.vocabulary import read

PAY, GIVE_UP = "pay", "give up"
WORTH_STAYING = 3
"""Credits that finishing is worth besides the reward of a place and the goods that giving up would halve."""
DAY, HUMAN = 0.4, 1.5
"""What a flight day and a human are worth, in credits."""
RUIN = 1000.0
FOR_THE_UNION = 2
"""Humans that should be left when others are given for what the union will ask for."""
STRENGTH = {"power_engines": "engines_powered", "power_cannons": "cannons_powered"}
"""What a ship can declare at most, by the question."""


def choose(decision: Decision, table: Any) -> str | None:
    """An answer to a question that these roads ask or make harder; None for all others."""
    match decision.question:
        case "pay_union":
            return _pay_union(decision, table)
        case "power_engines" | "power_cannons":
            return _let_go(decision, table) or _be_the_strongest(decision, table)
        case "lose_crew":
            return _with_their_cabins(decision, table)
        case "land" | "use_card":
            return for_the_union(decision, table)
        case "drop_component":
            return _drop(decision)
        case _:
            return None


def _pay_union(decision: Decision, table: Any) -> str:
    """Credits as far as they go, then the cheapest blocks; the flight is given up only if it brings less than that."""
    about, seat = decision.about, decision.seat
    prices = {option: _price(option) for option in decision.options}
    blocks = sorted((option for option, price in prices.items() if price), key=prices.__getitem__)
    short = max(about["due"] - (table.credits[seat] or 0), 0)
    held = sorted(PRICES[block] for stowed in table.ships[seat].goods.values() for block in stowed)
    cost = about["due"] - short + sum(held[:short])
    if cost > WORTH_STAYING + about["options"][GIVE_UP]["price"].get("goods", 0) + _bonus(decision, table):
        return GIVE_UP
    if PAY in decision.options:
        return PAY
    return blocks[0] if blocks else GIVE_UP


def for_the_union(decision: Decision, table: Any) -> str | None:
    """Whoever could not pay for the crew yet takes whatever brings credits or blocks, as long as somebody flies on."""
    if "union_ship" not in roads_over(table, decision.seat) or short_of_dues(table, decision.seat) <= 0:
        return None
    told, humans = decision.about.get("options", {}), humans_of(decision, table)

    def helps(option: str) -> int:
        gain, price = told.get(option, {}).get("gain", {}), told.get(option, {}).get("price", {})
        blocks = len(gain["fits"]) if "fits" in gain else 0
        crew = price.get("crew", 0)
        return (blocks or gain.get("credits", 0)) + crew if humans - crew >= FOR_THE_UNION else 0

    best = max(decision.options, key=helps)
    return best if helps(best) > 0 else None


def _price(option: str) -> int:
    """What the block is worth that an option gives away; nothing if it gives none."""
    given = read("pay_union", option)
    return PRICES[given.colour] if isinstance(given, GiveBlock) else 0


def humans_of(decision: Decision, table: Any) -> int:
    return sum(letter in human_letters() for who in table.ships[decision.seat].figures.values() for letter in who)


def _bonus(decision: Decision, table: Any) -> int:
    """What the place would be worth in which the ship flies now."""
    rewards = plan_of(table.rounds[table.round]).finish
    order = list(table.flight.order)
    place = order.index(decision.seat) if decision.seat in order else len(rewards)
    return rewards[place] if place < len(rewards) else 0


def crew_of(decision: Decision, table: Any) -> int:
    crew: int = table.ships[decision.seat].crew
    return crew


def _let_go(decision: Decision, table: Any) -> str | None:
    """Components go only if the ship could not move otherwise, and if that helps."""
    about = decision.about
    if "let go" not in decision.options or about["strength"] > 0 or about["most"] > 0:
        return None
    layout = layout_of(table.ships[decision.seat])
    squares = {square for joint in defective_joints(layout) for square in joint}
    return "let go" if any(freed_by_dropping(layout, square) > 0 for square in squares) else None


def _drop(decision: Decision) -> str:
    """Whatever frees the engines at the least loss, as long as something does."""
    told = decision.about["options"]
    helping = [option for option in decision.options if told[option]["gain"].get("engines", 0) > 0]
    if not helping:
        return "done"
    return min(helping, key=lambda option: told[option]["price"]["components"] / told[option]["gain"]["engines"])


def _be_the_strongest(decision: Decision, table: Any) -> str | None:
    """Where all but the strongest are hit, either one is the strongest or nothing is worth a token."""
    about = decision.about
    if "so_far" not in about or "remorseless_fate" not in roads_over(table, decision.seat):
        return None
    ahead: list[float] = about["so_far"]
    order = table.flight.order
    behind = [getattr(table.ships[seat], STRENGTH[decision.question]) for seat in order[len(ahead) + 1 :]]
    goal = max((*ahead, *(strength + 1 for strength in behind)), default=0)
    if about["strength"] >= goal or about["most"] < goal:
        return "done"
    told = about["options"]
    steps = [option for option in decision.options if "reaches" in told.get(option, {})]
    return max(steps, key=lambda option: told[option]["reaches"], default=None)


def _with_their_cabins(decision: Decision, table: Any) -> str | None:
    """Who goes where cabins go with them: whole cabins, and those on which nothing else hangs."""
    if "personalized_cabins" not in roads_over(table, decision.seat):
        return None
    ship = table.ships[decision.seat]
    layout, left = layout_of(ship), decision.about["left"]

    def cost(name: str) -> float:
        rest = layout.without(1 << layout.board.squares[name])
        kept = max(rest.parts, key=int.bit_count, default=0)
        crew = len(ship.figures.get(name, ""))
        pilots = any(
            letter in human_letters()
            for square, who in ship.figures.items()
            if kept >> layout.board.squares[square] & 1
            for letter in who
        )
        fallen = (rest.occupied & ~kept).bit_count()
        return float(fallen + HUMAN * max(crew - left, 0) - crew / 10 + (0 if pilots else RUIN))

    return min(decision.options, key=cost)


def under_fire(decision: Decision, shot: float) -> str:
    """A planet that is worth a shot, where those who live there fire at whoever lands; and what the shot costs."""
    told = decision.about["options"]

    def worth(option: str) -> float:
        gain, price = told[option]["gain"], told[option]["price"]
        return float(gain.get("credits", 0) - DAY * price.get("days", 0) - (shot if gain else 0))

    return max(decision.options, key=worth)
