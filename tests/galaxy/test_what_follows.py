"""Decisions tell what follows from their options: price, gain and consequence, and only when somebody looks."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Decision, Rehearsal
from starboard.engine.decision import Later
from starboard.galaxy.entry import GAME
from starboard.galaxy.notation import read_card
from starboard.galaxy.presentation.follows import follows
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from starboard.words import words_for
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, SCOUT, TUG, WARSHIP, meet
from tests.galaxy.rules.ships_ending import loaded, with_losses

LONG = """
ship I
7,7 starting_cabin 3333 crew=2
8,7 structural 0303
9,7 cabin 0003 crew=2
7,8 engine 3000 ^
6,7 battery_2 0300 cells=2
"""
"""A hit on 8,7 cuts its second cabin off."""

END = {"then": "no_humans", "ends_flight": True}


def told(r: Rehearsal[Table], seat: int, option: str) -> dict[str, Any]:
    """What the open decision of a seat tells of an option."""
    found: dict[str, Any] = r.asked(seat).about["options"][option]
    return found


def test_an_abandoned_ship_that_takes_the_last_crew_says_so() -> None:
    card = "abandoned_ship crew_loss=2 credits=4 days=1"
    r = meet(SCOUT, LINER, card=card)
    assert told(r, 0, "yes") == {"price": {"crew": 2, "days": 1}, "gain": {"credits": 4}, **END}
    assert told(r, 0, "no") == {"price": {}, "gain": {}}
    assert "then" not in told(r.choose(0, "no"), 1, "yes")


def test_on_a_test_flight_nobody_has_to_give_up() -> None:
    card = "abandoned_ship crew_loss=2 credits=4 days=1"
    assert "then" not in told(meet(SCOUT, LINER, card=card, round_name="test"), 0, "yes")


def test_landing_tells_which_blocks_find_room() -> None:
    r = meet(FREIGHTER.replace("0300", "0300 goods=RB"), SCOUT, card="planets planets=RYGBB,RR days=2")
    assert told(r, 0, "land 1") == {
        "price": {"days": 2},
        "gain": {"goods": "RYGBB", "fits": "RYG", "credits": 4 + 3 + 2},
    }
    assert told(r, 0, "land 2")["gain"] == {"goods": "RR", "fits": "R", "credits": 4}
    assert told(r, 0, "pass") == {"price": {}, "gain": {}}


def test_each_part_of_a_broken_ship_tells_what_it_holds() -> None:
    r = meet(LONG, LINER + "5,7 cabin 0300 crew=2\n", card="combat_zone lines=crew:shots:heavy_front", dice=[8])
    assert r.question() == "keep_part 0"
    with_engine, cut_off = r.options(0)
    assert told(r, 0, with_engine)["holds"] == {
        "components": 3,
        "crew": 2,
        "humans": 2,
        "engines": 1,
        "cells": 2,
    }
    assert told(r, 0, cut_off) == {
        "holds": {"components": 1, "crew": 2, "humans": 2},
        "price": {"components": 3, "crew": 2, "humans": 2, "engines": 1, "cells": 2},
        "gain": {},
    }


def test_a_part_without_humans_cannot_fly_on() -> None:
    empty = LONG.replace("9,7 cabin 0003 crew=2", "9,7 cabin 0003")
    r = meet(empty, LINER, card="combat_zone lines=crew:shots:heavy_front", dice=[8])
    kept, empty_one = (told(r, 0, part) for part in r.options(0))
    assert not {"then", "ends_flight"} & kept.keys()
    assert empty_one.items() >= END.items()


def test_a_shield_tells_its_price_and_what_taking_the_hit_costs() -> None:
    r = meet(LONG + "7,6 shield 0030 ^\n", LINER, card="combat_zone lines=crew:shots:light_front", dice=[8])
    assert r.question() == "shield 0"
    assert told(r, 0, "7,6") == {"price": {"cells": 1}, "gain": {}}
    assert told(r, 0, "none") == {"price": {"components": 2, "crew": 2, "humans": 2}, "gain": {}}


@pytest.mark.parametrize(
    ("strength", "now", "most"), [(3, "enemy_won", "enemy_beaten"), (4, "enemy_won", "enemy_held_off")]
)
def test_powering_tells_whether_it_can_win_at_all(strength: int, now: str, most: str) -> None:
    r = meet(WARSHIP, SCOUT, card=f"slavers strength={strength} days=1 crew_loss=1 credits=4")
    about = r.asked(0).about
    assert (about["strength"], about["most"], about["at_most"]) == (2, 4, most)
    assert told(r, 0, "done") == {"price": {}, "gain": {}, "reaches": 2, "then": now}
    assert told(r, 0, "7,6") == {"price": {"cells": 1}, "gain": {"cannons": 2}, "reaches": 4, "then": most}


def test_stopping_without_engines_in_open_space_strands_the_ship() -> None:
    r = meet(TUG.replace("7,8 engine 3000 ^\n", ""), SCOUT, card="open_space")
    assert told(r, 0, "done").items() >= {"then": "no_engines", "ends_flight": True}.items()
    assert not {"then", "ends_flight"} & told(r, 0, "8,8").keys()


def test_in_a_combat_zone_it_is_told_who_would_be_lowest_so_far() -> None:
    r = meet(FREIGHTER, TUG.replace("7,8 engine 3000 ^\n", ""), card="combat_zone lines=engines:days:1")
    assert told(r, 1, "done")["then"] == "lowest_so_far"
    assert "then" not in told(r, 1, "8,8")


def test_losing_crew_tells_how_many_may_go_from_where() -> None:
    r = meet(LONG, SCOUT, card="slavers strength=9 days=1 crew_loss=3 credits=4")
    assert r.asked(0).about == {"left": 3, "each": {"7,7": 2, "9,7": 2}}
    assert r.choose(0, "9,7").asked(0).about == {"left": 2, "each": {"7,7": 2, "9,7": 1}}


def test_losing_crew_tells_which_choice_leaves_no_human_aboard() -> None:
    mixed = LONG.replace("0003 crew=2", "1003 alien=purple") + "9,6 life_support_purple 0010\n"
    slavers = "slavers strength=9 days=1 crew_loss=2 credits=4"
    r = meet(mixed, SCOUT, card=slavers)
    assert r.asked(0).about == {"left": 2, "each": {"7,7": 2, "9,7": 1}, "fatal": {"7,7": 2}, "then": "no_pilot"}
    r.choose(0, "7,7")
    assert r.asked(0).about["fatal"] == {"7,7": 1}
    assert r.asked(0).about["options"] == {"7,7": {"then": "no_pilot", "ends_flight": True}}
    assert "fatal" not in meet(mixed, SCOUT, card=slavers.replace("loss=2", "loss=1")).asked(0).about
    assert "fatal" not in meet(mixed, SCOUT, card=slavers, round_name="test").asked(0).about


def test_losing_goods_tells_how_many_of_the_colour_must_go_from_where() -> None:
    ship = FREIGHTER.replace("0300", "0300 goods=YY").replace("cargo_3 0003", "cargo_3 0003 goods=YG")
    r = meet(ship, SCOUT, card="smugglers strength=9 days=1 goods_loss=2 goods=B")
    assert r.asked(0).about == {"colour": "Y", "left": 2, "each": {"6,7": 2, "8,7": 1}}


def test_paying_tokens_tells_how_many_are_owed() -> None:
    ship = SCOUT + "6,7 battery_2 0300 cells=2\n8,7 battery_2 0003 cells=1\n"
    r = meet(ship, SCOUT, card="smugglers strength=9 days=1 goods_loss=2 goods=B")
    assert r.asked(0).about == {"purpose": "goods", "left": 2, "each": {"6,7": 2, "8,7": 1}}


def test_giving_up_tells_what_it_costs() -> None:
    r = flight(with_losses(loaded("RY"), 2), SCOUT, fly_on=False)
    assert told(r, 0, "give up") == {
        "price": {"goods": 3, "losses": 2},
        "gain": {"credits": 4},
        "then": "left",
        "ends_flight": True,
    }
    assert told(r, 1, "give up") == {"price": {}, "gain": {}, "then": "left", "ends_flight": True}


def test_a_ship_about_to_take_a_number_is_told_what_is_wrong_with_it() -> None:
    wrong = "ship I\n7,7 starting_cabin 3333\n7,6 structural 0000\n"
    decision = yard(2, ships=[wrong]).asked(0)
    assert decision.about["lacks"] == ["engines", "cannons"]
    assert [error[0] for error in decision.about["errors"]] == ["connector_on_smooth", "unjoined"]
    words = words_for("en", *GAME.words, strict=True)
    assert follows("finish 1", decision, words) == "the ship has errors"
    assert follows("draw", decision, words) == ""


def test_a_sound_ship_has_nothing_said_against_it_but_what_it_lacks() -> None:
    r = yard(2, ships=["ship I\n7,7 starting_cabin 3333\n7,8 engine 3000 ^\n"])
    assert r.asked(0).about == {"lacks": ["cannons"]}
    assert follows("finish 1", r.asked(0), words_for("en", *GAME.words, strict=True)) == ""
    assert r.choose(0, "draw").asked(0).about == {}


def test_nothing_is_worked_out_before_somebody_looks_and_nothing_after_the_answer() -> None:
    r = meet(GUARDED, SCOUT, card="abandoned_ship crew_loss=1 credits=4 days=1")
    glimpsed = r.game.next_decision()
    assert glimpsed is not None
    assert type(glimpsed.about) is Later
    r.game.answer(0, glimpsed.id, "no")
    with pytest.raises(LookupError, match="has been answered"):
        glimpsed.about["card"]
    assert type(r.asked(1).about) is dict


def test_a_decision_that_was_looked_at_can_be_written_down() -> None:
    r = meet(SCOUT, SCOUT, card="abandoned_ship crew_loss=2 credits=4 days=1")
    glimpsed = r.game.glimpse(0)
    assert glimpsed is not None
    assert glimpsed.about["card"].startswith("abandoned_ship")
    assert glimpsed.plain() == r.asked(0) == r.game.view(0).decision


SAID = {
    "en": "costs 2 crew, 1 flight day, brings 4 credits, this leaves nobody aboard: you would have to give up",
    "fr": "coûte 2 d’équipage, 1 jour de vol, rapporte 4 crédits, plus personne à bord\u00a0: abandon forcé",
}


@pytest.mark.parametrize("language", SAID)
def test_the_terminal_says_what_follows(language: str) -> None:
    r = meet(SCOUT, SCOUT, card="abandoned_ship crew_loss=2 credits=4 days=1")
    words = words_for(language, *GAME.words, strict=True)
    assert follows("yes", r.asked(0), words).replace("\u2068", "").replace("\u2069", "") == SAID[language]
    assert follows("no", r.asked(0), words) == ""


def test_what_only_a_module_knows_is_said_by_its_own_word() -> None:
    words = words_for("en", *GAME.words, strict=True)
    about = {"options": {"x": {"price": {"moon_dust": 2}, "gain": {}, "then": "big_bang"}}}
    assert follows("x", Decision("1", 0, "use_card", ("x",), about), words) == "costs 2 moon dust, big bang"


def test_blocks_and_tokens_are_told_with_the_part_they_lie_in() -> None:
    ship = """
