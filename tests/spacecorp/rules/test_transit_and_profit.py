"""SpaceCorp, section 18b: extra transit, profit spent on what is missing, revelation and contracts of Planeteers."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.cards import PROGRESS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import ROWS, contracts
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import gained, need, profit
from tests.spacecorp.rules.playing import idle, play, value

PLANETEERS, STARFARERS = "spacecorp planeteers 2", "spacecorp starfarers 2"
MOVE_27 = "hand=P19,P17,P18,P15,P16,P13,P14"
"""Move cards worth 27, more than any way on the board of Planeteers needs."""
NO_MOVE_INFRA = ("seat 0 infra=P23,-,-", "seat 1 infra=P24,-,-")
"""The printed move values of both HQs are covered by cards that are worth nothing to a move."""
OUTER = ("saturn", "uranus", "neptune", "pluto")
A_SITE = {"saturn": "iapetus", "uranus": "umbriel", "neptune": "triton", "pluto": "charon"}
BORDERS = {("saturn", "uranus"): 4, ("saturn", "neptune"): 8, ("saturn", "pluto"): 11}
BORDERS |= {("uranus", "neptune"): 4, ("uranus", "pluto"): 7, ("neptune", "pluto"): 3}
LAP = CONSTANTS.wheel.spaces


def distance(start: str, end: str) -> object:
    """What a move between two sites of Planeteers needs."""
    lines = (f"tile {start}/0 P03", f"base {start}/0 0 research")
    r = play(PLANETEERS, f"seat 0 profit=9 {MOVE_27} teams={start}", *lines)
    return need(r.choose(0, "move", end))


def paid(r: Rehearsal[Table], seat: int = 0) -> list[int]:
    """What a player has spent on his actions."""
    return [-amount for amount in gained(r, seat, "effort")]


@pytest.mark.rule("SC-18.11", "SC-18.12")
@pytest.mark.parametrize("start", OUTER)
@pytest.mark.parametrize("end", OUTER)
def test_the_four_outer_regions_list_extra_costs_to_each_other(start: str, end: str) -> None:
    if start == end:
        return
    listed = 6
    gravity = BOARDS["planeteers"].sites["triton"].gravity * ("neptune" in (start, end))
    borders = BORDERS.get((start, end)) or BORDERS[end, start]
    assert distance(A_SITE[start], A_SITE[end]) == 1 + borders + 1 + gravity + listed


@pytest.mark.rule("SC-EX-22", "SC-18.12")
def test_example_from_iapetus_to_umbriel() -> None:
    assert distance("iapetus", "umbriel") == 6 + 1 + 4 + 1 == 12


@pytest.mark.rule("SC-18.12")
@pytest.mark.parametrize(
    ("start", "end", "sum_of_all"),
    [
        ("callisto", "umbriel", 1 + 1 + 3 + 4 + 1),  # leaving, gravity, two borders, landing
        ("umbriel", "callisto", 1 + 4 + 3 + 1 + 1),
        ("ceres", "charon", 1 + 3 + 3 + 4 + 4 + 3 + 1),
        ("iapetus", "callisto", 1 + 3 + 1 + 1),
        ("iapetus", "mimas", 1 + 1),
        ("pluto", "charon", 1 + 1),
    ],
)
def test_moves_that_only_pass_such_a_region_or_stay_in_it_pay_nothing_extra(
    start: str, end: str, sum_of_all: int
) -> None:
    assert distance(start, end) == sum_of_all


@pytest.mark.rule("SC-18.13")
@pytest.mark.parametrize("start", BOARDS["planeteers"].in_region["saturn"])
def test_from_the_moons_of_saturn_it_is_six_more(start: str) -> None:
    board = BOARDS["planeteers"]
    gravity = board.sites[start].gravity
    for end in board.in_region["uranus"]:
        assert distance(start, end) == 1 + 4 + 1 + gravity + 6
    assert distance(start, "triton") == 1 + 8 + 1 + gravity + 1 + 6
    for end in ("pluto", "charon"):
        assert distance(start, end) == 1 + 11 + 1 + gravity + 6


@pytest.mark.rule("SC-18.14", "SC-EX-23")
def test_example_of_a_move_of_nine_with_seven() -> None:
    r = play(PLANETEERS, "seat 0 profit=5 hand=P17,P13,P19 teams=inner_system", *NO_MOVE_INFRA).choose(0, "move", "io")
    r.choose(0, "card P17", "card P13")
    assert (need(r), value(r)) == (9, 7)
    assert r.asked(0).about["profit"] == 2
    r.choose(0, "do it")
    assert r.state.corporations[0].teams[0] == "io"
    assert profit(r, 0) == 5 - 2


@pytest.mark.rule("SC-18.14")
def test_profit_fills_a_gap_in_building() -> None:
    r = play(PLANETEERS, "seat 0 profit=5 hand=P57,P32 teams=vesta", "tile vesta/0 P14").choose(0, "build", "security")
    assert need(r) == 3 + 1
    r.choose(0, "card P57", "do it")
    assert r.state.bases["vesta/0"] == (0, "security")
    assert paid(r) == [1]


@pytest.mark.rule("SC-18.14")
def test_profit_fills_a_gap_in_exploring() -> None:
    r = play(PLANETEERS, "seat 0 profit=5 hand=P04,P05 teams=europa", "pile e3 P24").choose(0, "explore")
    assert need(r) == 3
    r.choose(0, "card P04", "do it")
    assert r.state.tiles["europa/0"] == "P24"
    assert paid(r) == [1]


@pytest.mark.rule("SC-18.14")
def test_profit_serves_no_other_action() -> None:
    r = play(PLANETEERS, "seat 0 profit=5 hand=P40,P38", "seat 1 infra=P24,-,-").choose(0, "genetics")
    assert r.asked(0).about["profit"] is None  # nothing may be performed without any value
    r.choose(0, "card P38")
    assert r.asked(0).about["profit"] == 0
    lines = ("tile ceres/0 P03", "base ceres/0 0 refinery", "tile vesta/0 P01", "base vesta/0 0 refinery")
    r = play(PLANETEERS, "seat 0 profit=5 hand=P12", *lines).choose(0, "produce", "ceres/0")
    assert r.state.active == 1  # the value of one is for one tile, and no profit makes it two
    assert profit(r, 0) == 5 + 3


@pytest.mark.rule("SC-18.14")
def test_there_is_no_filling_of_gaps_in_mariners() -> None:
    r = play("spacecorp mariners 2", "seat 0 profit=5 hand=N15 teams=earth").choose(0, "move")
    assert "sisyphus" not in r.options(0)  # 6 away, and cards and HQ are worth 4


@pytest.mark.rule("SC-18.14")
@pytest.mark.parametrize(("money", "possible"), [(2, True), (1, False)])
def test_nobody_spends_profit_that_he_does_not_have(money: int, possible: bool) -> None:
    me = f"seat 0 profit={money} hand=P17,P13 teams=inner_system"
    r = play(PLANETEERS, me, *NO_MOVE_INFRA).choose(0, "move")
    assert ("io" in r.options(0)) == possible


@pytest.mark.rule("SC-18.14")
def test_surplus_value_costs_nothing() -> None:
    r = play(PLANETEERS, "seat 0 profit=5 hand=P19,P17,P01 teams=inner_system").choose(0, "move", "ceres")
    r.choose(0, "card P19", "card P17", "do it")
    assert profit(r, 0) == 5


@pytest.mark.rule("SC-18.15")
@pytest.mark.parametrize(
    ("hand", "possible"), [("P17,P01", True), ("P17,P12", True), ("P13,P14", True), ("P19", False)]
)
def test_at_most_three_profit_fill_a_gap(hand: str, possible: bool) -> None:
    me = f"seat 0 profit=20 hand={hand} teams=inner_system"
    r = play(PLANETEERS, me, *NO_MOVE_INFRA).choose(0, "move")
    assert ("io" in r.options(0)) == possible


@pytest.mark.rule("SC-18.16", "SC-EX-24")
def test_example_cards_of_three_are_filled_up_with_two_at_most() -> None:
    r = play(STARFARERS, "seat 0 profit=20 hand=S58 teams=alpha_centauri")
    assert BOARDS["starfarers"].sites["alpha_centauri"].explore == 6
    assert "explore" not in r.options(0)  # three would be missing, which is not less than three
    r = play(PLANETEERS, "seat 0 profit=20 hand=P20 teams=inner_system", *NO_MOVE_INFRA).choose(0, "move", "ceres")
    assert paid(r) == [5 - 3]
    r = play(STARFARERS, "seat 0 profit=20 hand=S58 teams=barnard").choose(0, "explore")
    assert paid(r) == [4 - 3]


@pytest.mark.rule("SC-18.16")
@pytest.mark.parametrize(
    ("hand", "site", "possible"),
    [("P41", "io", False), ("P41", "ceres", True), ("P04", "europa", True), ("P41,P42", "europa", True)],
)
def test_the_profit_spent_is_less_than_the_value_gathered(hand: str, site: str, possible: bool) -> None:
    r = play(PLANETEERS, f"seat 0 profit=20 hand={hand} teams={site}")
    assert ("explore" in r.options(0)) == possible


@pytest.mark.rule("SC-18.16")
def test_profit_alone_performs_nothing() -> None:
    r = play(PLANETEERS, "seat 0 profit=20 hand=P10,P47 teams=ceres")
    assert "explore" not in r.options(0)


@pytest.mark.rule("SC-R-7")
def test_profit_fills_the_gap_after_all_multiplications() -> None:
    r = play(STARFARERS, "seat 0 profit=20 hand=S09,S10 progress=probe_network teams=alpha_centauri")
    r.choose(0, "explore", "card S09")
    assert (need(r), value(r)) == (6, 2 * 2)
    r.choose(0, "do it")
    assert paid(r) == [2]  # not one that is doubled, and not less than the two on the card


@pytest.mark.rule("SC-R-7")
@pytest.mark.parametrize(("site", "possible"), [("tau_ceti", True), ("epsilon_eridani", False)])
def test_the_limit_of_three_holds_for_the_final_value(site: str, possible: bool) -> None:
    r = play(STARFARERS, f"seat 0 profit=20 hand=S58 progress=probe_network teams={site}")
    assert ("explore" in r.options(0)) == possible  # 8 or 10 with 3 x 2; two more before doubling would make 10


@pytest.mark.rule("SC-R-8")
def test_each_application_of_a_time_card_is_filled_and_paid_separately() -> None:
    r = play(PLANETEERS, "seat 0 profit=9 hand=P15,P10,time teams=inner_system,inner_system", *NO_MOVE_INFRA)
    r.choose(0, "move", "team 0", "ceres", "time twice", "team 1", "vesta")  # the card is played silently
    assert r.state.corporations[0].teams[:2] == ("ceres", "vesta")
    assert paid(r) == [5 - 4, 5 - 4]


@pytest.mark.rule("SC-R-8")
@pytest.mark.parametrize(("hand", "goes", "spent"), [("P15", True, [1, 1]), ("P20", False, [2])])
def test_both_applications_together_spend_three_profit_at_most(hand: str, goes: bool, spent: list[int]) -> None:
    r = play(PLANETEERS, f"seat 0 profit=9 hand={hand},P10,time teams=inner_system,inner_system", *NO_MOVE_INFRA)
    r.choose(0, "move", "team 0", "ceres", "time twice")
    assert (r.question() == "choose_team 0") == goes
    if goes:
        r.choose(0, "team 1", "vesta")
    assert (r.state.corporations[0].teams[1] == "vesta") == goes
    assert paid(r) == spent


@pytest.mark.rule("SC-18.17")
@pytest.mark.parametrize(("hand", "spaces"), [("P41", 1), ("P43", 2)])
def test_the_revelation_cube_moves_by_the_value(hand: str, spaces: int) -> None:
    r = play(PLANETEERS, f"seat 0 hand={hand}").choose(0, "revelation")
    view = r.game.view(1).table.corporations[0]
    assert (view.revelation, view.genetics) == (spaces, 0)
    assert not r.events("progress_gained")


@pytest.mark.rule("SC-18.17", "SC-R-3")
def test_a_full_lap_of_the_revelation_cube_brings_a_breakthrough() -> None:
    r = play(PLANETEERS, f"seat 0 revelation={LAP - 1} hand=P41").choose(0, "revelation")
    assert r.question() == "progress 0"
    assert {PROGRESS[name].kind for name in r.options(0)} == {"breakthrough"}
    r.choose(0, "molecular_assembly")
    assert r.state.corporations[0].progress == ("molecular_assembly",)


@pytest.mark.rule("SC-R-3", "SC-R-49")
def test_a_cube_that_passes_the_card_space_brings_a_card_and_the_surplus_goes_on() -> None:
    r = play(PLANETEERS, f"seat 0 revelation={LAP - 1} hand=P43,P41").choose(0, "revelation", "card P43", "do it")
    r.choose(0, "molecular_assembly")
    assert r.state.corporations[0].revelation == LAP + 1
    r = play(PLANETEERS, f"seat 0 revelation={LAP + 1} hand=P43,P41").choose(0, "revelation", "card P43", "do it")
    assert r.question() == "progress 0"  # the second lap is short of nothing


@pytest.mark.rule("SC-18.17")
def test_each_lap_brings_a_breakthrough_of_its_own() -> None:
    r = play(PLANETEERS, f"seat 0 revelation={LAP - 1} hand=P43,P41,P42").choose(0, "revelation")
    r.choose(0, "card P43", "card P41", "card P42")
    r.choose(0, "molecular_assembly", "probe_network")
    assert r.state.corporations[0].progress == ("molecular_assembly", "probe_network")


UNFULFILLED = "contract 1 0"
TWO_CARDS = "seat 0 hand=P47 progress=sensory_focus,probe_network"


@pytest.mark.rule("SC-18.18", "SC-EX-25")
def test_example_of_a_row_whose_mariners_contract_nobody_fulfilled() -> None:
    r = play(PLANETEERS, TWO_CARDS, UNFULFILLED).choose(0, "special")
    assert r.asked(0).about["rewards"] == {"contract 1": 5}
    r.choose(0, "contract 1")
    assert gained(r, 0, "contract") == [2 + 3]


@pytest.mark.rule("SC-18.18")
def test_a_row_fulfilled_in_mariners_pays_its_own_reward_only() -> None:
    r = play(PLANETEERS, TWO_CARDS, "contract 1 1").choose(0, "special", "contract 1")
    assert gained(r, 0, "contract") == [3]


@pytest.mark.rule("SC-18.18")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("row", ROWS)
def test_both_rewards_of_a_row_are_shown_as_one(seats: int, row: int) -> None:
    rewards = play(f"spacecorp planeteers {seats}", f"contract {row} 0").game.view(None).table.rewards
    mariners, planeteers = contracts("mariners", seats), contracts("planeteers", seats)
    assert rewards == {
        str(each): planeteers[each].reward + (mariners[each].reward if each == row else 0) for each in ROWS
    }


@pytest.mark.rule("SC-18.19")
@pytest.mark.parametrize("disc", [0, 1])
def test_the_disc_slides_from_where_it_is_onto_the_planeteers_contract(disc: int) -> None:
    r = play(PLANETEERS, TWO_CARDS, f"contract 1 {disc}", "seat 1 hand=P36 progress=cooperative_empathy,probe_network")
    r.choose(0, "special", "contract 1")
    view = r.game.view(None).table
    assert view.discs == (2, 1, 1, 1, 1, 1, 1)
    assert view.fulfilled == 1
    assert "1" not in view.rewards
    idle(r)
    assert not r.events("contract_fulfilled", 1)
