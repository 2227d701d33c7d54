"""SpaceCorp, section 17: how Planeteers is set up after Mariners."""

import pytest

from starboard.engine import Game, Rehearsal
from starboard.spacecorp import RULES
from starboard.spacecorp.catalog.cards import DECKS, PROGRESS, TIME_CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.notation import read_table
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, gained, profit
from tests.spacecorp.rules.playing import idle, play

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = [f"seed {number}" for number in range(12)]
DECK = {card.id for card in DECKS["planeteers"]}
START_CARDS = {card.id for card in DECKS["planeteers"] if card.start}
LAP = CONSTANTS.wheel.spaces


def after_mariners(*lines: str, seats: int = 2, seed: str = "a quiet evening") -> Rehearsal[Table]:
    """Seat 0 has taken the last turn of Mariners."""
    text = "\n".join((f"spacecorp mariners {seats}", "seat 0 hand=N36", *lines, *LAST_TURN))
    table = read_table(text, seed)
    r = Rehearsal(Game.from_state(RULES, RULES.setup(seats, table.setup.options), table))
    return r.choose(0, "special")


def hands(r: Rehearsal[Table]) -> list[tuple[str, ...]]:
    """What everybody holds."""
    return [corporation.hand for corporation in r.state.corporations]


@pytest.mark.rule("SC-17.1")
def test_discovery_tiles_are_shuffled_face_down_by_cost() -> None:
    games = [after_mariners(seed=seed) for seed in SEEDS[:4]]
    for r in games:
        assert r.game.view(0).table.piles == {"e1": 6, "e2": 14, "e3": 8}
        for pile, tiles in r.state.piles.items():
            assert {(TILES[tile].era, TILES[tile].pile) for tile in tiles} == {("planeteers", pile)}
            assert len(set(tiles)) == len(tiles)
    for pile in ("e1", "e2", "e3"):
        assert len({r.state.piles[pile] for r in games}) > 1


@pytest.mark.rule("SC-17.2")
@ALL_SEATS
def test_everybody_puts_two_teams_on_the_base_in_the_inner_solar_system(seats: int) -> None:
    view = after_mariners("seat 1 teams=moon,halley,deimos,earth", seats=seats).game.view(None).table
    assert view.era == "planeteers"
    for corporation in view.corporations:
        assert sorted(corporation.teams) == ["", "", "inner_system", "inner_system"]
    assert BOARDS["planeteers"].sites["inner_system"].region == "inner"


@pytest.mark.rule("SC-17.2")
def test_that_base_serves_everybody() -> None:
    r = play("spacecorp planeteers 2", "seat 1 hand=P19", "active 1").choose(1, "move", "team 0", "ceres")
    r.choose(1, "card P19", "do it")
    assert r.state.corporations[1].teams[0] == "ceres"
    assert not r.events("card_drawn", 0)


@pytest.mark.rule("SC-17.3")
def test_the_first_beyond_marker_puts_a_team_on_ceres() -> None:
    r = after_mariners("beyond 1 1")
    assert r.question() == "beyond_start 1"
    r.choose(1, "yes")
    assert sorted(r.state.corporations[1].teams) == ["", "", "ceres", "inner_system"]
    assert sorted(r.state.corporations[0].teams) == ["", "", "inner_system", "inner_system"]


@pytest.mark.rule("SC-17.3", "SC-24.12")
def test_ceres_is_explored_and_claimed_for_the_marker() -> None:
    seen = set()
    for seed in SEEDS:
        r = after_mariners("beyond 1 1", seed=seed).choose(1, "yes")
        tile = TILES[r.state.tiles["ceres/0"]]
        seen.add(tile.pile)
        view = r.game.view(None).table
        assert view.claims == {"ceres": (1, 0)}
        assert view.piles["e1"] == 5
        assert gained(r, 1, "discovery") == [tile.profit] * (tile.profit > 0)
        assert (view.corporations[1].genetics, view.corporations[1].revelation) == (tile.genetics, tile.revelation)
        assert not r.events("cards_played")
    assert "e1" in seen


@pytest.mark.rule("SC-17.3")
def test_the_holder_of_the_first_marker_may_leave_ceres_alone() -> None:
    r = after_mariners("beyond 1 1").choose(1, "no")
    assert sorted(r.state.corporations[1].teams) == ["", "", "inner_system", "inner_system"]
    assert not r.state.tiles
    assert not r.state.claims


