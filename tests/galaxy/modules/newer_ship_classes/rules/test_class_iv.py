"""Class IV: boards of two halves, one more run of the hourglass, deck IV, and insurance for whoever wants it."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game, Rehearsal
from starboard.engine.setup import WrongSetup
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.sheets import sheets
from starboard.galaxy.options import plan_of
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.newer_ship_classes.cruisers import CRUISE, CRUISER, setup_of
from tests.galaxy.modules.newer_ship_classes.ships import ON

PRICE, LIMIT = 7, 14
BARE = CRUISER.replace(" crew=2", "").replace(" cells=2", "")


def launched(*purses: int, **options: str) -> Rehearsal[Table]:
    """Cruisers that have just been built by owners with so many credits; the second has the first number."""
    seats = len(purses)
    r = yard(seats, "IV", ships=[BARE] * seats, **{**CRUISE, **options})
    table = r.state.copy()
    table.accounts = list(purses)
    table.bank.give("credits", sum(purses))
    r = Rehearsal(Game.from_state(RULES, table.setup, table))
    for number, seat in enumerate((1, 0, *range(2, seats)), 1):
        r.choose(seat, f"finish {number}")
    return r


def settled(lost: int, insured: bool) -> tuple[int, int]:
    """What somebody with 50 credits pays for so many lost components, and what is left of the credits."""
    r = launched(50, 50).choose(1, "no").choose(0, "insure" if insured else "no")
    table = r.state.copy()
    table.ships[0].lost = tuple(range(lost))
    table.flight.deck = ("nothing",)
    r = Rehearsal(Game.from_state(RULES, table.setup, table)).choose(0, "fly on").choose(1, "fly on")
    losses = [line["amount"] for line in r.state.results[0]["lines"] if (line["kind"], line["seat"]) == ("losses", 0)]
    paid = sum(event.data["amount"] for event in r.events("paid", 0))
    return -sum(losses), paid


@pytest.mark.rule("AX-7.1", "AX-7.2")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_everybody_draws_two_boards_that_nobody_else_has(seed: str) -> None:
    game = Game.new(RULES, setup_of("IV"), seed)
    keys = [ship.board for ship in game.view(0).table.ships]
    halves = [key.removeprefix("IV:").split("+") for key in keys]
    assert len({front for front, _ in halves}) == len({rear for _, rear in halves}) == 4
    assert len({board(key).area for key in keys}) == 4


@pytest.mark.rule("AX-7.1")
def test_the_larger_board_is_the_front() -> None:
    sheet = sheets()["IV"]
    assert {len(front) for front in sheet.upper} == {6}
    assert {len(rear) for rear in sheet.lower} == {4}
    on = board("IV:2+3")
    for row, cells in enumerate((*sheet.upper[1], *sheet.lower[2])):
        for column, cell in enumerate(cells):
            assert bool(on.area >> row * on.width + column & 1) is (cell != ".")


@pytest.mark.rule("AX-4.5", "AX-7.1")
def test_there_are_five_of_each() -> None:
    assert len(sheets()["IV"].upper) == len(sheets()["IV"].lower) == 5


@pytest.mark.rule("AX-7.1")
def test_every_flight_draws_anew() -> None:
    shapes = {Game.new(RULES, setup_of("IV"), seed).view(0).table.ships[0].board for seed in "abcdefgh"}
    assert len(shapes) > 3


@pytest.mark.rule("AX-1.3")
def test_a_cruiser_needs_deck_four() -> None:
    with pytest.raises(WrongSetup) as wrong:
        RULES.setup(4, {**ON, "rounds": "II III IV"})
    assert wrong.value.unmet is not None
    assert wrong.value.unmet.name == "deck_iv"
    assert setup_of("II III IV")["rounds"] == "II III IV"


@pytest.mark.rule("AX-4.3", "AX-R-9", "AX-1.6")
@pytest.mark.parametrize("rounds", ["II III IV", "IIB IIIB IV", "IV"])
def test_the_recommended_game_ends_with_a_cruiser(rounds: str) -> None:
    assert [plan_of(name).number for name in setup_of(rounds)["rounds"].split()][-1] == 4


@pytest.mark.rule("AX-7.3", "AX-R-13", "AX-4.6")
def test_the_fourth_rules_card() -> None:
    plan = plan_of("IV")
    assert (plan.level, plan.number, plan.finish, plan.best_looking) == ("IV", 4, (16, 12, 8, 4), 8)
    assert plan.starts == (0, -5, -10, -15, -20)


@pytest.mark.rule("AX-7.4", "AX-13.2")
def test_the_hourglass_starts_off_the_board_and_runs_five_times() -> None:
    r = yard(2, "IV", **CRUISE)
    circles = []
    while (yard_now := r.game.view(0).table.yard) is not None:
        assert yard_now.running
        circles.append(yard_now.circle)
        r.alarm()
        if yard_now.circle == 1:
            r.choose(0, "finish 1")
        if yard_now.circle:
            r.choose(0, "turn")
    assert circles == [4, 3, 2, 1, 0]


@pytest.mark.rule("AX-7.5")
def test_four_piles_of_five_cards() -> None:
    r = yard(2, "IV", **CRUISE)
    for pile in r.state.piles:
        assert Counter(CARDS[card].level for card in pile) == {"IV": 2, "III": 1, "II": 1, "I": 1}
    assert len(r.state.piles) == 3
    assert len(launched(50, 50).state.flight.deck) == 20


@pytest.mark.rule("AX-7.13", "AX-R-53")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_first_card_is_of_deck_four(seed: str) -> None:
    game = Game.new(RULES, setup_of("IV", 2), seed)
    match = Match(game, [SensibleBot(f"{seed} {seat}") for seat in range(2)])
    while game.state.course is None:
        match.step()
    first, *others = (*game.state.flight.played, *filter(None, [game.state.flight.card]), *game.state.flight.deck)
    assert CARDS[first].level == "IV"
    assert Counter(CARDS[card].level for card in others) == {"IV": 7, "III": 4, "II": 4, "I": 4}


@pytest.mark.rule("AX-7.6", "AX-7.7", "AX-13.4", "AX-R-14")
def test_insurance_is_decided_openly_in_launch_order_before_the_first_card() -> None:
    r = launched(50, 50)
    assert r.game.seats_asked() == (1,)
    assert set(r.options(1)) == {"insure", "no"}
    about = r.asked(1).about
    assert (about["limit"], about["options"]["insure"]["price"]) == (LIMIT, {"credits": PRICE})
    assert r.state.flight.card is None
    r.choose(1, "insure")
    (told,) = r.events("insured", 1)
    assert told.data == {"price": PRICE, "limit": LIMIT}
    assert r.game.view(0).table.credits[1] == 50 - PRICE
    assert r.game.seats_asked() == (0,)


@pytest.mark.rule("AX-7.6", "AX-R-14")
def test_who_lacks_the_credits_is_not_asked() -> None:
    r = launched(PRICE - 1, PRICE).choose(1, "no")
    assert r.asked(0).question == "next_card"


@pytest.mark.rule("AX-7.10")
def test_later_nobody_is_asked_again() -> None:
    r = launched(50, 50).choose(1, "no").choose(0, "no")
    assert {r.asked(seat).question for seat in r.game.seats_asked()} == {"next_card"}
    assert all("insure" not in option for seat in r.game.seats_asked() for option in r.options(seat))


@pytest.mark.rule("AX-7.8", "AX-7.9", "AX-EX-48")
@pytest.mark.parametrize(
    ("lost", "insured", "losses", "in_all"),
    [(20, True, 14, 21), (20, False, 20, 20), (5, True, 5, 12), (5, False, 5, 5)],
)
def test_what_lost_components_cost_with_and_without(lost: int, insured: bool, losses: int, in_all: int) -> None:
    paid_for_losses, paid = settled(lost, insured)
    assert paid_for_losses == losses
    assert paid + (PRICE if insured else 0) == in_all


@pytest.mark.rule("AX-7.12")
def test_components_left_aside_count_as_lost() -> None:
    r = yard(2, "IV", heap=["structural 1303", "structural 1313", "structural 1323"], **CRUISE)
    r.choose(0, "draw").choose(0, "set aside").choose(0, "draw").choose(0, "set aside").choose(0, "draw")
    assert "set aside" not in r.options(0)
    r.choose(0, "return").choose(0, "finish 1").choose(1, "finish 2")
    assert len(r.game.view(0).table.ships[0].lost) == 2


@pytest.mark.rule("AX-7.8")
def test_an_insurance_holds_for_whoever_gives_up_as_well() -> None:
    r = launched(50, 50).choose(1, "no").choose(0, "insure")
    table = r.state.copy()
    table.ships[0].lost = tuple(range(30))
    assert table.ships[0].penalty == LIMIT
    told = Rehearsal(Game.from_state(RULES, table.setup, table)).asked(0).about["options"]["give up"]
    assert told["price"]["losses"] == LIMIT


def test_a_cruiser_is_hit_in_its_rows_and_columns() -> None:
    r = flight(
        CRUISER, CRUISER, cards=["meteors meteors=large_left", "nothing"], dice=[7], **{"round_name": "IV", **CRUISE}
    )
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["6,7"]
