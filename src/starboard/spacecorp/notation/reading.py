"""Reading the text of a position."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container
from functools import cached_property

from msgspec import Struct

from starboard.engine import BadInput, Chance, Setup
from starboard.spacecorp.catalog.cards import CARDS, COLONIES, ERA_OF, ERAS, PROGRESS, TIME_CARDS, TIME_IN_DECK
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import ROWS
from starboard.spacecorp.corporation import BASES, GONE, SUPPLY, Corporation, place_of
from starboard.spacecorp.eras.setup import deck_of
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.tiles import TILES, piles_of
from starboard.spacecorp.notation.lines import CARD_PLACES, LINES, NONE, SEAT_WORDS, UNSEEN
from starboard.spacecorp.options import CHOICES
from starboard.spacecorp.table import Table


class Position(Struct, frozen=True):
    """A table as its text describes it."""

    table: Table
    guessed: frozenset[int]
    """The seats of whose hands the text does not name every card."""


def read_table(text: str, seed: str = "notation") -> Table:
    """A position from its text; BadInput names the line and what was expected there."""
    return read_position(text, seed).table


def read_position(text: str, seed: str = "notation") -> Position:
    """The same, with what the text leaves open."""
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


def _split_hidden(value: str) -> list[str]:
    """The same for what lies face down: `3?` are three that nobody has seen."""
    words: list[str] = []
    for word in _split(value):
        count = word.removesuffix(UNSEEN)
        unseen = word.endswith(UNSEEN) and count.isascii() and count.isdecimal() and int(count) <= len(CARDS)
        words += [UNSEEN] * int(count) if unseen else [word]
    return words


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
        self.guessed: set[int] = set()
        self.unseen_cards: list[tuple[list[str], Callable[[tuple[str, ...]], None]]] = []
        self.unseen_tiles: dict[str, list[str]] = {}
        """Cards and tiles of which some are dealt in the end, from those that are nowhere else."""
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
            if head == "deck":
                (cards,) = rest
                self._hidden_cards(cards, lambda deck: setattr(self.table, "deck", deck))
            elif head in CARD_PLACES:
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

    def _hidden_cards(self, value: str, lay: Callable[[tuple[str, ...]], None]) -> bool:
        """Cards that lie face down; whether all of them are named."""
        cards = [word if word == UNSEEN else self._card(word) for word in _split_hidden(value)]
        if UNSEEN in cards:
            self.unseen_cards.append((cards, lay))
        else:
            lay(tuple(cards))
        return UNSEEN not in cards

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
                if not self._hidden_cards(value, lambda hand: setattr(corporation, "hand", hand)):
                    self.guessed.add(corporation.seat)
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
        self.unseen_tiles[pile] = [word if word == UNSEEN else self._tile_id(word) for word in _split_hidden(tiles)]
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

    def finish(self) -> Position:
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
        table.piles = {pile: self._pile_left(pile, tiles) for pile, tiles in table.piles.items()}
        self._deal_unseen()
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
        return Position(table, frozenset(self.guessed))

    def _pile_left(self, pile: str, tiles: tuple[str, ...]) -> tuple[str, ...]:
        """The tiles of a pile that lie nowhere else, or those that the text names and as many others as it says."""
        free = tuple(tile for tile in tiles if tile not in self.lying)
        said = self.unseen_tiles.get(pile)
        return free if said is None else self._filled(said, free, f"tiles {pile}")

    def _deal_unseen(self) -> None:
        """Cards that nobody has seen are any of those that lie nowhere else."""
        if self.unseen_cards:
            unseen = [UNSEEN] * sum(cards.count(UNSEEN) for cards, _ in self.unseen_cards)
            dealt = iter(self._filled(unseen, self._free_cards(), "cards"))
            for cards, lay in self.unseen_cards:
                known = tuple(next(dealt) if card == UNSEEN else card for card in cards)
                self.taken.update(known)
                lay(known)

    def _free_cards(self) -> tuple[str, ...]:
        """The cards of the era that are not named; time cards only where the text says which ones are aside."""
        start, rest = deck_of(self.table)
        time = TIME_CARDS[: self._time_cards()] if "time_aside" in self.said else ()
        return tuple(card for card in (*(card.id for card in (*start, *rest)), *time) if card not in self.taken)

    def _filled(self, words: list[str], free: tuple[str, ...], what: str) -> tuple[str, ...]:
        """What a text names, with free ones where it only says how many there are."""
        count = words.count(UNSEEN)
        if count > len(free):
            raise BadInput(f"position: {count} {what} are said to be unseen, but only {len(free)} are left")
        dealt = iter(self.table.chance.shuffled(f"unseen {what}", free) if count else ())
        return tuple(next(dealt) if word == UNSEEN else word for word in words)

    def _time_cards(self) -> int:
        """How many time cards there are in the game."""
        return self.table.setup.seats + TIME_IN_DECK[self.table.setup.seats]

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
            table.time_aside = tuple(card for card in TIME_CARDS[: self._time_cards()] if card not in self.taken)
