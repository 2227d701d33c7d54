"""A player's turn, step by step, and whose turn is next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from starboard.engine import Ask, Rule, ask
from starboard.engine.request import Asking
from starboard.spacecorp.actions.build import build, builders
from starboard.spacecorp.actions.colonize import colonizable, colonize
from starboard.spacecorp.actions.explore import explore, explorers
from starboard.spacecorp.actions.move import leave, move, reachable
from starboard.spacecorp.actions.others import (
    can_produce,
    can_research,
    produce,
    research,
    turn_wheel,
    upgrade,
)
from starboard.spacecorp.actions.sources import has_value
from starboard.spacecorp.actions.special import special, specials
from starboard.spacecorp.benefits.edges import (
    BEFORE_THE_ACTION,
    BESIDE_THE_ACTION,
    BESIDE_THE_TRANSFER,
    DISCARD,
    PASS,
    TURN_BEGINS,
    TURN_ENDS,
    Occasion,
    beside,
    offer,
    play_beside,
)
from starboard.spacecorp.cardset import INFRA, SPECIAL
from starboard.spacecorp.catalog.cards import EVERY_TIME_CARD
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.contracts import claim_contracts, claimable
from starboard.spacecorp.corporation import TRACK, place_of
from starboard.spacecorp.table import Table

EARLY_EDGES: Final = TURN_BEGINS.cards | BEFORE_THE_ACTION.cards
_DRAW_UP_TO: Final = CONSTANTS.draw_up_to
STAY: Final = "stay"
SKIP: Final = "skip"

PERFORM: Final[dict[str, Callable[[Table, Any], Rule]]] = {
    "research": lambda table, _: research(table),
    "move": move,
    "explore": explore,
    "build": build,
    "produce": lambda table, _: produce(table),
    "genetics": lambda table, _: turn_wheel(table, "genetics"),
    "upgrade": lambda table, _: upgrade(table),
    "special": special,
    "revelation": lambda table, _: turn_wheel(table, "revelation"),
    "colonize": colonize,
}
"""How each action is performed with what makes it possible."""


def take_turn(table: Table) -> Rule:
    """One turn of the active player; then the next player is active, or the era is over."""
    table.turns += 1
    table.acted, table.due, table.banned, table.hq_limit = (), (), "", 1
    table.tell("turn", table.active, number=table.turns)
    if table.board.has_tracks:
        _advance_on_tracks(table)
    if table.anybody_holds(EARLY_EDGES):
        yield from offer(table, TURN_BEGINS, Occasion(table.active))
        yield from offer(table, BEFORE_THE_ACTION, Occasion(table.active))
    action = yield from _act(table)
    if action != PASS:
        if rows := claimable(table, table.active):
            yield from claim_contracts(table, rows)
        _give_compensation(table)
        if table.me.held & BESIDE_THE_TRANSFER.cards or table.bases.spaceports(table.active):
            yield from _transfer(table)
        yield from _discard_and_refill(table)
        if len(table.me.hand) <= _DRAW_UP_TO or action == SKIP:  # SB-SC-22: or the era might never end
            table.draw(table.active, "turn")
        if table.me.held & TURN_ENDS.cards:
            end = Occasion(table.active)
            yield from offer(table, TURN_ENDS, end)
            if end.takes_another_turn:
                return
    _next_player(table)


def _advance_on_tracks(table: Table) -> None:
    """Step 0: teams on approach tracks come one space nearer to their star."""
    me = table.me
    for team, place in enumerate(me.teams):
        if TRACK in place:
            site, space = place_of(place)
            me.put_team(team, f"{site}@{space - 1}" if space > 1 else site)
            table.tell("team_advanced", me.seat, team=team, site=site, space=space - 1)


def _act(table: Table) -> Asking:
    """Step 1: one action; edges of one's own may come before it. Passing is for an exhausted deck only."""
    while True:
        possible = _possible(table)
        edges = beside(table, BESIDE_THE_ACTION)
        options = [*possible, *edges]
        if not table.deck:
            options.append(PASS)
        elif not possible:
            options.append(SKIP)  # an edge is never forced upon a player who cannot act
        choice: str = yield Ask(table.active, "choose_action", options)
        if choice == SKIP:
            table.tell("no_action", table.active)
        elif choice == PASS:
            table.me.passed = True
            table.tell("passed", table.active)
        elif choice in edges:
            yield from play_beside(table, *edges[choice])
            continue
        else:
            table.tell("action", table.active, action=choice)
            yield from PERFORM[choice](table, possible[choice])
        return choice


