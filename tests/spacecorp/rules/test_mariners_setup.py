"""SpaceCorp, section 3: how a game of Mariners is set up."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.cards import CARDS, DECKS, STARTING_CARD, TIME_CARDS
from starboard.spacecorp.catalog.contracts import ROWS, contracts
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.playing import new_game, play, to_next_turn

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
START_CARDS = {card.id for card in DECKS["mariners"] if card.start}
DRAWS = {2: (1,), 3: (1, 2), 4: (2, 3)}


def dealt_out(r: Rehearsal[Table]) -> list[str]:
    """The deck as it lay before anybody drew from its top: drawn cards, offer, deck."""
    table = r.state
    drawn = [table.corporations[seat].hand[2] for seat in DRAWS[table.setup.seats]]
    return [*drawn, *table.offer, *table.deck]


@pytest.mark.rule("SC-3.1")
@ALL_SEATS
def test_the_mariners_board_and_the_face_for_the_number_of_players_are_used(seats: int) -> None:
    view = new_game(seats).game.view(None).table
    assert view.era == "mariners"
    face = contracts("mariners", 2 if seats == 2 else 4)
    assert view.rewards == {str(row): contract.reward for row, contract in face.items()}


@pytest.mark.rule("SC-3.1")
def test_the_two_faces_of_the_business_display_differ() -> None:
    two, three, four = (new_game(seats).game.view(None).table.rewards for seats in (2, 3, 4))
    assert two != three == four


@pytest.mark.rule("SC-3.2")
@ALL_SEATS
def test_everybody_has_the_standard_hq(seats: int) -> None:
    view = new_game(seats).game.view(None).table
    assert [corporation.headquarters for corporation in view.corporations] == ["standard"] * seats


@pytest.mark.rule("SC-3.3")
def test_the_seven_contract_discs_start_left_of_the_mariners_contracts() -> None:
    view = new_game(2).game.view(None).table
    assert view.discs == (0,) * 7
    assert view.fulfilled == 0
    assert len(ROWS) == 7


@pytest.mark.rule("SC-3.4")
def test_discovery_tiles_are_shuffled_face_down_in_two_piles() -> None:
    games = [new_game(2, f"seed {number}") for number in range(4)]
    for r in games:
        piles = r.state.piles
        assert {pile: len(tiles) for pile, tiles in piles.items()} == {"e1": 6, "e2": 3}
        for pile, tiles in piles.items():
            assert {TILES[tile].pile for tile in tiles} == {pile}
            assert len(set(tiles)) == len(tiles)
        assert r.game.view(0).table.piles == {"e1": 6, "e2": 3}
    for pile in ("e1", "e2"):
        assert len({r.state.piles[pile] for r in games}) > 1


@pytest.mark.rule("SC-3.5")
def test_both_beyond_markers_wait_on_the_asteroid_belt() -> None:
    assert new_game(2).state.beyond == (-1, -1)
    belt = [site.id for site in BOARDS["mariners"].sites.values() if site.beyond]
    assert belt == ["asteroid_belt"]


@pytest.mark.rule("SC-3.6")
@ALL_SEATS
def test_everybody_has_four_teams_and_27_base_tiles(seats: int) -> None:
    for corporation in new_game(seats).game.view(None).table.corporations:
        assert len(corporation.teams) == 4
        assert sum(corporation.supply.values()) == 27


@pytest.mark.rule("SC-3.7")
@ALL_SEATS
def test_everybody_begins_with_two_teams_on_earth(seats: int) -> None:
    for corporation in new_game(seats).game.view(None).table.corporations:
        assert sorted(corporation.teams) == ["", "", "earth", "earth"]


@pytest.mark.rule("SC-3.8")
@ALL_SEATS
def test_both_cubes_of_everybody_are_on_the_start_space(seats: int) -> None:
    for corporation in new_game(seats).game.view(None).table.corporations:
        assert (corporation.genetics, corporation.revelation) == (0, 0)


@pytest.mark.rule("SC-3.9", "SC-3.13", "SC-R-37")
@ALL_SEATS
def test_the_start_cards_that_nobody_took_lie_on_top_of_the_deck(seats: int) -> None:
    assert len(START_CARDS) == 12
    r = new_game(seats)
    deck = dealt_out(r)
    taken = {corporation.hand[1] for corporation in r.state.corporations}
    top = 12 - seats
    assert set(deck[:top]) == START_CARDS - taken
    assert not START_CARDS & set(deck[top:])


@pytest.mark.rule("SC-3.10", "SC-EX-38")
@pytest.mark.parametrize(("seats", "in_deck", "in_game"), [(2, 0, 2), (3, 2, 5), (4, 4, 8)])
def test_time_cards_in_the_deck_and_in_the_game(seats: int, in_deck: int, in_game: int) -> None:
    r = new_game(seats)
    deck = dealt_out(r)
    assert sum(card in TIME_CARDS for card in deck) == in_deck
    assert not set(deck[: 12 - seats]) & set(TIME_CARDS)
    hands = [card for corporation in r.state.corporations for card in corporation.hand]
    assert sum(card in TIME_CARDS for card in [*deck, *hands]) == in_game


@pytest.mark.rule("SC-3.11", "SC-3.13")
def test_the_deck_and_the_start_cards_on_top_are_shuffled() -> None:
    decks = [dealt_out(new_game(4, f"seed {number}")) for number in range(4)]
    assert len({tuple(deck[:8]) for deck in decks}) > 1
    assert len({tuple(deck[8:]) for deck in decks}) > 1
    assert len({frozenset(deck) for deck in decks}) == 1
    positions = {deck.index(card) for deck in decks for card in TIME_CARDS if card in deck}
    assert len(positions) > 4  # time cards are shuffled in, not put in one place


@pytest.mark.rule("SC-3.11")
def test_nobody_sees_the_deck() -> None:
    view = new_game(2).game.view(0).table
    assert isinstance(view.deck, int)
    assert view.corporations[1].hand is None


@pytest.mark.rule("SC-3.12")
@ALL_SEATS
def test_everybody_takes_a_chemical_thruster(seats: int) -> None:
    for corporation in new_game(seats).state.corporations:
        assert STARTING_CARD in {CARDS[card].name for card in corporation.hand if card in CARDS}


@pytest.mark.rule("SC-3.14")
@ALL_SEATS
def test_everybody_takes_one_time_card_and_the_rest_goes_back_to_the_box(seats: int) -> None:
    table = new_game(seats).state
    for corporation in table.corporations:
        assert sum(card in TIME_CARDS for card in corporation.hand) == 1
    assert table.time_aside == ()


@pytest.mark.rule("SC-3.15", "SC-3.21")
@ALL_SEATS
def test_the_first_seat_begins_whatever_the_seed(seats: int) -> None:
    for number in range(5):
        r = new_game(seats, f"seed {number}")
        assert (r.state.first, r.state.active) == (0, 0)
        assert r.question() == "choose_action 0"


@pytest.mark.rule("SC-3.16", "SC-3.17", "SC-3.18")
@pytest.mark.parametrize(("seats", "cards"), [(2, [2, 3]), (3, [2, 3, 3]), (4, [2, 2, 3, 3])])
def test_the_later_players_draw_a_card(seats: int, cards: list[int]) -> None:
    view = new_game(seats).game.view(None).table
    assert [corporation.cards for corporation in view.corporations] == cards


@pytest.mark.rule("SC-3.16", "SC-3.17", "SC-3.18")
@ALL_SEATS
def test_they_draw_from_the_top_where_the_start_cards_are(seats: int) -> None:
    table = new_game(seats).state
    assert {table.corporations[seat].hand[2] for seat in DRAWS[seats]} <= START_CARDS


@pytest.mark.rule("SC-3.19")
@pytest.mark.parametrize(("seats", "profits"), [(2, [0, 0]), (3, [0, 0, 1]), (4, [0, 0, 0, 1])])
def test_profit_at_the_start(seats: int, profits: list[int]) -> None:
    view = new_game(seats).game.view(None).table
    assert [corporation.profit for corporation in view.corporations] == profits


@pytest.mark.rule("SC-3.20")
@ALL_SEATS
def test_four_cards_from_the_top_are_offered_face_up(seats: int) -> None:
    view = new_game(seats).game.view(None).table
    assert len(view.offer) == 4
    assert set(view.offer) <= START_CARDS  # the top of the deck
    assert view.deck == 46 + {2: 0, 3: 2, 4: 4}[seats] - seats - len(DRAWS[seats]) - 4


@pytest.mark.rule("SC-3.22")
@ALL_SEATS
def test_only_the_initial_base_on_earth_stands_at_the_start(seats: int) -> None:
    assert dict(new_game(seats).state.bases) == {}


@pytest.mark.rule("SC-3.22", "SC-R-38")
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_moves_from_his_base_on_earth_without_compensation(seat: int) -> None:
    r = play("spacecorp mariners 2", f"seat {seat} hand=plasma_drive,heavy_lifter teams=earth", f"active {seat}")
    r.choose(seat, "move", "moon", "card N15", "card N18", "do it")
    to_next_turn(r)
    assert r.events("team_moved", seat)
    assert not [event for event in r.events("card_drawn") if event.data["source"] == "compensation"]


@pytest.mark.rule("SC-3.22", "SC-R-38")
def test_bases_must_be_built_elsewhere_and_never_on_earth() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=regolith_printer,heavy_lifter teams=earth,earth")
    assert "build" not in r.options(0)
    r = play("spacecorp mariners 2", "seat 0 hand=regolith_printer,heavy_lifter teams=earth,lunar_l4").choose(
        0, "build"
    )
    assert r.asked(0).about["site"] == "lunar_l4"
    r = play("spacecorp mariners 2", "seat 0 hand=plasma_drive,N16,N17 teams=moon").choose(0, "move")
    assert r.asked(0).about["to"] == "earth"  # no other site has a base, so none other can be reached