ship I
7,7 starting_cabin 3333 crew=2
8,7 structural 0303
9,7 cargo_3 0033 goods=YG
9,8 battery_2 3000 cells=2
6,7 cargo_2 0303 goods=B
5,7 battery_2 0300 cells=1
"""
    r = meet(ship, LINER, card="combat_zone lines=crew:shots:heavy_front", dice=[8])
    assert {part: told(r, 0, part)["holds"] for part in r.options(0)} == {
        "5,7": {"components": 3, "crew": 2, "humans": 2, "cells": 1, "goods": "B"},
        "9,7": {"components": 2, "cells": 2, "goods": "YG"},
    }


@pytest.mark.rule("GT-13.6")
@pytest.mark.parametrize(("last", "left", "there"), [("", 2, "RRY"), ("R", 1, "RY"), ("RR", 0, "Y")])
def test_landing_tells_only_of_blocks_that_the_bank_still_has(last: str, left: int, there: str) -> None:
    begun = "ship II\n7,7 starting_cabin 3333 crew=2\n7,8 special_cargo_2 3333"
    full = f"{begun} goods=RR\n" + "".join(
        f"{column},8 special_cargo_2 3333{f' goods={held}' * bool(held)}\n"
        for column, held in zip((8, 6, 9, 5, 10), ("RR", "RR", "RR", "RR", last), strict=True)
    )
    empty = f"{begun}\n8,8 cargo_2 3333\n"
    r = flight(empty, full, cards=["planets planets=RRY,B days=1", "stardust"])
    assert r.game.view(None).table.bank["R"] == left
    worth = {"R": 4, "Y": 3}
    gain = {"goods": there, "fits": there, "credits": sum(worth[colour] for colour in there)}
    assert told(r, 0, "land 1")["gain"] == gain


def test_ending_the_loading_costs_what_is_left_in_the_hand() -> None:
    r = meet(FREIGHTER, SCOUT, card="planets planets=Y,B days=1").choose(0, "land 1").choose(1, "pass")
    assert told(r, 0, "done") == {"price": {"goods": "Y"}, "gain": {}}


def test_one_square_that_is_struck_is_named_once() -> None:
    r = meet(GUARDED, SCOUT, card="combat_zone lines=crew:shots:light_front", dice=[7])
    about = r.asked(0).about
    assert about["square"] == "7,6"
    assert "squares" not in about


def test_a_single_engine_keeps_a_ship_from_drifting() -> None:
    r = meet(TUG, SCOUT, card="open_space")
    assert told(r, 0, "done")["reaches"] == 1
    assert "then" not in told(r, 0, "done")
    drifting = TUG.replace("7,8 engine 3000 ^\n", "")
    assert told(meet(drifting, SCOUT, card="open_space"), 0, "done")["then"] == "no_engines"


def test_the_most_that_one_token_reaches_comes_from_the_best_cannon() -> None:
    ship = WARSHIP.replace("6,6 cannon 0030 ^", "6,6 double_cannon 0030 <").replace("cells=2", "cells=1")
    r = meet(ship, SCOUT, card="slavers strength=2 days=1 crew_loss=1 credits=1")
    about = r.asked(0).about
    assert (about["strength"], about["most"]) == (1, 3)


def test_a_declaration_says_whether_it_would_be_the_lowest_so_far() -> None:
    guns = "6,5 cannon 0030 ^\n8,5 cannon 0030 ^\n"
    strong = WARSHIP.replace("double_cannon 0030", "cannon 0030").replace("6,6 cannon 0030", "6,6 cannon 3030")
    strong = strong.replace("8,6 cannon 0030", "8,6 cannon 3030") + guns
    weaker = strong.replace("6,5 cannon 0030 ^\n", "")
    r = meet(strong, weaker, WARSHIP, card="combat_zone lines=cannons:days:1")
    about = r.asked(2).about
    assert about["so_far"] == [5, 4]
    assert told(r, 2, "done")["then"] == "lowest_so_far"
    assert told(r, 2, "7,6")["reaches"] == 4
    assert "then" not in told(r, 2, "7,6"), "a tie is lost by the ship ahead"


def test_those_who_tie_above_the_weakest_are_not_told_to_tie_with_them() -> None:
    r = meet(LINER, SCOUT, LINER, card="combat_zone lines=crew:days:1")
    weakest = r.events("weakest")[0]
    assert (weakest.seat, weakest.data["tie"], weakest.data["less"]) == (1, [], 0)
    tied = meet(LINER, SCOUT, SCOUT, card="combat_zone lines=crew:days:1").events("weakest")[0]
    assert (tied.seat, tied.data["tie"]) == (1, [1, 2])


def test_planets_are_numbered_from_one_in_words() -> None:
    sentences = read_card("planets planets=R,B days=1").sentences()
    assert [said.values["number"] for said in sentences if said.message == "planet"] == [1, 2]
