"""The variants: GT-28, GT-EX-17, GT-EX-18 and the rulings on them."""

import pytest

from starboard.engine import BadInput, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.playing_on import build_nothing
from tests.galaxy.rules.ships_ending import BARE, QUIET, TIDY, UNTIDY, loaded, of_class, with_losses
from tests.galaxy.settled import rows

SHORT_GAMES = ("I", "II", "III", "I II", "I III", "II III")


def rounds_played(seats: int = 2, **options: str) -> list[tuple[str, str, int]]:
    """A whole game without anybody building or flying: each round with its ship class and the cards of its flight."""
    r = Rehearsal(Game.new(RULES, RULES.setup(seats, options), "variants"))
    played = []
    while not r.game.over:
        name, board = r.state.round_name, r.game.view(0).table.ships[0].board
        build_nothing(r)
        played.append((name, board, len(r.state.flight.deck)))
        r.all_choose("give up")
    assert [result["round"] for result in r.state.results] == [name for name, _, _ in played]
    return played


NUMBERS = {"I": ("I", "I", 8), "II": ("II", "II", 12), "III": ("III", "III", 16), "IIIA": ("IIIA", "IIIA", 16)}


@pytest.mark.rule("GT-28.1", "SB-GT-15")
@pytest.mark.parametrize("rounds", SHORT_GAMES)
def test_short_game_plays_the_chosen_rounds_each_with_its_own_ships_and_cards(rounds: str) -> None:
    assert rounds_played(rounds=rounds) == [NUMBERS[name] for name in rounds.split()]


@pytest.mark.rule("GT-28.2")
def test_round_iiia_follows_round_three() -> None:
    assert rounds_played(rounds="I II III IIIA") == [NUMBERS[name] for name in ("I", "II", "III", "IIIA")]


@pytest.mark.rule("GT-28.2")
def test_round_iiia_replaces_round_three() -> None:
    assert rounds_played(rounds="I II IIIA") == [NUMBERS[name] for name in ("I", "II", "IIIA")]


@pytest.mark.rule("GT-28.2")
def test_without_the_variant_there_is_no_round_iiia() -> None:
    assert rounds_played() == [NUMBERS[name] for name in ("I", "II", "III")]


@pytest.mark.rule("SB-GT-15")
@pytest.mark.parametrize("rounds", ["III I", "IIIA IIIA", "II I II I", "I I I I I I I I"])
def test_any_flights_are_flown_in_any_order_and_again(rounds: str) -> None:
    assert rounds_played(rounds=rounds) == [NUMBERS[name] for name in rounds.split()]


@pytest.mark.rule("SB-GT-15")
def test_a_deck_that_has_run_out_is_renewed_with_the_cards_of_earlier_flights() -> None:
    r = Rehearsal(Game.new(RULES, RULES.setup(2, {"rounds": "III III III"}), "a long haul"))
    flown: list[tuple[str, ...]] = []
    while not r.game.over:
        build_nothing(r)
        flown.append(r.state.flight.deck)
        r.all_choose("give up")
    assert [len(deck) for deck in flown] == [16, 16, 16]
    assert all(len(set(deck)) == len(deck) for deck in flown), "no card is in one flight twice"
    assert not set(flown[0]) & set(flown[1])
    assert set(flown[2]) & {*flown[0], *flown[1]}, "twenty cards of level III do not last for three flights"


@pytest.mark.rule("SB-GT-15")
def test_the_test_flight_has_its_own_cards_also_after_others() -> None:
    r = Rehearsal(Game.new(RULES, RULES.setup(2, {"rounds": "I test"}), "back to school"))
    build_nothing(r)
    r.all_choose("give up")
    assert r.state.is_test_flight
    build_nothing(r)
    flight = r.state.flight
    starred = {*flight.played, *flight.deck, *([flight.card] if flight.card else [])}
    assert starred == {card for card in decks_of()["I"] if CARDS[card].learning}


@pytest.mark.rule("GT-28.2", "SB-GT-14")
def test_round_iiia_has_the_bonuses_the_hourglass_and_the_piles_of_round_three() -> None:
    r = flight(*[of_class("IIIA", BARE)] * 4, cards=[QUIET])
    settled = rows(r.state.results[0])
    assert [(row["finish"], row["best_looking"]) for row in settled] == [(12, 6), (9, 6), (6, 6), (3, 6)]
    r = yard(2, "IIIA")
    assert r.game.view(0).table.yard.circle == 3
    assert [sorted(CARDS[card].level for card in pile) for pile in r.state.piles] == [["I", "II", "III", "III"]] * 3
    build_nothing(r)
    assert r.game.view(0).table.flight.positions == {"0": 0, "1": -4}


