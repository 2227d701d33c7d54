"""Positions of SpaceCorp as texts that people can read, write, and paste into a bug report (docs/notation.md).

What a text leaves out is as at the beginning of the era: teams on the starting site, nobody has anything, and all cards
and tiles that stand nowhere else lie in their piles in the order of the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.engine import BadInput, Chance, Setup
from starboard.spacecorp.catalog.cards import (
    CARDS,
    COLONIES,
    ERAS,
    PROGRESS,
    TIME_CARDS,
    TIME_IN_DECK,
)
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import ROWS
from starboard.spacecorp.corporation import BASES, GONE, SUPPLY, Corporation, place_of
from starboard.spacecorp.eras.setup import deck_of
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES, piles_of
from starboard.spacecorp.table import Table

NONE = "-"


def write_table(table: Table) -> str:
    """A position as text."""
    lines = [f"spacecorp {table.era_name} {table.setup.seats}"]
    lines += [f"option {name} {value}" for name, value in table.setup.options.items()]
    lines.append(f"active {table.active} first {table.first} turns {table.turns}")
    lines += [_write_seat(corporation) for corporation in table.corporations]
    lines += [f"tile {spot} {tile}" for spot, tile in sorted(table.tiles.items())]
    lines += [
        f"base {spot} {seat} {kind}{' exploited' if spot in table.exploited else ''}"
        for spot, (seat, kind) in sorted(table.bases.items())
    ]
    lines += [f"claim {site} {seat} {team}" for site, (seat, team) in sorted(table.claims.items())]
    lines += [f"colony {site} {seat} {name}" for site, (seat, name) in sorted(table.colonies.items())]
    lines += [f"contract {row} {disc}" for row, disc in zip(ROWS, table.discs, strict=True) if disc != table.era]
    lines += [f"pile {pile} {_join(tiles)}" for pile, tiles in sorted(table.piles.items())]
    for name in ("offer", "deck", "discard", "in_play", "time_aside", "boxed"):
        lines.append(f"{name} {_join(getattr(table, name))}")
    lines += [f"progress {name} {_join(map(str, left))}" for name, left in sorted(table.progress_left.items())]
    lines.append(f"colonies_left {_join(table.colonies_left)}")
    lines += [f"beyond {marker} {holder}" for marker, holder in enumerate(table.beyond, start=1) if holder >= 0]
    if table.orion_reached:
        lines.append("orion reached")
    if table.ending:
        lines.append(f"ending {table.ending}")
    if table.last_turns is not None:
        lines.append(f"last_turns {_join(map(str, table.last_turns))}")
    return "\n".join(lines) + "\n"


def _join(words: object) -> str:
    assert hasattr(words, "__iter__")
    return ",".join(str(word) or NONE for word in words) or NONE


def _write_seat(corporation: Corporation) -> str:
    words = [f"seat {corporation.seat}"]
    printed = {
        "profit": corporation.profit,
        "hand": _join(corporation.hand),
        "hq": corporation.headquarters,
        "infra": _join(corporation.infra),
        "genetics": corporation.genetics,
        "revelation": corporation.revelation,
        "progress": _join(corporation.progress),
        "teams": _join(corporation.teams),
        "supply": ",".join(f"{kind}:{left}" for kind, left in corporation.supply.items()),
        "heritage": NONE if corporation.heritage is None else _join(corporation.heritage),
        "produced": f"{corporation.produced}:{corporation.best_produce}",
    }
    words += [f"{name}={value}" for name, value in printed.items()]
    if corporation.passed:
        words.append("passed=yes")
    return " ".join(words)


def read_table(text: str, seed: str = "notation") -> Table:
    """A position from its text; BadInput names the line and what was expected there."""
    reader: _Reader | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            if reader is None:
                reader = _Reader(words, seed)
            else:
                reader.read(words)
        except (ValueError, KeyError, IndexError) as problem:
            said = problem if isinstance(problem, BadInput) else f"cannot read {' '.join(words)!r}"
            raise BadInput(f"position, line {number}: {said}") from None
    if reader is None:
        raise BadInput("position: the text is empty; expected 'spacecorp', an era and a number of seats")
    return reader.finish()


def _split(value: str) -> list[str]:
    return [] if value == NONE else value.split(",")


class _Reader:
    def __init__(self, words: list[str], seed: str) -> None:
        if len(words) != 3 or words[0] != "spacecorp" or words[1] not in ERAS or words[2] not in ("2", "3", "4"):
            raise BadInput(
                f"expected 'spacecorp', an era ({', '.join(ERAS)}) and 2 to 4 seats, not {' '.join(words)!r}"
            )
        self.era = words[1]
        self.options = {"first_era": "mariners", "last_era": "starfarers", "planeteers_deck": "58"}
        self.table = Table(Setup("spacecorp", int(words[2]), dict(self.options)), Chance(seed))
        self.table.era = ERAS.index(self.era)
        self.table.discs = (self.table.era,) * len(ROWS)
        self.table.piles = piles_of(self.era)
        self.said: set[str] = set()
        self.taken: set[str] = set()
        self.lying: set[str] = set()  # tiles, whose ids are also ids of cards
        for corporation in self.table.corporations:
            for team in range(CONSTANTS.teams.each):
                corporation.put_team(team, SUPPLY)

    def read(self, words: list[str]) -> None:
        readers: dict[str, Callable[[list[str]], None]] = {
            "option": self._option,
            "active": self._active,
            "seat": self._seat,
            "tile": self._tile,
            "base": self._base,
            "claim": self._claim,
            "colony": self._colony,
            "contract": self._contract,
            "pile": self._pile,
            "progress": self._progress,
            "beyond": self._beyond,
        }
        head, rest = words[0], words[1:]
        self.said.add(head)
        if head in readers:
            readers[head](rest)
        elif head in ("offer", "deck", "discard", "in_play", "time_aside", "boxed"):
            cards = tuple(self._card(card) for card in _split(rest[0]))
            setattr(self.table, head, cards)
        elif head == "colonies_left":
            self.table.colonies_left = tuple(self._known(name, COLONIES) for name in _split(rest[0]))
        elif head == "orion":
            self.table.orion_reached = True
        elif head == "ending":
            self.table.ending = self._known(rest[0], ("contracts", "deck"))
        elif head == "last_turns":
            self.table.last_turns = tuple(map(int, _split(rest[0])))
        else:
            raise BadInput(f"expected one of {', '.join(readers)}, offer, deck, discard, ending ..., not {head!r}")

    def _known(self, word: str, known: object) -> str:
        assert hasattr(known, "__contains__")
        assert hasattr(known, "__iter__")
        if word not in known:
            raise BadInput(f"{word!r} is not one of: {', '.join(known)}")
        return word

    def _card(self, word: str) -> str:
        """A card by its id or, for the first one not taken yet, by its name."""
        if word == NONE:
            return ""
        if word in CARDS or word in TIME_CARDS:
            found = word
        else:
            names = [card for card in CARDS if CARDS[card].name == word] or (TIME_CARDS if word == "time" else ())
            free = [card for card in names if card not in self.taken]
            if not free:
                raise BadInput(f"there is no card {word!r} left; expected a card's id or name")
            found = free[0]
        if found in self.taken:
            raise BadInput(f"card {found} is in two places")
        self.taken.add(found)
        return found

    def _tile_id(self, word: str) -> str:
        """A tile by its id or, for the first one of the era not taken yet, by its name."""
        if word in TILES:
            found = word
        else:
            named = [tile for tile, kind in TILES.items() if kind.name == word and kind.era == self.era]
            free = [tile for tile in named if tile not in self.lying]
            if not free:
                raise BadInput(f"there is no tile {word!r} left in {self.era}; expected a tile's id or name")
            found = free[0]
        if found in self.lying:
            raise BadInput(f"tile {found} is in two places")
        self.lying.add(found)
        return found

    def _option(self, rest: list[str]) -> None:
        self.options[self._known(rest[0], self.options)] = rest[1]

    def _active(self, rest: list[str]) -> None:
        numbers = dict(zip(["active", *rest[1::2]], [rest[0], *rest[2::2]], strict=True))
        for name, value in numbers.items():
            setattr(self.table, self._known(name, ("active", "first", "turns")), int(value))

    def _seat(self, rest: list[str]) -> None:
        corporation = self.table.corporations[int(rest[0])]
        for word in rest[1:]:
            name, _, value = word.partition("=")
            if name in ("profit", "genetics", "revelation"):
                setattr(corporation, name, int(value))
            elif name == "hand":
                corporation.hand = tuple(self._card(card) for card in _split(value))
            elif name == "hq":
                corporation.headquarters = self._known(value, CONSTANTS.headquarters)
                corporation.infra = corporation.infra  # what it gives depends on the HQ
            elif name == "infra":
                slots = [self._card(card) for card in value.split(",")]
                corporation.infra = (*slots, *[""] * (3 - len(slots)))
            elif name == "progress":
                corporation.progress = tuple(self._known(card, PROGRESS) for card in _split(value))
            elif name == "teams":
                self._teams(corporation, value)
            elif name == "supply":
                pairs = dict(pair.split(":") for pair in value.split(","))
                corporation.supply = {**corporation.supply, **{self._known(k, BASES): int(v) for k, v in pairs.items()}}
            elif name == "heritage":
                words = _split(value)
                corporation.heritage = (self._tile_id(words[0]), self._known(words[1], BASES)) if words else None
            elif name == "produced":
                corporation.produced, corporation.best_produce = map(int, value.split(":"))
            elif name == "passed":
                corporation.passed = value == "yes"
            else:
                raise BadInput(f"a seat has no {name!r}; expected profit, hand, infra, teams, progress ...")

    def _teams(self, corporation: Corporation, value: str) -> None:
        self.said.add(f"teams {corporation.seat}")
        places = [SUPPLY if place == NONE else place for place in value.split(",")]
        places += [SUPPLY] * (CONSTANTS.teams.each - len(places))
        board = BOARDS[self.era]
        for place in places:
            if place not in (SUPPLY, GONE):
                self._known(place_of(place)[0], board.sites)
        corporation.teams = tuple(places)

    def _tile(self, rest: list[str]) -> None:
        self.table.tiles[self._known(rest[0], BOARDS[self.era].site_of_spot)] = self._tile_id(rest[1])

    def _base(self, rest: list[str]) -> None:
        spot = self._known(rest[0], BOARDS[self.era].site_of_spot)
        owner = self.table.corporations[int(rest[1])]
        kind = self._known(rest[2], BASES)
        self.table.bases[spot] = (owner.seat, kind)
        if "exploited" in rest[3:]:
            self.table.exploited = (*self.table.exploited, spot)

    def _claim(self, rest: list[str]) -> None:
        self.table.claims[self._known(rest[0], BOARDS[self.era].sites)] = (int(rest[1]), int(rest[2]))

    def _colony(self, rest: list[str]) -> None:
        site, seat, name = rest
        self.table.colonies[self._known(site, BOARDS[self.era].sites)] = (int(seat), self._known(name, COLONIES))

    def _contract(self, rest: list[str]) -> None:
        row, disc = map(int, rest)
        self.table.discs = tuple(
            disc if number == row else old for number, old in zip(ROWS, self.table.discs, strict=True)
        )

    def _pile(self, rest: list[str]) -> None:
        pile = self._known(rest[0], piles_of(self.era))
        self.table.piles[pile] = tuple(self._tile_id(tile) for tile in _split(rest[1]))
        self.said.add(f"pile {pile}")

    def _progress(self, rest: list[str]) -> None:
        self.table.progress_left[self._known(rest[0], PROGRESS)] = tuple(map(int, _split(rest[1])))

    def _beyond(self, rest: list[str]) -> None:
        marker, holder = map(int, rest)
        self.table.beyond = tuple(holder if index == marker else old for index, old in enumerate(self.table.beyond, 1))

    def finish(self) -> Table:
        """Everything that was not said is as at the beginning of the era."""
        table = self.table
        table.setup = Setup("spacecorp", table.setup.seats, self.options)
        table.board = BOARDS[self.era]
        table.stage = "turn"
        for corporation in table.corporations:
            if f"teams {corporation.seat}" not in self.said:
                corporation.teams = (table.board.start,) * table.board.teams + (SUPPLY,) * (
                    CONSTANTS.teams.each - table.board.teams
                )
            built = [kind for owner, kind in table.bases.values() if owner == corporation.seat]
            if corporation.heritage:
                built.append(corporation.heritage[1])
            if corporation.supply == dict.fromkeys(BASES, CONSTANTS.bases.each):
                corporation.supply = {kind: CONSTANTS.bases.each - built.count(kind) for kind in BASES}
        for pile, tiles in table.piles.items():
            if f"pile {pile}" not in self.said:
                table.piles[pile] = tuple(tile for tile in tiles if tile not in self.lying)
        self._deal_rest()
        if not table.deck and not table.ending:
            table.ending = "deck"
        if "progress" not in self.said:
            owned = [name for corporation in table.corporations for name in corporation.progress]
            table.progress_left = {
                name: card.profits[owned.count(name) :]
                for name, card in PROGRESS.items()
                if ERAS.index(card.era) <= table.era
            }
        if table.era == len(ERAS) - 1 and "colonies_left" not in self.said:
            founded = [name for _, name in table.colonies.values()]
            table.colonies_left = tuple(
                name for name, tile in COLONIES.items() if table.setup.seats in tile.players and name not in founded
            )
        return table

    def _deal_rest(self) -> None:
        table = self.table
        if "deck" not in self.said:
            start, rest = deck_of(table)
            free = [card.id for card in (*start, *rest) if card.id not in self.taken]
            if "offer" not in self.said:
                table.offer, free = tuple(free[: CONSTANTS.offer]), free[CONSTANTS.offer :]
            table.deck = tuple(free)
        elif "offer" not in self.said:
            table.offer = ("",) * CONSTANTS.offer
        if "time_aside" not in self.said:
            count = table.setup.seats + TIME_IN_DECK[table.setup.seats]
            table.time_aside = tuple(card for card in TIME_CARDS[:count] if card not in self.taken)
