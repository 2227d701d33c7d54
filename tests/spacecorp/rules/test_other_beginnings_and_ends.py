"""SpaceCorp, section 23: games that begin with a later era, and games that end early."""

from collections.abc import Mapping

import pytest

from starboard.engine import BadInput, Rehearsal
from starboard.spacecorp import RULES
from starboard.spacecorp.catalog.cards import COLONIES, DECKS, PROGRESS, TIME_CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import ROWS, contracts
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, gained, profit
from tests.spacecorp.rules.playing import new_game, play, value

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
LATER_ERAS = pytest.mark.parametrize("era", ["planeteers", "starfarers"])
SEEDS = [f"seed {number}" for number in range(20)]
FIRST_CHOICES = ("sensory_focus", "cooperative_empathy", "radiation_resistance", "low_gravity_physiology")
"""The adaptations of Planeteers without a condition."""


def beginning(era: str, seats: int, seed: str = "a quiet evening") -> Rehearsal[Table]:
    """A game that begins with an era, in its first turn."""
    r = new_game(seats, seed, first_era=era)
    for _ in range(seats if era == "starfarers" else 0):
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[0])
    assert (r.state.active, r.state.turns) == (r.state.first, 1)
    return r


def time_cards(r: Rehearsal[Table]) -> list[int]:
    """How many time cards everybody holds, and then how many are in the deck and the offer."""
    places = [corporation.hand for corporation in r.state.corporations]
    return [sum(card in TIME_CARDS for card in cards) for cards in (*places, (*r.state.deck, *r.state.offer))]


@pytest.mark.rule("SC-23.1", "SC-23.7")
@ALL_SEATS
@LATER_ERAS
def test_the_board_of_the_era_and_the_hq_made_for_this_start_are_used(era: str, seats: int) -> None:
    view = beginning(era, seats).game.view(None).table
    assert view.era == era
    assert [corporation.headquarters for corporation in view.corporations] == [era] * seats
    assert [corporation.infra for corporation in view.corporations] == [("", "", "")] * seats


@pytest.mark.rule("SC-23.1", "SC-23.7")
def test_whoever_comes_from_mariners_keeps_the_standard_hq() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", *LAST_TURN).choose(0, "special")
    assert r.game.view(None).table.era == "planeteers"
    assert [corporation.headquarters for corporation in r.state.corporations] == ["standard"] * 2


PRINTED_ON = {
    "research": ["seat 0 hand=P10,P47"],
    "move": ["seat 0 hand=P19,P01"],
}


def printed(headquarters: str) -> Mapping[str, int]:
    """What is printed on an HQ."""
    hq = CONSTANTS.headquarters[headquarters]
    return {"research": hq.research} | {action: worth for slot in hq.slots for action, worth in slot.items()}


@pytest.mark.rule("SC-R-45", "SC-15.14", "SC-23.1", "SC-23.7")
@pytest.mark.parametrize("action", list(PRINTED_ON))
@LATER_ERAS
def test_the_printed_values_of_these_hqs_are_infra(era: str, action: str) -> None:
    r = play("spacecorp planeteers 2", f"seat 0 profit=9 hq={era}", *PRINTED_ON[action]).choose(0, action)
    for choice in ("team 0", "ceres"):
        if choice in r.options(0):
            r.choose(0, choice)
    assert value(r.choose(0, "infra 0")) == printed(era)[action]
    assert set(printed(era)) == set(PRINTED_ON)


@pytest.mark.rule("SC-23.2")
@ALL_SEATS
def test_planeteers_is_set_up_as_after_mariners(seats: int) -> None:
    r = beginning("planeteers", seats)
    view = r.game.view(None).table
    assert view.piles == {"e1": 6, "e2": 14, "e3": 8}
    start = {card.id for card in DECKS["planeteers"] if card.start}
    for corporation in r.state.corporations:
        assert sorted(corporation.teams) == ["", "", "inner_system", "inner_system"]
        assert len(start & set(corporation.hand)) == 2
        assert corporation.progress == ()
    assert len(view.offer) == 4
    assert view.progress_left == {name: card.profits for name, card in PROGRESS.items() if card.era == "planeteers"}
    assert view.beyond == (-1, -1)


