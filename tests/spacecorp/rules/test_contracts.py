"""SpaceCorp, section 6: claiming contracts in step 2."""

import pytest

from starboard.spacecorp.catalog.cards import COLONIES, DECKS, ERAS, PROGRESS
from starboard.spacecorp.catalog.contracts import ROWS, Contract, contracts
from starboard.spacecorp.contracts import claimable
from starboard.spacecorp.map.boards import BOARDS, Board
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


def bases(spots: list[str], kind: str = "research") -> list[str]:
    """Bases of seat 0."""
    return [f"base {spot} 0 {kind}" for spot in spots]


def colonies(sites: list[str], values: list[int]) -> list[str]:
    """Colonies of seat 0 of these values."""
    names = [next(name for name, tile in COLONIES.items() if tile.value == value) for value in values]
    return [f"colony {site} 0 {name}" for site, name in zip(sites, names, strict=False)]


def achieved(contract: Contract, n: int, board: Board) -> list[str]:
    """What stands on the table when seat 0 has come as far as `n` towards a contract, with more of other things."""
    spots = [site.spots[0] for site in board.sites.values() if site.spots]
    lagrange = [spot for spot in spots if board.sites[board.site_of_spot[spot]].lagrange]
    others = [spot for spot in spots if spot not in lagrange]
    systems = [site.id for site in board.sites.values() if site.track]
    match contract.condition:
        case "first_produce":
            return [f"seat 0 produced={n}:0"]
        case "produce_total":
            return [f"seat 0 produced=9:{n}"]
        case "genetics":
            return [f"seat 0 genetics={n} revelation=9"]
        case "infra":
            cards = [card.id for card in DECKS[board.era] if card.infra]
            return [f"seat 0 infra={','.join([*cards[:n], '-', '-', '-'][:3])}"]
        case "progress":
            return [f"seat 0 progress={','.join(list(PROGRESS)[:n]) or '-'}"]
        case "team_at":
            return [f"seat 0 teams={contract.sites[0] if n else board.start}"]
        case "orion":
            return [f"seat 0 teams={min(board.orion) if n else systems[0]}"]
        case "base_at":
            return bases([f"{site}/0" for site in (*contract.sites[:n], "phobos")])
        case "bases_in":
            within = [spot for spot in spots if board.region_of_spot[spot] in contract.regions]
            return bases([*within[:n], *(spot for spot in spots if spot not in within)][: n + 3])
        case "bases_of":
            return [*bases(spots[:n], contract.base), *bases(spots[n : n + 3])]
        case "bases_lagrange":
            return bases([*lagrange[:n], *others[:3]])
        case "bases_non_lagrange":
            return bases([*others[:n], *lagrange[:3]])
        case "systems_with_bases":
            return bases([spot for site in sorted(systems)[:n] for spot in board.spots[site]])
        case "bases_one_system":
            return bases([*board.spots["tau_ceti"][:n], "gliese_1/0", "barnard/0"])
        case "colonies":
            return colonies(systems, [2, 3, 4, 5][:n])
        case _:
            assert contract.condition == "colony_value"
            return colonies(systems, [2, n, 3])


@pytest.mark.rule("SC-6.1", "SC-6.2", "SC-R-4")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("era", ERAS)
def test_each_contract_is_met_by_what_it_asks_for_and_by_nothing_less(era: str, seats: int, row: int) -> None:
    contract = contracts(era, seats)[row]
    for n, met in ((contract.n - 1, False), (contract.n, True)):
        table = play(f"spacecorp {era} {seats}", *achieved(contract, n, BOARDS[era])).state
        assert (row in claimable(table, 0)) is met
        assert row not in claimable(table, 1)


@pytest.mark.rule("SC-6.4", "SB-SC-9")
def test_contracts_are_offered_in_the_order_of_their_rows() -> None:
    land = ("tile mars_south/0 M08", "base mars_south/0 0 research")  # row 2, about bases
    r = play("spacecorp mariners 2", f"seat 0 hand={ACT} {SLOTS} produced=1:1", *land).choose(0, "special")
    assert r.options(0) == ["contract 1", "contract 2", "contract 7", "done"]


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
