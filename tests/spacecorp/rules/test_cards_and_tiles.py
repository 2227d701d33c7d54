"""SpaceCorp, section 2: what is printed on cards, tiles and colonies, and what it is good for."""

import pytest

from starboard.spacecorp.catalog.cards import CARDS, COLONIES, PROGRESS
from starboard.spacecorp.map.tiles import TILES
from tests.spacecorp.rules.playing import play, to_next_turn, value


@pytest.mark.rule("SC-2.1")
@pytest.mark.parametrize(("action", "first"), [("move", "moon"), ("build", "research")])
def test_a_card_with_two_types_may_be_played_for_either(action: str, first: str) -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=heavy_lifter,N19 infra=N15 teams=lunar_l4", "base moon/0 0 research")
    r.choose(0, action, first, "card N18")
    assert value(r) == 2
    assert "card N18" not in r.options(0)


@pytest.mark.rule("SC-2.1")
def test_a_card_played_for_one_type_is_gone_for_the_other() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=heavy_lifter,N19,time teams=lunar_l4", "deck N27", "offer -,-,-,-")
    r.choose(0, "build", "research", "card N18", "do it")
    assert "N18" not in r.state.corporations[0].hand
    assert "N19" in r.state.corporations[0].hand
    assert r.state.discard == ("N18",)


@pytest.mark.rule("SC-2.2")
def test_cards_of_other_names_and_equal_print_do_the_same() -> None:
    seen = []
    for card in ("N17", "P01"):  # an ion drive and a nuclear thermal drive: move 2, may upgrade infra
        r = play("spacecorp mariners 2", f"seat 0 hand={card},plasma_drive teams=moon", "base moon/0 0 research")
        options = [option.replace(card, "it") for option in r.options(0)]
        r.choose(0, "move")
        destinations = list(r.options(0))
        r.choose(0, "solar_l1", f"card {card}")
        seen.append((options, destinations, value(r), [option.replace(card, "it") for option in r.options(0)]))
    assert seen[0] == seen[1]


@pytest.mark.rule("SC-2.3")
def test_a_card_marked_for_infra_is_played_for_its_action_and_discarded() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=plasma_drive,N16 teams=moon,-", "base moon/0 0 research")
    r.choose(0, "move", "solar_l1", "card N15", "do it")
    assert r.state.discard == ("N15",)
    assert r.state.corporations[0].infra == ("", "", "")


@pytest.mark.rule("SC-2.3")
def test_a_card_marked_for_infra_may_be_placed_on_the_hq_and_stays_there() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=plasma_drive,N16 teams=moon").choose(0, "upgrade", "N15", "2")
    to_next_turn(r)
    assert r.state.active == 1
    assert r.state.corporations[0].infra == ("", "N15", "")
    assert r.state.discard == ()


@pytest.mark.rule("SC-2.3")
def test_a_card_without_the_mark_cannot_be_placed() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=plasma_drive,interception teams=moon,earth", "base moon/0 0 research")
    assert "upgrade" in r.options(0)
    r.choose(0, "upgrade")
    assert r.question() == "slot 0"  # the plasma drive alone could be placed, so it was not asked for
    assert r.asked(0).about["card"] == "N15"


@pytest.mark.rule("SC-2.4")
def test_a_card_with_an_edge_may_be_played_for_its_action() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=piracy,N28,venture_capital teams=moon")
    r.choose(0, "research", "card N45")
    assert value(r) == 1
    assert not r.events("edge_played")


@pytest.mark.rule("SC-2.4")
def test_a_card_with_an_edge_may_be_played_in_another_players_turn_instead() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=venture_capital",
        "seat 1 hand=piracy",
        "offer N28,N29,N30,N31",
        "deck N01,N02,N03",
    )
    r.choose(0, "research", "infra 0")
    assert r.question() == "edge 1"
    r.choose(1, "N45", "offer N28", "done")
    assert r.state.corporations[1].hand == ("N28",)


@pytest.mark.rule("SC-2.5")
@pytest.mark.parametrize(
    ("era", "hand", "site"),
    [("mariners", "N24,N39", "moon"), ("planeteers", "P22,P04", "ceres"), ("starfarers", "S36,S29", "wolf_359")],
)
def test_time_cards_serve_in_all_eras(era: str, hand: str, site: str) -> None:
    r = play(f"spacecorp {era} 2", f"seat 0 hand={hand},time teams={site}").choose(0, "explore")
    assert "time double" in r.options(0)
    r.choose(0, f"card {hand[:3]}")
    single = CARDS[hand[:3]].actions[0].value
    assert value(r) == single
    r.choose(0, "time double")
    assert value(r) == 2 * single


