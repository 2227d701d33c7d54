"""SpaceCorp, section 16: what ends an era, the last turns, and what goes on into the next era."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.cards import DECKS, PROGRESS, TIME_CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import contracts
from starboard.spacecorp.contracts import claimable
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, gained, profit
from tests.spacecorp.rules.playing import idle, play

GENES = next(contract for contract in contracts("mariners", 3).values() if contract.condition == "genetics")
ACT = "N36"
FIVE = tuple(f"contract {row} 1" for row in (1, 2, 3, 4, 6))
"""Five of the seven contracts of Mariners are fulfilled; those of genetics and infra are not."""
SHELF = "N28,N29,N32,N33"
"""Four research cards in the offer, so that there is always something to do."""


def era(r: Rehearsal[Table]) -> str:
    """The era being played."""
    return str(r.game.view(None).table.era)


def turns_until_the_era_ends(r: Rehearsal[Table], most: int = 12) -> list[int]:
    """Who takes turns, one after the other and doing nothing in them, until the next era begins."""
    before, seats = era(r), list[int]()
    while era(r) == before and len(seats) < most:
        seats.append(r.state.active)
        idle(r)
    return seats


def sixth_contract(seats: int, active: int, *lines: str) -> Rehearsal[Table]:
    """The active player claims the sixth contract."""
    me = f"seat {active} genetics={CONSTANTS.wheel.spaces} hand={ACT}"
    r = play(f"spacecorp mariners {seats}", me, *FIVE, f"active {active}", *lines)
    return r.choose(active, "special", f"contract {GENES.row}")


@pytest.mark.rule("SC-16.1")
@pytest.mark.parametrize(("seats", "active", "last"), [(2, 0, [1]), (3, 1, [2, 0]), (3, 2, [0, 1])])
def test_after_the_sixth_contract_everybody_else_takes_one_last_turn(seats: int, active: int, last: list[int]) -> None:
    r = sixth_contract(seats, active)
    assert r.game.view(None).table.fulfilled == 6
    assert r.events("ending")[0].data["cause"] == "contracts"
    assert turns_until_the_era_ends(r) == last


@pytest.mark.rule("SC-16.1")
def test_five_contracts_do_not_end_an_era() -> None:
    r = play("spacecorp mariners 2", f"seat 0 genetics=3 hand={ACT}", *FIVE[:4]).choose(
        0, "special", f"contract {GENES.row}"
    )
    assert r.game.view(None).table.fulfilled == 5
    assert not r.events("ending")
    assert len(turns_until_the_era_ends(r, most=6)) == 6


@pytest.mark.rule("SC-16.1")
def test_contracts_of_an_earlier_era_do_not_end_this_one() -> None:
    lines = tuple(f"contract {row} 1" for row in range(1, 8))
    r = play("spacecorp planeteers 2", "seat 0 progress=sensory_focus,probe_network hand=P47", *lines)
    r.choose(0, "special", "contract 1")
    assert r.game.view(None).table.fulfilled == 1
    assert not r.events("ending")


@pytest.mark.rule("SC-16.1")
def test_the_seventh_contract_gives_nobody_another_turn() -> None:
    r = sixth_contract(2, 0, "seat 1 hand=N37 infra=N13,N22,N25").choose(1, "special", "contract 7")
    assert era(r) == "planeteers"
    assert [event.data["cause"] for event in r.events("ending")] == ["contracts"]  # once is enough


EMPTY = (f"offer {SHELF}", "deck -", "ending deck")


@pytest.mark.rule("SC-16.2")
def test_taking_the_last_card_of_the_deck_triggers_the_end() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", f"offer {SHELF}", "deck N30", "seat 1 hand=N37").choose(
        0, "special"
    )
    assert [event.data["cause"] for event in r.events("ending")] == ["deck"]


@pytest.mark.rule("SC-16.2")
def test_with_an_empty_deck_play_goes_on() -> None:
    r = play("spacecorp mariners 2", *EMPTY)
    seats = []
    for _ in range(4):
        seats.append(r.state.active)
        r.choose(r.state.active, "research")
        while r.question().startswith("take_card"):
            r.choose(r.state.active, "done")
    assert seats == [0, 1, 0, 1]
    assert era(r) == "mariners"


@pytest.mark.rule("SC-16.3")
def test_a_pass_ends_the_turn_at_once() -> None:
    lines = ("seat 0 genetics=3 hand=N36,N37 teams=earth", "base lunar_l4/0 0 spaceport")
    r = play("spacecorp mariners 2", *lines, *EMPTY).choose(0, "pass")
    assert not r.events("contract_fulfilled")
    assert r.state.active == 1
    assert r.game.view(1).table.corporations[0].passed


@pytest.mark.rule("SC-16.3", "SC-R-15")
def test_nobody_passes_while_the_deck_has_cards() -> None:
    assert "pass" not in play("spacecorp mariners 2", "seat 0 hand=N36", f"offer {SHELF}", "deck N30").options(0)
    assert "pass" in play("spacecorp mariners 2", "seat 0 hand=N36", *EMPTY).options(0)


STUCK = "seat 0 hand=N05,N06,N07,N08,N09,N10,N24,N27 teams=asteroid_belt"
"""Eight cards, which are too many for research, and no team that could do anything with them."""


@pytest.mark.rule("SC-16.4")
def test_with_an_empty_deck_a_player_who_can_do_nothing_passes() -> None:
    r = play("spacecorp mariners 2", STUCK, "seat 1 hand=N36", *EMPTY, "contract 6 1")
    assert r.question() == "choose_action 1"
    assert r.game.view(1).table.corporations[0].passed
    assert len(r.state.corporations[0].hand) == 8


@pytest.mark.rule("SC-R-15", "SB-SC-22")
def test_while_the_deck_has_cards_a_player_who_can_do_nothing_skips_the_action_only_and_draws() -> None:
    r = play("spacecorp mariners 2", STUCK, "seat 1 hand=N36")
    assert r.question() == "claim_contract 0"  # step 2, for the team on the Asteroid Belt
    r.choose(0, "done")
    assert r.question() == "choose_action 1"
    assert not r.game.view(1).table.corporations[0].passed
    assert r.game.view(1).table.corporations[0].cards == 8 + 1
    assert r.state.ending == ""


def with_passed(seats: int, *passed: int) -> Rehearsal[Table]:
    """An empty deck, and these players have passed; seat 0 is to act."""
    lines = [f"seat {seat} passed=yes" for seat in passed]
    return play(f"spacecorp mariners {seats}", *lines, *EMPTY)


def takes_a_turn(r: Rehearsal[Table], seat: int) -> None:
    """A player researches and takes no card."""
    assert r.question() == f"choose_action {seat}"
    r.choose(seat, "research")
    while r.game.decision(seat) is not None and r.question() in (f"gather {seat}", f"take_card {seat}"):
        r.choose(seat, "done" if r.question().startswith("take_card") else f"infra {seat}")


@pytest.mark.rule("SC-16.5")
def test_a_player_who_has_passed_takes_no_more_turns() -> None:
    r = with_passed(3).choose(0, "pass")
    for seat in (1, 2, 1, 2):
        takes_a_turn(r, seat)
    assert r.question() == "choose_action 1"
    assert era(r) == "mariners"


@pytest.mark.rule("SC-16.6")
def test_with_two_players_one_pass_leaves_the_other_one_last_turn() -> None:
    r = with_passed(2).choose(0, "pass")
    takes_a_turn(r, 1)
    assert era(r) == "planeteers"


@pytest.mark.rule("SC-16.7")
def test_with_three_players_two_passes_leave_the_third_one_last_turn() -> None:
    r = with_passed(3).choose(0, "pass")
    takes_a_turn(r, 1)
    r.choose(2, "pass")
    takes_a_turn(r, 1)
    assert era(r) == "planeteers"


@pytest.mark.rule("SC-16.7")
def test_with_four_players_two_passes_leave_each_other_player_one_last_turn() -> None:
    r = with_passed(4).choose(0, "pass")
    takes_a_turn(r, 1)
    r.choose(2, "pass")
    takes_a_turn(r, 3)
    assert era(r) == "mariners"
    takes_a_turn(r, 1)
    assert era(r) == "planeteers"


@pytest.mark.rule("SC-16.6", "SC-16.7")
def test_a_last_turn_may_be_a_pass_too() -> None:
    assert era(with_passed(2).choose(0, "pass").choose(1, "pass")) == "planeteers"
    r = with_passed(4, 2).choose(0, "pass").choose(1, "pass")
    takes_a_turn(r, 3)
    assert era(r) == "planeteers"


@pytest.mark.rule("SC-16.8")
def test_a_turn_by_interception_is_not_the_last_turn() -> None:
    lines = ("seat 0 hand=N36,N37,N40", "deck N30,N31,N41", f"offer {SHELF}", *LAST_TURN)
    r = play("spacecorp mariners 2", *lines).choose(0, "special", "N36")
    assert r.asked(0).about["edge"] == "interception"
    r.choose(0, "N40")
    assert r.question() == "choose_action 0"
    assert era(r) == "mariners"
    r.choose(0, "special")
    assert gained(r, 0, "special") == [CONSTANTS.specials["venture_capital"]] * 2
    assert era(r) == "planeteers"


TRIGGERED = ("ending contracts", "last_turns 0,1")


@pytest.mark.rule("SC-16.9")
@pytest.mark.parametrize("trigger", [TRIGGERED, ("ending deck",)])
def test_after_the_trigger_nobody_uses_an_opponents_infra(trigger: tuple[str, ...]) -> None:
    lines = ("spacecorp mariners 2", "seat 0 hand=N28,N36", "seat 1 infra=N13,-,-")
    assert "infra 1" in play(*lines).choose(0, "research").options(0)
    assert "infra 1" not in play(*lines, *trigger).choose(0, "research").options(0)


@pytest.mark.rule("SC-16.9")
def test_after_the_trigger_nobody_uses_an_opponents_base_to_build() -> None:
    lines = (
        "spacecorp mariners 2",
        "seat 0 hand=N27,N18 teams=lunar_l4",
        "tile moon/0 M04",
        "base moon/0 1 industrial",
    )
    assert "industrial moon/0" in play(*lines).choose(0, "build", "research").options(0)
    assert "industrial moon/0" not in play(*lines, *TRIGGERED).choose(0, "build", "research").options(0)


@pytest.mark.rule("SC-16.9")
def test_after_the_trigger_a_move_needs_a_base_of_ones_own() -> None:
    lines = ("spacecorp mariners 2", "seat 0 hand=N15,N16 teams=halley", "tile halley/0 M02")
    assert "sisyphus" in play(*lines, "base halley/0 1 refinery").choose(0, "move").options(0)
    r = play(*lines, "base halley/0 1 refinery", *TRIGGERED).choose(0, "move")
    assert r.asked(0).about["to"] == "earth"  # the only way left
    assert "sisyphus" in play(*lines, "base halley/0 0 refinery", *TRIGGERED).choose(0, "move").options(0)


@pytest.mark.rule("SC-16.9")
def test_after_the_trigger_an_opponents_spaceport_gives_nothing() -> None:
    lines = (
        "spacecorp mariners 2",
        "seat 0 hand=N15,N16 teams=lunar_l4",
        "base lunar_l4/0 1 spaceport",
        "base lunar_l5/0 0 research",
    )
    r = play(*lines, *TRIGGERED).choose(0, "move", "lunar_l5")
    assert not [option for option in r.options(0) if "spaceport" in option]
    r = play(*lines).choose(0, "move", "lunar_l5")
    assert [option for option in r.options(0) if "spaceport" in option]


@pytest.mark.rule("SC-R-14")
def test_the_sixth_contract_counts_after_the_deck_ran_out_as_well() -> None:
    r = sixth_contract(3, 0, *EMPTY)
    assert turns_until_the_era_ends(r) == [1, 2]


@pytest.mark.rule("SC-R-14")
def test_the_sixth_contract_gives_no_turn_to_a_player_who_has_passed() -> None:
    r = sixth_contract(3, 0, *EMPTY, "seat 1 passed=yes")
    assert turns_until_the_era_ends(r) == [2]


@pytest.mark.rule("SC-R-14", "SC-16.7")
def test_the_sixth_contract_gives_no_second_last_turn() -> None:
    passed = ("seat 0 passed=yes", "seat 2 passed=yes")
    r = sixth_contract(4, 1, *passed, *EMPTY, "last_turns 1")  # seat 3 has had the last turn
    assert r.events("contract_fulfilled", 1)
    assert era(r) == "planeteers"


ENDING = ("spacecorp mariners 2", *LAST_TURN)
"""Seat 0 has the last turn of Mariners."""
LANDS = (
    "tile deimos/0 M02",
    "tile phobos/0 M03",
    "tile moon/0 M04",
    "tile halley/0 M05",
    "base deimos/0 0 refinery",
    "base phobos/0 1 research",
    "base moon/0 0 industrial",
    "base halley/0 0 attraction",
    "base lunar_l4/0 0 spaceport",
    "contract 3 1",
)


def change(*lines: str, hand: str = "N36") -> Rehearsal[Table]:
    """The last turn of Mariners is over."""
    r = play(*ENDING, f"seat 0 hand={hand}", *lines).choose(0, "special")
    if r.question() == "transfer 0":
        r.choose(0, "stay")
    return r


@pytest.mark.rule("SC-16.10")
def test_a_heritage_is_a_tile_with_a_p_value_and_an_own_base() -> None:
    r = change(*LANDS)
    assert r.question() == "heritage 0 1"
    assert set(r.options(0)) == {"deimos/0", "halley/0", "none"}  # the attraction has given its tile P1
    assert set(r.options(1)) == {"phobos/0", "none"}


@pytest.mark.rule("SC-16.10", "SC-R-44")
def test_a_heritage_need_not_be_chosen() -> None:
    r = change(*LANDS).choose(0, "none").choose(1, "none")
    assert era(r) == "planeteers"
    assert [view.heritage for view in r.game.view(None).table.corporations] == [None, None]


@pytest.mark.rule("SC-R-44")
def test_heritage_is_chosen_by_all_at_once() -> None:
    r = change(*LANDS).choose(1, "phobos/0")
    assert r.game.view(0).table.corporations[1].heritage is None
    r.choose(0, "none")
    assert r.game.view(0).table.corporations[1].heritage == ("M03", "research")


@pytest.mark.rule("SC-16.11")
def test_tile_and_base_go_on_producing_in_the_next_era() -> None:
    r = change(*LANDS).choose(0, "deimos/0").choose(1, "none")
    assert r.game.view(1).table.corporations[0].heritage == ("M02", "refinery")
    assert [event.data for event in r.events("heritage", 0)] == [{"tile": "M02", "base": "refinery"}]
    assert "produce" in play("spacecorp planeteers 2", "seat 0 hand=P12 heritage=M02,refinery").options(0)
    r = play("spacecorp planeteers 2", "seat 0 hand=P12 heritage=M02,refinery").choose(0, "produce")
    assert gained(r, 0, "produce") == [1 + 1]


OLD_PAIR = (
    "spacecorp planeteers 2",
    *LAST_TURN,
    "seat 0 hand=P47 heritage=M02,refinery",
    "tile ceres/0 P03",
    "base ceres/0 0 research",
)


@pytest.mark.rule("SC-16.12")
def test_a_new_pair_replaces_the_old_one_whose_base_returns() -> None:
    r = play(*OLD_PAIR)
    assert r.state.corporations[0].supply["refinery"] == CONSTANTS.bases.each - 1
    r.choose(0, "special", "ceres/0")
    view = r.game.view(None).table.corporations[0]
    assert view.heritage == ("P03", "research")
    assert view.supply["refinery"] == CONSTANTS.bases.each
    assert view.supply["research"] == CONSTANTS.bases.each - 1


@pytest.mark.rule("SC-16.12", "SC-R-44")
def test_the_old_pair_may_be_kept() -> None:
    view = play(*OLD_PAIR).choose(0, "special", "none").game.view(None).table.corporations[0]
    assert view.heritage == ("M02", "refinery")
    assert view.supply["refinery"] == CONSTANTS.bases.each - 1
    assert view.supply["research"] == CONSTANTS.bases.each


def everywhere(table: Table) -> list[str]:
    """All cards that are in the game, on HQs or elsewhere."""
    cards = [*table.deck, *table.offer, *table.discard, *table.time_aside, *table.in_play]
    for corporation in table.corporations:
        cards += [*corporation.hand, *(card for card in corporation.infra if card)]
    return cards


@pytest.mark.rule("SC-16.13")
def test_all_time_cards_of_the_era_go_on_into_the_next() -> None:
    r = change("seat 1 hand=T3", "deck N30,T4", f"offer T5,{SHELF[:11]}", "time_aside T1,T2", "contract 3 1")
    assert era(r) == "planeteers"
    assert sorted(card for card in everywhere(r.state) if card in TIME_CARDS) == ["T1", "T2", "T3", "T4", "T5"]


@pytest.mark.rule("SC-16.14")
def test_infra_stays_and_all_other_cards_of_the_era_leave_the_game() -> None:
    r = change("seat 1 infra=N13,-,N22 hand=N15,N18", "discard N05,N06", hand="N36,N24,N27")
    assert era(r) == "planeteers"
    assert r.state.corporations[1].infra == ("N13", "", "N22")
    old = {card.id for card in DECKS["mariners"]}
    assert old & set(everywhere(r.state)) == {"N13", "N22"}
    assert set(r.state.boxed) == old - {"N13", "N22"}


@pytest.mark.rule("SC-16.15")
def test_progress_cards_stay_where_they_are_after_planeteers() -> None:
    owned = "seat 1 progress=probe_network,sensory_focus"
    r = play("spacecorp planeteers 2", *LAST_TURN, owned, "seat 0 hand=P47")
    before = {name: tuple(left) for name, left in r.game.view(None).table.progress_left.items()}
    r.choose(0, "special")
    view = r.game.view(None).table
    assert view.era == "starfarers"
    assert tuple(view.corporations[1].progress) == ("probe_network", "sensory_focus")
    assert {name: tuple(view.progress_left[name]) for name in before} == before
    assert before["probe_network"] == PROGRESS["probe_network"].profits[1:]


@pytest.mark.rule("SC-16.16")
def test_teams_and_bases_return_but_for_the_heritage_base() -> None:
    r = (
        change(*LANDS, "seat 0 teams=moon,deimos,lunar_l4,asteroid_belt", "contract 6 1")
        .choose(0, "deimos/0")
        .choose(1, "none")
    )
    view = r.game.view(None).table
    assert not view.bases
    assert view.corporations[0].supply == {
        kind: CONSTANTS.bases.each - (kind == "refinery") for kind in view.corporations[0].supply
    }
    assert set(view.corporations[1].supply.values()) == {CONSTANTS.bases.each}
    for corporation in view.corporations:
        assert sorted(corporation.teams) == ["", "", "inner_system", "inner_system"]


@pytest.mark.rule("SC-16.21")
def test_tiles_left_on_the_board_and_claims_are_gone() -> None:
    r = change(*LANDS, "claim moon 0 0").choose(0, "deimos/0").choose(1, "none")
    view = r.game.view(None).table
    assert not view.tiles
    assert not view.claims
    assert not {"M03", "M04", "M05"} & {tile for pile in r.state.piles.values() for tile in pile}


@pytest.mark.rule("SC-16.21")
def test_the_holders_of_the_beyond_markers_keep_their_right_to_them() -> None:
    r = change("beyond 1 1", "beyond 2 0")
    assert r.question() == "beyond_start 1"
    assert r.choose(1, "no").question() == "beyond_start 0"
    assert r.choose(0, "no").game.view(None).table.beyond == (-1, -1)  # both lie on the Oort cloud now


@pytest.mark.rule("SC-16.17")
def test_profit_and_contract_discs_keep_their_places() -> None:
    r = change("seat 1 profit=17", "contract 2 1", "contract 5 1")
    view = r.game.view(None).table
    assert view.era == "planeteers"
    assert tuple(view.discs) == (0, 1, 0, 0, 1, 0, 0)
    assert profit(r, 1) == 17
    assert view.fulfilled == 0


@pytest.mark.rule("SC-16.18")
@pytest.mark.parametrize(
    ("old", "new", "card"), [("mariners", "planeteers", "N36"), ("planeteers", "starfarers", "P47")]
)
def test_the_next_board_replaces_the_old_one(old: str, new: str, card: str) -> None:
    r = play(f"spacecorp {old} 2", *LAST_TURN, f"seat 0 hand={card}").choose(0, "special")
    assert era(r) == new
    places = {team for corporation in r.game.view(None).table.corporations for team in corporation.teams if team}
    assert places == {BOARDS[new].start}
    assert set(r.game.view(None).table.piles) == {
        pile for site in BOARDS[new].sites.values() for pile in site.piles
    } | ({"alien"} if new == "starfarers" else set())


@pytest.mark.rule("SC-16.19")
def test_the_annex_board_comes_with_planeteers_and_stays() -> None:
    assert not play("spacecorp mariners 2").game.view(None).table.progress_left
    annex = change().game.view(None).table.progress_left
    assert set(annex) == {name for name, card in PROGRESS.items() if card.era == "planeteers"}
    later = play("spacecorp planeteers 2", *LAST_TURN, "seat 0 hand=P47").choose(0, "special").game.view(None).table
    assert set(later.progress_left) == set(PROGRESS)


@pytest.mark.rule("SC-16.20")
@pytest.mark.parametrize(
    ("old", "new", "card"), [("mariners", "planeteers", "N36"), ("planeteers", "starfarers", "P47")]
)
def test_the_next_era_is_set_up(old: str, new: str, card: str) -> None:
    r = play(f"spacecorp {old} 2", *LAST_TURN, f"seat 0 hand={card}", "seat 1 profit=9").choose(0, "special")
    view = r.game.view(None).table
    assert (view.era, view.ending, view.turns) == (new, "", 1)
    assert all(card in {other.id for other in DECKS[new]} for card in view.offer)
    assert [corporation.cards for corporation in view.corporations] == [3, 3]  # a time card and two start cards
    assert view.active == view.first == 0  # the poorest


@pytest.mark.rule("SC-16.20", "SC-16.5", "SC-6.2")
def test_what_was_produced_or_passed_in_an_era_does_not_count_in_the_next() -> None:
    deeds = ("seat 0 produced=3:9 hand=P47", "seat 1 passed=yes produced=1:8", "contract 7 2")
    r = play("spacecorp planeteers 2", *deeds, *LAST_TURN).choose(0, "special")
    assert era(r) == "starfarers"
    assert r.game.view(None).table.turns == 1
    assert r.state.ending == ""
    for seat in (0, 1):
        assert not r.state.corporations[seat].passed
        assert not claimable(r.state, seat)  # nobody has produced anything yet
