"""Whatever can be put together for an action is offered, and nothing else: held against a slow count of all ways.

The count is written from the rule book (sections 5, 10, 18 and 19) and knows nothing of how the rules do it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product, zip_longest
from random import Random

import pytest

from starboard.engine import Ask, BadInput
from starboard.spacecorp.actions.build import build_task, builders, may_build, plans
from starboard.spacecorp.actions.effort import Effort, Task, bill_of, profit_limit
from starboard.spacecorp.actions.explore import explorers, is_unexplored
from starboard.spacecorp.actions.gather import gather
from starboard.spacecorp.actions.move import move_task, reachable
from starboard.spacecorp.bases import is_silenced
from starboard.spacecorp.catalog.cards import CARDS, DECKS, ERAS, PROGRESS, TIME_CARDS, CardAction
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES, piles_of
from starboard.spacecorp.scenario import position
from starboard.spacecorp.table import Table

Way = tuple[frozenset[str], int, bool]
"""Options that are taken together for an action, the value they make, and whether one of them shields."""
POSITIONS = 120
HARBOURS = 150


@dataclass(frozen=True)
class Place:
    """What an action at a place takes, and what stands there."""

    action: str
    need: int
    irradiated: bool = False
    shielded: bool = False
    spaceports: tuple[str, ...] = ()
    industrials: tuple[str, ...] = ()
    factories: tuple[str, ...] = ()


def effect(table: Table, name: str) -> int:
    return sum(PROGRESS[card].gives.get(name, 0) for card in table.me.progress)


def usable(table: Table, spots: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """The bases of a type on these spots that the active player may use."""
    return tuple(
        spot
        for spot in spots
        if spot in table.bases
        and table.bases[spot][1] == kind
        and (table.bases[spot][0] == table.active or not table.ending)
    )


def shields(table: Table, region: str) -> tuple[bool, tuple[str, ...]]:
    """Whether a region has a shield factory of the active player's, and the others that he may use."""
    factories = usable(table, table.board.spots_in[region], "shield_factory")
    return any(table.bases[spot][0] == table.active for spot in factories), factories


def move_place(table: Table, start: str, end: str) -> Place:
    board = table.board
    own_factory, factories = shields(table, board.sites[start].region)
    return Place(
        "move",
        board.distance(start, end, gravity=not effect(table, "no_gravity")),
        board.is_irradiated(start, end),
        own_factory or bool(effect(table, "shield_all")) or (table.era == 1 and board.sites[start].start),
        usable(table, board.spots[start], "spaceport"),
        factories=factories,
    )


def build_place(table: Table, site: str, plan: tuple[str, ...]) -> Place:
    board, spots = table.board, table.board.spots[site]
    region = board.sites[site].region
    own_factory, factories = shields(table, region)
    tiles = [] if is_silenced(table, site) else [TILES[table.tiles[spot]] for spot in spots if spot in table.tiles]
    return Place(
        "build",
        max(0, (board.sites[site].build or 0) + sum(tile.base for tile in tiles)),
        board.regions[region].radiation,
        own_factory or bool(effect(table, "shield_all")) or "shield_factory" in plan,
        industrials=usable(table, board.spots_in[region], "industrial") if table.era < 2 else (),
        factories=factories,
    )


def explore_place(table: Table, site: str) -> Place:
    return Place("explore", table.board.sites[site].explore or 0)