@pytest.mark.rule("SC-17.4")
def test_the_second_beyond_marker_puts_a_team_on_vesta_which_stays_unexplored() -> None:
    r = after_mariners("beyond 1 1", "beyond 2 0").choose(1, "no")
    assert r.question() == "beyond_start 0"
    r.choose(0, "yes")
    assert sorted(r.state.corporations[0].teams) == ["", "", "inner_system", "vesta"]
    assert not r.state.tiles
    assert not r.state.claims
    assert r.game.view(None).table.piles["e1"] == 6


@pytest.mark.rule("SC-17.4")
def test_the_holder_of_the_second_marker_may_leave_vesta_alone() -> None:
    r = after_mariners("beyond 1 1", "beyond 2 0").choose(1, "no").choose(0, "no")
    assert sorted(r.state.corporations[0].teams) == ["", "", "inner_system", "inner_system"]


@pytest.mark.rule("SC-17.3", "SC-17.4", "SC-R-16")
def test_the_holder_of_both_markers_may_begin_on_ceres_and_on_vesta() -> None:
    r = after_mariners("beyond 1 1", "beyond 2 1").choose(1, "yes", "yes")
    assert sorted(r.state.corporations[1].teams) == ["", "", "ceres", "vesta"]


@pytest.mark.rule("SC-17.5")
def test_both_beyond_markers_then_wait_on_the_oort_cloud() -> None:
    r = after_mariners("beyond 1 1", "beyond 2 0").choose(1, "no").choose(0, "no")
    assert r.game.view(None).table.beyond == (-1, -1)
    assert [site.id for site in BOARDS["planeteers"].sites.values() if site.beyond] == ["oort_cloud"]


@pytest.mark.rule("SC-17.6", "SC-EX-38")
@pytest.mark.parametrize(("seats", "in_deck"), [(2, 0), (3, 2), (4, 4)])
def test_everybody_gets_one_of_the_time_cards_used_in_mariners(seats: int, in_deck: int) -> None:
    r = after_mariners(seats=seats)
    used = set(TIME_CARDS[: seats + in_deck])
    mine = [[card for card in hand if card in TIME_CARDS] for hand in hands(r)]
    assert [len(cards) for cards in mine] == [1] * seats
    everywhere = [*r.state.deck, *r.state.offer, *(card for cards in mine for card in cards)]
    assert sorted(card for card in everywhere if card in TIME_CARDS) == sorted(used)
    assert r.state.time_aside == ()


@pytest.mark.rule("SC-17.7")
@ALL_SEATS
def test_everybody_gets_two_of_the_twelve_start_cards(seats: int) -> None:
    assert len(START_CARDS) == 12
    games = [after_mariners(seats=seats, seed=seed) for seed in SEEDS[:4]]
    for r in games:
        assert [len(START_CARDS & set(hand)) for hand in hands(r)] == [2] * seats
        assert [len(hand) for hand in hands(r)] == [3] * seats
    assert len({tuple(hands(r)) for r in games}) > 1


@pytest.mark.rule("SC-17.8")
@ALL_SEATS
def test_the_other_start_cards_lie_on_top_of_the_deck(seats: int) -> None:
    r = after_mariners(seats=seats)
    cards = [*r.state.offer, *r.state.deck]
    top = 12 - 2 * seats
    assert set(cards[:top]) == START_CARDS - {card for hand in hands(r) for card in hand}
    assert not START_CARDS & set(cards[top:])


@pytest.mark.rule("SC-17.8")
def test_the_time_cards_set_aside_are_shuffled_into_the_deck() -> None:
    places = set()
    for seed in SEEDS[:4]:
        cards = [*(r := after_mariners(seats=4, seed=seed)).state.offer, *r.state.deck]
        mixed = [index for index, card in enumerate(cards) if card in TIME_CARDS]
        assert len(mixed) == 4
        assert min(mixed) >= 12 - 2 * 4  # below the start cards
        places |= set(mixed)
    assert len(places) > 4


@pytest.mark.rule("SC-R-1")
@pytest.mark.parametrize("printing", [58, 53])
def test_the_deck_of_planeteers_has_58_cards_or_53_in_the_other_printing(printing: int) -> None:
    assert len(DECK) == 58
    r = after_mariners(f"option planeteers_deck {printing}")
    cards = [*r.state.deck, *r.state.offer, *(card for hand in hands(r) for card in hand)]
    assert len(DECK & set(cards)) == printing
    assert RULES.setup(2)["planeteers_deck"] == "58"


@pytest.mark.rule("SC-17.9")
@ALL_SEATS
def test_the_top_four_cards_form_the_offer(seats: int) -> None:
    view = after_mariners(seats=seats).game.view(None).table
    assert len(view.offer) == 4
    assert set(view.offer) <= START_CARDS
    assert view.deck == 58 - 4 - 2 * seats + {2: 0, 3: 2, 4: 4}[seats]


