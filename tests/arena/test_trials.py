"""Trials: the same bots at every kind of table, with one line for each."""

import json

import pytest
from click.testing import CliRunner

from starboard.arena.simulate import Outcome
from starboard.arena.trials import ALL, goals_of, plans_of, trials_of
from starboard.cli.simulate import simulate_command
from starboard.engine import BadInput
from starboard.galaxy.options import MOST_SEATS
from starboard.galaxy.registry import modules
from starboard.games import game


def _simulate(*arguments: str) -> str:
    result = CliRunner().invoke(simulate_command, ["galaxy", "--bots", "random", "--games", "2", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_every_module_is_tried_with_every_value_of_its_switch() -> None:
    tried = [plans_of("galaxy", trial, ["random"], "x", 1, {})[0] for trial in trials_of("galaxy", [ALL]).values()]
    for module in modules():
        assert {plan.options.get(module.switch) for plan in tried} >= set(module.on)
        assert {plan.options.get("rounds") for plan in tried} >= set(module.rounds)
        assert any(len(plan.bots) == max(MOST_SEATS, module.seats) for plan in tried)


def test_combinations_differ_from_game_to_game_and_are_the_same_with_the_same_seed() -> None:
    combined = trials_of("galaxy", ["big_expansion"])["big_expansion"]
    plans, again, others = (plans_of("galaxy", combined, ["random"], seed, 12, {}) for seed in ("x", "x", "y"))
    assert plans == again != others
    assert len({tuple(sorted(plan.options.items())) for plan in plans}) > 6
    for plan in plans:
        setup = game("galaxy").rules.setup(len(plan.bots), plan.options)
        assert any(module.is_on(setup) for module in modules())


def test_all_modules_of_several_boxes_are_tried_at_one_table() -> None:
    together = trials_of("galaxy", ["big_expansion+another_big_expansion"])["big_expansion+another_big_expansion"]
    boxes = ("big_expansion", "another_big_expansion")
    wanted = [module for module in modules() if module.box in boxes and module.switch]
    plans = plans_of("galaxy", together, ["random"], "x", 12, {})
    for plan in plans:
        setup = game("galaxy").rules.setup(len(plan.bots), plan.options)
        assert all(module.is_on(setup) for module in wanted)
        assert len(plan.bots) == max(module.seats for module in wanted)
        assert len(plan.options["rounds"].split()) == 4, "a class for each level"
    assert "IA IIA IIIB IV" in {plan.options["rounds"] for plan in plans}


def test_combinations_of_a_box_also_fly_where_the_base_game_does_not() -> None:
    some = trials_of("galaxy", ["another_big_expansion"])["another_big_expansion"]
    rounds = [plan.options["rounds"].split() for plan in plans_of("galaxy", some, ["random"], "x", 20, {})]
    assert {len(flights) for flights in rounds} == {3, 4}


def test_a_trial_is_held_against_another_which_is_played_too() -> None:
    name = next(f"{module.name}:{module.rounds[0]}" for module in modules() if module.rounds)
    found = json.loads(_simulate("--trial", name, "--json"))
    assert [trial["name"] for trial in found] == ["I", name]
    plain, strange = found
    assert plain["less"] is None
    assert strange["less"] == pytest.approx(plain["success"] - strange["success"])
    for trial in found:
        assert trial["games"] == 2
        assert trial["success"] + sum(trial["failures"].values()) == pytest.approx(1)


def test_the_same_seed_gives_the_same_table_with_any_number_of_jobs() -> None:
    table = _simulate("--trial", "I", "--seed", "seven")
    assert table == _simulate("--trial", "I", "--seed", "seven", "--jobs", "2")
    assert "flights finished" in table


def test_a_trial_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadInput, match="galaxy has no trial 'IX'; expected one of: all, base, I, II"):
        trials_of("galaxy", ["IX"])
    with pytest.raises(BadInput, match="spacecorp has no trial"):
        trials_of("spacecorp", ["base"])


def test_goals_are_counted_over_the_seats_and_games_that_had_them() -> None:
    outcomes = [
        Outcome((0.0,) * 2, 1, ({}, {}), ({"nap": (True, False)}, {"nap": (False,)})),
        Outcome((0.0,) * 2, 1, ({}, {}), ({"nap": (True,)}, {"tea": (True,)})),
        Outcome((0.0,) * 2, 1, ({}, {}), ({}, {})),
    ]
    found = goals_of(outcomes)
    assert list(found) == ["nap", "tea"]
    assert (found["nap"].tries, found["nap"].share) == (4, 0.5)
    # One game is half a goal below the mean, the other half a goal above it: sqrt(2 * (1/4 + 1/4)) / 4.
    assert found["nap"].error == pytest.approx(0.25)
    assert (found["tea"].tries, found["tea"].share, found["tea"].error) == (1, 1.0, 0.0)