@pytest.mark.rule("SC-23.3")
@ALL_SEATS
def test_all_discs_are_on_the_mariners_contracts(seats: int) -> None:
    view = beginning("planeteers", seats).game.view(None).table
    assert view.discs == (1,) * 7
    assert view.fulfilled == 0
    own = contracts("planeteers", seats)
    assert view.rewards == {str(row): own[row].reward for row in ROWS}


@pytest.mark.rule("SC-23.4")
@ALL_SEATS
def test_genetics_cubes_start_one_space_advanced_in_planeteers(seats: int) -> None:
    for corporation in beginning("planeteers", seats).game.view(None).table.corporations:
        assert (corporation.genetics, corporation.revelation) == (1, 0)


@pytest.mark.rule("SC-23.5", "SC-23.11", "SC-EX-38")
@pytest.mark.parametrize(("seats", "in_game"), [(2, 2), (3, 5), (4, 8)])
@LATER_ERAS
def test_time_cards_of_a_later_beginning(era: str, seats: int, in_game: int) -> None:
    counts = time_cards(beginning(era, seats))
    assert counts == [*[1] * seats, in_game - seats]


@pytest.mark.rule("SC-23.6", "SC-23.12")
@ALL_SEATS
@pytest.mark.parametrize(("era", "amount"), [("planeteers", 8), ("starfarers", 20)])
def test_everybody_starts_with_the_same_profit(era: str, amount: int, seats: int) -> None:
    view = beginning(era, seats).game.view(None).table
    assert [corporation.profit for corporation in view.corporations] == [amount] * seats


@pytest.mark.rule("SC-R-41")
@LATER_ERAS
def test_the_first_player_is_drawn_at_random(era: str) -> None:
    assert {beginning(era, 3, seed).state.first for seed in SEEDS} == {0, 1, 2}


@pytest.mark.rule("SC-23.8")
@ALL_SEATS
def test_starfarers_is_set_up_as_after_planeteers(seats: int) -> None:
    r = beginning("starfarers", seats)
    view = r.game.view(None).table
    assert view.piles == {"primary": 16, "secondary": 12, "alien": 5}
    start = {card.id for card in DECKS["starfarers"] if card.start}
    for corporation in r.state.corporations:
        assert sorted(corporation.teams) == ["", "sol", "sol", "sol"]
        assert len(start & set(corporation.hand)) == 2
    assert len(view.offer) == 4
    assert set(view.colonies_left) == {name for name, colony in COLONIES.items() if seats in colony.players}


@pytest.mark.rule("SC-23.9")
@ALL_SEATS
def test_all_discs_are_on_the_planeteers_contracts(seats: int) -> None:
    view = beginning("starfarers", seats).game.view(None).table
    assert view.discs == (2,) * 7
    assert view.fulfilled == 0
    own = contracts("starfarers", seats)
    assert view.rewards == {str(row): own[row].reward for row in ROWS}


@pytest.mark.rule("SC-23.10")
@ALL_SEATS
def test_both_cubes_start_two_spaces_advanced_in_starfarers(seats: int) -> None:
    for corporation in beginning("starfarers", seats).game.view(None).table.corporations:
        assert (corporation.genetics, corporation.revelation) == (2, 2)


@pytest.mark.rule("SC-23.13")
def test_all_progress_cards_lie_on_the_annex_board() -> None:
    left = new_game(2, first_era="starfarers").game.view(None).table.progress_left
    assert left == {name: card.profits for name, card in PROGRESS.items()}


