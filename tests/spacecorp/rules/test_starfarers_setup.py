"""SpaceCorp, section 19a: how Starfarers is set up after Planeteers."""

import pytest

from starboard.engine import Game, Rehearsal
from starboard.spacecorp import RULES
from starboard.spacecorp.catalog.cards import COLONIES, DECKS, PROGRESS, TIME_CARDS
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.notation import read_table
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN
from tests.spacecorp.rules.playing import idle, play

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = [f"seed {number}" for number in range(12)]
DECK = {card.id for card in DECKS["starfarers"]}
START_CARDS = {card.id for card in DECKS["starfarers"] if card.start}


def after_planeteers(*lines: str, seats: int = 2, seed: str = "a quiet evening") -> Rehearsal[Table]:
    """Seat 0 has taken the last turn of Planeteers."""
    text = "\n".join((f"spacecorp planeteers {seats}", "seat 0 hand=P47", *lines, *LAST_TURN))
    table = read_table(text, seed)
    r = Rehearsal(Game.from_state(RULES, RULES.setup(seats, table.setup.options), table))
    return r.choose(0, "special")


def hands(r: Rehearsal[Table]) -> list[tuple[str, ...]]:
    """What everybody holds."""
    return [corporation.hand for corporation in r.state.corporations]


@pytest.mark.rule("SC-19.1")
def test_discovery_tiles_are_shuffled_face_down_by_kind() -> None:
    games = [after_planeteers(seed=seed) for seed in SEEDS[:4]]
    for r in games:
        assert r.game.view(0).table.piles == {"primary": 16, "secondary": 12, "alien": 5}
        for pile, tiles in r.state.piles.items():
            assert {(TILES[tile].era, TILES[tile].pile) for tile in tiles} == {("starfarers", pile)}
            assert len(set(tiles)) == len(tiles)
    for pile in ("primary", "secondary", "alien"):
        assert len({r.state.piles[pile] for r in games}) > 1


@pytest.mark.rule("SC-19.2")
@ALL_SEATS
def test_everybody_puts_three_teams_on_sol(seats: int) -> None:
    view = after_planeteers("seat 1 teams=ceres,vesta,-,-", seats=seats).game.view(None).table
    assert view.era == "starfarers"
    for corporation in view.corporations:
        assert sorted(corporation.teams) == ["", "sol", "sol", "sol"]
    assert not view.bases
    assert BOARDS["starfarers"].sites["sol"].start


@pytest.mark.rule("SC-19.3")
def test_the_first_beyond_marker_puts_a_team_on_the_star_of_alpha_centauri() -> None:
    r = after_planeteers("beyond 1 1")
    assert r.question() == "beyond_start 1"
    r.choose(1, "yes")
    assert sorted(r.state.corporations[1].teams) == ["", "alpha_centauri", "sol", "sol"]
    assert sorted(r.state.corporations[0].teams) == ["", "sol", "sol", "sol"]
    assert not r.state.tiles
    assert not r.state.claims


@pytest.mark.rule("SC-19.3", "SC-19.18")
def test_that_team_can_act_in_the_first_turn() -> None:
    r = play("spacecorp starfarers 2", "seat 0 hand=S36,S32 teams=alpha_centauri,sol,sol", "pile primary S04")
    r.choose(0, "explore", "card S36")
    assert r.state.tiles == {"alpha_centauri/0": "S04"}


@pytest.mark.rule("SC-19.3")
def test_the_holder_of_the_first_marker_may_stay_on_sol() -> None:
    r = after_planeteers("beyond 1 1").choose(1, "no")
    assert sorted(r.state.corporations[1].teams) == ["", "sol", "sol", "sol"]


@pytest.mark.rule("SC-19.4")
def test_the_second_beyond_marker_puts_a_team_at_the_far_end_of_the_track_of_luhman_16() -> None:
    r = after_planeteers("beyond 2 1", "seat 0 profit=0", "seat 1 profit=9").choose(1, "yes")
    assert r.state.active == 0
    assert sorted(r.state.corporations[1].teams) == ["", "luhman_16@3", "sol", "sol"]


@pytest.mark.rule("SC-19.4")
def test_the_holder_of_the_second_marker_may_stay_on_sol() -> None:
    r = after_planeteers("beyond 2 1").choose(1, "no")
    assert sorted(r.state.corporations[1].teams) == ["", "sol", "sol", "sol"]


@pytest.mark.rule("SC-19.3", "SC-19.4", "SC-R-16")
def test_the_holder_of_both_markers_may_use_both() -> None:
    r = after_planeteers("beyond 1 1", "beyond 2 1", "seat 1 profit=9").choose(1, "yes", "yes")
    assert sorted(r.state.corporations[1].teams) == ["", "alpha_centauri", "luhman_16@2", "sol"]


@pytest.mark.rule("SC-19.5")
def test_the_beyond_markers_leave_the_game() -> None:
    r = after_planeteers("beyond 1 1", "beyond 2 0").choose(1, "yes").choose(0, "yes")
    assert r.game.view(None).table.beyond == (-1, -1)
    assert not any(site.beyond for site in BOARDS["starfarers"].sites.values())


@pytest.mark.rule("SC-19.26", "SC-EX-38")
@pytest.mark.parametrize(("seats", "in_deck"), [(2, 0), (3, 2), (4, 4)])
def test_everybody_gets_one_of_the_time_cards_used_before(seats: int, in_deck: int) -> None:
    r = after_planeteers(seats=seats)
    used = set(TIME_CARDS[: seats + in_deck])
    mine = [[card for card in hand if card in TIME_CARDS] for hand in hands(r)]
    assert [len(cards) for cards in mine] == [1] * seats
    everywhere = [*r.state.deck, *r.state.offer, *(card for cards in mine for card in cards)]
    assert sorted(card for card in everywhere if card in TIME_CARDS) == sorted(used)


