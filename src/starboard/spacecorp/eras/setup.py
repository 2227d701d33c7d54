"""Setting up an era: cards, tiles, teams and the order of play."""

from __future__ import annotations

from starboard.engine import Rule, ask
from starboard.spacecorp.actions.explore import reveal_site
from starboard.spacecorp.benefits.progress import take_progress
from starboard.spacecorp.catalog.cards import (
    COLONIES,
    DECKS,
    ERAS,
    PROGRESS,
    STARTING_CARD,
    TIME_CARDS,
    TIME_IN_DECK,
    Card,
)
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.tiles import piles_of
from starboard.spacecorp.table import Table
from starboard.spacecorp.turn import refill
from starboard.spacecorp.wheel import available, gain_progress


def set_up_era(table: Table) -> Rule:
    """Everything a new era begins with; the first era also hands out what the game begins with."""
    begins = table.era == ERAS.index(table.setup["first_era"])
    table.tell("era_began", era=table.era_name)
    table.turns, table.ending, table.last_turns = 0, "", None
    piles = piles_of(table.era_name)
    table.piles = {pile: tuple(table.chance.shuffled(f"tiles {pile}", tiles)) for pile, tiles in piles.items()}
    for corporation in table.corporations:
        corporation.passed, corporation.produced, corporation.best_produce = False, 0, 0
        for team in range(table.board.teams):
            corporation.put_team(team, table.board.start)
    if begins:
        _begin_game(table)
    if table.era == 0:
        _deal_mariners(table)
    else:
        _deal_later_era(table)
        new = {name: card.profits for name, card in PROGRESS.items() if card.era == table.era_name}
        table.progress_left = {**table.progress_left, **new}
    if table.era == len(ERAS) - 1:
        players = table.setup.seats
        table.colonies_left = tuple(name for name, colony in COLONIES.items() if players in colony.players)
    table.offer = ("",) * CONSTANTS.offer
    refill(table)
    ripe = [] if begins else _ripe_genes(table)
    yield from _use_beyond_markers(table)
    table.beyond = (-1, -1)
    for seat in ripe:
        yield from gain_progress(table, seat, "adaptation")
    _choose_first(table)
    if begins and table.era == len(ERAS) - 1:
        yield from _take_first_adaptations(table)
    table.stage = "turn"


def _ripe_genes(table: Table) -> list[int]:
    """The players whose genetics cube has done a lap in Mariners, which bears fruit in Planeteers, in seat order."""
    if table.era != 1:
        return []
    return [corporation.seat for corporation in table.corporations if corporation.genetics >= CONSTANTS.wheel.spaces]


def _begin_game(table: Table) -> None:
    era = table.era_name
    for corporation in table.corporations:
        corporation.profit = CONSTANTS.starting_profit[era]
        corporation.genetics = CONSTANTS.genetics_start[era]
        corporation.revelation = CONSTANTS.revelation_start[era]
    seats = table.setup.seats
    table.time_aside = TIME_CARDS[: seats + TIME_IN_DECK[seats]]
    if table.era == len(ERAS) - 1:
        table.progress_left = {name: card.profits for name, card in PROGRESS.items() if card.era == ERAS[1]}
    if table.era == 0:
        table.corporations[-1].profit += CONSTANTS.last_seat_profit[seats]


def _hand_out_time(table: Table) -> list[str]:
    """A time card for everybody; the ones that are left for the deck."""
    for corporation, card in zip(table.corporations, table.time_aside, strict=False):
        corporation.take(card)
    left = list(table.time_aside[table.setup.seats :])
    table.time_aside = ()
    return left


def deck_of(table: Table) -> tuple[list[Card], list[Card]]:
    """The start cards and the other cards of the era's deck, in the printing the table plays with."""
    cards = [card for card in DECKS[table.era_name] if not card.only_in_58 or table.setup["planeteers_deck"] == "58"]
    return [card for card in cards if card.start], [card for card in cards if not card.start]


def _deal_mariners(table: Table) -> None:
    """A chemical thruster for everybody; the other start cards on top of the deck; later players draw."""
    start, rest = deck_of(table)
    time = _hand_out_time(table)
    thrusters = [card.id for card in start if card.name == STARTING_CARD]
    others = [card.id for card in start if card.name != STARTING_CARD]
    for corporation, card in zip(table.corporations, thrusters, strict=False):
        corporation.take(card)
    top = table.chance.shuffled("start cards", [*others, *thrusters[table.setup.seats :]])
    table.deck = (*top, *table.chance.shuffled("deck", [*(card.id for card in rest), *time]))
    for seat in CONSTANTS.first_draws[table.setup.seats]:
        table.draw(seat, "setup")


def _deal_later_era(table: Table) -> None:
    """A time card and two start cards for everybody; the other start cards on top of the deck."""
    start, rest = deck_of(table)
    time = _hand_out_time(table)
    shuffled = table.chance.shuffled("start cards", [card.id for card in start])
    for corporation in table.corporations:
        corporation.take(*shuffled[: CONSTANTS.start_hand])
        shuffled = shuffled[CONSTANTS.start_hand :]
    table.deck = (*shuffled, *table.chance.shuffled("deck", [*(card.id for card in rest), *time]))


def _use_beyond_markers(table: Table) -> Rule:
    """The holders of the beyond markers may begin with a team farther out."""
    if not table.era:
        return
    for marker, holder in enumerate(table.beyond):
        if holder < 0:
            continue
        place = CONSTANTS.beyond_places[table.era_name][marker]
        corporation = table.corporations[holder]
        choice = yield from ask(holder, "beyond_start", ["yes", "no"], {"site": place})
        if choice == "no":
            continue
        team = corporation.teams.index(table.board.start)
        on_track = table.board.sites[place].track if marker else 0
        corporation.put_team(team, f"{place}@{on_track}" if on_track else place)
        table.tell("team_placed", holder, site=place)
        if table.era == 1 and marker == 0:
            table.claims = {**table.claims, place: (holder, team)}
            yield from reveal_site(table, holder, place)


def _choose_first(table: Table) -> None:
    """Mariners: the first seat. Later: whoever stands farthest out, else the poorest, a tie drawn at random."""
    if table.era == 0:
        first = 0
    else:
        ahead = CONSTANTS.beyond_places[table.era_name][0]
        there = [corporation.seat for corporation in table.corporations if ahead in corporation.teams]
        least = min(corporation.profit for corporation in table.corporations)
        poorest = [corporation.seat for corporation in table.corporations if corporation.profit == least]
        first = there[0] if there else poorest[table.chance.draw("first player", len(poorest))]
    table.first = first
    table.activate(first)


def _take_first_adaptations(table: Table) -> Rule:
    """A game that begins with Starfarers gives everyone an adaptation without condition, the last player first."""
    for corporation in reversed(table.from_active()):
        names = [
            name
            for name in available(table, corporation.seat, "adaptation")
            if PROGRESS[name].era == ERAS[1] and PROGRESS[name].condition is None
        ]
        name = yield from ask(corporation.seat, "progress", names, {"kind": "adaptation"})
        table.progress_left = {**table.progress_left, name: table.progress_left[name][1:]}
        yield from take_progress(table, corporation.seat, name, 0)
