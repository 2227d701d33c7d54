"""SpaceCorp, section 1: players, eras, boards, profit and the order of calculation."""

import pytest

from starboard.engine import BadInput
from starboard.spacecorp import RULES
from starboard.spacecorp.catalog.cards import DECKS, ERAS, TIME_CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES
from tests.spacecorp.rules.playing import idle, new_game, play, value


@pytest.mark.rule("SC-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_a_corporation_each(seats: int) -> None:
    assert [corporation.seat for corporation in new_game(seats).state.corporations] == list(range(seats))


@pytest.mark.rule("SC-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_player_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadInput):
        RULES.setup(seats)


LAST_TURN = ("ending contracts", "last_turns 0", "active 0")


@pytest.mark.rule("SC-1.2")
def test_a_full_game_begins_with_mariners() -> None:
    r = new_game(2)
    assert r.game.view(None).table.era == "mariners"
    assert set(r.state.board.sites) == set(BOARDS["mariners"].sites)


@pytest.mark.rule("SC-1.2")
@pytest.mark.parametrize(("era", "following"), [("mariners", "planeteers"), ("planeteers", "starfarers")])
def test_each_era_is_followed_by_the_next_on_its_own_board(era: str, following: str) -> None:
    r = idle(play(f"spacecorp {era} 2", *LAST_TURN))
    assert not r.game.over
    assert r.game.view(None).table.era == following
    start = next(site.id for site in BOARDS[following].sites.values() if site.start)
    assert all(start in corporation.teams for corporation in r.state.corporations)


@pytest.mark.rule("SC-1.2", "SC-1.3")
def test_after_starfarers_the_player_with_the_most_profit_wins() -> None:
    r = idle(play("spacecorp starfarers 3", "seat 0 profit=10", "seat 1 profit=12", "seat 2 profit=11", *LAST_TURN))
    assert r.game.over
    assert r.game.view(None).table.winners == (1,)
    scores = list(r.game.scores)
    assert scores.index(max(scores)) == 1


@pytest.mark.rule("SC-1.4")
@pytest.mark.parametrize("era", ERAS)
def test_a_game_may_begin_with_any_era(era: str) -> None:
    assert new_game(2, first_era=era).game.view(None).table.era == era


@pytest.mark.rule("SC-1.4")
@pytest.mark.parametrize("era", ERAS[:2])
def test_a_game_may_end_with_an_earlier_era(era: str) -> None:
    r = idle(play(f"spacecorp {era} 2", f"option last_era {era}", "seat 0 profit=1", "seat 1 profit=2", *LAST_TURN))
    assert r.game.over
    assert r.state.winners == (1,)


@pytest.mark.rule("SC-1.5")
@pytest.mark.parametrize("era", ERAS)
def test_cards_and_tiles_of_an_era_are_used_in_that_era_only(era: str) -> None:
    table = new_game(4, first_era=era).state
    dealt = [*table.deck, *table.offer, *(card for corporation in table.corporations for card in corporation.hand)]
    assert sorted(card for card in dealt if card not in TIME_CARDS) == sorted(card.id for card in DECKS[era])
    piled = [tile for pile in table.piles.values() for tile in pile]
    assert sorted(piled) == sorted(number for number, tile in TILES.items() if tile.era == era)


@pytest.mark.rule("SC-1.5")
@pytest.mark.parametrize("era", ERAS)
def test_time_cards_teams_and_bases_are_used_in_all_eras(era: str) -> None:
    table = new_game(4, first_era=era).state
    for corporation in table.corporations:
        assert sum(card in TIME_CARDS for card in corporation.hand) >= 1
        assert len(corporation.teams) == CONSTANTS.teams.each
        assert set(corporation.supply.values()) == {CONSTANTS.bases.each}


@pytest.mark.rule("SC-1.6")
@pytest.mark.parametrize(("era", "cards"), [("mariners", "N"), ("planeteers", "P"), ("starfarers", "S")])
def test_the_research_limit_of_mariners_holds_in_every_era(era: str, cards: str) -> None:
    seven = ",".join(f"{cards}{number:02}" for number in range(1, 8))
    assert "research" in play(f"spacecorp {era} 2", f"seat 0 hand={seven}").options(0)
    assert "research" not in play(f"spacecorp {era} 2", f"seat 0 hand={seven},{cards}08").options(0)


@pytest.mark.rule("SC-1.6")
def test_a_move_in_planeteers_still_leaves_and_lands_for_one_each() -> None:
    r = play("spacecorp planeteers 2", "seat 0 hand=P19 teams=inner_system").choose(0, "move", "ceres")
    assert r.asked(0).about["need"] == 1 + 3 + 1


@pytest.mark.rule("SC-1.6")
def test_a_later_era_may_say_otherwise() -> None:
    r = play("spacecorp starfarers 2", "seat 0 profit=9 hand=S01,S13,S11 teams=sol").choose(0, "move")
    assert r.asked(0).about["need"] == 20  # alone the border: leaving and landing cost nothing in Starfarers


@pytest.mark.rule("SC-1.7")
def test_profit_goes_on_above_fifty() -> None:
    r = play("spacecorp mariners 2", "seat 0 profit=49 hand=venture_capital").choose(0, "special")
    assert r.events("profit", 0)[0].data["amount"] == 2
    assert r.game.view(1).table.corporations[0].profit == 51


@pytest.mark.rule("SC-1.8")
@pytest.mark.parametrize("era", ERAS)
def test_boards_are_divided_into_regions_most_of_which_have_sites(era: str) -> None:
    board = BOARDS[era]
    assert {site.region for site in board.sites.values()} <= set(board.regions)
    bare = [region for region, sites in board.in_region.items() if not sites]
    assert len(bare) < len(board.regions) / 2
    assert bool(bare) is (era == "starfarers")


@pytest.mark.rule("SC-1.9")
def test_a_team_cannot_stand_in_a_region_outside_its_sites() -> None:
    with pytest.raises(BadInput, match="earth_orbit"):
        play("spacecorp mariners 2", "seat 0 teams=earth_orbit")


@pytest.mark.rule("SC-1.9")
def test_a_base_cannot_stand_in_an_empty_region() -> None:
    with pytest.raises(BadInput, match="empty_1"):
        play("spacecorp starfarers 2", "base empty_1/0 0 research")


@pytest.mark.rule("SC-1.9")
@pytest.mark.parametrize(
    ("era", "hand"), [("mariners", "N15,N16,time"), ("planeteers", "P19,time"), ("starfarers", "S01,S13,time")]
)
def test_every_destination_of_a_move_is_a_site(era: str, hand: str) -> None:
    start = BOARDS[era].start
    r = play(f"spacecorp {era} 2", f"seat 0 profit=20 hand={hand} teams={start}").choose(0, "move")
    assert len(r.options(0)) > 1
    assert set(r.options(0)) <= set(BOARDS[era].sites) - {start}


@pytest.mark.rule("SC-1.10")
def test_a_spaceport_is_added_before_a_time_card_doubles() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=plasma_drive,time teams=lunar_l4",
        "base lunar_l4/0 0 spaceport",
    ).choose(0, "move", "phobos", "time double", "spaceport lunar_l4/0", "card N15")
    assert value(r) == (3 + 2) * 2


@pytest.mark.rule("SC-1.10")
def test_cards_added_after_an_industrial_base_are_doubled_too() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N05,heavy_lifter,time teams=lunar_l4",
        "tile moon/0 water_ice",
        "base moon/0 0 industrial",
    ).choose(0, "build", "research", "industrial moon/0", "card N05", "card N18")
    assert value(r) == (1 + 2) * 2
