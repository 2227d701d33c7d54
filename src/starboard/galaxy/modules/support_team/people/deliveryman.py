"""The Deliveryman: four spare parts in the van, and no idea what the customer ordered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import ARROWS, KINDS, Piece, has_direction, loose_piece, piece_of_key
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.modules.support_team.memory import keep, spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.replacing import replace_piece
from starboard.galaxy.modules.support_team.vocabulary import SPARE_PARTS, Deliver, DeliverTo, Fetch, OfDelivery
from starboard.galaxy.modules.support_team.yards import has_free_hands, place_of
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.yard.building import LIFT

SPARES: Mapping[str, str] = dict(zip(SPARE_PARTS, ("cabin", "engine", "cannon", "cargo_2"), strict=True))
"""The tokens and the kinds of component that they make (AX-12.80)."""
DRAWER = "deliveryman"
USED = "deliveryman used"
MOST_WHILE_BUILDING = 2
KEEP = "deliveryman put away"


class Deliveryman(Person):
    """A: after building a token makes a component into another (AX-12.20 to .23). B: two more before (AX-12.24)."""

    name = DRAWER

    def after_building(self, table: Table, ship: Ship) -> Sequence[Offer]:
        """Whatever B has used, one more token (AX-12.25)."""
        if spent(table, ship.seat, USED):
            return ()
        return [
            Offer(f"deliveryman bring {token}", do=_deliver)
            for token in _left(table)
            if any(_turns(table, ship, square, token) for square in bits(ship.layout.occupied))
        ]

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        """A token is taken from the van, then put on a component; until the end it may be fetched again."""
        if not has_free_hands(table, seat) or not self.knows_both(table, seat):
            return acts
        ship = table.ships[seat]
        token = _in_hand(ship)
        if token:
            names = ship.board.names
            places = [
                f"deliveryman to {names[square]} {ARROWS[turn]}"
                for square in bits(ship.layout.occupied)
                if names[square] not in _delivered(ship)
                for turn in _turns(table, ship, square, token)
            ]
            return [*places, KEEP]
        more = [f"deliveryman bring {token}" for token in _left(table)] if _can_use_more(table) else []
        return [*acts, *more, *(f"deliveryman fetch {name}" for name in _delivered(ship))]

    def do(self, table: Table, seat: int, act: str) -> bool:
        ship = table.ships[seat]
        if act == LIFT:
            _forget_lifted(table, ship)
            return False
        if not act.startswith("deliveryman "):
            return False
        option = read("build", act)
        if isinstance(option, Deliver):
            _remember(ship, in_hand=option.token)
        elif isinstance(option, DeliverTo):
            token = _in_hand(ship)
            square = ship.board.squares[option.square]
            delivered = {**_delivered(ship), option.square: [token, ship.layout.at(square).key]}
            _remember(ship, in_hand="", delivered=delivered)
            replace_piece(ship, square, _made(ship.layout.at(square), token, option.turn))
            table.tell("part_delivered", seat, token=token, square=option.square, now=ship.now("pieces", square))
        elif isinstance(option, Fetch):
            _fetch(table, ship, option.square)
        else:
            _remember(ship, in_hand="")
        return True


def _fetch(table: Table, ship: Ship, name: str) -> None:
    square = ship.board.squares[name]
    replace_piece(ship, square, piece_of_key(_delivered(ship)[name][1]))
    _remember(ship, delivered={other: what for other, what in _delivered(ship).items() if other != name})
    table.tell("part_fetched", ship.seat, square=name, now=ship.now("pieces", square))


def _forget_lifted(table: Table, ship: Ship) -> None:
    """The component welded last is taken up again, and its token goes back into the van."""
    last = place_of(table, ship.seat).last
    name = ship.board.names[last] if last >= 0 else ""
    _remember(ship, delivered={other: what for other, what in _delivered(ship).items() if other != name})


def _deliver(table: Table, ship: Ship, _about: object, offer: Offer) -> Rule:
    """One component of the ship, even the starting cabin, becomes what the token shows, turned as its owner likes."""
    option = read("use_team", offer.option)
    assert isinstance(option, Deliver), "read as it was written"
    choice = yield from ask(ship.seat, "team_component", _places(table, ship, option.token), {"what": "deliver"})
    square = ship.board.squares[choice]
    turns = [f"turned {ARROWS[turn]}" for turn in _turns(table, ship, square, option.token)]
    turned = read("team_turn", (yield from ask(ship.seat, "team_turn", turns)))
    assert isinstance(turned, OfDelivery), "nothing else is asked for"
    spend(table, ship.seat, USED)
    replace_piece(ship, square, _made(ship.layout.at(square), option.token, turned.turn))
    table.tell("part_delivered", ship.seat, token=option.token, square=choice, now=ship.now("pieces", square))


def _places(table: Table, ship: Ship, token: str) -> list[str]:
    """The components that a token would change; a ship may have none at all."""
    return [ship.board.names[square] for square in bits(ship.layout.occupied) if _turns(table, ship, square, token)]


def _made(piece: Piece, token: str, turn: int) -> Piece:
    """What a token makes of a piece: its connectors stay, all else goes, plating too (AX-12.21, AX-12.80)."""
    connectors = "".join(map(str, piece.sides))
    return loose_piece(SPARES[token], connectors, turn, piece.tile)


def _turns(table: Table, ship: Ship, square: int, token: str) -> list[int]:
    """A cannon points where its owner likes, an engine where engines may, the others have no direction.

    What a token would not change is left out.
    """
    made = _ways(ship.layout.at(square), token)
    return [new.turn for new in made if not new.misturned or _may_point(table, ship, square, new)]


@lru_cache(maxsize=8192)
def _ways(piece: Piece, token: str) -> Sequence[Piece]:
    """All that a token can make of a piece, turned this way and that."""
    every = [_made(piece, token, turn) for turn in range(4 if has_direction(KINDS[SPARES[token]]) else 1)]
    return [new for new in every if new.key != piece.key]


def _may_point(table: Table, ship: Ship, square: int, piece: Piece) -> bool:
    """Whether a piece may be turned like that: engines point to the rear, unless a module knows another way."""
    found: Sequence[Mistake] = [Mistake(kind, square) for kind in piece.misturned]
    if found and ship.seams.mistakes:
        tried = ship.copy()
        replace_piece(tried, square, piece)
        for ask_mistakes in ship.seams.mistakes:
            found = ask_mistakes(table, tried, found)
    return not found


def _remember(ship: Ship, **values: object) -> None:
    keep(ship, DRAWER, {**ship.drawers.get(DRAWER, {}), **values})


def _in_hand(ship: Ship) -> str:
    token: str = ship.drawers.get(DRAWER, {}).get("in_hand", "")
    return token


def _delivered(ship: Ship) -> Mapping[str, Sequence[str]]:
    """By square: the token that lies there, and what the component was."""
    found: Mapping[str, Sequence[str]] = ship.drawers.get(DRAWER, {}).get("delivered", {})
    return found


def _left(table: Table) -> list[str]:
    """The tokens in the van; partners may have changed ships in between."""
    used = [token for ship in table.ships for token, _ in _delivered(ship).values()]
    return [token for token in SPARES if token not in used]


def _can_use_more(table: Table) -> bool:
    return sum(len(_delivered(ship)) for ship in table.ships) < MOST_WHILE_BUILDING
