"""A table as it stands after the entries of its journal: who sits where, what was said, the game on it.

Nothing here waits, stores or sends. `plan` turns what a client wants into a journal entry or a refusal; `apply` is the
only thing that changes a table, so that a table read back from its journal is the same table.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from starboard.bots.roster import BOTS
from starboard.engine import CLOCK, Decision, Entry, Event, Game, Setup, WrongSetup
from starboard.engine import Refused as NotPossible
from starboard.engine.history import Reader, reader
from starboard.engine.log import UNDO
from starboard.entry import GameEntry, Standing
from starboard.games import game as game_named
from starboard.server import journal, protocol
from starboard.server.limits import SEAT_LINES, TABLE_LINES, WATCHERS_LINES
from starboard.server.pausing import Pause, pause_now
from starboard.server.refusal import Refusal, wrong_setup
from starboard.server.seat import Seat
from starboard.server.tokens import key_of, new_seed, new_token, opens

DEFAULT_BOT = "sensible"
CHAT_KEPT = 200
STORY_KEPT = 200
ACTS_KEPT = 1000
"""Names of things done that are remembered for each seat, and for all who watch together."""
FORMER_KEPT = 200
"""People who got up and are still known."""


GOES_ON_WITH_THE_GAME = (journal.Answered, journal.Undone)

_NO_ACTS: Mapping[str, int] = {}


Wish: TypeAlias = (
    protocol.Stand
    | protocol.Fill
    | protocol.Clear
    | protocol.Back
    | protocol.Change
    | protocol.Start
    | protocol.Answer
    | protocol.Undo
    | protocol.Wish
    | protocol.Ready
    | protocol.Hold
    | protocol.Say
)
"""What one entry of the journal can make true."""


class Table:
    """One table. `number` is that of the last entry applied."""

    def __init__(self, table: str, opened: journal.Opened, at: float) -> None:
        self.table = table
        self.opened_at = at
        self.number = 0
        self.private = opened.private
        self.entry: GameEntry = game_named(opened.game)
        self.setup: Setup = self.entry.rules.setup(opened.seats, opened.options)
        self.seats = [Seat() for _ in range(opened.seats)]
        self.before = opened.before
        self.rematch: str | None = None
        self.closed: str | None = None
        """Why the host of the server closed the table for good (perhaps without a word); None while it is open."""
        self.game: Game[Any] | None = None
        self._reader: Reader[Any] | None = None
        self.began = 0.0
        self.pace = 1.0
        """How long the beats of a pause are here, beside those of a person's usual table."""
        self.standing: dict[int, Standing] = {}
        """What the table answers for the people of each seat, now or soon."""
        self.wishes: dict[int, str] = {}
        """What those people wish it to answer instead."""
        self.pause: Pause | None = None
        self.chat: deque[protocol.ChatLine] = deque(maxlen=CHAT_KEPT)
        self.story: deque[Event] = deque(maxlen=STORY_KEPT)
        """What happened lately and is worth telling to somebody who comes in."""
        self.acts: dict[int | None, dict[str, int]] = {}
        """For each seat, and for those who watch: the entries by the names that clients gave to what they did."""
        self.said_by_watchers = 0
        self.said_by_seats: Counter[str] = Counter()
        """What those who hold or held seats have said, by their keys."""
        self._former: dict[str, int] = {}
        """The keys of those who got up, each with the seat it opened."""
        self._taken: list[int] = []
        self._muted: set[str] = set()
        """The keys of those who may not talk; the empty one is that of all who watch."""
        self._apply: dict[type[journal.Entry], Callable[[Any], None]] = {
            journal.Taken: self._apply_taken,
            journal.Emptied: self._apply_emptied,
            journal.Filled: self._apply_filled,
            journal.TakenBack: self._apply_taken_back,
            journal.Changed: self._apply_changed,
            journal.Started: self._apply_started,
            journal.Answered: self._apply_answered,
            journal.Undone: self._apply_undone,
            journal.Wished: self._apply_wished,
            journal.Readied: self._apply_readied,
            journal.Held: self._apply_held,
            journal.Spoke: self._apply_spoke,
            journal.Came: self._apply_came,
            journal.Went: self._apply_went,
            journal.Rematched: self._apply_rematched,
            journal.Closed: self._apply_closed,
            journal.Muted: self._apply_muted,
        }

    @property
    def stage(self) -> protocol.Stage:
        """Whether the game is still to begin, going on, or over, or the table closed for good."""
        if self.closed is not None:
            return "closed"
        if self.game is None:
            return "waiting"
        return "over" if self.game.over else "playing"

    @property
    def host(self) -> int | None:
        """The seat of whoever sits longest."""
        return self._taken[0] if self._taken else None

    @property
    def bots(self) -> list[str]:
        """The bots that know the game."""
        return list(BOTS[self.entry.name])

    def seat_of(self, token: str) -> int | None:
        """The seat that a token belongs to."""
        return next((number for number, seat in enumerate(self.seats) if seat.held and opens(token, seat.key)), None)

    def former_seat_of(self, token: str) -> int | None:
        """The seat that a token belonged to before its holder got up, or was asked to."""
        return self._former.get(key_of(token))

    def is_muted(self, by: int | None) -> bool:
        """Whether the holder of a seat (None: those who watch) may not talk."""
        return ("" if by is None else self.seats[by].key) in self._muted

    def done(self, by: int | None, act: str) -> int | None:
        """The entry with which a client's act was done already, if it was."""
        return self.acts.get(by, _NO_ACTS).get(act)

    # What clients want.

    def plan_sitting(self, wish: protocol.Sit) -> tuple[journal.Taken | None, int, str]:
        """The entry that seats somebody (None: he sits already), the seat, and its token."""
        token = wish.token or new_token()
        self._must_be_open()
        sits = self.seat_of(token)
        if sits is not None:
            return None, sits, token
        if not wish.name.strip():
            raise Refusal("not_possible", "refused-name")
        free = [number for number, seat in enumerate(self.seats) if not seat.held]
        if self.stage == "over":
            raise Refusal("not_possible", "refused-over-sit")
        if wish.seat is not None and wish.seat not in free:
            raise Refusal("not_possible", "refused-seat-taken", seat=wish.seat)
        if not free:
            raise Refusal("not_possible", "refused-full")
        empty_first = sorted(free, key=lambda number: self.seats[number].bot is not None)
        seat = empty_first[0] if wish.seat is None else wish.seat
        return journal.Taken(seat=seat, name=wish.name.strip(), key=key_of(token), act=wish.act, by=seat), seat, token

    def plan(self, wish: Wish, by: int | None, now: Callable[[], float], second: float) -> journal.AnyEntry | None:
        """The entry that makes a wish true (None: it is true already); Refusal if the rules of the table forbid it.

        `now` tells the time of the world, `second` is the second of the game.
        """
        self._must_be_open()
        if isinstance(wish, protocol.Say):
            return self._plan_saying(wish, by)
        if by is None:
            raise Refusal("not_allowed", "refused-watching")
        if isinstance(wish, (protocol.Answer, protocol.Undo)) and self.seats[by].bot is not None:
            raise Refusal("not_allowed", "refused-bot-plays")
        match wish:
            case protocol.Answer():
                if self._playing().is_stale(
                    by, wish.decision
                ):  # also if older rules asked it, which only reading knows
                    raise Refusal("stale", "refused-stale")
                return journal.Answered(
                    seat=by, decision=wish.decision, option=wish.option, time=second, act=wish.act, by=by
                )
            case protocol.Undo():
                if not self._playing().game.may_undo(by):
                    raise Refusal("not_possible", "refused-undo")
                return journal.Undone(seat=by, time=second, act=wish.act, by=by)
            case protocol.Wish():
                return self._plan_wishing(wish, by)
            case protocol.Ready():
                return self._plan_readiness(wish, by, second)
            case protocol.Hold():
                return self._plan_holding(wish, by, second)
            case protocol.Stand():
                if self.stage == "waiting":
                    return journal.Emptied(seat=by, act=wish.act, by=by)
                self._must_be("playing", "refused-over")
                return journal.Filled(seat=by, bot=DEFAULT_BOT, given_up=True, act=wish.act, by=by)
            case protocol.Fill():
                return self._plan_filling(wish, by)
            case protocol.Clear():
                return self._plan_clearing(wish, by)
            case protocol.Back():
                if self.seats[by].bot is None:
                    raise Refusal("not_possible", "refused-you-play")
                return journal.TakenBack(seat=by, act=wish.act, by=by)
            case protocol.Change():
                return self._plan_changing(wish, by)
            case protocol.Start():
                if self.stage == "playing":  # two people, or two clicks, began it at once
                    return None
                self._must_be("waiting", "refused-over")
                version = self.entry.rules.version_of(self.setup)
                return journal.Started(seed=new_seed(), version=version, at=now(), bot=DEFAULT_BOT, act=wish.act, by=by)

    def _plan_saying(self, wish: protocol.Say, by: int | None) -> journal.Spoke:
        text = wish.text.strip()
        if not text:
            raise Refusal("not_possible", "refused-silence")
        if self.is_muted(by):
            raise Refusal("not_allowed", "refused-muted")
        if by is None and self.said_by_watchers >= WATCHERS_LINES:
            raise Refusal("not_allowed", "refused-watchers-said")
        if by is not None and self.said_by_seats[self.seats[by].key] >= SEAT_LINES:
            raise Refusal("not_possible", "refused-seat-said")
        if by is not None and self.said_by_seats.total() >= TABLE_LINES:
            raise Refusal("not_possible", "refused-table-said")
        name = "" if by is None else self.seats[by].name
        return journal.Spoke(seat=by, name=name, text=text, act=wish.act, by=by)

    def _plan_wishing(self, wish: protocol.Wish, by: int) -> journal.Wished | None:
        if wish.option == self.wishes.get(by):
            return None
        standing = self.standing.get(by)
        if wish.option is not None and (standing is None or wish.option != standing.wish):
            raise Refusal("not_possible", "refused-option")
        return journal.Wished(seat=by, option=wish.option, act=wish.act, by=by)

    def _plan_readiness(self, wish: protocol.Ready, by: int, second: float) -> journal.Readied | None:
        pause = self.pause
        if pause is None or by in (pause.at_once if wish.at_once else {**pause.seen, **pause.at_once}):
            return None
        return journal.Readied(seat=by, at_once=wish.at_once, time=second, act=wish.act, by=by)

    def _plan_holding(self, wish: protocol.Hold, by: int, second: float) -> journal.Held | None:
        if self.pause is None or (not wish.on and by not in self.pause.holds):
            return None
        return journal.Held(seat=by, on=wish.on, time=second, act=wish.act, by=by)

    def answers(self) -> list[tuple[Decision, str]]:
        """What the table answers when its pause is over: for people, and for bots that have no choice."""
        pause, game = self.pause, self.game
        found: list[tuple[Decision, str]] = []
        if pause is not None and game is not None:
            for seat, made in pause.decisions.items():
                decision, standing = game.decision(seat), self.standing.get(seat)
                if decision is None or standing is None or decision.id != made:
                    continue
                if self.seats[seat].bot is not None and len(decision.options) > 1:
                    continue
                wished = self.wishes.get(seat, standing.usual)
                found.append((decision, wished if wished in decision.options else standing.usual))
        return found

    def _plan_filling(self, wish: protocol.Fill, by: int) -> journal.Filled:
        seat = self._seat(wish.seat)
        if self.stage == "over":
            raise Refusal("not_possible", "refused-over")
        if wish.bot not in self.bots:
            raise Refusal("not_possible", "refused-bot", bot=wish.bot)
        if seat.held and self.stage == "waiting":
            raise Refusal("not_possible", "refused-sits-there", name=seat.name)
        if seat.held and wish.seat != by and seat.process:
            raise Refusal("not_allowed", "refused-is-here", name=seat.name)
        return journal.Filled(seat=wish.seat, bot=wish.bot, act=wish.act, by=by)

    def _plan_clearing(self, wish: protocol.Clear, by: int) -> journal.Emptied:
        seat = self._seat(wish.seat)
        self._must_be("waiting", "refused-begun-clear")
        if seat.held and by not in (wish.seat, self.host):
            raise Refusal("not_allowed", "refused-host-clear")
        return journal.Emptied(seat=wish.seat, act=wish.act, by=by)

    def _plan_changing(self, wish: protocol.Change, by: int) -> journal.Changed:
        self._must_be("waiting", "refused-begun")
        if by != self.host:
            raise Refusal("not_allowed", "refused-host-options")
        try:
            setup = self.entry.rules.setup(wish.seats, wish.options)
        except WrongSetup as problem:
            raise wrong_setup(self.entry.name, problem) from None
        if any(seat.held for seat in self.seats[wish.seats :]):
            raise Refusal("not_possible", "refused-held-seat-goes")
        return journal.Changed(seats=setup.seats, options=setup.options, act=wish.act, by=by)

    def _seat(self, number: int) -> Seat:
        if number not in range(len(self.seats)):
            raise Refusal("not_possible", "refused-no-seat", seat=number)
        return self.seats[number]

    def _must_be_open(self) -> None:
        if self.closed is not None:
            raise Refusal("not_possible", "refused-closed")

    def _must_be(self, stage: protocol.Stage, otherwise: str) -> None:
        if self.stage != stage:
            raise Refusal("not_possible", otherwise)

    def alarm(self) -> journal.Answered | None:
        """The entry with which the clock acts, at the second it is due."""
        clock = None if self.game is None else self.game.decision(CLOCK)
        if clock is None or clock.due is None or self.game is None:
            return None
        time = max(clock.due, self.game.time)
        return journal.Answered(seat=CLOCK, decision=clock.id, option=clock.options[0], time=time)

    # What entries do.

    def apply(self, entry: journal.AnyEntry) -> list[Event]:
        """Make an entry true; what happened in the game. Refusal, and nothing changed, if it is not possible."""
        before = self.game
        self._apply[type(entry)](entry)
        self.number += 1
        if entry.act:
            _remember(self.acts.setdefault(entry.by, {}), entry.act, self.number, ACTS_KEPT)
        if type(entry) in GOES_ON_WITH_THE_GAME:
            self._look_at_what_stands()
        if type(entry) is journal.Answered or before is not self.game:
            assert self.game is not None
            events = list(self.game.events)
            minor = self.entry.presentation.minor
            self.story.extend(event for event in events if event.kind not in minor)
            return events
        return []

    def _look_at_what_stands(self) -> None:
        """The game has gone on: see what the table may answer from now on, and whether it pauses for that."""
        game = self.game
        assert game is not None
        state, standing = game.state, self.entry.pacing.standing
        found: dict[int, Standing] = {}
        for seat in range(len(self.seats)):
            what = standing(state, seat)
            if what is not None:
                found[seat] = what
        self.standing = found
        if self.wishes:
            self.wishes = {
                seat: wish for seat, wish in self.wishes.items() if seat in self.standing and self.standing[seat].wish
            }
        self.pause = pause_now(self, self.pause) if self.standing else None

    def _apply_wished(self, entry: journal.Wished) -> None:
        others = {seat: wish for seat, wish in self.wishes.items() if seat != entry.seat}
        self.wishes = others if entry.option is None else {**others, entry.seat: entry.option}

    def _apply_readied(self, entry: journal.Readied) -> None:
        pause = self.pause
        if pause is not None:
            noted = "at_once" if entry.at_once else "seen"
            self.pause = replace(pause, **{noted: {**getattr(pause, noted), entry.seat: entry.time}})

    def _apply_held(self, entry: journal.Held) -> None:
        pause = self.pause
        if pause is not None and entry.on:
            self.pause = replace(pause, holds={**pause.holds, entry.seat: entry.time + pause.standing.hold})
        elif pause is not None:
            others = {seat: until for seat, until in pause.holds.items() if seat != entry.seat}
            self.pause = replace(pause, holds=others, resumed=entry.time)

    def _apply_taken(self, entry: journal.Taken) -> None:
        seat = self.seats[entry.seat]
        seat.name, seat.key, seat.bot, seat.process = entry.name, entry.key, None, ""
        self._taken.append(entry.seat)

    def _apply_emptied(self, entry: journal.Emptied) -> None:
        self._leave(entry.seat, Seat())

    def _apply_filled(self, entry: journal.Filled) -> None:
        if entry.given_up:
            self._leave(entry.seat, Seat(bot=entry.bot))
        else:
            self.seats[entry.seat].bot = entry.bot

    def _leave(self, number: int, successor: Seat) -> None:
        seat = self.seats[number]
        if seat.held:
            _remember(self._former, seat.key, number, FORMER_KEPT)
        self.wishes.pop(number, None)
        self.seats[number] = successor
        self._taken = [taken for taken in self._taken if taken != number]

    def _apply_taken_back(self, entry: journal.TakenBack) -> None:
        self.seats[entry.seat].bot = None

    def _apply_changed(self, entry: journal.Changed) -> None:
        self.setup = self.entry.rules.setup(entry.seats, entry.options)
        more = [Seat() for _ in range(entry.seats - len(self.seats))]
        self.seats = self.seats[: entry.seats] + more

    def _apply_started(self, entry: journal.Started) -> None:
        rules = self.entry.rules
        self.begin(Game.new(rules, self.setup, entry.seed), entry.version)
        self.began = entry.at
        for seat in self.seats:
            if not seat.held and seat.bot is None:
                seat.bot = entry.bot

    def begin(self, game: Game[Any], version: str) -> None:
        """This game is played at the table from now on; what is done in it follows this version of its rules."""
        self._reader = reader(game, version)
        self.game = game
        self._look_at_what_stands()

    def _apply_answered(self, entry: journal.Answered) -> None:
        reading = self._playing()
        try:
            reading.apply(Entry(entry.seat, entry.decision, entry.option, entry.time))
        except NotPossible:
            if reading.is_stale(entry.seat, entry.decision):
                raise Refusal("stale", "refused-stale") from None
            raise Refusal("not_possible", "refused-option") from None

    def _apply_undone(self, entry: journal.Undone) -> None:
        try:
            self._playing().apply(Entry(entry.seat, "", UNDO, entry.time))
        except NotPossible:
            raise Refusal("not_possible", "refused-undo") from None

    def _playing(self) -> Reader[Any]:
        if self._reader is None:
            raise Refusal("not_possible", "refused-not-begun")
        return self._reader

    def _apply_spoke(self, entry: journal.Spoke) -> None:
        if entry.seat is None:
            self.said_by_watchers += 1
        else:
            self.said_by_seats[self.seats[entry.seat].key] += 1
        self.chat.append(protocol.ChatLine(entry.seat, entry.name, entry.text))

    def _apply_came(self, entry: journal.Came) -> None:
        self.seats[entry.seat].process = entry.process

    def _apply_went(self, entry: journal.Went) -> None:
        self.seats[entry.seat].process = ""

    def _apply_rematched(self, entry: journal.Rematched) -> None:
        self.rematch = entry.table

    def _apply_closed(self, entry: journal.Closed) -> None:
        self.closed = entry.reason
        for seat in self.seats:
            seat.process = ""

    def _apply_muted(self, entry: journal.Muted) -> None:
        key = "" if entry.seat is None else self._seat(entry.seat).key
        if entry.seat is not None and not key:
            raise Refusal("not_possible", "refused-nobody-there")
        if entry.muted:
            self._muted.add(key)
        else:
            self._muted.discard(key)


def _remember(kept: dict[str, int], name: str, value: int, most: int) -> None:
    """Note something down; the oldest note makes room."""
    kept[name] = value
    if len(kept) > most:
        del kept[next(iter(kept))]