@pytest.mark.rule("SC-17.10")
def test_the_sixteen_progress_cards_of_planeteers_lie_on_the_annex_board() -> None:
    left = after_mariners().game.view(None).table.progress_left
    ours = {name: card for name, card in PROGRESS.items() if card.era == "planeteers"}
    assert set(left) == set(ours)
    assert sum(map(len, left.values())) == 16
    for name, (above, below) in left.items():
        assert above == PROGRESS[name].profits[0] > 0
        assert below == 0


@pytest.mark.rule("SC-17.10")
def test_there_are_no_progress_cards_in_mariners() -> None:
    assert play("spacecorp mariners 2").game.view(None).table.progress_left == {}


@pytest.mark.rule("SC-17.11")
@pytest.mark.parametrize("spaces", [LAP, LAP + 1])
def test_a_genetics_cube_that_reached_the_start_again_brings_an_adaptation(spaces: int) -> None:
    r = after_mariners(f"seat 1 genetics={spaces} profit=5")
    assert r.question() == "progress 1"
    assert {PROGRESS[name].kind for name in r.options(1)} == {"adaptation"}
    r.choose(1, "sensory_focus")
    assert r.state.corporations[1].progress == ("sensory_focus",)
    assert profit(r, 1) == 5 + PROGRESS["sensory_focus"].profits[0]


@pytest.mark.rule("SC-17.11")
def test_two_laps_in_mariners_still_bring_one_adaptation() -> None:
    r = after_mariners(f"seat 1 genetics={2 * LAP + 1}").choose(1, "sensory_focus")
    assert r.question().startswith("choose_action")


@pytest.mark.rule("SC-17.11")
def test_a_genetics_cube_short_of_a_lap_brings_nothing() -> None:
    r = after_mariners(f"seat 0 genetics={LAP - 1}", f"seat 1 genetics={LAP - 1}")
    assert r.question().startswith("choose_action")
    assert not r.events("progress_gained")


@pytest.mark.rule("SC-17.11")
def test_laps_of_planeteers_bring_nothing_again_when_starfarers_begins() -> None:
    r = play("spacecorp planeteers 2", f"seat 0 hand=P47 genetics={LAP}", f"seat 1 genetics={2 * LAP}", *LAST_TURN)
    r.choose(0, "special")
    assert r.game.view(None).table.era == "starfarers"
    assert not r.events("progress_gained")
    assert not r.question().startswith("progress")


@pytest.mark.rule("SC-17.11")
def test_the_revelation_cube_brings_nothing_from_mariners() -> None:
    assert after_mariners(f"seat 0 revelation={LAP}").question().startswith("choose_action")


@pytest.mark.rule("SC-17.12")
def test_the_player_on_ceres_begins_even_if_rich() -> None:
    r = after_mariners("beyond 1 1", "seat 1 profit=20", "seat 0 profit=0", seats=3).choose(1, "yes")
    assert (r.state.first, r.state.active) == (1, 1)


@pytest.mark.rule("SC-17.12")
def test_a_team_on_vesta_does_not_make_one_first() -> None:
    r = after_mariners("beyond 1 1", "beyond 2 2", "seat 2 profit=9", "seat 1 profit=1", "seat 0 profit=4", seats=3)
    r.choose(1, "no").choose(2, "yes")
    assert r.state.first == 1


@pytest.mark.rule("SC-17.12")
@pytest.mark.parametrize("poorest", [0, 1, 2])
def test_without_anybody_on_ceres_the_player_with_the_least_profit_begins(poorest: int) -> None:
    r = after_mariners(*(f"seat {seat} profit={3 if seat == poorest else 7}" for seat in range(3)), seats=3)
    assert (r.state.first, r.state.active) == (poorest, poorest)


@pytest.mark.rule("SC-17.12")
def test_a_tie_for_the_least_profit_is_drawn_among_the_tied() -> None:
    lines = ("seat 0 profit=5", "seat 1 profit=9", "seat 2 profit=4", "seat 3 profit=4")
    firsts = {after_mariners(*lines, seats=4, seed=seed).state.first for seed in SEEDS}
    assert firsts == {2, 3}


@pytest.mark.rule("SC-R-36")
def test_turns_go_on_clockwise_from_the_first_player_of_the_era() -> None:
    r = after_mariners("seat 0 profit=7", "seat 1 profit=3", "seat 2 profit=5", seats=3)
    seats = []
    for _ in range(4):
        seats.append(r.state.active)
        idle(r)
    assert seats == [1, 2, 0, 1]