@pytest.mark.rule("SC-23.13", "SC-R-41")
@ALL_SEATS
def test_the_last_player_chooses_an_adaptation_first_and_so_on_counterclockwise(seats: int) -> None:
    for seed in SEEDS[:6]:
        r = new_game(seats, seed, first_era="starfarers")
        order = []
        while r.question().startswith("progress"):
            (seat,) = r.game.seats_asked()
            order.append(seat)
            r.choose(seat, r.options(seat)[0])
        first = r.state.first
        assert order == [(first - back) % seats for back in range(1, seats + 1)]
        assert (r.state.active, r.state.turns) == (first, 1)


@pytest.mark.rule("SC-23.13")
def test_only_adaptations_of_planeteers_without_a_condition_may_be_taken() -> None:
    r = new_game(2, first_era="starfarers")
    assert set(r.options(r.game.seats_asked()[0])) == set(FIRST_CHOICES)
    for name in FIRST_CHOICES:
        card = PROGRESS[name]
        assert (card.era, card.kind, card.condition) == ("planeteers", "adaptation", None)


@pytest.mark.rule("SC-23.13")
def test_its_profit_is_ignored_and_a_name_goes_to_two_players_only() -> None:
    r = new_game(3, first_era="starfarers")
    for _ in range(2):
        r.choose(r.game.seats_asked()[0], "radiation_resistance")
    last = r.game.seats_asked()[0]
    assert set(r.options(last)) == set(FIRST_CHOICES) - {"radiation_resistance"}
    r.choose(last, "sensory_focus")
    view = r.game.view(None).table
    assert [corporation.profit for corporation in view.corporations] == [20] * 3
    owned = sorted(corporation.progress for corporation in view.corporations)
    assert owned == [("radiation_resistance",), ("radiation_resistance",), ("sensory_focus",)]


@pytest.mark.rule("SC-23.13")
def test_a_game_that_begins_with_planeteers_hands_out_no_adaptation() -> None:
    assert not beginning("planeteers", 3).events("progress_gained")


def ended(era: str, *lines: str, seats: int = 2) -> Rehearsal[Table]:
    """The last turn of a game that ends with an era is over; it brought seat 0 two profit."""
    card = {"mariners": "N36", "planeteers": "P47"}[era]
    start = (f"spacecorp {era} {seats}", f"option last_era {era}", f"seat 0 hand={card}", *LAST_TURN)
    fulfilled = (f"contract {row} {1 if era == 'mariners' else 2}" for row in ROWS)
    return play(*start, *fulfilled, *lines).choose(0, "special")


SHORT = pytest.mark.parametrize("era", ["mariners", "planeteers"])
GAIN = CONSTANTS.specials["venture_capital"]


@pytest.mark.rule("SC-23.14")
@SHORT
def test_a_game_may_end_early_and_then_nobody_chooses_a_heritage(era: str) -> None:
    site, tile = ("deimos", "M02") if era == "mariners" else ("ceres", "P03")
    r = ended(era, f"tile {site}/0 {tile}", f"base {site}/0 1 refinery", "seat 1 profit=9")
    assert r.game.over
    view = r.game.view(None).table
    assert (view.era, view.stage) == (era, "over")
    assert view.winners == (1,)


@pytest.mark.rule("SC-23.14")
def test_a_game_that_goes_on_is_not_over_after_mariners() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "beyond 1 1", "seat 1 genetics=2", *LAST_TURN)
    r.choose(0, "special").choose(1, "no")
    assert not r.game.over
    assert profit(r, 1) == 0  # what section 23 adds is for games that end here


@pytest.mark.rule("SC-23.14", "SC-1.4")
def test_a_game_may_be_of_planeteers_alone() -> None:
    r = ended("planeteers", "option first_era planeteers")
    assert r.game.over
    assert [result["era"] for result in r.game.view(None).table.results] == ["planeteers"]
    assert new_game(2, first_era="planeteers", last_era="planeteers").state.era_name == "planeteers"