def ways(table: Table, place: Place) -> Iterator[Way]:
    """Every way to put an effort together at a place."""
    for cards, infra in product(hands(table, place.action), headquarters(table, place.action)):
        options = [option for option, _ in (*cards, *infra)]
        used = [worth for _, worths in (*cards, *infra) for worth in worths]
        for doubled in (None, *(card for card, _ in used if card and place.spaceports and table.era)):
            for timely in (False, True) if any(card in TIME_CARDS for card in table.me.hand) else (False,):
                for port, industry, factory in product(
                    (None, *place.spaceports) if (not table.era or doubled) else (None,),
                    (None, *place.industrials),
                    (None, *place.factories),
                ):
                    if doubled and not port:
                        continue
                    adds = effect(table, f"{place.action}_add")
                    times = 1
                    for card, (value, multiplier) in used:
                        twice = 2 if card == doubled else 1
                        if multiplier:
                            times *= multiplier * twice
                        else:
                            adds += value * twice
                    if port and not doubled:
                        adds += CONSTANTS.spaceport_bonus
                    if not adds and times > 1:
                        adds = 1  # one multiplier serves as the value that the others multiply
                    for name in table.me.progress:
                        times *= PROGRESS[name].gives.get(f"{place.action}_mult", 1)
                    times *= 2 ** (timely + bool(industry))
                    taken = {*options}
                    taken |= {"time double"} if timely else set()
                    taken |= {f"spaceport {port}" + (f" {doubled}" if doubled else "")} if port else set()
                    taken |= {f"industrial {industry}"} if industry else set()
                    taken |= {f"factory {factory}"} if factory else set()
                    yield frozenset(taken), adds * times, bool(factory) or any("shielded" in each for each in options)


Used = tuple[str, list[tuple[str, tuple[int, int]]]]
"""An option, and the cards in it with their value and their multiplier; what is printed on an HQ has no card."""


def hands(table: Table, action: str) -> list[tuple[Used, ...]]:
    """Every choice of cards from hand for an action, of each card with two values either one."""
    choices: list[tuple[Used, ...]] = [()]
    for card in table.me.hand:
        worth = CARDS[card].worth(action) if card in CARDS else None
        if worth is not None:
            plays = [play(f"card {card}", card, worth, worth.value)]
            if worth.shielded is not None:
                plays.append(play(f"card {card} shielded", card, worth, worth.shielded))
            choices += [(*chosen, each) for chosen in choices for each in plays]
    return choices


def play(option: str, card: str, worth: CardAction, value: int) -> Used:
    return option, [(card, (value, worth.times))]


def headquarters(table: Table, action: str) -> list[tuple[Used, ...]]:
    """No HQ's infra, or that of one HQ, with the edge competitors of two, which then may be anybody's to the end.

    Used shielded, the card of an HQ that loses least by it does the shielding.
    """
    choices: list[tuple[Used, ...]] = [()]
    for owner in table.corporations:
        if owner is not table.me and table.ending and table.hq_limit == 1:
            continue
        fewer = [others for others in choices if len(others) < table.hq_limit]
        printed = CONSTANTS.headquarters[owner.headquarters]
        used = [("", (printed.research, 0))] if action == "research" else []
        for card, slot in zip(owner.infra, printed.slots, strict=True):
            if not card and action in slot:
                used.append(("", (slot[action], 0)))
            elif card and (worth := CARDS[card].worth(action)) is not None:
                used.append((card, (worth.value, worth.times)))
        if used:
            choices += [(*others, (f"infra {owner.seat}", used)) for others in fewer]
        losses = [
            (worth.value - worth.shielded, card)
            for card, _ in used
            if card and (worth := CARDS[card].worth(action)) is not None and worth.shielded is not None
        ]
        if losses:
            loss, shield = min(losses, key=lambda each: each[0])
            less = [(card, (value - loss if card == shield else value, times)) for card, (value, times) in used]
            choices += [(*others, (f"infra {owner.seat} shielded", less)) for others in fewer]
    return choices


def suffices(table: Table, place: Place, value: int, shielded: bool, spent: int = 0) -> bool:
    """Whether an action can be performed with a value; profit fills a gap, as far as it may, and pays for radiation."""
    exposed = place.irradiated and not place.shielded and not shielded
    profit = table.me.profit - (table.board.radiation_penalty if exposed else 0)
    gap = max(0, place.need - value)
    return profit >= 0 and (
        gap == 0 or (bool(table.era) and gap <= min(CONSTANTS.profit_limit - spent, value - 1, profit))
    )