@pytest.mark.rule("GT-28.3")
def test_components_lost_from_a_class_iiia_ship_are_kept_for_the_settlement() -> None:
    tall = "ship IIIA\n7,7 starting_cabin 3333\n6,7 cabin 0300\n8,7 battery_2 0003\n7,6 engine 1000 ^\n"
    r = flight(tall, tall, cards=["meteors meteors=large_left", QUIET], dice=[7])
    assert [len(ship.lost) for ship in r.game.view(None).table.ships] == [1, 1]
    r.all_choose("fly on")
    assert [row["losses"] for row in rows(r.state.results[0])] == [1, 1]


@pytest.mark.rule("GT-28.3", "GT-R-43")
def test_two_components_may_be_set_aside_beside_a_class_iiia_board() -> None:
    r = yard(2, "IIIA")
    r.choose(0, "draw", "set aside", "draw", "set aside", "draw")
    assert "set aside" not in r.options(0)
    r.choose(0, "return", "finish 1").choose(1, "finish 2")
    assert len(r.game.view(None).table.ships[0].lost) == 2


@pytest.mark.rule("GT-28.4")
@pytest.mark.parametrize("lost", [11, 12, 22, 35])
def test_every_component_lost_from_a_class_iiia_ship_is_paid_for(lost: int) -> None:
    ship = of_class("IIIA", BARE)
    r = flight(with_losses(ship, lost), ship, cards=[QUIET, QUIET], purses=[50, 50], fly_on=False)
    r.choose(0, "give up").choose(1, "fly on")
    assert r.game.view(0).table.ships[0].penalty == lost
    r.choose(1, "fly on")
    assert r.game.scores[0] == 50 - lost


def look_at_piles(r: Rehearsal[Table], seat: int) -> list[list[str]]:
    """What a seat sees when it looks at the three piles one after the other."""
    seen = []
    for pile in (1, 2, 3):
        r.choose(seat, f"look {pile}")
        seen.append(list(r.game.view(seat).table.yard.pile))
        r.choose(seat, "put back")
    return seen


@pytest.mark.rule("GT-28.5")
def test_with_foresight_the_piles_keep_their_order_however_often_they_are_looked_at() -> None:
    r = yard(2, "III", ships=[of_class("III", TIDY)] * 2, foresight="yes")
    piles = [list(pile) for pile in r.state.piles]
    assert look_at_piles(r, 0) == piles
    assert look_at_piles(r, 1) == piles
    assert look_at_piles(r, 0) == piles
    assert any(pile != sorted(pile) for pile in piles), "the order is worth remembering"


@pytest.mark.rule("GT-28.5", "GT-28.6")
def test_without_foresight_the_order_of_a_pile_says_nothing() -> None:
    r = yard(2, "III", ships=[of_class("III", TIDY)] * 2)
    piles = [list(pile) for pile in r.state.piles]
    assert look_at_piles(r, 0) == [sorted(pile) for pile in piles]
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert list(r.state.flight.deck[:12]) != [card for pile in piles for card in pile]


@pytest.mark.rule("GT-28.6")
@pytest.mark.parametrize("round_name", ["I", "II", "III", "IIIA"])
def test_with_foresight_the_three_piles_lie_unshuffled_on_the_fourth(round_name: str) -> None:
    r = yard(2, round_name, foresight="yes")
    stacked = [card for pile in r.state.piles for card in pile]
    build_nothing(r)
    deck = list(r.state.flight.deck)
    assert deck[: len(stacked)] == stacked
    hidden = deck[len(stacked) :]
    assert len(hidden) * 3 == len(stacked)
    assert not set(hidden) & set(stacked)


@pytest.mark.rule("GT-28.6")
def test_with_foresight_the_first_card_need_not_be_of_the_level_of_the_round() -> None:
    for foresight, levels in (("yes", {"I", "II", "III"}), ("no", {"III"})):
        first = set()
        for seed in range(30):
            r = Rehearsal(Game.new(RULES, RULES.setup(2, {"rounds": "III", "foresight": foresight}), f"top {seed}"))
            first.add(CARDS[build_nothing(r).state.flight.deck[0]].level)
        assert first == levels