@pytest.mark.rule("SC-19.27")
@ALL_SEATS
def test_everybody_gets_two_of_the_twelve_start_cards(seats: int) -> None:
    assert len(START_CARDS) == 12
    games = [after_planeteers(seats=seats, seed=seed) for seed in SEEDS[:4]]
    for r in games:
        assert [len(START_CARDS & set(hand)) for hand in hands(r)] == [2] * seats
        assert [len(hand) for hand in hands(r)] == [3] * seats
    assert len({tuple(hands(r)) for r in games}) > 1


@pytest.mark.rule("SC-19.28")
@ALL_SEATS
def test_the_other_start_cards_lie_on_top_of_the_deck(seats: int) -> None:
    r = after_planeteers(seats=seats)
    cards = [*r.state.offer, *r.state.deck]
    top = 12 - 2 * seats
    assert set(cards[:top]) == START_CARDS - {card for hand in hands(r) for card in hand}
    assert set(cards[top:]) - set(TIME_CARDS) == DECK - START_CARDS


@pytest.mark.rule("SC-19.28")
def test_the_time_cards_set_aside_are_shuffled_into_the_deck() -> None:
    places = set()
    for seed in SEEDS[:4]:
        cards = [*(r := after_planeteers(seats=4, seed=seed)).state.offer, *r.state.deck]
        mixed = [index for index, card in enumerate(cards) if card in TIME_CARDS]
        assert len(mixed) == 4
        assert min(mixed) >= 12 - 2 * 4  # below the start cards
        places |= set(mixed)
    assert len(places) > 4


@pytest.mark.rule("SC-19.6")
@ALL_SEATS
def test_the_top_four_cards_form_the_offer(seats: int) -> None:
    view = after_planeteers(seats=seats).game.view(None).table
    assert len(view.offer) == 4
    assert set(view.offer) <= START_CARDS
    assert view.deck == len(DECK) - 4 - 2 * seats + {2: 0, 3: 2, 4: 4}[seats]


@pytest.mark.rule("SC-19.7")
def test_the_sixteen_progress_cards_of_starfarers_join_those_that_are_left() -> None:
    r = after_planeteers("seat 0 progress=probe_network", "seat 1 progress=probe_network,sensory_focus")
    left = r.game.view(None).table.progress_left
    new = {name for name, card in PROGRESS.items() if card.era == "starfarers"}
    assert sum(len(left[name]) for name in new) == 16
    assert all(tuple(left[name]) == PROGRESS[name].profits for name in new)
    assert all(above > 0 == below for above, below in (left[name] for name in new))
    assert tuple(left["probe_network"]) == ()
    assert tuple(left["sensory_focus"]) == PROGRESS["sensory_focus"].profits[1:]
    assert tuple(left["helium_3_economy"]) == PROGRESS["helium_3_economy"].profits


@pytest.mark.rule("SC-19.8", "SC-R-29")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 12), (3, 17), (4, 20)])
def test_the_colony_tiles_for_the_number_of_players_lie_on_the_annex_board(seats: int, tiles: int) -> None:
    left = after_planeteers(seats=seats).game.view(None).table.colonies_left
    assert len(left) == tiles
    assert set(left) == {name for name, colony in COLONIES.items() if seats in colony.players}


@pytest.mark.rule("SC-19.8")
def test_there_are_no_colony_tiles_before_starfarers() -> None:
    assert not play("spacecorp planeteers 2").game.view(None).table.colonies_left


@pytest.mark.rule("SC-19.9")
def test_the_player_on_alpha_centauri_begins_even_if_rich() -> None:
    r = after_planeteers("beyond 1 1", "seat 1 profit=40", "seat 0 profit=0", seats=3).choose(1, "yes")
    assert (r.state.first, r.state.active) == (1, 1)


@pytest.mark.rule("SC-19.9")
def test_a_team_at_luhman_16_does_not_make_one_first() -> None:
    lines = ("seat 0 profit=4", "seat 1 profit=1", "seat 2 profit=9")
    r = after_planeteers("beyond 1 1", "beyond 2 2", *lines, seats=3).choose(1, "no").choose(2, "yes")
    assert r.state.first == 1


@pytest.mark.rule("SC-19.9")
@pytest.mark.parametrize("poorest", [0, 1, 2])
def test_without_anybody_there_the_player_with_the_least_profit_begins(poorest: int) -> None:
    r = after_planeteers(*(f"seat {seat} profit={3 if seat == poorest else 17}" for seat in range(3)), seats=3)
    assert (r.state.first, r.state.active) == (poorest, poorest)


@pytest.mark.rule("SC-19.9")
def test_a_tie_for_the_least_profit_is_drawn_among_the_tied() -> None:
    lines = ("seat 0 profit=5", "seat 1 profit=9", "seat 2 profit=4", "seat 3 profit=4")
    firsts = {after_planeteers(*lines, seats=4, seed=seed).state.first for seed in SEEDS}
    assert firsts == {2, 3}


@pytest.mark.rule("SC-R-36")
def test_turns_go_on_clockwise_from_the_first_player_of_starfarers() -> None:
    r = after_planeteers("seat 0 profit=27", "seat 1 profit=25", "seat 2 profit=3", seats=3)
    seats = []
    for _ in range(4):
        seats.append(r.state.active)
        idle(r)
    assert seats == [2, 0, 1, 2]