class Possibilities:
    """All ways at the places of one position; places that differ only in what they need have the same ways."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[tuple[object, ...], list[Way]] = {}

    def all_at(self, place: Place) -> list[Way]:
        """The ways at a place, whether they suffice or not."""
        kind = place.action, place.spaceports, place.industrials, place.factories
        if kind not in self._known:
            self._known[kind] = list(ways(self.table, place))
        return self._known[kind]

    def at(self, place: Place) -> list[frozenset[str]]:
        """The ways that suffice at a place."""
        return [way for way, value, shielded in self.all_at(place) if suffices(self.table, place, value, shielded)]

    def for_second_team(self, place: Place, first: frozenset[str], spent: int) -> bool:
        """Whether a second team can do with the infra and cards of the first one, and what stands at its own place.

        A card that a spaceport has doubled for the first team is doubled for the second by a spaceport, too.
        """
        return any(
            settled(way) == settled(first)
            and (not self.table.era or doubled(way) == doubled(first))
            and suffices(self.table, place, value, shielded, spent)
            for way, value, shielded in self.all_at(place)
        )


def settled(taken: frozenset[str]) -> set[str]:
    """What of an effort does not stand at a place: cards and infra."""
    return {option for option in taken if option.startswith(("card", "infra"))} | (taken & {"time double"})


def doubled(taken: frozenset[str]) -> set[str]:
    """The card that a spaceport doubles, if one does."""
    return {option.split(" ")[2] for option in taken if option.startswith("spaceport")}


def scattered(era: str, random: Random) -> str:
    """A position with few cards and little profit, so that much is just within reach and much just out of it."""
    board, seats, number = BOARDS[era], 3, ERAS.index(era)
    focus = random.choice(("move", "explore", "build"))
    deck = random.sample(DECKS[era], k=len(DECKS[era]))
    older = [card for earlier in ERAS[: number + 1] for card in DECKS[earlier] if card.infra]
    hand = [card.id for card in deck if card.worth(focus)][: random.randrange(5)]
    hand += [card.id for card in deck if not card.worth(focus)][:2]
    infra = [card.id for card in random.sample(older, k=len(older)) if card.id not in hand]
    progress = [name for name, card in PROGRESS.items() if ERAS.index(card.era) <= number]
    lines = [f"spacecorp {era} {seats}", random.choice(("", "", "ending deck"))]
    for seat in range(seats):
        held = ",".join((*hand, *(("time",) if random.random() < 1 / 3 else ()))) if seat == 0 else "-"
        slots = ",".join(infra.pop() if random.random() < 1 / 2 else "-" for _ in range(3))
        owned = ",".join(random.sample(progress, k=random.choice((0, 0, 1, 2)))) if number else ""
        where = ",".join(random.choices(sorted(board.working), k=3))
        lines.append(
            f"seat {seat} profit={random.randrange(6)} hand={held} infra={slots} teams={where} progress={owned or '-'}"
        )
    piles = {pile: [tile for tile in tiles if TILES[tile].draw_from is None] for pile, tiles in piles_of(era).items()}
    kinds = ("spaceport", "industrial") if not number else ("spaceport", "industrial", "shield_factory")
    for site in board.sites.values():
        if site.build is not None and random.random() < 2 / 3:
            owner, has_bases = random.randrange(seats), random.random() < 1 / 2
            if all(len(piles[pile]) > 2 for pile in site.piles):
                for spot, pile in zip_longest(site.spots, site.piles):
                    lines += [f"tile {spot} {piles[pile].pop()}"] if pile is not None else []
                    lines += [f"base {spot} {owner} {random.choice(kinds)}"] if has_bases else []
    return "\n".join(lines)


def positions(era: str) -> Iterator[Table]:
    """Many positions; in every third the active player has played the edge competitors."""
    for number in range(POSITIONS):
        table = position(scattered(era, Random(f"{era} {number}"))).state
        table.hq_limit = 1 if number % 3 else 2
        yield table


def harbour(era: str, random: Random) -> str:
    """A position with two teams at spaceports, few cards for moving and hardly any profit, often under radiation."""
    board, number = BOARDS[era], ERAS.index(era)
    serving = [card for earlier in ERAS[: number + 1] for card in DECKS[earlier] if card.worth("move")]
    cards = random.sample(serving, k=len(serving))
    infra = [card.id for card in cards if card.infra][:6]
    hand = [card.id for card in cards if card.id not in infra][: random.randrange(4)]
    hand += ["time"] if random.random() < 1 / 4 else []
    held = [("-" if random.random() < 1 / 2 else infra.pop()) for _ in range(6)]
    progress = [name for name, card in PROGRESS.items() if ERAS.index(card.era) <= number]
    owned = random.choice(("-", "-", random.choice(progress)))
    starts = random.sample([site.id for site in board.sites.values() if site.build is not None], k=2)
    lines = [f"spacecorp {era} 2", random.choice(("", "", "ending deck"))]
    lines.append(
        f"seat 0 profit={random.randrange(5)} hand={','.join(hand) or '-'} infra={','.join(held[:3])} "
        f"teams={','.join(starts)} progress={owned}"
    )
    lines.append(f"seat 1 infra={','.join(held[3:])}")
    for site in starts:
        owner = random.choice((0, 0, 1))
        for spot, kind in zip(board.spots[site], ("spaceport", random.choice(("spaceport", "research"))), strict=False):
            lines.append(f"base {spot} {owner} {kind}")
        region = [spot for spot in board.spots_in[board.sites[site].region] if board.site_of_spot[spot] not in starts]
        if region and random.random() < 1 / 3:
            lines.append(f"base {random.choice(region)} {random.randrange(2)} shield_factory")
    return "\n".join(dict.fromkeys(lines))


def harbours(era: str) -> Iterator[Table]:
    """Many such positions; in every fourth the active player has played the edge competitors."""
    for number in range(HARBOURS):
        try:
            table = position(harbour(era, Random(f"harbour {era} {number}"))).state
        except BadInput:  # both factories on one spot
            continue
        table.hq_limit = 1 if number % 4 else 2
        yield table


def teams(table: Table) -> list[tuple[int, str]]:
    """The teams of the active player that stand where a team can do something."""
    return [(team, site) for team, site in enumerate(table.me.teams) if site in table.board.working]


def moves(table: Table) -> Iterator[tuple[int, str, str]]:
    """Teams and ways for them that the rules of moving allow, however far."""
    board = table.board
    based = {
        board.site_of_spot[spot] for spot, (seat, _) in table.bases.items() if seat == table.active or not table.ending
    }
    based.add(board.start)
    for team, start in teams(table):
        for end in board.sites:
            if end != start and not board.sites[end].orion and (start in based or end in based):
                yield team, start, end


@pytest.mark.rule("SC-5.3", "SC-10.4", "SC-10.5", "SC-11.3", "SC-11.5", "SC-18.14", "SC-19.10")
@pytest.mark.parametrize("era", ERAS)
def test_a_destination_is_offered_if_and_only_if_its_distance_can_be_gathered(era: str) -> None:
    seen = set()
    for table in positions(era):
        possible = Possibilities(table)
        expected = {(team, end): bool(possible.at(move_place(table, start, end))) for team, start, end in moves(table)}
        reach = reachable(table)
        offered = {(team, end) for team, start in reach.candidates() for end in reach.ends(start)} if reach else set()
        assert offered == {way for way, found in expected.items() if found}
        seen |= set(expected.values())
    assert seen == {True, False}


@pytest.mark.rule("SC-5.3", "SC-12.2", "SC-18.14", "SC-19.10")
@pytest.mark.parametrize("era", ERAS)
def test_a_team_may_explore_if_and_only_if_the_cost_can_be_gathered(era: str) -> None:
    seen = set()
    for table in positions(era):
        possible = Possibilities(table)
        unexplored = [(team, site) for team, site in teams(table) if is_unexplored(table, site)]
        expected = {team: bool(possible.at(explore_place(table, site))) for team, site in unexplored}
        able = explorers(table)
        assert set(able.teams if able else ()) == {team for team, found in expected.items() if found}
        seen |= set(expected.values())
    assert seen == {True, False}


@pytest.mark.rule("SC-5.3", "SC-13.2", "SC-18.14", "SC-19.10", "SC-R-39")
@pytest.mark.parametrize("era", ERAS)
def test_a_team_may_build_if_and_only_if_the_cost_of_some_base_can_be_gathered(era: str) -> None:
    seen = set()
    for table in positions(era):
        possible = Possibilities(table)
        free = [(team, site) for team, site in teams(table) if may_build(table, site)]
        expected = {
            team: any(possible.at(build_place(table, site, plan)) for plan in plans(table, site)) for team, site in free
        }
        able = builders(table)
        assert set(able.teams if able else ()) == {team for team, found in expected.items() if found}
        seen |= set(expected.values())
    assert seen == {True, False}


@pytest.mark.rule("SC-11.3", "SC-18.2", "SC-18.3", "SC-18.10", "SC-18.14", "SC-18.15", "SC-18.16", "SC-18.27")
@pytest.mark.parametrize("era", ERAS[1:])
def test_from_a_spaceport_exactly_what_can_be_gathered_is_offered_shielded_or_not(era: str) -> None:
    exposed = walked = 0
    for number, table in enumerate(harbours(era)):
        possible = Possibilities(table)
        expected = [way for way in moves(table) if possible.at(move_place(table, way[1], way[2]))]
        reach = reachable(table)
        offered = {(team, end) for team, start in reach.candidates() for end in reach.ends(start)} if reach else set()
        assert offered == {(team, end) for team, _, end in expected}
        random = Random(number)
        for _, start, end in random.sample(expected, k=min(3, len(expected))):
            place = move_place(table, start, end)
            exposed += place.irradiated and not place.shielded
            walked += walk(table, place, move_task(table, start, end), possible.at(place), random)
    assert exposed > 100
    assert walked > 500


def tasks(table: Table, random: Random) -> Iterator[tuple[int, Place, Task]]:
    """Some actions of teams that the active player could begin, as the count sees them and as the rules do."""
    ways = random.sample(options := list(moves(table)), k=min(4, len(options)))
    for team, start, end in ways:
        yield team, move_place(table, start, end), move_task(table, start, end)
    for team, site in teams(table):
        if is_unexplored(table, site):
            place = explore_place(table, site)
            yield team, place, Task("explore", place.need, profit_limit=profit_limit(table, 0))
        if may_build(table, site) and (bases := list(plans(table, site))):
            plan = random.choice(bases)
            yield team, build_place(table, site, plan), build_task(table, site, plan)


def cards_used(table: Table, taken: frozenset[str]) -> set[str]:
    """The cards in what has been taken so far, those in the HQ included."""
    words = [option.split(" ") for option in taken]
    played = {card for what, card, *_ in words if what == "card"}
    return played | {
        card for what, seat, *_ in words if what == "infra" for card in table.corporations[int(seat)].infra
    }


def menu(table: Table, place: Place, taken: frozenset[str], ways: list[frozenset[str]]) -> set[str]:
    """What should be offered: all that some sufficient way holds beside what is taken, where it can matter."""
    twice = "time twice" in taken
    put = taken - {"time twice"}
    open_ways = [way for way in ways if put <= way and not (twice and "time double" in way)]
    offered = {option for way in open_ways for option in way - put}
    if put in open_ways:
        offered.add("do it")
    may_time = any(card in TIME_CARDS for card in table.me.hand) and not twice and "time double" not in put
    if may_time and len(teams(table)) > 1 and any("time double" not in way for way in open_ways):
        offered.add("time twice")
    used = cards_used(table, put)
    has_shield = any("shielded" in option for option in put)

    def matters(option: str) -> bool:
        if "shielded" in option:
            return (place.irradiated or twice) and not has_shield
        if option.startswith("factory"):
            return place.irradiated and not place.shielded and not has_shield
        return not (option.startswith("spaceport") and table.era) or option.split(" ")[2] in used

    return {option for option in offered if matters(option)}


def walk(table: Table, place: Place, task: Task, ways: list[frozenset[str]], random: Random) -> int:
    """Put an effort together at random, compare what is offered on the way; how many steps that took."""
    gathering = gather(table, task)
    asked = next(gathering)
    assert isinstance(asked, Ask)
    taken: frozenset[str] = frozenset()
    while True:
        assert set(asked.options) == menu(table, place, taken, ways), (place, taken)
        choice = random.choice([option for option in asked.options if option != "do it"] or ["do it"])
        if choice == "do it":
            return len(taken)
        taken |= {choice}
        asked = gathering.send(choice)
        assert isinstance(asked, Ask)


@pytest.mark.rule("SB-SC-2", "SB-SC-3", "SC-5.3", "SC-18.2", "SC-18.3", "SC-18.27", "SC-R-50")
@pytest.mark.parametrize("era", ERAS)
def test_on_the_way_an_addition_is_offered_if_and_only_if_the_action_can_still_be_completed(era: str) -> None:
    walked = 0
    for number, table in enumerate(positions(era)):
        random = Random(number)
        possible = Possibilities(table)
        for _, place, task in tasks(table, random):
            if ways := possible.at(place):
                walked += walk(table, place, task, ways, random)
    assert walked > 500


def gathered_for_two(table: Table, task: Task, random: Random) -> tuple[frozenset[str], Effort] | None:
    """An effort put together at random for two teams, if that is possible, and what went into it."""
    gathering = gather(table, task)
    asked = next(gathering)
    taken: frozenset[str] = frozenset()
    choice = "time twice"
    while True:
        assert isinstance(asked, Ask)
        if choice not in asked.options:
            return None
        try:
            asked = gathering.send(choice)
        except StopIteration as done:
            return taken, done.value
        taken |= {choice}
        assert isinstance(asked, Ask)
        choice = random.choice(list(asked.options))


def able_to_follow(table: Table, action: str, second: Effort, spent: int) -> set[tuple[int, str]]:
    """The other teams that may perform the action as well, as the rules say, and where to."""
    if action == "move":
        reach = reachable(table, second, spent)
        return {(team, end) for team, start in reach.candidates() for end in reach.ends(start)} if reach else set()
    able = explorers(table, second, spent) if action == "explore" else builders(table, second, spent)
    return {(team, "") for team in able.teams} if able else set()


def expected_to_follow(
    table: Table, action: str, possible: Possibilities, first: frozenset[str], spent: int
) -> set[tuple[int, str]]:
    """The same by the count."""
    can = partial(possible.for_second_team, first=first, spent=spent)
    others = [(team, site) for team, site in teams(table) if team not in table.acted]
    if action == "move":
        ways = [way for way in moves(table) if way[0] not in table.acted]
        return {(team, end) for team, start, end in ways if can(move_place(table, start, end))}
    if action == "explore":
        return {(team, "") for team, site in others if is_unexplored(table, site) and can(explore_place(table, site))}
    return {
        (team, "")
        for team, site in others
        if may_build(table, site) and any(can(build_place(table, site, plan)) for plan in plans(table, site))
    }


@pytest.mark.rule("SC-5.15", "SC-18.27", "SC-R-8", "SC-R-9", "SB-SC-5")
@pytest.mark.parametrize("era", ERAS)
def test_a_second_team_may_follow_if_and_only_if_the_same_effort_does_for_it_as_well(era: str) -> None:
    followed, stayed = 0, 0
    for number, table in enumerate(positions(era)):
        random = Random(number)
        possible = Possibilities(table)
        for team, place, task in tasks(table, random):
            if not possible.at(place) or (gathered := gathered_for_two(table, task, random)) is None:
                continue
            first, effort = gathered
            bill = bill_of(table, task, effort, effort.value())
            assert bill is not None
            before = table.me.profit
            table.acted, table.me.profit = (team,), before - bill.profit
            able = able_to_follow(table, place.action, effort.for_second_team(), bill.gap)
            expected = expected_to_follow(table, place.action, possible, first, bill.gap)
            table.acted, table.me.profit = (), before
            assert able == expected, (place, first)
            followed += bool(able)
            stayed += not able
    assert followed > 10
    assert stayed > 10
