"""A game in progress: it runs a game's rules between checkpoints, asks the seats, and remembers their answers.

A position is the state at the last checkpoint plus the answers since; that pair is what is copied, saved, hashed and
taken back. Generators are never copied: they are run again from the checkpoint when somebody wants to go on.

What is promised here is held by tests/engine, on a tiny game of its own, and by tests/every_game, on every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any, Final, Generic

import msgspec

from starboard.engine.chance import Chance, commitment
from starboard.engine.decision import ALARM, CLOCK, Decision, Later
from starboard.engine.errors import BadInput, Refused
from starboard.engine.event import Event
from starboard.engine.history import Translation
from starboard.engine.log import UNDO, Entry, Log, Position
from starboard.engine.overlay import Overlay, laid_over
from starboard.engine.request import Alarm, Ask, AskAll, Basis, Open, Request, Rule
from starboard.engine.rules import Rules, S
from starboard.engine.setup import Setup
from starboard.engine.view import View

_NOTHING: Final[Mapping[str, Any]] = {}
_SILENCE: Final[Mapping[str, tuple[int, float]]] = {}
"""No alarm is running."""
_NO_ALARMS: Mapping[str, float] = {}

MOST_TEXTS: Final = 2000
_TEXTS: Final = [str(number) for number in range(MOST_TEXTS)]
"""Numbers as they stand in the ids of decisions, of which every answer makes one (`starboard bench`)."""

MARK_EVERY: Final = 64
"""Answers after which an open phase is checkpointed again, so that going back never replays a long phase."""


class Game(Generic[S]):
    """One game. Everything a seat does goes through `answer` and `undo`; everything a seat sees is in `view`."""

    __slots__ = (
        "_alarms",
        "_asked",
        "_base",
        "_chapter",
        "_choices",
        "_decisions",
        "_entries",
        "_mark",
        "_offers",
        "_past",
        "_pending",
        "_run",
        "_shown",
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
        self._alarms = _SILENCE
        self._start = start
        self._past: tuple[tuple[list[Entry], int], ...] = ()
        self._entries: list[Entry] = []
        self._mark = mark
        self._since: list[tuple[int, str]] = []
        self._asked = [0] * (setup.seats + 1)  # the last place is the clock's
        self._chapter = 0
        self._base = 0
        """What is taken off the chapter where a decision is written down."""
        self._trail: list[tuple[S, list[tuple[int, str]], int, Mapping[str, tuple[int, float]]]] = []
        self._trail_seat = CLOCK
        self._shown: _Shown | None = None
        self._offers: dict[int, Sequence[str]] = {}
        """What seats may do where they may act whenever they like, as far as somebody has looked."""
        self._forget_run()

    @classmethod
    def new(cls, rules: Rules[S], setup: Setup, seed: str) -> Game[S]:
        """A new game; a seed that nobody can guess is the caller's business."""
        return cls(rules, setup, seed, rules.start(setup, Chance(seed)))

    @classmethod
    def at(cls, rules: Rules[S], position: Position) -> Game[S]:
        """The game at a saved position; BadInput if these rules cannot read it."""
        return cls.read_on(rules, position)[0]

    @classmethod
    def read_on(cls, rules: Rules[S], position: Position) -> tuple[Game[S], Translation[S] | None]:
        """The game at a saved position, and what reads on in its log if older rules have written it."""
        if position.game != rules.name:
            raise BadInput(f"this is a position of {position.game}, not of {rules.name}")
        setup = rules.setup(position.setup.seats, position.setup.options)
        translation = rules.translation(position.version, setup)
        if position.asked and len(position.asked) != setup.seats + 1:
            raise BadInput(f"position: expected {setup.seats + 1} numbers in asked, not {len(position.asked)}")
        try:
            data = position.state if translation is None else translation.state(setup, position.state)
            game = cls(rules, setup, position.seed, rules.load(setup, position.seed, data), position)
            game._asked = list(position.asked) or game._asked
            game._chapter = position.chapter
            game.time = position.time
            state = game._live()
            for seat, option in position.since:
                if translation is not None and translation.skips(seat, option):
                    continue
                asked = game.decision(seat)
                if asked is None or option not in asked.options:
                    raise BadInput(f"position: seat {seat} is not offered {option!r} at this point")
                state.events.clear()
                game._since.append((seat, option))
                game._take(seat, option)
                if translation is not None:
                    translation.notice(game, asked)
        except BadInput:
            raise
        except Exception as problem:  # whatever a game's rules trip over in a state that somebody has edited
            raise BadInput(f"position: the state is damaged ({problem!r})") from problem
        game._alarms = _running(position) or game._alarms
        return game, translation

    @classmethod
    def from_state(cls, rules: Rules[S], setup: Setup, state: S) -> Game[S]:
        """A game that begins with this state, for scenarios; its log holds the state it began with."""
        return cls.at(rules, Position(rules.name, rules.version_of(setup), setup, state.chance.seed, state.data()))

    @classmethod
    def load(cls, rules: Rules[S], saved: bytes) -> Game[S]:
        """The game that `save` wrote down; what was done before can no longer be taken back."""
        try:
            position = msgspec.json.decode(saved, type=Position)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise BadInput(f"position: expected what save() writes ({problem})") from None
        return cls.at(rules, position)

    @property
    def version(self) -> str:
        """The version of the rules, and of the modules that are in play."""
        return self.rules.version_of(self.setup)

    @property
    def log(self) -> Log:
        """Setup, seed and all answers so far, enough to play the game again."""
        entries = [entry for part, count in self._past for entry in part[:count]] + self._entries
        return Log(self.rules.name, self.version, self.setup, self.seed, self._start, entries)

    @property
    def state(self) -> S:
        """The whole truth, for tests and tools; players and bots use `view`."""
        state = self._live()
        if self._shown is not None:
            self._shown.fresh = False  # whoever has it may change it
        return state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        if self._state is None:
            self._live()
        return self._run is None

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
        return tuple([seat for seat in pending.seats if self._may_act(pending, seat)])

    @property
    def question(self) -> str | None:
        """What is asked just now, of one seat or several; None if nothing is."""
        if self._state is None:
            self._live()
        pending = self._pending
        if type(pending) is AskAll:
            return next(iter(pending.asks.values())).question
        return pending.question if isinstance(pending, (Ask, Open)) else None

    @property
    def is_open(self) -> bool:
        """Whether any of the asked seats may act whenever it likes, instead of having to answer."""
        self._live()
        return isinstance(self._pending, Open)

    @property
    def due(self) -> float | None:
        """The second of the game at which the next alarm rings, if any is running."""
        if self._state is None:
            self._live()
        soonest: float | None = None
        for _, due in self._alarms.values():
            if soonest is None or due < soonest:
                soonest = due
        return soonest

    def next_decision(self) -> Decision | None:
        """The decision of the first seat that must answer; None where any may act whenever it likes, or none at all.

        What it is about is worked out when somebody looks, as in a `glimpse`.
        """
        if self._state is None:
            self._live()
        pending = self._pending
        if type(pending) is Ask:
            return self._decisions.get(pending.seat) or self._put(pending)
        if type(pending) is AskAll:
            return self.glimpse(next(seat for seat in pending.asks if seat not in self._choices))
        return None

    def decision(self, seat: int) -> Decision | None:
        """The open decision of a seat (or of the clock), if it has one, as plain data."""
        made = self._decisions.get(seat)
        if made is None:
            made = self._make(seat, later=False)
        elif type(made.about) is Later:
            made = self._decisions[seat] = made.plain()
        return made

    def glimpse(self, seat: int) -> Decision | None:
        """The same for a player that may never look at what it is about: that is worked out when somebody does.

        It can be looked at only while it is open, and it cannot be written down.
        """
        made = self._decisions.get(seat)
        return made if made is not None else self._make(seat, later=True)

    def _make(self, seat: int, *, later: bool) -> Decision | None:
        """The open decision of a seat for which none has been made yet."""
        if self._state is None:
            self._live()
        pending = self._pending
        if type(pending) is Open:
            if seat == CLOCK and self._alarms:
                name = min(self._alarms, key=self._due)
                made = Decision(self._id(seat), CLOCK, ALARM, (name,), due=self._due(name))
            elif seat in pending.seats and (options := self._offers.get(seat) or pending.options(seat)):
                if pending.about is None:
                    about = _NOTHING
                else:
                    about = Later(self, pending, seat) if later else pending.about(seat)
                made = Decision(self._id(seat), seat, pending.question, options, about)
                if not later and pending.basis is not None:
                    self._what_was_shown().keep(made, pending.basis(seat))
            else:
                return None
            self._decisions[seat] = made
            return made
        asked = pending
        if type(pending) is AskAll:
            asked = pending.asks.get(seat) if seat not in self._choices else None
        if type(asked) is not Ask or asked.seat != seat:
            return None
        made = self._put(asked)
        if not later and type(made.about) is Later:
            made = self._decisions[seat] = made.plain()
        return made

    def _may_act(self, pending: Open, seat: int) -> bool:
        """Whether there is anything that a seat may do where it may act whenever it likes.

        What there is is kept for its decision, which is not made before somebody wants it.
        """
        if seat in self._decisions:
            return True
        if seat not in self._offers:
            kept = self._as_before(pending, seat)
            if kept is not None:
                self._decisions[seat] = kept
                return True
            self._offers[seat] = pending.options(seat)
        return bool(self._offers[seat])

    def _as_before(self, pending: Open, seat: int) -> Decision | None:
        """What a seat was last shown of its decision, if that is still open and made from the same."""
        if self._shown is None or pending.basis is None:
            return None
        made, basis = self._shown.kept(seat)
        if made is None or made.id != self._id(seat) or basis != pending.basis(seat):
            return None
        return made

    def _put(self, asked: Ask) -> Decision:
        """What a rule asks, as a decision of its seat."""
        seat, about = asked.seat, asked.about
        if about is None:
            about = _NOTHING
        elif callable(about):
            about = Later(self, self._pending, seat)
        made = self._decisions[seat] = Decision(self._id(seat), seat, asked.question, asked.options, about)
        return made

    def facts(self, request: Any, seat: int) -> Mapping[str, Any]:
        """What a pending request is about for a seat, worked out now; LookupError if something else is asked by now."""
        if self._pending is not request:
            raise LookupError("this decision has been answered; look at what it is about while it is open")
        if isinstance(request, Open):
            return {} if request.about is None else request.about(seat)
        asked: Any = request.asks[seat] if isinstance(request, AskAll) else request
        about: Mapping[str, Any] = asked.about() if callable(asked.about) else asked.about or {}
        return about

    def decisions(self) -> Mapping[int, Decision]:
        """All open decisions by seat, the clock's included."""
        found = ((seat, self.decision(seat)) for seat in range(CLOCK, self.setup.seats))
        return {seat: decision for seat, decision in found if decision is not None}

    def answer(self, seat: int, decision: str, option: str, time: float | None = None) -> None:
        """Answer an open decision of a seat; Refused, and nothing changed, if it is not open or not an option."""
        asked = self._decisions.get(seat) or self.glimpse(seat)
        if asked is None or asked.id != decision:
            raise Refused(self._why_not(seat, decision, asked))
        if option not in asked.options:
            raise Refused(f"decision {decision} ({asked.question}) has no option {option!r}")
        before = self.time
        time = self._second(time, before if asked.due is None else max(before, asked.due))
        state, pending, since = self._state, self._pending, self._since
        assert state is not None
        if state.events:
            state.events = []
        told = state.chance.told
        way_back = self._mark, since, len(since), self._alarms
        since.append((seat, option))
        self.time = time
        try:
            if type(pending) is Ask:
                self._push(option)
            else:
                self._take(seat, option)
                if type(pending) is Open and self._since and self._is_checkpoint_due():
                    self._checkpoint_after_open(way_back[0], since[: way_back[2]])
        except BaseException:  # a fault in a rule must not leave half an answer behind
            self.time = before
            self._return(way_back)
            raise
        self._entries.append(Entry(seat, self._plain(decision) if self._base else decision, option, time))
        self._asked[seat] += 1
        now = self._pending
        if pending is not now and (type(pending) is not Open or not _same_occasion(pending, now)):
            self._chapter += 1
        if state.chance.told != told or self._run is None:  # the end tells the seed
            if self._trail:
                self._trail = []
        elif self._trail_seat == seat:
            self._trail.append(way_back)
        else:
            self._trail, self._trail_seat = [way_back], seat

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last step can be taken back: nothing was revealed and nobody else has acted since."""
        return bool(self._trail) and self._trail_seat == seat != CLOCK

    def undo(self, seat: int, time: float | None = None) -> None:
        """Take back the seat's last step; Refused, and nothing changed, if `may_undo` says no."""
        if not self.may_undo(seat):
            raise Refused("only one's own last step can be taken back, while nothing new has been revealed")
        self.time = self._second(time, self.time)
        self._live()
        pending = self._pending
        way_back = self._trail.pop()
        self._entries.append(Entry(seat, "", UNDO, self.time))
        self._asked[seat] += 1
        self._return(way_back)
        self._live()
        still_choosing = type(pending) is type(self._pending) is AskAll
        if not still_choosing and not _same_occasion(pending, self._pending):
            self._chapter += 1

    def amend(self, change: Callable[[S], None]) -> None:
        """Change the state of a game in which nothing has been done; if that makes it another, its log begins with it.

        For reading what older rules wrote.
        """
        if self._start is not None or self._entries or self._since:
            return
        amended = self._mark.copy()
        change(amended)
        if amended.data() != self._mark.data():
            self._mark = amended
            self._forget_run()
            self._start = Position(self.rules.name, self.version, self.setup, self.seed, amended.data())

    def number_from(self, chapter: int) -> None:
        """From now on the ids of decisions are none that were given before (for reading what older rules wrote).

        In the game's own log they are numbered as if it had begun here, so that it replays like any other.
        """
        if self._start is not None:
            self._start = msgspec.structs.replace(self.position(), chapter=0)
        self._base = self._chapter = chapter
        self._forget_what_was_shown()

    def pass_over(self) -> list[Any]:
        """An answer means nothing any more: nothing happens, and nobody can take it back but by `unpass`."""
        way_back = self._trail
        self.unpass([])
        return way_back

    def unpass(self, way_back: list[Any]) -> None:
        """Nothing happens either; what could be taken back before `pass_over`, which returned this, can be again."""
        self._live().events.clear()
        self._trail = way_back
        self._forget_what_was_shown()

    def copy(self) -> Game[S]:
        """An independent game at the same position.

        The checkpoint and the past are shared, since nobody ever changes them; the rules are run again from the
        checkpoint when the copy goes on.
        """
        is_open = self._state is not None and type(self._pending) is Open
        mark = self._state.copy() if self._state is not None and is_open else self._mark
        twin = Game(self.rules, self.setup, self.seed, mark, self._start)
        twin.time = self.time
        twin._alarms = self._alarms
        twin._past = (*self._past, (self._entries, len(self._entries))) if self._entries else self._past
        twin._since = [] if is_open else self._since.copy()
        twin._asked = self._asked.copy()
        twin._chapter = self._chapter
        twin._base = self._base
        twin._trail = self._trail.copy()
        twin._trail_seat = self._trail_seat
        return twin

    def position(self) -> Position:
        """Where the game stands, complete in itself; what happens later never shows in it."""
        live = self._live()
        state, since = (live, []) if type(self._pending) is Open else (self._mark, self._since)
        return Position(
            self.rules.name,
            self.version,
            self.setup,
            self.seed,
            state.data(),
            since.copy(),
            self._asked.copy(),
            self._chapter,
            self.time,
            alarms=dict(self._alarms),
        )

    def save(self) -> bytes:
        """The position as bytes for `load`; it holds the seed, so it is for the table's eyes only."""
        return msgspec.json.encode(self.position())

    def hash(self) -> str:
        """Equal for the same checkpoint and the same answers since, however and whenever they were reached."""
        return self.position().hash()

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None is a spectator."""
        if seat is not None and seat not in range(self.setup.seats):
            raise BadInput(f"there is no seat {seat}; expected 0 to {self.setup.seats - 1}, or None for a spectator")
        view: View = self._overview() if seat is None else laid_over(self._overview(), self.own(seat))
        return view

    def own(self, seat: int) -> Overlay:
        """What a seat's view has otherwise than a spectator's: `view(seat)` is `view(None)` with this laid over it."""
        shown = self._what_was_shown()
        table = self.rules.own(self._live(), seat) or None
        decision = self.decision(seat)
        if decision is not None:
            decision = shown.decision(decision)
        return shown.own(seat, decision, self.may_undo(seat), table, self._is_asked_in_secret(seat))

    def _is_asked_in_secret(self, seat: int) -> bool:
        """Whether a seat has an open decision of which the others must not know."""
        pending = self._pending
        if isinstance(pending, Ask):
            return pending.hidden and pending.seat == seat
        if isinstance(pending, AskAll):
            return seat in pending.asks and pending.asks[seat].hidden and seat not in self._choices
        return False

    def _what_was_shown(self) -> _Shown:
        if self._shown is None:
            self._shown = _Shown()
        return self._shown

    def _overview(self) -> View:
        """What everybody may know."""
        shown = self._what_was_shown()
        if shown.view is None or not shown.fresh:
            shown.view = self._look(shown, shown.view)
            shown.fresh = True
        return shown.view

    def _look(self, shown: _Shown, before: View | None) -> View:
        state = self._live()
        over = self.rules.over(state)
        waiting_for = tuple([seat for seat in self.seats_asked() if not self._is_asked_in_secret(seat)])
        alarms = {name: due for name, (_, due) in self._alarms.items()} if self._alarms else _NO_ALARMS
        return View(
            game=self.rules.name,
            version=self.version if before is None else before.version,
            setup=self.setup,
            seat=None,
            commitment=commitment(self.seed) if before is None else before.commitment,
            seed=self.seed if over else None,
            over=over,
            time=self.time,
            due=self.due,
            alarms=alarms if before is None or before.alarms != alarms else before.alarms,
            waiting_for=waiting_for if before is None or before.waiting_for != waiting_for else before.waiting_for,
            decision=None,
            may_undo=False,
            table=self.rules.overview(state, None if before is None else before.table),
            scores=self.rules.scores(state) if over else None,
        )

    def _forget_run(self) -> None:
        self._state = None
        self._run = None
        self._pending = None
        self._choices: dict[int, str] = {}
        self._forget_what_was_shown()

    def _forget_what_was_shown(self) -> None:
        self._decisions: dict[int, Decision] = {}
        if self._offers:
            self._offers = {}
        if self._shown is not None:
            self._shown.fresh = False

    def _return(self, way_back: tuple[S, list[tuple[int, str]], int, Mapping[str, tuple[int, float]]]) -> None:
        """Go back to a checkpoint and so many of the answers since, with the alarms of that time."""
        mark, since, count, alarms = way_back
        self._go_back(mark, since[:count], alarms)

    def _go_back(self, mark: S, since: list[tuple[int, str]], alarms: Mapping[str, tuple[int, float]]) -> None:
        self._mark, self._since, self._alarms = mark, since, alarms
        self._forget_run()

    def _live(self) -> S:
        """The state now, running the rules again from the checkpoint if that has not been done yet."""
        if self._state is None:
            mark, since, alarms = self._mark, self._since, self._alarms
            state = self._state = mark.copy()
            try:
                if not self.rules.over(state):
                    self._run = self.rules.step(state)
                    self._push(None)
                    for seat, option in since:
                        self._take(seat, option)
            except BaseException:
                self._go_back(mark, since, alarms)
                raise
            if alarms:  # they were set when these answers were first given, not now
                self._alarms = alarms
            state.events.clear()
        return self._state

    def _is_checkpoint_due(self) -> bool:
        """Checkpoint again when an open phase gets long, and at its last `Open` when something else is asked."""
        return type(self._pending) is not Open or len(self._since) >= MARK_EVERY

    def _checkpoint_after_open(self, mark: S, since: list[tuple[int, str]]) -> None:
        """The state is complete now, or was at the last `Open`, where a checkpoint keeps equal positions equal
        whether or not the game was copied or loaded during the open phase.
        """
        state = self._state
        assert state is not None
        if type(self._pending) is Open:
            self._mark, self._since = state.copy(), []
        else:
            before = self.copy()
            before._go_back(mark, since, _SILENCE)
            self._mark, self._since = before._live(), self._since[-1:]

    def _plain(self, decision: str) -> str:
        """The id of a decision as it stands in the log."""
        which, _, chapter = decision.rpartition(".")
        return f"{which}.{int(chapter) - self._base}"

    def _due(self, alarm: str) -> float:
        return self._alarms[alarm][1]

    def _set_alarms(self, wanted: Mapping[str, Alarm]) -> None:
        """From now on these run: those of the same scene go on, the others begin."""
        running: dict[str, tuple[int, float]] = {}
        for name, alarm in wanted.items():
            known = self._alarms.get(name)
            running[name] = (
                known if known is not None and known[0] == alarm.scene else (alarm.scene, self.time + alarm.seconds)
            )
        self._alarms = running

    def _id(self, seat: int) -> str:
        asked, chapter = self._asked[seat], self._chapter
        if asked < MOST_TEXTS and chapter < MOST_TEXTS and seat >= 0:
            return f"{_TEXTS[seat]}.{_TEXTS[asked]}.{_TEXTS[chapter]}"
        return f"{seat}.{asked}.{chapter}"

    def _second(self, time: float | None, earliest: float) -> float:
        """The second of the game at which something happens; the earliest possible one if nobody says."""
        if time is None or time == earliest:
            return earliest
        if not earliest <= time < inf:
            raise Refused(f"this cannot happen at second {time}; expected {earliest} or later")
        return time

    def _why_not(self, seat: int, decision: str, asked: Decision | None) -> str:
        if asked is None:
            return f"seat {seat} has no open decision, so there is nothing to answer with {decision!r}"
        return f"decision {decision!r} is not open; seat {seat} is asked {asked.id} ({asked.question})"

    def _take(self, seat: int, option: str) -> None:
        """Hand an accepted answer to the rule that asked."""
        pending = self._pending
        if type(pending) is Ask:
            self._push(option)
        elif type(pending) is Open:
            if seat == CLOCK:
                self._alarms = {name: due for name, due in self._alarms.items() if name != option}
            self._push((seat, option))
        elif type(pending) is AskAll:
            self._forget_what_was_shown()
            self._choices[seat] = option
            if len(self._choices) == len(pending.asks):
                choices = {chooser: self._choices[chooser] for chooser in pending.asks}
                self._choices = {}
                if len(choices) > 1 and self._state is not None:
                    self._state.chance.reveal()  # now that the choices are known, none may be changed
                self._push(choices)

    def _next_step(self) -> Rule | None:
        """At the end of a step: a checkpoint, and the next step, if there is any."""
        state = self._state
        assert state is not None
        self._mark = state.copy()
        self._since = []
        return None if self.rules.over(state) else self.rules.step(state)

    def _push(self, value: Any) -> None:
        """Run the rules until they ask something that a seat must really decide, or the game is over."""
        self._forget_what_was_shown()
        run, pending = self._run, self._pending
        while run is not None:
            try:
                request = run.send(value)
            except StopIteration:
                run = self._run = self._next_step()
                value = None
                continue
            if type(request) is Ask:
                if len(request.options) < 2:
                    value = request.options[0]
                    continue
            elif type(request) is AskAll:
                forced = {seat: ask.options[0] for seat, ask in request.asks.items() if len(ask.options) < 2}
                if len(forced) == len(request.asks):
                    value = forced
                    continue
                self._choices = forced
            elif isinstance(request, Open) and (request is not pending or len(request.alarms) != len(self._alarms)):
                self._set_alarms(request.alarms)  # others are wanted now, or one of them has rung
            self._pending = request
            return
        self._pending = None


class _Shown:
    """What a game's views were last made of. Whatever is the same again is shown as the same object, so that whoever
    compares a view with the one before need not look into it.
    """

    __slots__ = ("_decisions", "_kept", "_own", "fresh", "view")

    def __init__(self) -> None:
        self.fresh = False
        """Whether this is how the game stands."""
        self.view: View | None = None
        """That of a spectator."""
        self._decisions: dict[int, Decision] = {}
        self._own: dict[int, Overlay] = {}
        self._kept: dict[int, tuple[Decision, Basis]] = {}
        """Decisions that were made where seats may act whenever they like, and from what."""

    def own(
        self, seat: int, decision: Decision | None, may_undo: bool, table: Overlay | None, in_secret: bool
    ) -> Overlay:
        """What a seat sees otherwise than a spectator; that it is waited for itself, if that is a secret."""
        last = self._own.get(seat)
        if (
            last is not None
            and last["decision"] is decision
            and last["may_undo"] is may_undo
            and last.get("table") is table
            and ("waiting_for" in last) is in_secret
        ):
            return last
        own = self._own[seat] = Overlay(seat=seat, decision=decision, may_undo=may_undo)
        if table is not None:
            own["table"] = table
        if in_secret:
            own["waiting_for"] = (seat,)
        return own

    def keep(self, decision: Decision, basis: Basis | None) -> None:
        """Remember what a decision was made from; if that cannot be told, it is made anew each time."""
        if basis is None:
            self._kept.pop(decision.seat, None)
        else:
            self._kept[decision.seat] = (decision, basis)

    def kept(self, seat: int) -> tuple[Decision | None, Basis]:
        """The decision that was last kept for a seat, and what it was made from."""
        return self._kept.get(seat) or (None, ())

    def decision(self, decision: Decision) -> Decision:
        """A decision."""
        last = self._decisions.get(decision.seat)
        if last is decision:
            return decision
        if last == decision:
            return last
        self._decisions[decision.seat] = decision
        return decision


def _running(position: Position) -> Mapping[str, tuple[int, float]]:
    """The alarms of a saved position."""
    return position.alarms or ({ALARM: position.alarm} if position.alarm is not None else _SILENCE)


def _same_occasion(one: Request | None, other: Request | None) -> bool:
    """Whether what the seats are asked under one request is still the same question under the other."""
    if type(one) is Open and type(other) is Open:
        return one.question == other.question and one.scene == other.scene
    return one is other
