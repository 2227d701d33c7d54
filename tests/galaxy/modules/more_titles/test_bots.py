"""Programs with the new titles: they build for them, and keep what gold demands in mind."""

from functools import partial

from starboard.bots.galaxy.advised import briefing
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.galaxy.briefing import PLAIN, Briefing
from starboard.galaxy.catalog.components import COMPONENTS, Piece
from starboard.galaxy.notation import read_ship
from tests.galaxy.modules.keep_on_trucking.treks import AESTHETE, MACHINIST, QUIET, SCOUT, golden, trek


def told(title: str, *gold: str) -> Briefing:
    """What the holder of a title is told before the third flight."""
    holders = {title: 0, "master_engineer": 1}
    r = trek(SCOUT, SCOUT, level="III", titles=(*holders,), holders=holders, golden=gold, cards=(QUIET, QUIET))
    table = r.game.view(None).table
    assert briefing(table, 1) == PLAIN, "nobody else is told anything"
    return briefing(table, 0)


HALF = read_ship("ship second-III\n7,7 starting_cabin 3333\n6,7 cannon 0300 ^\n9,7 cabin 0303\n", 0).layout
BOOSTER, CABIN, CANNON = (
    next(one.turned[0] for one in COMPONENTS.values() if one.kind == kind)
    for kind in ("cannon_booster", "cabin", "cannon")
)


def worth(wanted: Briefing, piece: Piece, square: str) -> float:
    """What a builder is told that a component is worth there, and no component on the square across."""
    return sum(where(piece, HALF, HALF.board.squares[square]) for where in wanted.where)


def test_an_aesthete_builds_what_stands_across_and_in_gold_cabins_in_pairs() -> None:
    silver, gold = told(AESTHETE), told(AESTHETE, AESTHETE)
    for wanted in (silver, gold):
        assert worth(wanted, CANNON, "8,7") > worth(wanted, BOOSTER, "8,7") == 0
        assert worth(wanted, CANNON, "7,6") == 0, "nothing on the axis counts"
    assert worth(silver, CABIN, "8,6") == 0 > worth(gold, CABIN, "8,6")
    assert worth(gold, CABIN, "5,7") > worth(silver, CABIN, "5,7") > 0


def test_a_machinist_joins_what_belongs_together_and_in_gold_nothing_else() -> None:
    silver, gold = told(MACHINIST), told(MACHINIST, MACHINIST)
    for wanted in (silver, gold):
        (joint,) = wanted.joints
        assert joint(BOOSTER, 0, CANNON) == joint(CANNON, 0, BOOSTER) > joint(BOOSTER, 0, CABIN) == 0
    assert worth(gold, BOOSTER, "5,7") == 0 > worth(gold, BOOSTER, "8,7"), "a cannon is beside it, or only cabins"
    assert worth(silver, BOOSTER, "8,7") == 0


CREW = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,7 cabin 0303 crew=2
8,7 cabin 0303 crew=2
"""
SLAVERS = "slavers strength=9 days=1 crew_loss=3 credits=1"


def test_a_golden_aesthete_lets_crew_go_so_that_the_sides_stay_equal() -> None:
    """Three have to go: two from the middle, and then there is no way out."""
    r, bots = golden(AESTHETE, CREW, CREW, cards=(SLAVERS, QUIET)), [SensibleBot(seat) for seat in range(2)]
    while not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        r.choose(seat, bots[seat].choose(r.asked(seat), partial(r.game.view, seat)))
    gone = [event.data["square"] for event in r.events("crew_lost", 0)]
    assert gone[:2] == ["7,7", "7,7"]
    assert {*gone[2:]} == {"6,7", "8,7"}, "one for the slavers, and one for the sake of beauty"
    assert [event.data["count"] for event in r.events("lopsided")] == [1]
    assert [ship.crew for ship in r.game.view(None).table.ships] == [2, 3]