@pytest.mark.rule("SC-23.14", "SC-1.4")
def test_a_game_cannot_end_before_it_begins() -> None:
    with pytest.raises(BadInput, match="needs last_era to be one of: starfarers, not planeteers"):
        RULES.setup(2, {"first_era": "starfarers", "last_era": "planeteers"})


@pytest.mark.rule("SC-23.15", "SC-23.16")
@SHORT
def test_beyond_markers_bring_three_and_one_profit(era: str) -> None:
    r = ended(era, "beyond 1 1", "beyond 2 2", seats=3)
    assert [profit(r, seat) for seat in range(3)] == [GAIN, 3, 1]
    assert gained(r, 1, "beyond") == [3]
    assert gained(r, 2, "beyond") == [1]


@pytest.mark.rule("SC-23.15", "SC-23.16", "SC-R-16")
def test_one_player_may_be_paid_for_both_markers() -> None:
    assert profit(ended("mariners", "beyond 1 1", "beyond 2 1"), 1) == 3 + 1


@pytest.mark.rule("SC-23.15")
def test_a_marker_that_nobody_took_brings_nothing() -> None:
    r = ended("mariners", "beyond 1 0")
    assert [profit(r, seat) for seat in range(2)] == [GAIN + 3, 0]


@pytest.mark.rule("SC-23.17")
@pytest.mark.parametrize("spaces", [0, 2, CONSTANTS.wheel.spaces + 1])
def test_after_mariners_every_space_of_the_genetics_cube_brings_one_profit(spaces: int) -> None:
    r = ended("mariners", f"seat 1 genetics={spaces} revelation=1")
    assert profit(r, 1) == spaces


@pytest.mark.rule("SC-23.17")
def test_after_planeteers_the_genetics_cube_brings_nothing() -> None:
    assert profit(ended("planeteers", "seat 1 genetics=5"), 1) == 0


BASES = {"mariners": ("lunar_l4/0", "lunar_l5/0", "solar_l1/0"), "planeteers": ("ceres/0", "vesta/0", "pallas/0")}


def owners(era: str, *seats: int) -> list[str]:
    """Bases of these players on the board."""
    return [f"base {spot} {seat} research" for spot, seat in zip(BASES[era], seats, strict=False)]


@pytest.mark.rule("SC-23.18")
@SHORT
def test_the_player_with_the_most_profit_wins(era: str) -> None:
    r = ended(era, f"seat 1 profit={GAIN + 1}", f"seat 2 profit={GAIN - 1}", *owners(era, 0, 2, 2), seats=3)
    assert r.game.view(None).table.winners == (1,)
    scores = r.game.scores
    assert scores is not None
    assert max(range(3), key=lambda seat: scores[seat]) == 1


@pytest.mark.rule("SC-23.15", "SC-23.18")
def test_the_markers_count_for_victory() -> None:
    assert ended("planeteers", "beyond 1 1").game.view(None).table.winners == (1,)


@pytest.mark.rule("SC-23.18")
@SHORT
@pytest.mark.parametrize(("bases", "winner"), [((0, 1, 0), 0), ((0, 1, 1), 1), ((1, 2, 2), 1)])
def test_a_tie_goes_to_the_tied_player_with_the_most_bases(era: str, bases: tuple[int, ...], winner: int) -> None:
    r = ended(era, f"seat 1 profit={GAIN}", *owners(era, *bases), seats=3)
    assert r.game.view(None).table.winners == (winner,)


@pytest.mark.rule("SC-23.18", "SC-24.4")
@SHORT
def test_a_tie_in_bases_too_is_a_shared_victory(era: str) -> None:
    r = ended(era, f"seat 1 profit={GAIN}", *owners(era, 0, 1), seats=3)
    assert r.game.view(None).table.winners == (0, 1)
    scores = r.game.scores
    assert scores is not None
    assert scores[0] == scores[1] > scores[2]
