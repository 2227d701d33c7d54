"""A table with people at it: one task that takes what they do in order, stores it, and shows everybody what changed.

An act is worked out first (a refusal changes nothing), then stored, and only then shown and acknowledged. The clock and
the bots act through the same door. Where several processes serve one table, each follows the same journal: whoever
writes an entry first has acted first, and the others read it before they try again.

A fault costs as little as it can: what was done for one client closes that client's line, what was worked out for one
audience closes the lines of that audience, and all others go on. They come back and are shown the whole picture.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from time import monotonic, perf_counter
from typing import TypeAlias, TypeVar, cast

from starboard.engine import CLOCK, Decision, Event
from starboard.server import journal, protocol
from starboard.server.audience import Audience
from starboard.server.clock import SteadyClock, elapsed
from starboard.server.crowd import Crowded, who_is_replaced, who_stops_watching
from starboard.server.faults import FaultLog
from starboard.server.limits import (
    DEEDS,
    DEEDS_A_SECOND,
    MANY_ENTRIES,
    MOST_ENTRIES,
    TALK,
    TALK_A_SECOND,
    WATCHERS,
    Buckets,
)
from starboard.server.listing import listed
from starboard.server.mailbox import Mailbox
from starboard.server.pausing import due
from starboard.server.person import Person
from starboard.server.protocol import ByeCode, Language
from starboard.server.reading import DamagedJournal, JournalReader
from starboard.server.refusal import Refusal, not_stored
from starboard.server.robots import Robots
from starboard.server.room import room_shown
from starboard.server.scene import Scene
from starboard.server.seat import Seat
from starboard.server.store import Hold, Store, StoreError
from starboard.server.table import Table, Wish
from starboard.server.tallies import Tallies

logger = logging.getLogger(__name__)

GRACE = 0.75
"""Seconds that the hourglass waits, when it has run out, for what was clicked in time and is still on its way."""

CROWDED: protocol.ByeCode = "crowded"
REPLACED: protocol.ByeCode = "replaced"

HAIR = 0.01
"""Seconds by which a timer may be wrong: not worth setting it again."""

RELOAD = 3.0
"""Seconds after which somebody whose line broke is said to be away; a page that is loaded again takes less."""

FORGET = 30.0
"""Seconds for which an audience without people is kept for somebody who comes back."""

MEND_AFTER = 5.0
"""Seconds after which what should happen by itself is tried again if a fault has stopped it."""

PEOPLE_KNOWN = 1000
"""People at one table whose haste is remembered."""

FAULTS_KEPT = 1000

ENDS_THE_GAME = (journal.Started, journal.Answered, journal.Filled, journal.TakenBack)
"""What a journal of many entries still takes."""

CHANGES_NO_LISTING = (
    journal.Answered,
    journal.Undone,
    journal.Wished,
    journal.Readied,
    journal.Held,
    journal.Spoke,
)
"""What the lobby does not show, unless the game begins or ends with it."""

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
        log: FaultLog,
        tallies: Tallies,
        watchers: int = WATCHERS,
    ) -> None:
        self.table = table
        table.pace = pace
        self.store = store
        self.hold = hold
        """Who keeps the table, as far as is known; `keep` does what follows from it."""
        self.version = version
        self._tallies = tallies
        self.people: set[Person] = set()
        self.coming: set[Person] = set()
        """Those who will arrive when the task gets round to it."""
        self.is_visited = False
        """Whether anybody has come since the table is in memory."""
        self.quiet_since = elapsed()
        """When the last person left."""
        self._clock = clock
        self._reader = reader
        self._hold_before = hold
        """What `keep` saw the last time."""
        self._gone = gone
        self._log = log
        self._most_watchers = watchers
        self._arrivals = 0
        self._audiences: dict[tuple[int | None, Language | None], Audience] = {}
        self._scene = Scene(table, room_shown(table))
        self._is_scene_stale = False
        """Whether a fault has kept the scene from going on with the table."""
        self._alarm: asyncio.TimerHandle | None = None
        self._mending: asyncio.TimerHandle | None = None
        self._faults: dict[Deed, None] = {}
        """What met a fault in the rules, and is not tried again."""
        self._talk = Buckets(TALK, TALK_A_SECOND, PEOPLE_KNOWN)
        self._deeds = Buckets(DEEDS, DEEDS_A_SECOND, PEOPLE_KNOWN)
        self._late: list[tuple[Person, protocol.Answer]] = []
        self._going_on: asyncio.TimerHandle | None = None
        """When the pause of the table is over."""
        self._leaving: dict[int, asyncio.TimerHandle] = {}
        self._arriving: dict[int, asyncio.TimerHandle] = {}
        self._came: dict[int, tuple[str, float]] = {}
        """For each seat, by its key, when it was last written that its holder came."""
        self._jobs = Mailbox(f"table {table.table}", self._fail)
        self.do = self._jobs.do
        """Have something done after all that was asked before."""
        self.ask = self._jobs.ask
        """Have something done after all that was asked before, and wait for what comes of it."""
        self._robots = Robots(
            pace, lambda seat: self.do(partial(self._let_bot_act, seat)), self._is_fault, log, tallies.bot_time
        )
        self._jobs.hand_over(self._wake_up)

    @property
    def is_swamped(self) -> bool:
        """Whether more is asked of the table than it can do for now."""
        return self._jobs.is_swamped

    def _fail(self, problem: Exception, owner: object) -> None:
        """A job has failed: only whoever it was done for notices, unless the journal may know more than the memory."""
        if isinstance(problem, DamagedJournal):  # whoever read it has told the host
            self._gone(self, "damaged")
            return
        if isinstance(problem, StoreError):
            logger.error("table %s: %s", self.table.table, problem)
            if problem.__cause__ is not None:
                self._report(problem.__cause__)
            self._tallies.tables_reloaded.add()
            self._gone(self, "closing")
            return
        self._report(problem)
        if isinstance(owner, Person):
            owner.line.close("fault")
        else:
            self._mend_later()

    def _report(self, problem: BaseException) -> None:
        self._log.report(f"table {self.table.table}", problem)

    def _mend_later(self) -> None:
        """Nobody can come back and try again for the clock and the bots, so the table does."""
        if self._mending is None:
            self._mending = asyncio.get_running_loop().call_later(MEND_AFTER, self.do, self._mend)

    async def _mend(self) -> None:
        self._mending = None
        self._schedule()

    async def look(self, read: Callable[[Table], T]) -> T:
        """What there is to be read of the table, without what is still being stored. `read` may fail as it likes."""

        async def looked() -> T:
            return read(self.table)

        return cast(T, await self.ask(looked))

    def stop(self) -> None:
        """Let the table go from memory; its journal has everything."""
        self._jobs.stop()
        self._robots.rest()
        for timer in (self._alarm, self._mending, self._going_on, *self._leaving.values(), *self._arriving.values()):
            if timer is not None:
                timer.cancel()

    # People who come, speak and go.

    def enter(self, person: Person, token: str | None, have: int | None, view: str | None = None) -> None:
        """Have a person arrive, on the seat that a token opens.

        Who has seen the messages up to `have`, of this `view`, is shown what came since.
        """
        self.coming.add(person)
        self.do(partial(self._let_in, person, token, have, view), person)

    async def _let_in(self, person: Person, token: str | None, have: int | None, view: str | None) -> None:
        self.coming.discard(person)
        if token is not None:
            person.seat = self.table.seat_of(token)
            if person.seat is None:
                person.former = self.table.former_seat_of(token)
                if person.former is None:
                    person.turn_away("wrong_token")
                    return
        await self.arrive(person, have, view)

    async def arrive(self, person: Person, have: int | None, view: str | None = None) -> None:
        """Show a person the table from now on, if there is a place."""
        self.is_visited = True
        if not self._make_room(person, person.seat):
            person.turn_away(CROWDED)
            return
        self._arrivals += 1
        person.arrival = self._arrivals
        self.people.add(person)
        self._attend(person, have, view)
        if person.seat is not None:
            await self._say_who_is_here(person.seat)

    def _make_room(self, person: Person, seat: int | None) -> bool:
        """Whether there is a place for a person on a seat, or to watch; somebody else may have to go for it."""
        try:
            if not person.watch(seat is None):
                raise Crowded
            if seat is None:
                other, code = who_stops_watching(person, self.people, self._most_watchers), CROWDED
            else:
                other, code = who_is_replaced(seat, self.people), REPLACED
        except Crowded:
            return False
        if other is not None:
            self._send_away(other, code)
        return True

    def _send_away(self, person: Person, code: protocol.ByeCode) -> None:
        self.people.discard(person)
        self._stop_attending(person)
        person.turn_away(code)

    def _attend(self, person: Person, have: int | None = None, view: str | None = None) -> None:
        """Show a person the table from now on; a fault in that closes this person's line."""
        person.key = "" if person.seat is None else self.table.seats[person.seat].key
        try:
            if self._is_scene_stale:
                self._draw_scene()
            audience = self._audience(person)
            audience.lines.add(person.line)
            audience.alone_since = None
            audience.welcome(person.line, have, self.second(), self.version, view)
        except Exception as problem:
            self._report(problem)
            self._stop_attending(person)
            person.line.close("fault")

    def _audience(self, person: Person) -> Audience:
        key = (person.seat, person.language)
        audience = self._audiences.get(key)
        if audience is None:
            audience = self._audiences[key] = Audience(person.seat, person.language, self._scene)
        return audience

    async def _say_who_is_here(self, seat: int) -> None:
        """Have it written that the holder of a seat is here, once in a while if he comes again and again."""
        leaving = self._leaving.pop(seat, None)
        if leaving is not None:
            leaving.cancel()
        waiting = self._arriving.pop(seat, None)
        if waiting is not None:
            waiting.cancel()

        def came() -> journal.Came | None:
            held = self._seat(seat)
            if not self._is_here(seat) or held.process == self.store.process or self._is_long:
                return None
            key, at = self._came.get(seat, ("", 0.0))
            wait = at + RELOAD - monotonic()
            if held.process and held.key == key and wait > 0:  # his devices call by way of two processes in turn
                loop = asyncio.get_running_loop()
                self._arriving[seat] = loop.call_later(wait, self.do, partial(self._say_who_is_here, seat))
                return None
            self._came[seat] = held.key, monotonic()
            return journal.Came(seat=seat, process=self.store.process)

        await self._note(came)

    async def _note(self, make: Callable[[], journal.AnyEntry | None]) -> None:
        """Have something written that nobody asked for and nobody misses if it cannot be."""
        with suppress(Refusal):
            await self.commit(make)

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
            if self._is_here(seat) or self._seat(seat).process != self.store.process or self._is_long:
                return None
            return journal.Went(seat=seat)

        await self._note(went)

    def _seat(self, number: int) -> Seat:
        """A seat of which somebody remembers the number; it may be gone by now."""
        return self.table.seats[number] if number < len(self.table.seats) else Seat()

    async def close(self) -> None:
        """Nobody is here any more by way of this process."""
        self.people.clear()
        for seat in range(len(self.table.seats)):
            await self._say_who_is_away(seat)

    async def hear(self, person: Person, wish: Wish, arrived: float | None = None) -> None:
        """Do what a person wants, or say why not; `arrived` is when they said it, by the processor's clock."""
        if person.is_turned_away:
            return
        done = self.table.done(person.seat, wish.act)
        if done is None and person.former is not None:  # getting up may not have been acknowledged
            done = self.table.done(person.former, wish.act)
        if done is not None:
            person.say(protocol.Done(act=wish.act, n=done))
            return
        second = self.second()
        if type(wish) is protocol.Answer:
            due = self._due()
            if due is not None and second > due:
                if wish.at is None or wish.at > due:
                    self._late.append((person, wish))  # the hourglass acts first
                    return
                second = due
        else:
            haste = self._haste(person, wish)
            if haste is not None:
                person.refuse(haste, wish.act)
                return
        await self._grant(person, wish, second)
        if arrived is not None:
            self._tallies.act_time.add(perf_counter() - arrived)

    def _haste(self, person: Person, wish: Wish | protocol.Sit) -> Refusal | None:
        """Why somebody must wait a moment, if so. The journal keeps everything, so it is not filled at any speed."""
        if type(wish) is protocol.Say:
            if self._talk.take(person.key):
                return None
            return Refusal("not_possible", "refused-talk" if person.seat is None else "refused-talk-fast")
        if self._deeds.take(person.key or f"watching {person.caller}"):
            return None
        return Refusal("not_possible", "refused-too-fast")

    async def _grant(self, person: Person, wish: Wish, second: float) -> None:
        def make() -> journal.AnyEntry | None:  # others may have acted meanwhile, and time never goes back
            latest = 0.0 if self.table.game is None else self.table.game.time
            return self.table.plan(wish, person.seat, self._awake, max(second, latest))

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
                if self._make_room(person, None):
                    self._move(person, None)
                else:
                    self._send_away(person, CROWDED)

    def _move(self, person: Person, seat: int | None) -> None:
        self._stop_attending(person)
        left = self._audiences.get((person.seat, person.language))
        if left is not None and not left.lines:  # whoever has another seat now does not come back to this view
            del self._audiences[person.seat, person.language]
        person.seat = seat
        self._attend(person)

    async def sit(self, person: Person, wish: protocol.Sit) -> None:
        """Give a person a seat."""
        if person.is_turned_away:
            return
        try:
            if person.seat is not None:
                raise Refusal("not_possible", "refused-you-sit")
            haste = self._haste(person, wish)
            if haste is not None:
                raise haste
            seat, token = await self.seat(wish)
        except Refusal as refusal:
            person.refuse(refusal, wish.act)
            return
        except StoreError:
            person.refuse(not_stored(), wish.act)
            raise
        person.say(protocol.Seated(act=wish.act, seat=seat, token=token))
        self._make_room(person, seat)
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
            if entry is None or self.table.closed is not None:
                return self.table.number
            before, stage = self.table.number, self.table.stage
            if before >= MANY_ENTRIES:
                self._must_have_room_for(entry)
            events = await self._apply(entry)
            try:
                stored = await self._store(entry, stage)
            except StoreError:
                raise
            except Exception as problem:
                self._report(problem)
                return await self._without(entry, before)
            if stored:
                self._show(entry, events)
                self._tallies.acts.add(str(entry.__struct_config__.tag))
                self._schedule()
                return self.table.number
            await self._read_from_the_beginning(before)

    @property
    def _is_long(self) -> bool:
        """Whether the journal has so many entries that it only takes what brings the game to its end."""
        return self.table.number >= MANY_ENTRIES

    def _must_have_room_for(self, entry: journal.AnyEntry) -> None:
        if isinstance(entry, journal.Rematched):
            return
        if self.table.number >= MOST_ENTRIES:
            raise Refusal("not_possible", "refused-journal-full")
        if not isinstance(entry, ENDS_THE_GAME):
            raise Refusal("not_possible", "refused-journal-long")

    async def _without(self, entry: journal.AnyEntry, before: int) -> int:
        """A fault came between applying an entry and storing it: the journal says whether it is part of the table."""
        await self._read_from_the_beginning(before)
        done = self.table.done(entry.by, entry.act) if entry.act else None
        if done is None:
            raise Refusal("not_possible", "refused-fault")
        return done

    async def _apply(self, entry: journal.AnyEntry) -> list[Event]:
        """Make an entry true; Refusal if it is not possible.

        A fault in the rules makes it impossible for good: tried again it would only fail again.
        """
        before = self.table.number
        if self._faults and _deed(entry) in self._faults:
            raise Refusal("not_possible", "refused-fault")
        try:
            return self.table.apply(entry)
        except Refusal:
            raise
        except Exception as problem:
            deed = _deed(entry)
            self._log.report(f"table {self.table.table}, in the rules; what met it is refused: {deed}", problem)
        self._faults[deed] = None
        if len(self._faults) > FAULTS_KEPT:
            del self._faults[next(iter(self._faults))]
        await self._read_from_the_beginning(before)
        raise Refusal("not_possible", "refused-fault")

    def _store(self, entry: journal.AnyEntry, before: protocol.Stage) -> Awaitable[bool]:
        table, stage = self.table, self.table.stage
        if stage == before and type(entry) in CHANGES_NO_LISTING:
            return self.store.append(table.table, table.number, self._clock.now(), journal.write_entry(entry))
        return self.store.append(
            table.table,
            table.number,
            self._clock.now(),
            journal.write_entry(entry),
            **listed(table),
        )

    def _show(self, entry: journal.AnyEntry, events: list[Event]) -> None:
        game = self.table.game
        is_in_game = type(entry) is journal.Answered and game is not None and not game.over
        has_paused = self.table.pause is not None or self._scene.room.pause is not None
        is_same_room = is_in_game and not has_paused
        try:
            self._scene.go_on(self.table, self._scene.room if is_same_room else room_shown(self.table), events)
            self._is_scene_stale = False
        except Exception as problem:
            self._report(problem)
            self._show_anew()
            return
        second = self.second()
        # All is worked out before anything is sent: what sending needs then stays close at hand in the processor.
        messages: list[tuple[Audience, bytes]] = []
        failed: list[Audience] = []
        for audience in self._audiences.values():
            seat = audience.seat
            try:
                message = audience.look(second, entry.act if seat is not None and seat == entry.by else "")
            except Exception as problem:
                self._report(problem)
                failed.append(audience)
            else:
                if message is not None:
                    messages.append((audience, message))
        for audience, message in messages:
            for line in audience.lines:
                try:
                    line.send(message)
                except Exception as problem:
                    self._report(problem)
                    line.close("fault")
        for audience in failed:
            self._close_audience(audience)

    def _close_audience(self, audience: Audience) -> None:
        """What these people see could not be worked out; when they come back they are shown it anew."""
        self._audiences.pop((audience.seat, audience.language), None)
        for line in audience.lines:
            line.close("fault")

    def _draw_scene(self) -> None:
        self._scene = Scene(self.table, room_shown(self.table))
        self._is_scene_stale = False

    def _show_anew(self) -> None:
        """What everybody sees could not be worked out from what they saw before: everybody is shown the whole of it."""
        self._is_scene_stale = True
        self._audiences.clear()
        for person in sorted(self.people, key=lambda person: person.arrival):
            self._attend(person)

    async def catch_up(self) -> None:
        """Read and show what other processes have written."""
        with self._following():
            lines = await self._reader.read_on(self.table, self._show)
        if lines:
            self._follow_others()

    async def _read_from_the_beginning(self, shown: int) -> None:
        """Forget an entry that came too late or failed, and show what others wrote after the last that was shown."""
        again = await self._reader.read(self.table.table, last=shown)
        if again is None:
            raise StoreError(f"The table {self.table.table} is no longer there.")
        with self._following():
            again.pace = self.table.pace
            self.table = self._scene.table = again
            self._robots.forget()
            await self._reader.read_on(self.table, self._show)
        self._follow_others()

    def _follow_others(self) -> None:
        """What others wrote has been shown; now do what follows from it."""
        if self.table.closed is not None:
            for person in self.people | self.coming:
                person.line.close("closed", self.table.closed)
            self._gone(self, "closed")
            return
        self._unseat()
        self._schedule()

    @contextmanager
    def _following(self) -> Iterator[None]:
        """A table that cannot follow its journal is not the table that the journal tells of."""
        try:
            yield
        except StoreError:
            raise
        except Exception as problem:
            raise StoreError("the journal could not be followed, so the table is read again") from problem

    # The clock.

    def _awake(self) -> float:
        """Seconds since 1970 less those during which nobody kept the table."""
        return self._clock.now() - self.hold.skipped

    def second(self) -> float:
        """The second of the game, now, with the milliseconds that are complete."""
        game = self.table.game
        if game is None:
            return 0.0
        return max(int((self._awake() - self.table.began) * 1000) / 1000, game.time)

    def _due(self) -> float | None:
        game = self.table.game
        if game is None or not game.is_open:
            return None
        clock = game.decision(CLOCK) if self._faults else None
        if clock is not None and self._is_fault(CLOCK, clock.id, clock.options[0]):
            return None
        return game.due

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
                await self._note(partial(self._absence, seat))
        self._schedule()

    def _absence(self, seat: int) -> journal.Went | None:
        process = self._seat(seat).process
        if not process or self._is_long or (process == self.store.process and self._is_here(seat)):
            return None
        return journal.Went(seat=seat)

    def _absence_by_death(self, seat: int) -> journal.Went | None:
        return journal.Went(seat=seat) if self._is_dead(self._seat(seat).process) and not self._is_long else None

    def _is_dead(self, process: str) -> bool:
        return process not in ("", self.store.process) and self.store.is_silent(process)

    @property
    def has_chores(self) -> bool:
        """Whether there is anything to do in `keep`."""
        hold, before = self.hold, self._hold_before
        if hold.keeper != before.keeper or hold.skipped != before.skipped or hold.noted > self.table.number:
            return True
        if any(audience.alone_since is not None for audience in self._audiences.values()):
            return True
        if any(seat.process and seat.process != self.store.process for seat in self.table.seats):
            return True
        return any(person.seat is not None and not self._seat(person.seat).process for person in self.people)

    async def keep(self) -> None:
        """Called after every beat: do what follows from who keeps the table now, and go on with its clock and bots."""
        before, self._hold_before = self._hold_before, self.hold
        woke_up = self._keeps and before.keeper != self.store.process
        moved = self.hold.skipped != before.skipped
        if self.hold.noted > self.table.number:  # an administrator wrote it; on SQLite nobody else would tell
            await self.catch_up()
        if self.table.closed is not None:
            return
        if woke_up:
            await self._wake_up()
        elif moved:
            self._schedule()
        if self._keeps:
            for number, held in enumerate(self.table.seats):
                if self._is_dead(held.process):
                    await self._note(partial(self._absence_by_death, number))
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
        """Set the timers of what will happen by itself. A fault in that is nobody's who acts; it is tried again."""
        try:
            playing = self.table.stage == "playing" and self._keeps and self.table.number < MOST_ENTRIES
            self._set_alarm(self._due() if playing else None)
            self._set_end_of_pause(playing)
            if playing:
                self._robots.think(self.table)
            else:
                self._robots.rest()
            self._hear_the_late()
        except Exception as problem:
            self._report(problem)
            self._mend_later()

    def _hear_the_late(self) -> None:
        """What was clicked after the hourglass had run out waits only while it is still to act."""
        if not self._late:
            return
        due = self._due()
        if due is None or self.second() <= due:
            late, self._late = self._late, []
            for person, wish in late:
                self.do(partial(self.hear, person, wish), person)

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

    # Pauses.

    def _set_end_of_pause(self, playing: bool) -> None:
        """Have the table go on when its pause is over."""
        if self._going_on is not None:
            self._going_on.cancel()
            self._going_on = None
        pause = self.table.pause if playing else None
        end = None if pause is None else due(self.table, pause)
        if end is not None and self._answers():
            wait = max(0.0, end - self.second())
            self._going_on = asyncio.get_running_loop().call_later(wait, self.do, self._go_on)

    def _answers(self) -> list[tuple[Decision, str]]:
        return [
            (decision, option)
            for decision, option in self.table.answers()
            if not self._is_fault(decision.seat, decision.id, option)
        ]

    async def _go_on(self) -> None:
        """The pause is over: answer for everybody."""
        for decision, option in self._answers():
            try:
                await self.commit(partial(self._answer_after_pause, decision, option))
            except Refusal:  # a fault in the rules, or they have answered themselves
                continue
        self._schedule()

    def _answer_after_pause(self, decision: Decision, option: str) -> journal.Answered | None:
        """The answer for a seat, unless somebody holds the pause by now or the seat has answered."""
        pause = self.table.pause
        end = None if pause is None else due(self.table, pause)
        if end is None or end > self.second() + HAIR or not self._keeps:
            return None
        if not any(decision.id == asked.id for asked, _ in self._answers()):
            return None
        return journal.Answered(seat=decision.seat, decision=decision.id, option=option, time=self.second())

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
