"""A table with people at it: one task that takes what they do in order, stores it, and shows everybody what changed.

An act is worked out first (a refusal changes nothing), then stored, and only then shown and acknowledged. The clock and
the bots act through the same door. Where several processes serve one table, each follows the same journal: whoever
writes an entry first has acted first, and the others read it before they try again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeAlias, TypeVar, cast

from starboard.engine import ALARM, CLOCK, Event
from starboard.server import journal, protocol
from starboard.server.audience import Audience
from starboard.server.clock import SteadyClock, elapsed
from starboard.server.limits import TALK, TALK_A_SECOND, Bucket
from starboard.server.mailbox import Mailbox
from starboard.server.person import Person
from starboard.server.protocol import ByeCode, Language
from starboard.server.reading import DamagedJournal, JournalReader
from starboard.server.refusal import Refusal, not_stored
from starboard.server.robots import Robots
from starboard.server.room import room_shown, summary
from starboard.server.scene import Scene, encode
from starboard.server.store import Hold, Store, StoreError
from starboard.server.table import Seat, Table, Wish

logger = logging.getLogger(__name__)

GRACE = 0.75
"""Seconds that the hourglass waits, when it has run out, for what was clicked in time and is still on its way."""

HAIR = 0.01
"""Seconds by which a timer may be wrong: not worth setting it again."""

RELOAD = 3.0
"""Seconds after which somebody whose line broke is said to be away; a page that is loaded again takes less."""

FORGET = 30.0
"""Seconds for which an audience without people is kept for somebody who comes back."""

Deed: TypeAlias = tuple[int | None, str, str]
"""An answer by its seat, its decision and its option, or anything else by who did it, its kind and its name."""

T = TypeVar("T")


class LiveTable:
    """A table in the memory of this process; `gone` is called when it cannot be trusted and must be read again."""

    def __init__(
        self,
        table: Table,
        store: Store,
        hold: Hold,
        clock: SteadyClock,
        reader: JournalReader,
        *,
        pace: float,
        version: str,
        gone: Callable[[LiveTable, ByeCode], None],
    ) -> None:
        self.table = table
        self.store = store
        self.hold = hold
        """Who keeps the table, as far as is known; `keep` does what follows from it."""
        self.version = version
        self.people: set[Person] = set()
        self.coming: set[Person] = set()
        """Those who will arrive when the task gets round to it."""
        self.quiet_since = elapsed()
        """When the last person left."""
        self._clock = clock
        self._reader = reader
        self._hold_before = hold
        """What `keep` saw the last time."""
        self._gone = gone
        self._audiences: dict[tuple[int | None, Language | None], Audience] = {}
        self._scene = Scene(table, room_shown(table))
        self._alarm: asyncio.TimerHandle | None = None
        self._faults: set[Deed] = set()
        """What met a fault in the rules, and is not tried again."""
        self._talk = Bucket(TALK, TALK_A_SECOND)
        self._late: list[tuple[Person, protocol.Answer]] = []
        self._ready: set[int] = set()
        """The seats whose people want to go on, since the last answer."""
        self._leaving: dict[int, asyncio.TimerHandle] = {}
        self._jobs = Mailbox(f"table {table.table}", self._fail)
        self.do = self._jobs.do
        """Have something done after all that was asked before."""
        self.ask = self._jobs.ask
        """Have something done after all that was asked before, and wait for what comes of it."""
        self._robots = Robots(pace, lambda seat: self.do(partial(self._let_bot_act, seat)), self._is_fault)
        self._jobs.hand_over(self._wake_up)

    @property
    def is_swamped(self) -> bool:
        """Whether more is asked of the table than it can do for now."""
        return self._jobs.is_swamped

    def _fail(self, problem: Exception) -> None:
        if isinstance(problem, DamagedJournal):  # whoever read it has told the host
            self._gone(self, "damaged")
            return
        if isinstance(problem, StoreError):
            logger.error("table %s: %s", self.table.table, problem)
        else:
            logger.error("table %s is read again after a fault", self.table.table, exc_info=problem)
        self._gone(self, "closing")

    async def look(self, read: Callable[[Table], T]) -> T:
        """What there is to be read of the table, without what is still being stored. `read` may fail as it likes."""

        async def looked() -> tuple[T, None] | tuple[None, Exception]:
            try:
                return read(self.table), None
            except Exception as problem:
                return None, problem

        found, problem = await self.ask(looked)
        if problem is not None:
            raise problem
        return cast(T, found)

    def stop(self) -> None:
        """Let the table go from memory; its journal has everything."""
        self._jobs.stop()
        self._robots.rest()
        if self._alarm is not None:
            self._alarm.cancel()
        for timer in self._leaving.values():
            timer.cancel()

    # People who come, speak and go.

    def enter(self, person: Person, token: str | None, have: int | None) -> None:
        """Have a person arrive, on the seat that a token opens."""
        self.coming.add(person)
        self.do(partial(self._let_in, person, token, have))

    async def _let_in(self, person: Person, token: str | None, have: int | None) -> None:
        self.coming.discard(person)
        if token is not None:
            person.seat = self.table.seat_of(token)
            if person.seat is None:
                person.former = self.table.former_seat_of(token)
                if person.former is None:
                    person.line.close("wrong_token")
                    return
                have = None  # what the seat has seen is not what those who watch see
        await self.arrive(person, have)

    async def arrive(self, person: Person, have: int | None) -> None:
        """Show a person the table from now on."""
        self.people.add(person)
        self._attend(person, have)
        if person.seat is not None:
            await self._say_who_is_here(person.seat)

    def _attend(self, person: Person, have: int | None) -> None:
        person.key = "" if person.seat is None else self.table.seats[person.seat].key
        key = (person.seat, person.language)
        audience = self._audiences.get(key)
        if audience is None:
            audience = self._audiences[key] = Audience(person.seat, person.language, self._scene)
        audience.lines.add(person.line)
        audience.alone_since = None
        audience.welcome(person.line, have, self.second(), self.version)

    async def _say_who_is_here(self, seat: int) -> None:
        leaving = self._leaving.pop(seat, None)
        if leaving is not None:
            leaving.cancel()

        def came() -> journal.Came | None:
            if not self._is_here(seat) or self._seat(seat).process == self.store.process:
                return None
            return journal.Came(seat=seat, process=self.store.process)

        await self.commit(came)

    async def leave(self, person: Person) -> None:
        """Stop showing a person the table."""
        self.people.discard(person)
        self.quiet_since = elapsed()
        self._stop_attending(person)
        seat = person.seat
        if seat is not None and not self._is_here(seat) and seat not in self._leaving:
            loop = asyncio.get_running_loop()
            self._leaving[seat] = loop.call_later(RELOAD, self.do, partial(self._say_who_is_away, seat))

    def _stop_attending(self, person: Person) -> None:
        audience = self._audiences.get((person.seat, person.language))
        if audience is not None:
            audience.lines.discard(person.line)
            if not audience.lines:
                audience.alone_since = elapsed()

    def _is_here(self, seat: int) -> bool:
        return any(person.seat == seat for person in self.people)

    async def _say_who_is_away(self, seat: int) -> None:
        self._leaving.pop(seat, None)

        def went() -> journal.Went | None:
            if self._is_here(seat) or self._seat(seat).process != self.store.process:
                return None
            return journal.Went(seat=seat)

        await self.commit(went)

    def _seat(self, number: int) -> Seat:
        """A seat of which somebody remembers the number; it may be gone by now."""
        return self.table.seats[number] if number < len(self.table.seats) else Seat()

    async def close(self) -> None:
        """Nobody is here any more by way of this process."""
        self.people.clear()
        for seat in range(len(self.table.seats)):
            await self._say_who_is_away(seat)

    async def hear(self, person: Person, wish: Wish) -> None:
        """Do what a person wants, or say why not."""
        done = self.table.done(person.seat, wish.act)
        if done is None and person.former is not None:  # getting up may not have been acknowledged
            done = self.table.done(person.former, wish.act)
        if done is not None:
            person.say(protocol.Done(act=wish.act, n=done))
            return
        if type(wish) is protocol.Say and person.seat is None and not self._talk.take():
            person.refuse(Refusal("not_possible", "refused-talk"), wish.act)
            return
        second = self.second()
        if type(wish) is protocol.Answer:
            due = self._due()
            if due is not None and second > due:
                if wish.at is None or wish.at > due:
                    self._late.append((person, wish))  # the hourglass acts first
                    return
                second = due
        await self._grant(person, wish, second)

    async def ready(self, person: Person) -> None:
        """A person wants to go on. Those who are here by way of another process are waited for as usual."""
        if person.seat is not None:
            self._ready.add(person.seat)
        if self._are_all_ready():
            self._robots.rest()
            self._schedule()

    def _are_all_ready(self) -> bool:
        if not self._ready:
            return False
        people = {number for number, seat in enumerate(self.table.seats) if seat.process and seat.bot is None}
        return people <= self._ready

    async def _grant(self, person: Person, wish: Wish, second: float) -> None:
        def make() -> journal.AnyEntry | None:  # others may have acted meanwhile, and time never goes back
            latest = 0.0 if self.table.game is None else self.table.game.time
            return self.table.plan(wish, person.seat, self._awake(), max(second, latest))

        try:
            number = await self.commit(make)
        except Refusal as refusal:
            person.refuse(refusal, wish.act)
            return
        except StoreError:
            person.refuse(not_stored(), wish.act)
            raise
        audience = self._audiences.get((person.seat, person.language))
        if audience is None or audience.acknowledged != wish.act:
            person.say(protocol.Done(act=wish.act, n=number))
        if isinstance(wish, (protocol.Stand, protocol.Clear)):
            self._unseat()

    def _unseat(self) -> None:
        """Those whose seat is no longer theirs watch from now on."""
        for person in list(self.people):
            if person.seat is not None and person.key != self._seat(person.seat).key:
                self._move(person, None)

    def _move(self, person: Person, seat: int | None) -> None:
        self._stop_attending(person)
        person.seat = seat
        self._attend(person, None)

    async def sit(self, person: Person, wish: protocol.Sit) -> None:
        """Give a person a seat."""
        try:
            if person.seat is not None:
                raise Refusal("not_possible", "refused-you-sit")
            seat, token = await self.seat(wish)
        except Refusal as refusal:
            person.refuse(refusal, wish.act)
            return
        except StoreError:
            person.refuse(not_stored(), wish.act)
            raise
        person.say(protocol.Seated(act=wish.act, seat=seat, token=token))
        self._move(person, seat)
        await self._say_who_is_here(seat)

    async def seat(self, wish: protocol.Sit) -> tuple[int, str]:
        """Reserve a seat: its number and the token of its holder."""
        seat, token = -1, ""

        def make() -> journal.AnyEntry | None:
            nonlocal seat, token
            entry, seat, token = self.table.plan_sitting(wish)
            return entry

        await self.commit(make)
        return seat, token

    # Entries.

    async def commit(self, make: Callable[[], journal.AnyEntry | None]) -> int:
        """Make an entry, apply it, store it, and show it; its number. Refusal if it cannot be made or applied.

        If another process has written first, what it wrote is read, and the entry is made again.
        """
        while True:
            entry = make()
            if entry is None:
                return self.table.number
            before, stage = self.table.number, self.table.stage
            events = await self._apply(entry)
            if await self._store(entry, stage):
                self._show(entry, events)
                self._schedule()
                return self.table.number
            await self._read_from_the_beginning(before)

    async def _apply(self, entry: journal.AnyEntry) -> list[Event]:
        """Make an entry true; Refusal if it is not possible.

        A fault in the rules makes it impossible for good: tried again it would only fail again.
        """
        deed, before = _deed(entry), self.table.number
        if deed in self._faults:
            raise Refusal("not_possible", "refused-fault")
        try:
            return self.table.apply(entry)
        except Refusal:
            raise
        except Exception:
            logger.exception("table %s: a fault in the rules; what met it is refused: %s", self.table.table, deed)
        self._faults.add(deed)
        await self._read_from_the_beginning(before)
        raise Refusal("not_possible", "refused-fault")

    async def _store(self, entry: journal.AnyEntry, before: protocol.Stage) -> bool:
        table, stage = self.table, self.table.stage
        if stage == before and type(entry) in (journal.Answered, journal.Undone, journal.Spoke):
            return await self.store.append(table.table, table.number, self._clock.now(), journal.write_entry(entry))
        return await self.store.append(
            table.table,
            table.number,
            self._clock.now(),
            journal.write_entry(entry),
            stage=stage,
            summary=encode(summary(table)),
        )

    def _show(self, entry: journal.AnyEntry, events: list[Event]) -> None:
        game = self.table.game
        is_in_game = type(entry) is journal.Answered and game is not None and not game.over
        if type(entry) is journal.Answered:
            self._ready.clear()
        self._scene.go_on(self.table, self._scene.room if is_in_game else room_shown(self.table), events)
        second = self.second()
        # All is worked out before anything is sent: what sending needs then stays close at hand in the processor.
        messages = [
            (audience, audience.look(second, entry.act if seat is not None and seat == entry.by else ""))
            for (seat, _), audience in self._audiences.items()
        ]
        for audience, message in messages:
            if message is not None:
                for line in audience.lines:
                    line.send(message)

    async def catch_up(self) -> None:
        """Read and show what other processes have written."""
        if await self._reader.read_on(self.table, self._show):
            self._unseat()
            self._schedule()

    async def _read_from_the_beginning(self, shown: int) -> None:
        """Forget an entry that came too late or failed, and show what others wrote after the last that was shown."""
        again = await self._reader.read(self.table.table, last=shown)
        if again is None:
            raise StoreError(f"The table {self.table.table} is no longer there.")
        self.table = again
        self._robots.forget()
        await self._reader.read_on(self.table, self._show)
        self._unseat()
        self._schedule()

    # The clock.

    def _awake(self) -> float:
        """Seconds since 1970 less those during which nobody kept the table."""
        return self._clock.now() - self.hold.skipped

    def second(self) -> float:
        """The second of the game, now."""
        game = self.table.game
        if game is None:
            return 0.0
        return max(round(self._awake() - self.table.began, 3), game.time)

    def _due(self) -> float | None:
        game = self.table.game
        clock = None if game is None else game.decision(CLOCK)
        if clock is None or (CLOCK, clock.id, ALARM) in self._faults:
            return None
        return clock.due

    async def _ring(self) -> None:
        """The hourglass has run out, and its grace has passed."""
        before = self.table.number
        try:
            rang = await self.commit(self._alarm_entry) > before
        except Refusal:  # after a fault the table goes on without it
            rang = False
        if not rang:
            self._schedule()

    def _alarm_entry(self) -> journal.Answered | None:
        due = self._due()
        if due is None or self.second() < due + GRACE or not self._keeps:
            return None
        return self.table.alarm()

    # Timers of the clock and the bots.

    @property
    def _keeps(self) -> bool:
        return self.hold.keeper == self.store.process

    async def _wake_up(self) -> None:
        """Those who were here before a crash are away now, and the clock and the bots go on."""
        if self._keeps:
            for seat in range(len(self.table.seats)):
                await self.commit(partial(self._absence, seat))
        self._schedule()

    def _absence(self, seat: int) -> journal.Went | None:
        process = self._seat(seat).process
        if not process or (process == self.store.process and self._is_here(seat)):
            return None
        return journal.Went(seat=seat)

    def _absence_by_death(self, seat: int) -> journal.Went | None:
        return journal.Went(seat=seat) if self._is_dead(self._seat(seat).process) else None

    def _is_dead(self, process: str) -> bool:
        return process not in ("", self.store.process) and self.store.is_silent(process)

    async def keep(self) -> None:
        """Called after every beat: do what follows from who keeps the table now, and go on with its clock and bots."""
        before, self._hold_before = self._hold_before, self.hold
        woke_up = self._keeps and before.keeper != self.store.process
        moved = self.hold.skipped != before.skipped
        if woke_up:
            await self._wake_up()
        elif moved:
            self._schedule()
        if self._keeps:
            for number, held in enumerate(self.table.seats):
                if self._is_dead(held.process):
                    await self.commit(partial(self._absence_by_death, number))
        for seat in {person.seat for person in self.people if person.seat is not None}:
            if not self._seat(seat).process:  # with two devices he may be here by way of two processes
                await self._say_who_is_here(seat)
        self._forget_audiences()

    def _forget_audiences(self) -> None:
        now = elapsed()
        for key, audience in list(self._audiences.items()):
            if audience.alone_since is not None and now - audience.alone_since > FORGET:
                del self._audiences[key]

    def _schedule(self) -> None:
        """Set the timers of what will happen by itself."""
        playing = self.table.stage == "playing" and self._keeps
        self._set_alarm(self._due() if playing else None)
        if playing:
            self._robots.think(self.table, all_ready=self._are_all_ready())
        else:
            self._robots.rest()
        self._hear_the_late()

    def _hear_the_late(self) -> None:
        """What was clicked after the hourglass had run out waits only while it is still to act."""
        if not self._late:
            return
        due = self._due()
        if due is None or self.second() <= due:
            late, self._late = self._late, []
            for person, wish in late:
                self.do(partial(self.hear, person, wish))

    def _set_alarm(self, due: float | None) -> None:
        loop = asyncio.get_running_loop()
        at = None if due is None else loop.time() + max(0.0, due + GRACE - self.second())
        if self._alarm is not None:
            if at is not None and abs(at - self._alarm.when()) < HAIR and not self._alarm.cancelled():
                return
            self._alarm.cancel()
        self._alarm = None if at is None else loop.call_at(at, self._wake_alarm)

    def _wake_alarm(self) -> None:
        self._alarm = None
        self.do(self._ring)

    async def _let_bot_act(self, seat: int) -> None:
        plan = self._robots.plan(self.table, seat)
        if plan is None:
            self._schedule()
            return
        decision, option = plan
        second = self.second()
        due = self._due()
        if due is not None and second > due:
            return  # it waits for the hourglass, after which it is asked again
        answer = journal.Answered(seat=seat, decision=decision.id, option=option, time=second)
        try:
            await self.commit(lambda: answer)
        except Refusal:
            self._schedule()

    def _is_fault(self, seat: int, decision: str, option: str) -> bool:
        return (seat, decision, option) in self._faults


def _deed(entry: journal.AnyEntry) -> Deed:
    if type(entry) is journal.Answered:
        return entry.seat, entry.decision, entry.option
    return entry.by, type(entry).__name__, entry.act
