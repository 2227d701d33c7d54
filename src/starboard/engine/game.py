"""A game in progress: it runs a game's rules between checkpoints, asks the seats, and remembers their answers.

A position is the state at the last checkpoint plus the answers since; that pair is what is copied, saved, hashed and
taken back. Generators are never copied: they are run again from the checkpoint when somebody wants to go on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Generic

import msgspec

from starboard.engine.chance import Chance, commitment
from starboard.engine.decision import ALARM, CLOCK, Ask, AskAll, Decision, Open, Request, Rule
from starboard.engine.errors import BadInput, OtherVersion, Refused
from starboard.engine.log import UNDO, Entry, Log, Position
from starboard.engine.rules import Event, Rules, S
from starboard.engine.setup import Setup

MARK_EVERY = 64
"""Answers after which an open phase is checkpointed again, so that going back never replays a long phase."""


class View(msgspec.Struct, frozen=True):
    """What one seat (or a spectator) may know about a game, and nothing else."""

    game: str
    version: str
    setup: Setup
    seat: int | None
    commitment: str
    seed: str | None
    """Told when the game is over, so that everybody can check it against the commitment."""
    over: bool
    waiting_for: Sequence[int]
    decision: Decision | None
    may_undo: bool
    table: Any
    scores: Sequence[float] | None


class Game(Generic[S]):
    """One game. Everything a seat does goes through `answer` and `undo`; everything a seat sees is in `view`."""

    __slots__ = (
        "_alarm",
        "_asked",
        "_choices",
        "_decisions",
        "_entries",
        "_mark",
        "_past",
        "_pending",
        "_run",
        "_since",
        "_start",
        "_state",
        "_trail",
        "_trail_seat",
        "rules",
        "seed",
        "setup",
        "time",
    )

    _mark: S
    _state: S | None
    _run: Rule | None
    _pending: Request | None

    def __init__(self, rules: Rules[S], setup: Setup, seed: str, mark: S, start: Position | None = None) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.time = 0.0
        self._alarm: tuple[int, float] | None = None
        self._start = start
        self._past: tuple[tuple[list[Entry], int], ...] = ()
        self._entries: list[Entry] = []
        self._mark = mark
        self._since: list[tuple[int, str]] = []
        self._asked = [0] * (setup.seats + 1)  # the last place is the clock's
        self._trail: list[tuple[S, list[tuple[int, str]], int]] = []
        self._trail_seat = CLOCK
        self._forget_run()

    @classmethod
    def new(cls, rules: Rules[S], setup: Setup, seed: str) -> Game[S]:
        """A new game; a seed that nobody can guess is the caller's business."""
        return cls(rules, setup, seed, rules.start(setup, Chance(seed)))

    @classmethod
    def at(cls, rules: Rules[S], position: Position) -> Game[S]:
        """The game at a saved position; BadInput if it is not one of these rules."""
        if position.game != rules.name:
            raise BadInput(f"this is a position of {position.game}, not of {rules.name}")
        if position.version != rules.version:
            raise OtherVersion(
                f"this position was made by {position.game} rules {position.version}, not {rules.version}"
            )
        setup = rules.setup(position.setup.seats, position.setup.options)
        try:
            game = cls(rules, setup, position.seed, rules.load(setup, position.seed, position.state), position)
            game._asked = list(position.asked) or game._asked
            game.time = position.time
            game._live()
            if position.due is not None and type(game._pending) is Open:
                game._alarm = (game._pending.scene, position.due)
            for seat, option in position.since:
                asked = game.decision(seat)
                if asked is None or option not in asked.options:
                    raise BadInput(f"position: seat {seat} is not offered {option!r} at this point")
                game._since.append((seat, option))
                game._take(seat, option)
        except (KeyError, TypeError, AttributeError, IndexError, AssertionError) as problem:
            raise BadInput(f"position: the state is damaged ({problem!r})") from None
        return game

    @classmethod
    def load(cls, rules: Rules[S], saved: bytes) -> Game[S]:
        """The game that `save` wrote down."""
        try:
            position = msgspec.json.decode(saved, type=Position)
        except msgspec.DecodeError as problem:
            raise BadInput(f"position: expected what save() writes ({problem})") from None
        return cls.at(rules, position)

    @property
    def log(self) -> Log:
        """Setup, seed and all answers so far, enough to play the game again."""
        entries = [entry for part, count in self._past for entry in part[:count]] + self._entries
        return Log(self.rules.name, self.rules.version, self.setup, self.seed, self._start, entries)

    @property
    def state(self) -> S:
        """The whole truth, for tests and tools; players and bots use `view`."""
        return self._live()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.rules.over(self._live())

    @property
    def scores(self) -> Sequence[float]:
        """What each seat has achieved; final once the game is over."""
        return self.rules.scores(self._live())

    @property
    def events(self) -> Sequence[Event]:
        """Everything that the last answer brought about."""
        return tuple(self._live().events)

    def events_for(self, seat: int | None) -> Sequence[Event]:
        """What a seat noticed of the last answer."""
        return tuple(event for event in self._live().events if event.only is None or event.only == seat)

    def seats_asked(self) -> Sequence[int]:
        """The seats that have an open decision, the clock not counted."""
        self._live()
        pending = self._pending
        if pending is None:
            return ()
        if isinstance(pending, Ask):
            return (pending.seat,)
        if isinstance(pending, AskAll):
            return tuple(seat for seat in pending.asks if seat not in self._choices)
        return tuple(seat for seat in pending.seats if self.decision(seat) is not None)

    @property
    def is_open(self) -> bool:
        """Whether any of the asked seats may act whenever it likes, instead of having to answer."""
        self._live()
        return isinstance(self._pending, Open)

    def decision(self, seat: int) -> Decision | None:
        """The open decision of a seat (or of the clock), if it has one."""
        if self._state is None:
            self._live()
        cached = self._decisions.get(seat)
        if cached is not None:
            return cached
        pending = self._pending
        if pending is None:
            return None
        number = f"{seat}.{self._asked[seat]}"
        if type(pending) is Open:
            if pending.scene:
                number = f"{number}.{pending.scene}"
            if seat == CLOCK and self._alarm is not None:
                made = Decision(number, CLOCK, ALARM, (ALARM,), due=self._alarm[1])
            elif seat in pending.seats and (options := pending.options(seat)):
                made = Decision(number, seat, pending.question, options)
            else:
                return None
        else:
            if type(pending) is AskAll:
                asked = pending.asks.get(seat) if seat not in self._choices else None
            else:
                asked = pending if type(pending) is Ask and pending.seat == seat else None
            if asked is None:
                return None
            made = Decision(number, seat, asked.question, asked.options, asked.about)
        self._decisions[seat] = made
        return made

    def decisions(self) -> Mapping[int, Decision]:
        """All open decisions by seat, the clock's included."""
        found = ((seat, self.decision(seat)) for seat in range(CLOCK, self.setup.seats))
        return {seat: decision for seat, decision in found if decision is not None}

    def answer(self, seat: int, decision: str, option: str, time: float | None = None) -> None:
        """Answer an open decision of a seat; Refused, and nothing changed, if it is not open or not an option."""
        asked = self.decision(seat)
        if asked is None or asked.id != decision:
            raise Refused(self._why_not(seat, decision, asked))
        if option not in asked.options:
            raise Refused(f"decision {decision} ({asked.question}) has no option {option!r}")
        if time is None:
            time = self.time
        elif time < self.time:
            raise Refused(f"time {time} is before the last answer's {self.time}")
        state = self._state
        assert state is not None
        state.events.clear()
        told = state.chance.told
        mark, since, count, before = self._mark, self._since, len(self._since), self.time
        since.append((seat, option))
        self.time = time
        try:
            self._take(seat, option)
        except BaseException:  # a fault in a rule must not leave half an answer behind
            self._mark, self._since, self.time = mark, since[:count], before
            self._forget_run()
            raise
        self._entries.append(Entry(seat, decision, option, time))
        self._asked[seat] += 1
        if state.chance.told != told:
            self._trail.clear()
            return
        if self._trail_seat != seat:
            self._trail.clear()
            self._trail_seat = seat
        self._trail.append((mark, since, count))

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last step can be taken back: nothing was revealed and nobody else has acted since."""
        return bool(self._trail) and self._trail_seat == seat != CLOCK

    def undo(self, seat: int, time: float | None = None) -> None:
        """Take back the seat's last step."""
        if not self.may_undo(seat):
            raise Refused("only one's own last step can be taken back, while nothing new has been revealed")
        mark, since, count = self._trail.pop()
        self.time = max(self.time, time or 0.0)
        self._entries.append(Entry(seat, "", UNDO, self.time))
        self._asked[seat] += 1
        self._mark = mark
        self._since = since[:count]
        self._forget_run()

    def copy(self) -> Game[S]:
        """An independent game at the same position.

        The checkpoint and the past are shared, since nobody ever changes them; the rules are run again from the
        checkpoint when the copy goes on.
        """
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.setup = self.setup
        twin.seed = self.seed
        twin.time = self.time
        twin._alarm = self._alarm
        twin._start = self._start
        twin._past = (*self._past, (self._entries, len(self._entries))) if self._entries else self._past
        twin._entries = []
        if self._state is not None and type(self._pending) is Open:
            twin._mark = self._state.copy()
            twin._since = []
        else:
            twin._mark = self._mark
            twin._since = self._since.copy()
        twin._asked = self._asked.copy()
        twin._trail = []
        twin._trail_seat = CLOCK
        twin._forget_run()
        return twin

    def position(self) -> Position:
        """Where the game stands, complete in itself."""
        state, since = self._mark, self._since
        if type(self._pending) is Open and self._state is not None:
            state, since = self._state, []
        return Position(
            self.rules.name,
            self.rules.version,
            self.setup,
            self.seed,
            state.data(),
            since.copy(),
            self._asked.copy(),
            self.time,
            None if self._alarm is None else self._alarm[1],
        )

    def save(self) -> bytes:
        """The position as bytes for `load`; it holds the seed, so it is for the table's eyes only."""
        self._live()
        return msgspec.json.encode(self.position())

    def hash(self) -> str:
        """Equal for equal positions, however they were reached."""
        self._live()
        here = self.position()
        plain = (here.game, here.version, here.setup, here.seed, here.state, here.since)
        return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None is a spectator."""
        state = self._live()
        over = self.rules.over(state)
        return View(
            game=self.rules.name,
            version=self.rules.version,
            setup=self.setup,
            seat=seat,
            commitment=commitment(self.seed),
            seed=self.seed if over else None,
            over=over,
            waiting_for=self.seats_asked(),
            decision=None if seat is None else self.decision(seat),
            may_undo=seat is not None and self.may_undo(seat),
            table=self.rules.view(state, seat),
            scores=self.rules.scores(state) if over else None,
        )

    def _forget_run(self) -> None:
        self._state = None
        self._run = None
        self._pending = None
        self._choices: dict[int, str] = {}
        self._decisions: dict[int, Decision] = {}

    def _live(self) -> S:
        """The state now, running the rules again from the checkpoint if that has not been done yet."""
        if self._state is None:
            state = self._state = self._mark.copy()
            alarm = self._alarm
            if not self.rules.over(state):
                self._run = self.rules.step(state)
                self._push(None)
                for seat, option in self._since.copy():
                    self._take(seat, option)
            if alarm is not None:  # it was set when these answers were first given, not now
                self._alarm = alarm
            state.events.clear()
        return self._state

    def _why_not(self, seat: int, decision: str, asked: Decision | None) -> str:
        if asked is None:
            return f"seat {seat} has no open decision, so there is nothing to answer with {decision!r}"
        return f"decision {decision!r} is not open; seat {seat} is asked {asked.id} ({asked.question})"

    def _take(self, seat: int, option: str) -> None:
        """Hand an accepted answer to the rule that asked."""
        pending = self._pending
        self._decisions = {}
        if type(pending) is Open:
            self._push((seat, option))
            if len(self._since) >= MARK_EVERY and type(self._pending) is Open and self._state is not None:
                self._mark = self._state.copy()
                self._since = []
        elif type(pending) is AskAll:
            self._choices[seat] = option
            if len(self._choices) == len(pending.asks):
                choices, self._choices = self._choices, {}
                self._push(choices)
        else:
            self._push(option)

    def _push(self, value: Any) -> None:
        """Run the rules until they ask something that a seat must really decide, or the game is over."""
        state = self._state
        assert state is not None
        while self._run is not None:
            try:
                request = self._run.send(value)
            except StopIteration:
                self._mark = state.copy()
                self._since = []
                self._run = None if self.rules.over(state) else self.rules.step(state)
                value = None
                continue
            if isinstance(request, Ask):
                if len(request.options) == 1:
                    value = request.options[0]
                    continue
            elif isinstance(request, AskAll):
                forced = {seat: ask.options[0] for seat, ask in request.asks.items() if len(ask.options) == 1}
                if len(forced) == len(request.asks):
                    value = forced
                    continue
                self._choices = forced
            elif self._alarm is None or request.alarm is None or self._alarm[0] != request.scene:
                self._alarm = None if request.alarm is None else (request.scene, self.time + request.alarm)
            self._pending = request
            return
        self._pending = None
