"""A game's questions, options and events as sentences in one language, for clients that ask for them."""

from __future__ import annotations

import gzip
import secrets
from collections.abc import Iterable, Mapping
from functools import lru_cache

from msgspec import UNSET, json

from starboard.bots.roster import BOTS
from starboard.engine import BadInput, Decision, Event, Need, View
from starboard.entry import need_said
from starboard.games import game as game_named
from starboard.server.protocol import (
    ChoiceInfo,
    DiceTableInfo,
    Drawn,
    GameInfo,
    Glossary,
    Language,
    NeedInfo,
    PresetInfo,
    RolledDie,
    SuggestionMade,
    SuggestionWish,
    Told,
    Wording,
)
from starboard.words import Words, words_for
from starboard.words.drawing import is_narrow, shortened

LONGEST_NAME = 12
"""Columns that a name may take in a drawing."""


class Voice:
    """Speaks about one game in one language."""

    def __init__(self, game: str, language: Language) -> None:
        self.language = language
        self.entry = game_named(game)
        self._words = words_for(language, *self.entry.words)

    def wording(self, decision: Decision, view: View, names: Mapping[int, str]) -> Wording:
        """A decision in words, with the names of those who sit at the table."""
        presentation, words = self.entry.presentation, self._words.calling(names)
        return Wording(
            question=presentation.question(decision, view, words),
            options={option: presentation.option(option, decision, view, words) for option in decision.options},
        )

    def tell(self, events: Iterable[Event], seat: int | None, names: Mapping[int, str]) -> list[Told]:
        """What a seat notices of these events; everyday acts, which everybody sees on the table, have no sentence."""
        presentation, words = self.entry.presentation, self._words.calling(names)
        return [
            Told(
                event.kind,
                event.seat,
                event.data,
                UNSET if event.kind in presentation.minor else presentation.event(event, seat, words),
            )
            for event in events
            if event.only is None or event.only == seat
        ]

    def draw(self, view: View, names: Mapping[int, str], columns: int, look: str | None) -> Drawn:
        """The table, or what one asks to see of it, as a drawing of text; BadInput if there is no such thing to see."""
        presentation, words = self.entry.presentation, self._words.calling(self._drawn_names(view, names))
        if look is not None and look not in presentation.looks:
            raise BadInput(f"there is no look {look!r}; expected one of: {', '.join(presentation.looks)}")
        draw = presentation.draw if look is None else presentation.looks[look]
        return Drawn(
            lines=draw(view, words, columns),
            styles=presentation.styles,
            looks={
                name: words(f"look-{name}", who="other" if view.seat is None else "you") for name in presentation.looks
            },
        )

    def _drawn_names(self, view: View, names: Mapping[int, str]) -> Mapping[int, str]:
        """People by their names and by the colour of their marks on the table.

        One's own seat keeps its colour alone, since drawings say which one is one's own; so does a name with letters
        that would push a drawing out of its columns.
        """
        return {
            seat: f"{shortened(name, LONGEST_NAME)} ({self._words.colour(seat)})"
            for seat, name in names.items()
            if name and seat != view.seat and is_narrow(name)
        }

    def need(self, need: Need) -> str:
        """Why some options of a table do not go together, and what would."""
        return need_said(need, self._words)

    def explain(self) -> Glossary:
        """What everything is that is printed."""
        return Glossary(self.entry.glossary(self._words))

    def introduce(self) -> GameInfo:
        """The game and its table options, for a form."""
        rules, words = self.entry.rules, self._words
        return GameInfo(
            name=self.entry.name,
            title=words("game"),
            about=words("game-about"),
            seats=(rules.seats[0], rules.seats[-1]),
            seat_names=[words.seat_name(seat) for seat in range(rules.seats[-1])],
            choices=[
                ChoiceInfo(
                    name=choice.name,
                    text=words(f"option-{choice.name}"),
                    default=choice.default,
                    values={value: words(_message(choice.name, value)) for value in choice.values},
                    kind=choice.kind,
                    most=choice.most if choice.kind == "list" else 1,
                    add=words(f"option-{choice.name}-add") if choice.kind == "list" else "",
                    group=words(f"options-{choice.group}") if choice.group else "",
                    switch=choice.switch,
                )
                for choice in rules.choices
            ],
            needs=[
                NeedInfo(
                    option=need.option,
                    values=need.values,
                    of=need.of,
                    among=need.among,
                    never=need.never,
                    only=need.only,
                    text=self.need(need),
                )
                for need in rules.needs
            ],
            presets=[
                PresetInfo(
                    name=preset.name,
                    text=words(f"preset-{preset.name}"),
                    about=words(f"preset-{preset.name}.text"),
                    group=words(f"options-{preset.group}") if preset.group else "",
                )
                for preset in rules.presets
            ],
            dice_tables=[
                DiceTableInfo(
                    name=table.name,
                    text=words(f"dice-{table.name}"),
                    about=words(f"dice-{table.name}.text"),
                    dice=table.dice,
                    group=words(f"options-{table.group}") if table.group else "",
                )
                for table in rules.dice_tables
            ],
            bots=list(BOTS[self.entry.name]),
            notation=self.entry.notation is not None,
        )

    def suggest(self, wish: SuggestionWish) -> SuggestionMade:
        """What a table would agree on with a preset or with what the dice say; BadInput if there is no such."""
        rules = self.entry.rules
        if wish.dice_table:
            found = rules.roll_options(wish.dice_table, wish.dice, _die, wish.seats, wish.options)
        else:
            found = rules.suggest(wish.preset, wish.seats, wish.options)
        said = [RolledDie(die.face, self._words(f"dice-{wish.dice_table}-{die.brought}")) for die in found.dice]
        return SuggestionMade(found.seats, found.options, said)


def _die() -> int:
    return 1 + secrets.randbelow(6)


def _message(option: str, value: str) -> str:
    return f"option-{option}-{value.replace(' ', '-')}"


@lru_cache
def voice(game: str, language: Language) -> Voice:
    """The voice of a game in a language."""
    return Voice(game, language)


@lru_cache
def glossary_of(game: str, language: Language) -> bytes:
    """The glossary of a game in a language as compressed JSON; it never changes while the server runs."""
    return gzip.compress(json.encode(voice(game, language).explain()), mtime=0)


@lru_cache
def service_words(language: Language) -> Words:
    """The words of the table service itself."""
    return words_for(language, "starboard.server")


def without_words(events: Iterable[Event], seat: int | None) -> list[Told]:
    """What a seat notices of these events, for a client that asked for no language."""
    return [Told(event.kind, event.seat, event.data) for event in events if event.only is None or event.only == seat]