def _possible(table: Table) -> dict[str, Any]:
    """The actions that can be performed now, each with what makes it possible, such as how far the teams can go."""
    held, era = table.me.held, table.era
    possible: dict[str, Any] = {}
    if can_research(table):
        possible["research"] = True
    if (reach := reachable(table)) is not None:
        possible["move"] = reach
    if (able := explorers(table)) is not None:
        possible["explore"] = able
    if (ready := builders(table)) is not None:
        possible["build"] = ready
    if has_value(table, "produce") and can_produce(table):
        possible["produce"] = True
    if has_value(table, "genetics"):
        possible["genetics"] = True
    if held & INFRA:
        possible["upgrade"] = True
    if held & SPECIAL and (cards := specials(table)):
        possible["special"] = cards
    if era and has_value(table, "revelation"):
        possible["revelation"] = True
    if era > 1 and (targets := colonizable(table)):
        possible["colonize"] = targets
    if table.banned:
        possible.pop(table.banned, None)
    return possible


def _give_compensation(table: Table) -> None:
    """Step 3: each use of an opponent's base or infra has earned him the top card of the deck."""
    if table.due:
        for corporation in table.opponents():
            for _ in range(table.due.count(corporation.seat)):
                table.draw(corporation.seat, "compensation")
        table.due = ()


def _transfer(table: Table) -> Rule:
    """Step 4: one team that has not acted may go from base to base, if one of the two is a spaceport."""
    while True:
        edges = beside(table, BESIDE_THE_TRANSFER)
        transfers = _transfers(table)
        if not transfers and not edges:
            return
        choice = yield from ask(table.active, "transfer", [*transfers, *edges, STAY])
        if choice == STAY:
            return
        if choice in edges:
            yield from play_beside(table, *edges[choice])
            continue
        team, site = transfers[choice]
        leave(table, table.active, team)
        table.me.put_team(team, site)
        table.tell("team_transferred", table.active, team=team, site=site)
        return


def _transfers(table: Table) -> dict[str, tuple[int, str]]:
    """Every team that may be transferred with every place it may go to, by their options."""
    ports = table.bases.spaceports(table.active)
    if not ports:
        return {}
    site_of = table.board.site_of_spot
    sites = dict.fromkeys((table.board.start, *(site_of[spot] for spot, _ in table.bases.of(table.active))))
    return {
        f"{team} {end}": (team, end)
        for team, start in table.working_teams(table.active)
        if team not in table.acted and start in sites
        for end in sites
        if end != start and (start in ports or end in ports)
    }


def _discard_and_refill(table: Table) -> Rule:
    """Step 5: played cards go away, time cards apart; empty offer boxes are filled from the deck."""
    if table.in_play:
        cards = [card for card in table.in_play if card not in EVERY_TIME_CARD]
        if len(cards) < len(table.in_play):
            table.time_aside = (*table.time_aside, *[card for card in table.in_play if card in EVERY_TIME_CARD])
        table.in_play = tuple(cards)
        if cards and table.anybody_holds(DISCARD.cards):
            occasion = Occasion(table.active, cards=tuple(cards))
            yield from offer(table, DISCARD, occasion)
            cards = list(occasion.cards)
        table.discard = (*table.discard, *cards)
        table.in_play = ()
    if "" in table.offer:
        refill(table)


def refill(table: Table) -> None:
    """Fill the empty offer boxes from the top of the deck."""
    for index, card in enumerate(table.offer):
        if not card and table.deck:
            new, table.deck = table.deck[0], table.deck[1:]
            table.offer = (*table.offer[:index], new, *table.offer[index + 1 :])
            table.chance.reveal()
            table.tell("offered", card=new)
            table.notice_empty_deck()


def _next_player(table: Table) -> None:
    """Whose turn is next, or the end of the era."""
    waiting = [other.seat for other in table.opponents() if not other.passed]
    passed = len(table.corporations) - len(waiting) - (not table.me.passed)
    if table.last_turns is not None:
        waiting = [seat for seat in waiting if seat in table.last_turns]
        table.last_turns = tuple(waiting)
    elif passed and passed >= CONSTANTS.passes_to_end[len(table.corporations)]:
        table.last_turns = tuple(waiting)
    if waiting:
        table.activate(waiting[0])
    else:
        table.stage = "change"
