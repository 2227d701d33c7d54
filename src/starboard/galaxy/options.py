"""The table options of Galaxy Trucker and its modules, and what they mean for the rounds of a game."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from msgspec.structs import replace

from starboard.engine import SEATS, Choice, DiceTable, Need, Preset, Setup
from starboard.galaxy.catalog.boards import Board, board
from starboard.galaxy.catalog.flights import FLIGHTS, FlightPlan
from starboard.galaxy.catalog.sheets import LEVELS, lying, sheets
from starboard.galaxy.editions import EDITIONS, FIRST, LESSONS, Edition, edition_of
from starboard.galaxy.module import Module
from starboard.galaxy.registry import boxes, modules

YES, NO = "yes", "no"

MOST_ROUNDS = 8
MOST_SEATS = 4
"""How many can play the base game."""


def _choices() -> Iterator[Choice]:
    rounds = tuple(name for edition in EDITIONS.values() for name in rounds_in(edition))
    yield Choice("rounds", rounds, " ".join(FIRST.usual), kind="list", most=MOST_ROUNDS)
    yield Choice("edition", tuple(EDITIONS), FIRST.name)
    yield Choice("pace", ("real_time", "turns"), "real_time")
    yield Choice("errors", ("allowed", "refused"), "allowed")
    yield Choice("inspection", ("automatic", "players"), "automatic")
    yield Choice("foresight", (NO, YES), NO)
    yield Choice("teams", (NO, "teams", "expert"), NO)
    yield Choice("credits", ("open", "secret"), "open")
    for module in modules():
        for choice in module.choices:
            yield replace(choice, group=choice.group or module.box, switch=module.switch)


def _needs() -> Iterator[Need]:
    yield Need("teams", "teams", ("teams", "expert"), SEATS, ("4",))
    for edition in EDITIONS.values():
        yield from _needs_of_edition(edition)
    for module in modules():
        yield from _needs_of(module)


def _needs_of_edition(edition: Edition) -> Iterator[Need]:
    """Its rounds need it, some of the options are not for it, and of its rounds not every list may be a game."""
    others = tuple(name for name in EDITIONS if name != edition.name)
    yield Need("flights_of", "rounds", rounds_in(edition), "edition", (edition.name,))
    for choice in _choices():
        if choice.name in edition.lacks:
            yield Need("made_for", choice.name, choice.values[1:], "edition", others)
    if edition.journeys:
        yield Need("journey", "edition", (edition.name,), "rounds", only=(*rounds_in(edition), *_journeys_of(edition)))


def _journeys_of(edition: Edition) -> tuple[str, ...]:
    """The lists of rounds that are a journey: a flight of each level in order."""
    flights = rounds_in(edition)[1:]
    by_level = [[name for name in flights if plan_of(name).level == level] for level in LEVELS]
    return tuple(map(" ".join, product(*(names for names in by_level if names))))


def _needs_of(module: Module) -> Iterator[Need]:
    """What a module says itself, and then what follows from its editions, its rounds and its seats."""
    yield from (need for need in module.needs if isinstance(need, Need))
    if not module.switch:
        return
    by_name = {other.name: other for other in modules()}
    for needed in module.needs:
        if isinstance(needed, str):
            if needed not in by_name:
                raise ValueError(f"module {module.name} needs {needed}, which is not installed")
            other = by_name[needed]
            yield Need("needs_module", module.switch, module.on, other.switch, other.on)
    switches = {other.switch: other.on for other in modules() if other.switch}
    for excluded in module.excludes:
        if isinstance(excluded, Need):
            yield excluded
        elif excluded in switches:
            yield Need("not_together", module.switch, module.on, excluded, never=switches[excluded])
    if any(edition not in module.editions for edition in EDITIONS):
        yield Need("made_for", module.switch, module.on, "edition", module.editions)
    if module.journeys:
        journeys = (rounds for name in module.editions for rounds in _journeys_of(EDITIONS[name]))
        yield Need("for_journeys", module.switch, module.on, "rounds", only=tuple(journeys))
    if module.rounds:
        yield Need("only_with", "rounds", module.rounds, module.switch, module.on)
    if module.seats > MOST_SEATS:
        more = tuple(map(str, range(MOST_SEATS + 1, module.seats + 1)))
        yield Need("only_with", SEATS, more, module.switch, module.on)


@cache
def choices() -> tuple[Choice, ...]:
    """All options, those of the base game first."""
    return tuple(_choices())


@cache
def needs() -> tuple[Need, ...]:
    """All that does not go together."""
    return tuple(_needs())


@cache
def presets() -> tuple[Preset, ...]:
    """The ready-made sets of options of all boxes."""
    return tuple(replace(preset, group=box.name) for box in boxes() for preset in box.presets)


@cache
def dice_tables() -> tuple[DiceTable, ...]:
    """The tables of all boxes by which dice choose options."""
    return tuple(replace(table, group=box.name) for box in boxes() for table in box.dice)


@cache
def numbers_of_seats() -> range:
    """How many may play; modules can allow more than the base game."""
    return range(2, max((MOST_SEATS, *(module.seats for module in modules()))) + 1)


def rounds_in(edition: Edition) -> tuple[str, ...]:
    """All rounds that can be flown with an edition and its modules, its learning flight first."""
    brought = (name for module in modules() if edition.name in module.editions for name in module.rounds)
    return (edition.lesson, *edition.flights, *brought)


def with_edition(options: Mapping[str, str]) -> Mapping[str, str]:
    """These options with the edition that their rounds belong to, or with the usual rounds of their edition."""
    if "rounds" in options and "edition" not in options:
        return {**options, "edition": edition_of(options["rounds"].strip()).name}
    if "rounds" not in options and options.get("edition") in EDITIONS:
        return {**options, "rounds": " ".join(EDITIONS[options["edition"]].usual)}
    return options


def rounds_of(setup: Setup) -> tuple[str, ...]:
    """The rounds to be played, in order."""
    return tuple(setup["rounds"].split())


def class_of(round_name: str) -> str:
    """The ship class of a round."""
    return edition_of(round_name).flights[0] if round_name in LESSONS else round_name


def board_of(round_name: str) -> Board:
    """The ship board of a round; where every seat has another one, the first of them."""
    return board(lying(class_of(round_name))[0])


def area_of(round_name: str) -> int:
    """The squares that any ship of a round may be built on, as a mask."""
    area = 0
    for key in lying(class_of(round_name)):
        area |= board(key).area
    return area


@cache
def plan_of(round_name: str) -> FlightPlan:
    """The flight of a round: the one that its ship class is built for, or that of the learning flight."""
    if round_name in LESSONS:
        return FLIGHTS[edition_of(round_name).learning]
    return FLIGHTS[sheets()[round_name].flight]