@pytest.mark.rule("GT-EX-18", "GT-R-33")
@pytest.mark.parametrize(("round_name", "unknown"), [("I", 2), ("II", 3), ("III", 4)])
def test_example_with_foresight_all_cards_but_the_last_pile_are_known(round_name: str, unknown: int) -> None:
    r = yard(2, round_name, ships=[of_class(round_name, TIDY)] * 2, foresight="yes")
    known = [card for pile in look_at_piles(r, 0) for card in pile]
    r.choose(0, "finish 1").choose(1, "finish 2")
    deck = list(r.state.flight.deck)
    assert deck[:-unknown] == known
    assert len(deck) == len(known) + unknown


@pytest.mark.rule("GT-28.7")
@pytest.mark.parametrize("teams", ["teams", "expert"])
def test_teams_are_two_pairs_of_four_players(teams: str) -> None:
    for seats in (2, 3):
        with pytest.raises(BadInput, match="seats to be one of: 4"):
            RULES.setup(seats, {"teams": teams})
    r = flight(
        UNTIDY, UNTIDY, UNTIDY, UNTIDY, cards=[QUIET], purses=[5, 9], teams=teams, fly_on=False, credits="secret"
    )
    assert [r.game.view(0).table.credits[seat] for seat in range(4)] == [5, None, 5, None]
    assert [r.game.view(3).table.credits[seat] for seat in range(4)] == [None, 9, None, 9]


@pytest.mark.rule("GT-28.8", "SB-GT-18")
def test_partners_earn_and_pay_from_one_pile_of_credits() -> None:
    r = flight(UNTIDY, with_losses(UNTIDY, 3), loaded("R"), UNTIDY, cards=[QUIET], teams="teams")
    ours = (4 + 2) + (2 + 4)
    theirs = (3 + 2 - 3) + (1 + 2)
    assert r.game.scores == [ours, theirs, ours, theirs]


@pytest.mark.rule("GT-28.8")
def test_a_penniless_partner_pays_from_the_common_pile() -> None:
    r = flight(
        UNTIDY, UNTIDY, with_losses(UNTIDY, 4), UNTIDY, cards=[QUIET], purses=[9, 9], teams="teams", fly_on=False
    )
    r.all_choose("give up")
    assert r.game.scores == [5, 9, 5, 9]


def components_of(r: Rehearsal[Table], seat: int) -> set[str]:
    pieces = r.game.view(None).table.ships[seat].pieces
    return {square for square in pieces if square != "7,7"}


def weld_marks(r: Rehearsal[Table]) -> dict[int, str]:
    """Every seat welds its next component on another side of its starting cabin; which seat marked which square."""
    marks = {0: "7,6", 1: "8,7", 2: "7,8", 3: "6,7"}
    for seat, square in marks.items():
        r.choose(seat, "draw", f"weld {square} ^")
    return marks


def team_yard(round_name: str, teams: str) -> Rehearsal[Table]:
    """Four seats at a yard where the next components are cabins that fit on a starting cabin on every side."""
    return yard(4, round_name, teams=teams, heap=["cabin 2121", "cabin 2121", "cabin 2122", "cabin 1211"])


def cabin_colours(r: Rehearsal[Table]) -> list[str]:
    """The starting cabin at each seat, which tells whose board it was at first."""
    return [ship.pieces["7,7"] for ship in r.game.view(None).table.ships]


@pytest.mark.rule("GT-28.9", "GT-R-32")
def test_after_building_everybody_flies_the_ship_of_the_partner_from_where_its_tile_says() -> None:
    r = team_yard("I", "teams")
    built_by = weld_marks(r)
    colours = cabin_colours(r)
    for seat, tile in enumerate((3, 1, 4, 2)):
        r.choose(seat, f"finish {tile}")
    flown = [components_of(r, seat) for seat in range(4)]
    assert flown == [{built_by[2]}, {built_by[3]}, {built_by[0]}, {built_by[1]}]
    assert cabin_colours(r) == [colours[2], colours[3], colours[0], colours[1]]
    table = r.game.view(None).table
    assert list(table.numbers) == [4, 2, 3, 1]
    assert table.flight.positions == {"0": -6, "1": -2, "2": -4, "3": 0}


@pytest.mark.rule("GT-28.9")
def test_without_teams_everybody_flies_the_own_ship() -> None:
    r = team_yard("I", "no")
    built_by = weld_marks(r)
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    assert [components_of(r, seat) for seat in range(4)] == [{built_by[seat]} for seat in range(4)]


