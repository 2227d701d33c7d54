"""Tables as texts: a position, read and written."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable
from functools import cached_property

from starboard.engine import BadInput, Chance, Setup
from starboard.spacecorp.catalog.cards import CARDS, COLONIES, ERA_OF, ERAS, PROGRESS, TIME_CARDS, TIME_IN_DECK
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import ROWS
from starboard.spacecorp.corporation import BASES, GONE, SUPPLY, Corporation, place_of
from starboard.spacecorp.eras.setup import deck_of
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES, piles_of
from starboard.spacecorp.notation.lines import CARD_PLACES, LINES, NONE, SEAT_WORDS
from starboard.spacecorp.options import CHOICES
from starboard.spacecorp.table import Table


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
        except BadInput as problem:
            raise BadInput(f"position, line {number}: {problem}") from None
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
        self.options = {choice.name: choice.default for choice in CHOICES}
        self.table = Table(Setup("spacecorp", int(words[2]), dict(self.options)), Chance(seed))
        self.table.lay_out(ERAS.index(self.era))
        self.table.discs = (self.table.era,) * len(ROWS)
        self.table.piles = piles_of(self.era)
        self.said: set[str] = set()
        self.taken: set[str] = set()
        self.lying: set[str] = set()  # tiles, whose ids are also ids of cards
        for corporation in self.table.corporations:
            for team in range(CONSTANTS.teams.each):
                corporation.put_team(team, SUPPLY)

    def read(self, words: list[str]) -> None:
        """One line; BadInput says what is wrong with it."""
        head, rest = words[0], words[1:]
        if head not in LINES:
            raise BadInput(f"expected one of: {', '.join(LINES)}, not {head!r}")
        self.said.add(head)
        try:
            if head in CARD_PLACES:
                (cards,) = rest
                setattr(self.table, head, tuple(self._card(card) for card in _split(cards)))
            else:
                self._readers[head](rest)
        except BadInput:
            raise
        except (ValueError, KeyError, IndexError):
            raise BadInput(f"expected {LINES[head]!r}, not {' '.join(words)!r}") from None

    @cached_property
    def _readers(self) -> dict[str, Callable[[list[str]], None]]:
        return {
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
            "colonies_left": self._colonies_left,
            "orion": self._orion,
            "ending": self._ending,
            "last_turns": self._last_turns,
        }

    def _known(self, word: str, known: Collection[str]) -> str:
        if word not in known:
            raise BadInput(f"{word!r} is not one of: {', '.join(known)}")
        return word

    def _seat_number(self, word: str) -> int:
        return int(self._known(word, [str(seat) for seat in range(self.table.setup.seats)]))

    def _card(self, word: str) -> str:
        """A card by its id or, for the first one not taken yet, by its name: one of this era if there is any."""
        if word == NONE:
            return ""
        if word in CARDS or word in TIME_CARDS:
            found = word
        else:
            named = [card for card in CARDS if CARDS[card].name == word] or (TIME_CARDS if word == "time" else ())
            free = [card for card in named if card not in self.taken]
            free.sort(key=lambda card: ERA_OF.get(card) != self.era)
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
        name, value = rest
        choice = next((choice for choice in CHOICES if choice.name == name), None)
        if choice is None:
            raise BadInput(f"{name!r} is not one of: {', '.join(choice.name for choice in CHOICES)}")
        self.options[name] = self._known(value, choice.values)

    def _active(self, rest: list[str]) -> None:
        for name, value in zip(["active", *rest[1::2]], [rest[0], *rest[2::2]], strict=True):
            read = int if self._known(name, ("active", "first", "turns")) == "turns" else self._seat_number
            setattr(self.table, name, read(value))

    def _seat(self, rest: list[str]) -> None:
        corporation = self.table.corporations[self._seat_number(rest[0])]
        for word in rest[1:]:
            name, _, value = word.partition("=")
            if name not in SEAT_WORDS:
                raise BadInput(f"a seat has no {name!r}; expected one of: {', '.join(SEAT_WORDS)}")
            try:
                self._seat_word(corporation, name, value)
            except BadInput:
                raise
            except (ValueError, KeyError, IndexError):
                raise BadInput(f"expected {SEAT_WORDS[name]!r}, not {word!r}") from None

    def _seat_word(self, corporation: Corporation, name: str, value: str) -> None:
        match name:
            case "hand":
                corporation.hand = tuple(self._card(card) for card in _split(value))
            case "hq":
                corporation.headquarters = self._known(value, CONSTANTS.headquarters)
                corporation.infra = corporation.infra  # what it gives depends on the HQ
            case "infra":
                slots = [self._card(card) for card in value.split(",")]
                corporation.infra = (*slots, *[""] * (len(corporation.infra) - len(slots)))
            case "progress":
                corporation.progress = tuple(self._known(card, PROGRESS) for card in _split(value))
            case "teams":
                self._teams(corporation, value)
            case "supply":
                pairs = dict(pair.split(":") for pair in value.split(","))
                corporation.supply = {**corporation.supply, **{self._known(k, BASES): int(v) for k, v in pairs.items()}}
            case "heritage":
                words = _split(value)
                corporation.heritage = (self._tile_id(words[0]), self._known(words[1], BASES)) if words else None
            case "produced":
                corporation.produced, corporation.best_produce = map(int, value.split(":"))
            case "passed":
                corporation.passed = self._known(value, ("yes", "no")) == "yes"
            case _:
                setattr(corporation, name, int(value))

    def _teams(self, corporation: Corporation, value: str) -> None:
        self.said.add(f"teams {corporation.seat}")
        places = [SUPPLY if place == NONE else place for place in value.split(",")]
        if len(places) > CONSTANTS.teams.each:
            raise BadInput(f"a seat has {CONSTANTS.teams.each} teams, not {len(places)}")
        places += [SUPPLY] * (CONSTANTS.teams.each - len(places))
        board = BOARDS[self.era]
        for place in places:
            if place not in (SUPPLY, GONE):
                site, space = place_of(place)
                track = board.sites[self._known(site, board.sites)].track
                if place != site and not 0 < space <= track:
                    raise BadInput(f"the approach track of {site} has {track} spaces, so there is no {place!r}")
        corporation.teams = tuple(places)

    def _tile(self, rest: list[str]) -> None:
        spot, tile = rest
        self.table.tiles = {**self.table.tiles, self._free(spot, self.table.tiles): self._tile_id(tile)}

    def _free(self, spot: str, taken: Container[str]) -> str:
        """A spot of the board on which nothing of the kind lies yet."""
        if self._known(spot, BOARDS[self.era].site_of_spot) in taken:
            raise BadInput(f"there are two things on {spot}")
        return spot

    def _base(self, rest: list[str]) -> None:
        spot, seat, kind, *exploited = rest
        bases = self.table.bases
        self.table.bases = bases.plus(self._free(spot, bases), self._seat_number(seat), self._known(kind, BASES))
        if exploited:
            self._known(" ".join(exploited), ("exploited",))
            self.table.exploited = (*self.table.exploited, spot)

    def _claim(self, rest: list[str]) -> None:
        site, seat, team = rest
        teams = [str(number) for number in range(CONSTANTS.teams.each)]
        claim = self._seat_number(seat), int(self._known(team, teams))
        self.table.claims = {**self.table.claims, self._known(site, BOARDS[self.era].sites): claim}

    def _colony(self, rest: list[str]) -> None:
        site, seat, name = rest
        colony = self._seat_number(seat), self._known(name, COLONIES)
        self.table.colonies = {**self.table.colonies, self._known(site, BOARDS[self.era].sites): colony}

    def _contract(self, rest: list[str]) -> None:
        row, disc = rest
        number = int(self._known(row, [str(row) for row in ROWS]))
        place = int(self._known(disc, [str(place) for place in range(len(ERAS) + 1)]))
        self.table.discs = (*self.table.discs[: number - 1], place, *self.table.discs[number:])

    def _pile(self, rest: list[str]) -> None:
        pile, tiles = rest
        self._known(pile, piles_of(self.era))
        self.table.piles = {**self.table.piles, pile: tuple(self._tile_id(tile) for tile in _split(tiles))}
        self.said.add(f"pile {pile}")

    def _progress(self, rest: list[str]) -> None:
        name, left = rest
        copies = tuple(map(int, _split(left)))
        self.table.progress_left = {**self.table.progress_left, self._known(name, PROGRESS): copies}

    def _beyond(self, rest: list[str]) -> None:
        marker, holder = rest
        index = ("1", "2").index(self._known(marker, ("1", "2")))
        seat = self._seat_number(holder)
        self.table.beyond = (*self.table.beyond[:index], seat, *self.table.beyond[index + 1 :])

    def _colonies_left(self, rest: list[str]) -> None:
        (names,) = rest
        self.table.colonies_left = tuple(self._known(name, COLONIES) for name in _split(names))

    def _orion(self, rest: list[str]) -> None:
        self.table.orion_reached = self._known(" ".join(rest), ("reached",)) == "reached"

    def _ending(self, rest: list[str]) -> None:
        self.table.ending = self._known(" ".join(rest), ("contracts", "deck"))

    def _last_turns(self, rest: list[str]) -> None:
        (seats,) = rest
        self.table.last_turns = tuple(self._seat_number(seat) for seat in _split(seats))

    def finish(self) -> Table:
        """Everything that was not said is as at the beginning of the era."""
        table = self.table
        table.setup = Setup("spacecorp", table.setup.seats, self.options)
        table.stage = "turn"
        table.activate(table.active)
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
        table.piles = {
            pile: tiles if f"pile {pile}" in self.said else tuple(tile for tile in tiles if tile not in self.lying)
            for pile, tiles in table.piles.items()
        }
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
    lines += [f"{place} {_join(getattr(table, place))}" for place in CARD_PLACES]
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


def _join(words: Iterable[object]) -> str:
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
