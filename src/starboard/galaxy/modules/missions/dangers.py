"""What a supercard would probably cost a ship, as far as that can be told from the table: whether to throw a bottle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.catalog.sheets import LEVELS
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.modules.missions.supercards.black_hole import BlackHole
from starboard.galaxy.modules.missions.supercards.diseases import Contagion, Plague
from starboard.galaxy.modules.missions.supercards.dust import DenseStardust, NanobotDust, nibbled
from starboard.galaxy.modules.missions.supercards.fleets import Fleet
from starboard.galaxy.modules.missions.supercards.meteors import MeteorAlert, MeteorSweep, sweep
from starboard.galaxy.modules.missions.supercards.penalties import Effects, Penalty, total
from starboard.galaxy.modules.missions.supercards.radiation import Meltdown, RadiationWave
from starboard.galaxy.modules.missions.supercards.tactical_zone import TacticalZone
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.viewed import layout_of
from starboard.galaxy.view import ShipView, TableView

COMPONENT, CREW, DAY, BLOCK, TOKEN = 2.0, 3.0, 0.4, 1.5, 0.8
"""What one of it is worth to a ship in flight, in credits, with all that tends to go with it."""
FLIGHT = 25.0
"""What it costs that nobody is left to fly."""
LARGE, SHOT = 1.3, 0.7
"""How many components a large meteor and a shot take along, for a ship with as many cannons and shields as most."""
UNKNOWN = 5.0
"""What any other supercard costs."""
OTHERS = 0.5
"""What a cannon counts against a fleet that comes from elsewhere."""


class Met(NamedTuple):
    """Who meets a card: a ship on a flight, as everybody sees it."""

    ship: ShipView
    layout: Layout
    round_name: str
    racing: int
    """How many ships are in flight."""

    def here(self, values: Sequence[int]) -> int:
        """Of four numbers on a card that of this flight."""
        return values[plan_of(self.round_name).number - 1]

    @property
    def levels(self) -> Sequence[str]:
        """The level of the flight and all lower ones."""
        return LEVELS[: plan_of(self.round_name).number]

    def crew(self) -> Mapping[int, int]:
        """How many people live on each square."""
        return {self.layout.board.squares[name]: len(letters) for name, letters in self.ship.figures.items()}

    def charged(self, least: int) -> list[int]:
        """The batteries with at least so many tokens."""
        return [self.layout.board.squares[name] for name, tokens in self.ship.cells.items() if tokens >= least]


def danger(card: Adventure, table: TableView, seat: int) -> float:
    """What a supercard would cost a ship, in credits."""
    ship = table.ships[seat]
    racing = 1 if table.flight is None else len(table.flight.positions)
    met = Met(ship, layout_of(ship), table.rounds[table.round], racing)
    match card:
        case MeteorSweep():
            return _swept(card, met)
        case MeteorAlert():
            large = sum(len(wave.arrows) for wave in card.waves if wave.level in met.levels)
            return LARGE * COMPONENT * large
        case BlackHole():
            missing = max(met.here(card.attraction) - ship.engines_powered, 0)
            return COMPONENT * 2 * missing
        case Fleet():
            return _attacked(card, met)
        case TacticalZone():
            return _singled_out(card, met)
        case NanobotDust():
            return COMPONENT * nibbled(met.layout, met.here(card.exposed)).bit_count()
        case DenseStardust():
            return DAY * met.here(card.days) * ship.exposed_connectors
        case Plague():
            return _lost(met, sum(met.crew()[square] for square in _together(met)))
        case Contagion():
            return _lost(met, met.here(card.passes) * len(_together(met)))
        case RadiationWave():
            charged = mask_of(met.charged(1))
            ill = sum(bool(met.layout.joins[square] & charged) for square in met.crew())
            return _lost(met, ill) + TOKEN * ill
        case Meltdown():
            return (COMPONENT + TOKEN) * len(met.charged(met.here(card.tokens)))
        case _:
            return UNKNOWN


def _lost(met: Met, crew: float) -> float:
    """What it costs to lose so many people, all of them perhaps."""
    return CREW * min(crew, met.ship.crew) + (FLIGHT if crew >= met.ship.crew else 0.0)


def _together(met: Met) -> list[int]:
    """The cabins with somebody aboard that are joined to others like that."""
    manned = mask_of(met.crew())
    return [square for square in met.crew() if met.layout.joins[square] & manned]


def _swept(card: MeteorSweep, met: Met) -> float:
    """A component for each line that begins with a connector, or a token where a shield helps."""
    sides = SIDES.index(card.first), SIDES.index(card.second)
    tokens, cost = sum(met.ship.cells.values()), 0.0
    for lane in sweep(met.layout.board, *sides):
        square = met.layout.first_hit(lane)
        if square >= 0 and met.layout.at(square).sides[lane.side]:
            shielded = tokens > 0 and bool(met.layout.shields(lane.side))
            tokens -= shielded
            cost += TOKEN if shielded else COMPONENT
    return cost


def _attacked(card: Fleet, met: Met) -> float:
    """What the lines cost that even all cannons together do not spare a ship."""
    fronts = {SIDES.index(side) for side in card.sides}
    full = half = 0.0
    for square in met.layout.squares_with("cannon"):
        piece = met.layout.at(square)
        each = piece.parts.cannon / len(piece.aims)
        full += each * sum(side in fronts for side in piece.aims)
        half += each * sum(side not in fronts for side in piece.aims)
    strength = full + OTHERS * half
    lines = [
        effect
        for level, needed in zip(met.levels, card.strengths, strict=False)
        if strength < needed
        for effect in card.effects
        if effect.level == level
    ]
    return _suffered(met, total(lines))


def _singled_out(card: TacticalZone, met: Met) -> float:
    """Each column costs one of all ships in flight something; nobody pays who is alone."""
    if met.racing < 2:
        return 0.0
    return sum(_suffered(met, _in_force(met, effects)) for _, effects in card.columns()) / met.racing


def _in_force(met: Met, effects: Effects) -> Penalty:
    return total(effect for effect in effects if effect.level in met.levels)


def _suffered(met: Met, penalty: Penalty) -> float:
    aboard = sum(map(len, met.ship.goods.values())) + sum(met.ship.cells.values())
    goods = BLOCK * min(penalty.goods, aboard)
    return DAY * penalty.days + _lost(met, penalty.crew) + goods + SHOT * COMPONENT * len(penalty.shots)
