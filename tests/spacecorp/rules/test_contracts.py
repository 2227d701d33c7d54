"""SpaceCorp, section 6: claiming contracts in step 2."""

import pytest

from starboard.spacecorp.catalog.cards import ERAS
from starboard.spacecorp.catalog.contracts import contracts
from starboard.spacecorp.map.boards import BOARDS
from tests.spacecorp.rules.looking import gained, profit
from tests.spacecorp.rules.playing import idle, play

MARINERS = {contract.condition: contract for contract in contracts("mariners", 2).values()}
GENES, INFRA, PRODUCE = MARINERS["genetics"], MARINERS["infra"], MARINERS["first_produce"]
GENETICS = f"genetics={GENES.n}"
"""A cube that has come far enough for the genetics contract."""
SLOTS = "infra=N13,N22,N25"
"""Three cards on the HQ, enough for the infra contract."""
ACT = "N36"
"""Venture capital: an action that touches nothing else."""


@pytest.mark.rule("SC-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("era", ERAS)
def test_each_era_lists_seven_contracts(era: str, seats: int) -> None:
    assert len(play(f"spacecorp {era} {seats}").game.view(0).table.rewards) == 7


@pytest.mark.rule("SC-6.2")
def test_after_the_action_exactly_the_contracts_that_are_met_may_be_claimed() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={ACT} {GENETICS} {SLOTS}").choose(0, "special")
    assert r.question() == "claim_contract 0"
    assert list(r.options(0)) == [f"contract {GENES.row}", f"contract {INFRA.row}", "done"]


@pytest.mark.rule("SC-6.2")
def test_one_step_short_of_the_condition_there_is_nothing_to_claim() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={ACT} genetics={GENES.n - 1}").choose(0, "special")
    assert r.state.active == 1


@pytest.mark.rule("SC-6.2")
def test_a_fulfilled_contract_cannot_be_claimed_again() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={ACT} {GENETICS} {SLOTS}", f"contract {GENES.row} 1")
    assert list(r.choose(0, "special").options(0)) == [f"contract {INFRA.row}", "done"]


@pytest.mark.rule("SC-6.2")
def test_only_the_active_player_claims() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={ACT}", f"seat 1 hand=N37 {GENETICS}").choose(0, "special")
    assert r.question() == "choose_action 1"
    assert r.choose(1, "special").question() == "claim_contract 1"


@pytest.mark.rule("SC-6.2")
def test_only_contracts_of_the_current_era_are_claimed() -> None:
    r = idle(play("spacecorp planeteers 2", f"seat 0 {GENETICS} infra=P17,P23,P27", "offer -"))
    assert r.state.active == 1
    assert not r.events("contract_fulfilled")


@pytest.mark.rule("SC-6.3")
def test_a_claim_pays_and_slides_the_disc_onto_the_contract() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={ACT} {GENETICS}").choose(0, "special")
    before = profit(r, 0)
    assert r.game.view(0).table.discs[GENES.row - 1] == 0
    r.choose(0, f"contract {GENES.row}")
    assert r.game.view(0).table.discs[GENES.row - 1] == 1
    assert profit(r, 0) == before + GENES.reward


@pytest.mark.rule("SC-6.3")
def test_what_one_has_claimed_nobody_else_can() -> None:
    lines = ("spacecorp mariners 2", f"seat 0 hand={ACT} {GENETICS}", f"seat 1 hand=N37 {GENETICS}")
    left = play(*lines).choose(0, "special", "done").choose(1, "special")
    assert left.question() == "claim_contract 1"
    claimed = play(*lines).choose(0, "special", f"contract {GENES.row}").choose(1, "special")
    assert claimed.state.active == 0


@pytest.mark.rule("SC-6.4")
def test_several_contracts_are_claimed_in_one_turn() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={ACT} {GENETICS} {SLOTS} produced=1:1").choose(0, "special")
    rows = [GENES, PRODUCE, INFRA]
    r.choose(0, *(f"contract {contract.row}" for contract in rows))
    assert r.state.active == 1
    assert gained(r, 0, "contract") == [contract.reward for contract in rows]
    assert r.game.view(0).table.fulfilled == len(rows)


THOMAS = (
    "spacecorp mariners 2",
    "seat 0 hand=N18,N19 teams=lunar_l4,moon",
    "tile moon/0 exotic_elements",
    "tile halley/0 exotic_elements",
    "base halley/0 0 research",
    "base solar_l1/0 0 spaceport",
    "base lunar_l5/0 0 spaceport",
)


@pytest.mark.rule("SC-EX-5", "SC-6.5", "SC-6.3")
def test_example_the_third_base_off_the_lagrange_points_pays_two() -> None:
    r = play(*THOMAS, "tile sisyphus/0 natural_wonder", "base sisyphus/0 0 attraction", "seat 1 hand=N36")
    r.choose(0, "build", "team 1", "refinery", "card N18", "do it", "contract 3")
    assert gained(r, 0, "contract") == [2]
    assert r.game.view(1).table.discs[2] == 1
    assert r.question() == "choose_action 1"


@pytest.mark.rule("SC-EX-5", "SC-6.5")
def test_the_base_on_earth_is_no_third_base() -> None:
    r = play(*THOMAS).choose(0, "build", "team 1", "refinery", "card N18", "do it")
    assert [event.data["spot"] for event in r.events("base_built")] == ["moon/0"]
    assert r.state.active == 1
    assert not r.events("contract_fulfilled")


@pytest.mark.rule("SC-6.5")
def test_sol_is_no_system_with_a_base() -> None:
    wanted = next(c for c in contracts("starfarers", 3).values() if c.condition == "systems_with_bases").n
    stars = [site.id for site in BOARDS["starfarers"].sites.values() if len(site.piles) == 1][:wanted]
    assert len(stars) == wanted
    bases = [f"base {star}/0 0 research" for star in stars]
    lines = ("spacecorp starfarers 3", "seat 0 hand=interstellar_bonds", "colonies_left -")
    assert play(*lines, *bases[1:]).choose(0, "special").state.active == 1
    assert play(*lines, *bases).choose(0, "special").question() == "claim_contract 0"


@pytest.mark.rule("SC-R-32")
def test_a_contract_declined_may_be_claimed_in_a_later_turn() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={ACT} {GENETICS}").choose(0, "special", "done")
    idle(r)  # the other player
    r.choose(0, "infra 0", "done")  # research is all there is to do
    assert r.question() == "claim_contract 0"


@pytest.mark.rule("SC-R-32")
def test_a_first_production_of_an_earlier_turn_may_still_be_claimed() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={ACT} produced=1:1").choose(0, "special")
    assert list(r.options(0)) == [f"contract {PRODUCE.row}", "done"]


@pytest.mark.rule("SC-R-32")
def test_a_condition_that_no_longer_holds_cannot_be_claimed() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={ACT} {SLOTS}", "seat 1 hand=incompatibility", "active 0")
    r.choose(1, "P57").choose(0, "N25", "special")
    assert r.state.corporations[0].infra.count("") == 1
    assert r.state.active == 1
    assert not r.events("contract_fulfilled")
