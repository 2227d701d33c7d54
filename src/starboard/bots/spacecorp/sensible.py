"""The sensible player of SpaceCorp: goes after contracts, good sites and colonies, and plans one turn ahead."""

from __future__ import annotations

from starboard.bots.player import Look
from starboard.bots.spacecorp import acting, building, colonies, edges, ending, gathering, headquarters, moving, special
from starboard.bots.spacecorp.outlook import Outlook
from starboard.engine import Decision


class SensibleBot:
    """Answers every question of the game by a plain rule of its own. It needs no chance: its seed changes nothing."""

    def __init__(self, seed: object = 0) -> None:
        del seed

    def choose(self, decision: Decision, look: Look) -> str:
        """The option that seems best."""
        if len(decision.options) == 1:
            return decision.options[0]
        outlook = Outlook(look().table, decision.seat)
        if outlook.tired and (way_out := ending.choose(decision, outlook)) is not None:
            return way_out
        match decision.question:
            case "choose_action":
                return acting.choose_action(decision, outlook)
            case "choose_team":
                return acting.choose_team(decision, outlook)
            case "destination":
                return moving.choose_destination(decision, outlook)
            case "gather":
                return gathering.choose_effort(decision, outlook)
            case "base_type":
                return building.choose_base(decision, outlook)
            case "take_card" | "research_base":
                return headquarters.choose_card(decision, outlook)
            case "produce_tile":
                return _dearest(decision, "worth")
            case "claim_contract" | "unfulfilled":
                return _dearest(decision, "rewards")
            case "transfer":
                return moving.choose_transfer(decision, outlook)
            case "upgrade_card":
                return headquarters.choose_upgrade(decision, outlook)
            case "slot":
                return headquarters.choose_slot(decision, outlook)
            case "remove_infra":
                return headquarters.choose_lost_infra(decision, outlook)
            case "progress":
                return headquarters.choose_progress(decision, outlook)
            case "heritage":
                return headquarters.choose_heritage(decision, outlook)
            case "special_card":
                return special.choose_special(decision, outlook)
            case "special_target":
                return special.choose_target(decision, outlook)
            case "edge":
                return edges.choose_edge(decision, outlook)
            case "sabotage":
                return edges.choose_sabotage(decision, outlook)
            case "colonize_site":
                return colonies.choose_site(decision, outlook)
            case "colony":
                return colonies.choose_colony(decision, outlook)
            case "colony_points":
                return colonies.choose_points(decision, outlook)
            case "new_team":
                return max(decision.options, key=lambda site: moving.worth_of_place(outlook, site))
            case _:
                return decision.options[0]


def _dearest(decision: Decision, worths: str) -> str:
    """The option worth most by what the question says about it; what it says nothing about is worth nothing."""
    return max(decision.options, key=lambda option: decision.about[worths].get(option, -1))
