"""No decision offers what cannot be completed: every option of every step of an action is tried to the action's end."""

from __future__ import annotations

from functools import partial
from itertools import zip_longest
from random import Random

import pytest

from starboard.bots.careless import RandomBot
from starboard.engine import Decision, Game
from starboard.spacecorp import RULES
from starboard.spacecorp.catalog.cards import CARDS, DECKS, ERAS, PROGRESS
from starboard.spacecorp.corporation import BASES
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES, piles_of
from starboard.spacecorp.scenario import position
from starboard.spacecorp.table import Table

STEPS = frozenset({"gather", "choose_team", "destination", "base_type", "use_base", "special_target", "colony_points"})
"""The questions in the middle of an action, after which it must still come to its end."""
MOST_ANSWERS = 60
"""No action of random play is longer; one that never ends would be caught by this."""


def complete(game: Game[Table], decision: Decision, option: str) -> None:
    """Choose an option, then finish the turn as soon as the rules allow it, else by whatever is offered last."""
    turn = game.state.turns, game.state.era, game.state.active
    game.answer(decision.seat, decision.id, option)
    for _ in range(MOST_ANSWERS):
        if game.over or (game.state.turns, game.state.era, game.state.active) != turn:
            return
        asked = game.decision(game.seats_asked()[0])
        assert asked is not None
        ready = [word for word in ("do it", "done", "stay", "pass") if word in asked.options]
        game.answer(asked.seat, asked.id, ready[0] if ready else asked.options[-1])
    pytest.fail(f"after {option!r} the turn never ended")


def try_everything(game: Game[Table], bot: RandomBot, most: int) -> int:
    """Play on at random, trying every option on the way with a copy; how many were tried."""
    tried = answered = 0
    while not game.over and answered < most:
        decision = game.decision(game.seats_asked()[0])
        assert decision is not None
        assert decision.options
        if decision.question in STEPS:
            for option in decision.options:
                complete(game.copy(), decision, option)
                tried += 1
        game.answer(decision.seat, decision.id, bot.choose(decision, partial(game.view, decision.seat)))
        answered += 1
    return tried


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_on_the_way_leads_to_the_end_of_the_action(seats: int, era: str) -> None:
    setup = RULES.setup(seats, {"first_era": era, "last_era": era})
    tried = sum(
        try_everything(Game.new(RULES, setup, f"{era} {number}"), RandomBot((seats, number), ("pass", "research")), 999)
        for number in range(2)
    )
    assert tried > 200


def crowded(era: str, random: Random) -> str:
    """A position in the middle of an era with bases everywhere, full hands and little profit."""
    board, seats = BOARDS[era], 3
    cards = random.sample([card.id for card in DECKS[era]], k=len(DECKS[era]))
    infra = [card for card in cards if CARDS[card].infra]
    progress = [name for name, card in PROGRESS.items() if ERAS.index(card.era) <= ERAS.index(era)]
    lines = [f"spacecorp {era} {seats}", random.choice(("", "ending deck"))]
    for seat in range(seats):
        slots = [infra.pop() for _ in range(2)]
        held = [card for card in cards if card not in infra and card not in slots and not CARDS[card].special][:7]
        cards = [card for card in cards if card not in (*held, *slots)]
        owned = ",".join(random.sample(progress, k=random.choice((0, 1, 3)))) if era != "mariners" else ""
        teams = ",".join(random.choices(sorted(board.working), k=3))
        lines.append(
            f"seat {seat} profit={random.randrange(7)} hand={','.join(held)},time infra={','.join(slots)},- "
            f"teams={teams} progress={owned or '-'}"
        )
    piles = {pile: [tile for tile in tiles if TILES[tile].draw_from is None] for pile, tiles in piles_of(era).items()}
    for site in board.sites.values():
        if site.build is None or random.random() < 1 / 4:
            continue
        owner = random.randrange(seats)
        kinds = BASES if era != "mariners" else BASES[:6]
        has_bases = random.random() < 2 / 3
        for spot, pile in zip_longest(site.spots, site.piles):
            if pile is not None:
                lines.append(f"tile {spot} {piles[pile].pop()}")
            if has_bases:
                lines.append(f"base {spot} {owner} {random.choice(('spaceport', *kinds))}")
    return "\n".join(lines)


@pytest.mark.parametrize("era", ERAS)
def test_in_a_crowded_position_every_option_leads_to_the_end_of_the_action(era: str) -> None:
    tried = 0
    for number in range(20):
        game = position(crowded(era, Random(f"{era} {number}"))).game
        tried += try_everything(game, RandomBot(number, ("pass", "research", "do it", "done", "upgrade")), 30)
    assert tried > 500
