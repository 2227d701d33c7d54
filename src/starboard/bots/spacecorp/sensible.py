"""A plain sensible player of SpaceCorp: explores, builds, produces, claims, and draws cards when it can do nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from starboard.bots.player import Look
from starboard.bots.spacecorp.gathering import choose_effort
from starboard.bots.spacecorp.worth import board_of, card_worth, site_worth, strength
from starboard.engine import Decision
from starboard.spacecorp.bases import tile_production
from starboard.spacecorp.catalog.cards import CARDS, COLONIES, ERAS, PROGRESS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.view import CorporationView, TableView

BASE_ORDER = (
    "spaceport",
    "refinery",
    "biolab",
    "attraction",
    "industrial",
    "shield_factory",
    "security",
    "exploitation",
    "research",
)
WORTHLESS = 0.5


class SensibleBot:
    """Looks at the table before each real choice; equal choices are broken by a generator of its own."""

    def __init__(self, seed: object = 0) -> None:
        self._random = Random(f"sensible spacecorp {seed}")
        self._rules: dict[str, Callable[[Decision, TableView], str]] = {
            "choose_action": self._action,
            "choose_team": self._team,
            "destination": self._destination,
            "gather": self._gather,
            "base_type": self._base,
            "take_card": self._take,
            "research_base": self._take,
            "produce_tile": lambda decision, table: max(
                decision.options, key=lambda spot: decision.about["worth"].get(spot, -1)
            ),
            "claim_contract": lambda decision, table: max(
                decision.options, key=lambda row: decision.about["rewards"].get(row, -1)
            ),
            "transfer": lambda decision, table: "stay",
            "slot": self._slot,
            "upgrade_card": lambda decision, table: max(decision.options, key=card_worth),
            "edge": self._edge,
            "sabotage": lambda decision, table: "build" if "build" in decision.options else decision.options[0],
            "remove_infra": lambda decision, table: min(decision.options, key=card_worth),
            "progress": self._progress,
            "heritage": self._heritage,
            "colony": lambda decision, table: max(decision.options, key=lambda name: COLONIES[name].value),
            "special_target": self._special_target,
            "unfulfilled": lambda decision, table: max(
                decision.options, key=lambda row: decision.about["rewards"][row]
            ),
        }

    def choose(self, decision: Decision, look: Look) -> str:
        """One of the options."""
        rule = self._rules.get(decision.question)
        return decision.options[0] if rule is None else rule(decision, look().table)

    def _action(self, decision: Decision, table: TableView) -> str:
        me = table.corporations[decision.seat]
        appeal = {option: self._appeal(option, table, me, decision.seat) for option in decision.options}
        best = max(appeal.values())
        return self._random.choice([option for option, value in appeal.items() if value == best])

    def _appeal(self, option: str, table: TableView, me: CorporationView, seat: int) -> float:
        hand = me.hand or ()
        match option:
            case "colonize":
                return 12.0
            case "build":
                return 10.0
            case "explore":
                return 9.0
            case "produce":
                return 3.0 + 1.5 * sum(self._harvest(table, seat)[: strength(me, "produce")])
            case "genetics" | "revelation":
                return 4.0 + strength(me, option)
            case "special":
                return 5.0
            case "upgrade":
                return 6.0 if "" in me.infra and len(hand) > 2 else WORTHLESS
            case "move":
                return 7.0 if table.deck and self._has_somewhere_to_go(table, me, seat) else 1.0
            case "research":
                return 5.5 - 0.5 * len(hand) + (table.deck > 0)
            case "pass" | "skip":
                return 1.5
            case _:  # an edge of one's own: salvage is worth a full offer
                return 6.5 if sum(map(bool, table.offer)) > 2 and CARDS[option.split(" ")[1]].edge == "salvage" else 0.0

    @staticmethod
    def _harvest(table: TableView, seat: int) -> list[int]:
        """What the player's tiles produce, the best first."""
        era = ERAS.index(table.era)
        amounts = [
            tile_production(TILES[table.tiles[spot]], kind, era) or 0
            for spot, (owner, kind) in table.bases.items()
            if owner == seat and spot in table.tiles and spot not in table.exploited
        ]
        heritage = table.corporations[seat].heritage
        if heritage is not None:
            amounts.append(tile_production(TILES[heritage[0]], heritage[1], era) or 0)
        return sorted(amounts, reverse=True)

    @staticmethod
    def _has_somewhere_to_go(table: TableView, me: CorporationView, seat: int) -> bool:
        board, far = board_of(table), strength(me, "move")
        return any(
            distance <= far and site_worth(table, seat, end) > site_worth(table, seat, start) + 1
            for start in me.teams
            if start in board.ways
            for distance, _, _, end in board.ways[start]
        )

    @staticmethod
    def _team(decision: Decision, table: TableView) -> str:
        """For a move the team with the least to do where it stands; otherwise the first."""
        teams = [option for option in decision.options if option.startswith("team ")]
        places = table.corporations[decision.seat].teams
        if decision.about.get("action") != "move":
            return teams[0]
        return min(teams, key=lambda team: site_worth(table, decision.seat, places[int(team[5:])]))

    @staticmethod
    def _destination(decision: Decision, table: TableView) -> str:
        board, start = board_of(table), decision.about["from"]
        return max(
            decision.options,
            key=lambda site: site_worth(table, decision.seat, site) - 0.05 * board.distance(start, site),
        )

    def _gather(self, decision: Decision, table: TableView) -> str:
        wanted = 99
        if decision.about["action"] == "produce":
            wanted = len(self._harvest(table, decision.seat))
        elif decision.about["action"] == "research":
            wanted = 2
        return choose_effort(decision, wanted)

    @staticmethod
    def _base(decision: Decision, table: TableView) -> str:
        return min(decision.options, key=BASE_ORDER.index)

    @staticmethod
    def _take(decision: Decision, table: TableView) -> str:
        """The best card of the offer, or the unknown card of the deck if none is worth more."""
        offers = [option for option in decision.options if option.startswith("offer ")]
        best = max(offers, key=lambda option: card_worth(option[6:]), default="")
        if "deck" in decision.options and (not best or card_worth(best[6:]) < 3.0):
            return "deck"
        return best or decision.options[0]

    @staticmethod
    def _slot(decision: Decision, table: TableView) -> str:
        infra = table.corporations[decision.seat].infra
        return min(
            decision.options,
            key=lambda slot: (card_worth(infra[int(slot) - 1]) if infra[int(slot) - 1] else 0, -int(slot)),
        )

    @staticmethod
    def _edge(decision: Decision, table: TableView) -> str:
        """Edges are for playing, but for those that hurt their player as much as others."""
        if decision.about["edge"] in ("incompatibility", "hostile_microbes"):
            return "pass"
        return decision.options[0]

    @staticmethod
    def _progress(decision: Decision, table: TableView) -> str:
        left = table.progress_left
        return max(decision.options, key=lambda name: (left.get(name) or [0])[0] + len(PROGRESS[name].gives))

    @staticmethod
    def _heritage(decision: Decision, table: TableView) -> str:
        era = ERAS.index(table.era)

        def worth(spot: str) -> float:
            if spot not in table.tiles:
                return 0.5
            return tile_production(TILES[table.tiles[spot]], table.bases[spot][1], era) or 0

        return max(decision.options, key=worth)

    @staticmethod
    def _special_target(decision: Decision, table: TableView) -> str:
        if decision.about["special"] != "antimatter_drive_prototype":
            return decision.options[-1]
        return max(decision.options, key=lambda jump: site_worth(table, decision.seat, jump.split(" ")[1]))
