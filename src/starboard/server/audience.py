"""Those who see a table with the same eyes: the same seat (or none) and the same language.

What changed for them alone is worked out once for all of them, and kept for a while for those who come back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import UNSET

from starboard.engine import Overlay, laid_over
from starboard.server.changes import changes, changes_of_overlay, lie_beside
from starboard.server.protocol import (
    ByeCode,
    Language,
    Op,
    Resumed,
    Sight,
    StandingView,
    Told,
    Update,
    Welcome,
    Wording,
)
from starboard.server.scene import Scene, encode
from starboard.server.voice import voice, without_words

WATCHING = "watching"
WITHOUT_WORDS = "-"

UPDATES_KEPT = 64
"""Updates that somebody who comes back can still be sent one by one; after more he is sent the whole picture."""


class Line(Protocol):
    """A connection to a client: takes messages without making anybody wait."""

    def send(self, message: bytes) -> None:
        """Send a message when the client is ready for it."""

    def close(self, code: ByeCode, reason: str = "") -> None:
        """Say good-bye and hang up."""


class Audience:
    """Everybody who looks at a table from one seat (None: who watches) in one language (None: without words)."""

    def __init__(self, seat: int | None, language: Language | None, scene: Scene) -> None:
        self.seat = seat
        self.language = language
        self.name = f"{WATCHING if seat is None else seat} {language or WITHOUT_WORDS}"
        """What clients call this view when they come back to it."""
        self.lines: set[Line] = set()
        self.alone_since: float | None = None
        """When the last of them left; somebody may come back."""
        self.acknowledged = ""
        """The name of what one of them did, if the last update was what came of it."""
        self._scene = scene
        self._wording: tuple[str, Mapping[int, str], Wording] | None = None
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=UPDATES_KEPT)
        self._first = scene.table.number + 1
        """The first update that all who have been here since the beginning need."""
        self._own = self._own_now(None)
        """What they see otherwise than everybody."""

    @property
    def sight(self) -> Sight:
        """All that they see."""
        sight: Sight = laid_over(self._scene.sight, self._own)
        return sight

    def _own_now(self, before: Overlay | None) -> Overlay:
        """What they see otherwise now; the same object if it is what they saw before."""
        game = self._scene.table.game
        if game is None or self.seat is None:
            return Overlay()
        view = game.own(self.seat)
        wording = None if self.language is None or game.is_open else self._word(self.language)
        standing = self._standing(None if not before else before["standing"])
        if before and before["game"] is view and before["wording"] is wording and before["standing"] is standing:
            return before
        return Overlay(game=view, wording=wording, standing=standing)

    def _standing(self, before: StandingView | None) -> StandingView | None:
        """What they may wish for; the same object if that is as it was before."""
        table, seat = self._scene.table, self.seat
        assert seat is not None
        standing = table.standing.get(seat)
        if standing is None or not standing.wish:
            return None
        now = StandingView(standing.question, standing.wish, wished=seat in table.wishes)
        return before if before == now else now

    def _word(self, language: Language) -> Wording | None:
        """The open decision in words; at the yard, where hands are faster than sentences, there are none."""
        table = self._scene.table
        assert table.game is not None
        assert self.seat is not None
        decision = table.game.decision(self.seat)
        if decision is None:
            return None
        names = self._scene.names
        if self._wording is None or self._wording[:2] != (decision.id, names):
            view = table.game.view(self.seat)
            wording = voice(table.entry.name, language).wording(decision, view, names)
            self._wording = (decision.id, names, wording)
        return self._wording[2]

    def update(self, number: int, now: float, act: str = "") -> Update:
        """What has changed for these people with the scene, which has gone on once since they last looked."""
        before, self._own = self._own, self._own_now(self._own)
        return Update(n=number, now=now, ops=self._changes(before), events=self._told(), act=act or UNSET)

    def _changes(self, before: Overlay) -> Sequence[Op]:
        scene = self._scene
        mine = changes_of_overlay(before, self._own)
        if mine is not None and lie_beside(scene.ops, self._own):
            return [*scene.ops_told, *mine] if mine else scene.ops_told
        return changes(laid_over(scene.before, before), self.sight)

    def _told(self) -> Sequence[Told]:
        """What they notice of what happened."""
        scene = self._scene
        if self.seat not in scene.confidants and (self.language is None or not scene.needs_words):
            return scene.told
        told: list[Told] = []
        for happening in scene.happenings:
            event = happening.event
            if event.only is None or event.only == self.seat:
                if self.language is None or happening.is_minor:
                    told.append(happening.told)
                else:
                    told += voice(scene.table.entry.name, self.language).tell([event], self.seat, scene.names)
        return told

    def story(self) -> list[Told]:
        """What these people noticed of what happened lately."""
        table = self._scene.table
        if self.language is None:
            return without_words(table.story, self.seat)
        return voice(table.entry.name, self.language).tell(table.story, self.seat, self._scene.names)

    def look(self, now: float, act: str = "") -> bytes | None:
        """The message about what changed with the table's last entry, if anything did for them.

        `act` is their own name for what they did, if that is what it was.
        """
        number = self._scene.table.number
        update = self.update(number, now, act)
        self.acknowledged = ""
        if not update.ops and not update.events:
            return None
        self.acknowledged = act
        message = self._scene.written(update)
        if len(self._sent) == UPDATES_KEPT:
            self._first = self._sent[0][0] + 1
        self._sent.append((number, message))
        return message

    def welcome(self, line: Line, have: int | None, now: float, version: str, view: str | None = None) -> None:
        """Send a newcomer the whole picture, or somebody who comes back to this very view what he has missed."""
        table = self._scene.table
        if have is not None and view == self.name and self._first - 1 <= have <= table.number:
            line.send(encode(Resumed(now=now, server=version)))
            for number, message in self._sent:
                if number > have:
                    line.send(message)
            return
        welcome = Welcome(
            n=table.number,
            seat=self.seat,
            now=now,
            sight=self.sight,
            story=self.story(),
            server=version,
            view=self.name,
        )
        line.send(encode(welcome))