@pytest.mark.rule("GT-28.10")
def test_turning_the_hourglass_to_another_numbered_circle_makes_expert_partners_swap() -> None:
    r = team_yard("II", "expert")
    marks = weld_marks(r)
    r.choose(1, "draw", "set aside")
    aside = list(r.game.view(1).table.yard.places[1].aside)
    assert not r.events("partners_swapped")
    r.alarm()
    assert not r.events("partners_swapped"), "not when the sand has run out, but when somebody turns the glass"
    r.choose(3, "turn")
    assert len(r.events("partners_swapped")) == 1
    assert [components_of(r, seat) for seat in range(4)] == [{marks[2]}, {marks[3]}, {marks[0]}, {marks[1]}]
    assert list(r.game.view(3).table.yard.places[3].aside) == aside, "what lies at the board stays with it"


@pytest.mark.rule("GT-28.10")
def test_ordinary_teams_do_not_swap_while_building() -> None:
    r = team_yard("III", "teams")
    marks = weld_marks(r)
    r.alarm().choose(0, "turn").alarm().choose(0, "turn")
    assert not r.events("partners_swapped")
    assert [components_of(r, seat) for seat in range(4)] == [{marks[seat]} for seat in range(4)]


@pytest.mark.rule("GT-28.10")
def test_expert_partners_build_on_at_each_others_ship() -> None:
    r = yard(4, "II", teams="expert", heap=["structural 1313", "cabin 2121"])
    r.choose(0, "draw", "weld 7,6 ^").alarm().choose(2, "turn")
    r.choose(2, "draw", "weld 8,7 ^")
    assert [components_of(r, seat) for seat in range(4)] == [set(), set(), {"7,6", "8,7"}, set()]


@pytest.mark.rule("GT-28.11")
def test_no_swap_when_the_hourglass_goes_from_circle_one_to_start() -> None:
    r = yard(4, "I", teams="expert")
    r.choose(0, "finish 1").alarm().choose(0, "turn")
    assert r.game.view(0).table.yard.circle == 0
    assert not r.events("partners_swapped")


@pytest.mark.rule("GT-28.12")
def test_expert_partners_swap_once_more_to_fly() -> None:
    r = team_yard("I", "expert")
    marks = weld_marks(r)
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    assert [components_of(r, seat) for seat in range(4)] == [{marks[2]}, {marks[3]}, {marks[0]}, {marks[1]}]
    assert not r.events("partners_swapped"), "changing places to fly is not a change while building"


@pytest.mark.rule("GT-EX-17", "GT-28.11", "GT-28.12")
@pytest.mark.parametrize(("round_name", "swaps"), [("I", 0), ("II", 1), ("III", 2)])
def test_example_expert_partners_swap_0_1_2_times_and_once_more_before_the_flight(round_name: str, swaps: int) -> None:
    r = team_yard(round_name, "expert")
    colours = cabin_colours(r)
    partners = [colours[2], colours[3], colours[0], colours[1]]
    for swap in range(swaps):
        assert cabin_colours(r) == (partners if swap % 2 else colours)
        r.alarm().choose(0, "turn")
    built = cabin_colours(r)
    assert built == (partners if swaps % 2 else colours)
    r.choose(1, "finish 1").alarm().choose(1, "turn").alarm()
    assert len(r.events("partners_swapped")) == swaps
    for seat, tile in ((0, 2), (2, 3)):
        r.choose(seat, f"finish {tile}")
    assert r.state.yard is None
    assert cabin_colours(r) == [built[2], built[3], built[0], built[1]]


@pytest.mark.rule("SB-GT-1")
@pytest.mark.parametrize(("round_name", "swap_after"), [("I", []), ("II", [15]), ("III", [15, 30])])
def test_building_in_turns_expert_partners_swap_every_fifteen_moves(round_name: str, swap_after: list[int]) -> None:
    r = yard(4, round_name, teams="expert", pace="turns")
    swapped: list[int] = []
    for move in range(1, 46):
        for seat in range(4):
            if "draw" not in r.options(seat):
                break
            r.choose(seat, "draw", "return")
        if len(r.events("partners_swapped")) > len(swapped):
            swapped.append(move)
    assert swapped == swap_after
    assert len(r.events("partners_swapped")) == len(swap_after)