@pytest.mark.rule("SC-2.6")
@pytest.mark.parametrize(
    ("action", "cube", "card", "kind"),
    [
        ("genetics", "genetics", "exo_dna_decoder", "adaptation"),
        ("revelation", "revelation", "grand_collider", "breakthrough"),
    ],
)
def test_progress_cards_come_by_genetics_and_revelation(action: str, cube: str, card: str, kind: str) -> None:
    r = play("spacecorp planeteers 2", f"seat 0 hand={card} {cube}=2").choose(0, action)
    assert r.question() == "progress 0"
    assert {PROGRESS[name].kind for name in r.options(0)} == {kind}
    name = r.options(0)[0]
    r.choose(0, name)
    assert r.state.corporations[0].progress == (name,)
    assert r.state.corporations[0].profit == PROGRESS[name].profits[0] > 0


@pytest.mark.rule("SC-2.6")
def test_a_progress_card_gives_a_permanent_benefit() -> None:
    r = play(
        "spacecorp planeteers 2", "seat 0 hand=P36,P37 progress=molecular_assembly teams=ceres", "tile ceres/0 P04"
    )
    r.choose(0, "build", "research")
    assert value(r) == 2
    r.choose(0, "card P36")
    assert value(r) == 2 + 2


@pytest.mark.rule("SC-2.6")
def test_a_progress_card_may_have_an_immediate_effect() -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 hand=exo_dna_decoder genetics=2 progress=sensory_focus",
        "deck P01,P02,P03,P04,P05",
    )
    r.choose(0, "genetics", "extended_lifespan")
    assert len([event for event in r.events("card_drawn", 0) if event.data["source"] == "progress"]) == 3


@pytest.mark.rule("SC-2.7")
def test_symbols_rewards_and_attributes_of_a_tile_all_take_effect() -> None:
    tile = TILES["M07"]
    assert (tile.symbols, tile.profit, tile.genetics) == (("water", "life"), 2, 1)
    assert (tile.production, tile.base) == (1, 2)
    r = play("spacecorp mariners 2", "seat 0 hand=rover teams=mars_south", "pile e2 M07").choose(0, "explore")
    explorer = r.state.corporations[0]
    assert (explorer.profit, explorer.genetics) == (2, 1)
    r = play(
        "spacecorp mariners 2", "seat 0 hand=N27,N25,N21,N26,N18 infra=-,N19 teams=mars_south", "tile mars_south/0 M07"
    )
    r.choose(0, "build")
    assert set(r.options(0)) == {"biolab", "industrial", "refinery", "research"}  # life, water or P, P, anything
    r.choose(0, "biolab")
    assert r.asked(0).about["need"] == 6 + 2
    r = play("spacecorp mariners 2", "seat 0 hand=mining_robots", "tile mars_south/0 M07", "base mars_south/0 0 biolab")
    r.choose(0, "produce")
    assert r.events("produced", 0)[0].data["amount"] == 1


@pytest.mark.rule("SC-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colony_tiles_are_used_with_the_player_counts_they_show(seats: int) -> None:
    r = play(f"spacecorp starfarers {seats}", "seat 0 hand=S11,S12,S13")
    shown = r.game.view(0).table.colonies_left
    assert list(shown) == [name for name, colony in COLONIES.items() if seats in colony.players]
    assert all(COLONIES[name].name == name for name in shown)


@pytest.mark.rule("SC-2.8")
def test_a_colony_needs_its_value_in_points_and_gives_its_benefit() -> None:
    heinlein = COLONIES["heinlein"]
    assert (heinlein.value, heinlein.benefit) == (3, "own_colonize_1")
    r = play(
        "spacecorp starfarers 2",
        "seat 0 profit=9 hand=S11 teams=wolf_359",
        "tile wolf_359/0 S05",  # habitable: 2 colony points
        "base wolf_359/0 0 biolab",
        "colonies_left heinlein,herbert",  # values 3 and 5
    ).choose(0, "colonize")
    assert r.asked(0).about == {"points": 2, "need": 3}
    assert "do it" not in r.options(0)
    r.choose(0, "profit", "do it")
    assert r.state.colonies == {"wolf_359": (0, "heinlein")}
    assert r.state.corporations[0].profit == 9 - 5 + 1
