"""A person as a player: asked at the terminal, answering by typing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.bots.player import Look
from starboard.cli.answers import understand
from starboard.cli.explaining import entries_drawing, found
from starboard.cli.listing import list_options
from starboard.cli.plans import Step, list_plans, plan_meant
from starboard.cli.screen import Screen
from starboard.cli.story import tell
from starboard.engine import BadInput, Decision, Game, View
from starboard.engine.decision import ALARM
from starboard.entry import GameEntry, Standing
from starboard.words import Drawing, Words
from starboard.words.drawing import paragraph

COMMANDS = ("help", "table", "options", "explain", "undo", "wait", "save", "text", "quit")
SHORT = {"?": "help", "q": "quit"}
LONGEST_WAIT = 600
USUAL_WAIT = 5


class Undo(Exception):
    """The person in a seat takes the last step back, or all steps of a plan."""

    def __init__(self, seat: int, steps: int = 1) -> None:
        super().__init__(seat, steps)
        self.seat = seat
        self.steps = steps


class Wait(Exception):
    """The person in a seat lets some seconds pass."""

    def __init__(self, seat: int, seconds: int) -> None:
        super().__init__(seat, seconds)
        self.seat = seat
        self.seconds = seconds


class Leave(Exception):
    """The person leaves the table."""


class Person:
    """Asks one seat's person. What happens in between is collected with `hear` and told before the next question.

    Where several people share the terminal (not `alone`) a question begins with the name of its seat.
    """

    def __init__(
        self,
        seat: int,
        game: Game[Any],
        entry: GameEntry,
        words: Words,
        screen: Screen,
        save: Callable[[], None],
        *,
        alone: bool = True,
    ) -> None:
        self.seat = seat
        self._game = game
        self._entry = entry
        self._presentation = entry.presentation
        self._words = words
        self._screen = screen
        self._save = save
        self._heard: Drawing = []
        self._commands = self._all_commands()
        self._wishes = False
        """Whether this person wants what may be wished for when the question comes."""
        self._alone = alone
        self._ahead: list[Step] = []
        """The steps of a plan that are still to be taken."""
        self._taken = 1
        """How many steps the last answer was: those of a plan are one, and are taken back as one."""

    def _all_commands(self) -> Mapping[str, str]:
        """What may be typed besides answers: commands in English and in the person's language, and the game's looks."""
        names = {name: name for name in (*COMMANDS, *self._presentation.looks)}
        return {**{self._words(f"command-{name}"): name for name in COMMANDS}, **names, **SHORT}

    def hear(self) -> None:
        """Remember what the last answer at the table brought about."""
        events = self._game.events_for(self.seat)
        look = self._look
        self._heard += tell(events, look, self.seat, self._presentation, self._words, self._screen.width)

    def _look(self) -> View:
        return self._game.view(self.seat)

    def tell_story(self) -> None:
        """Tell what has been heard, once."""
        if self._heard:
            self._screen.say(self._words("story"), "note")
            self._screen.show(self._heard)
            self._screen.say()
            self._heard = []

    def choose(self, decision: Decision, look: Look) -> str:
        """Show the table, tell the story, ask, and read until the answer is clear. A plan goes on without a word."""
        ahead, self._ahead = self._ahead, []
        if ahead and ahead[0][0] == decision.question and ahead[0][1] in decision.options:
            self._ahead = ahead[1:]
            self._taken += 1
            return ahead[0][1]
        standing = self._standing()
        if standing is not None and standing.question == decision.question and standing.beat is not None:
            wishes, self._wishes = self._wishes, False
            if wishes and standing.wish in decision.options:
                return standing.wish
            if set(decision.options) <= {standing.usual, standing.wish} and not self._may_undo_here():
                return standing.usual
        view = look()
        self._screen.say()
        self._show_table(view)
        self.tell_story()
        self._ask(decision, view)
        while True:
            option = self._understand(self._screen.read(self._words("prompt")), decision, view)
            if option is not None:
                return option

    def _standing(self) -> Standing | None:
        return self._entry.pacing.standing(self._game.state, self.seat)

    def _may_undo_here(self) -> bool:
        """Whether somebody at this terminal may take a step back, and would lose that if the game went on."""
        seats = [self.seat] if self._alone else range(self._game.setup.seats)
        return any(self._game.may_undo(seat) for seat in seats)

    def _wish(self, typed: str) -> bool:
        """Note a wish for what the next question of this kind would be answered with; whether it was one."""
        standing = self._standing()
        if standing is None or not standing.wish or self._game.question == standing.question:
            return False
        wish = self._words(f"wish-{standing.question}").casefold()
        if " ".join(typed.casefold().split()) not in (standing.wish, wish):
            return False
        self._wishes = not self._wishes
        self._screen.say(self._words("wish-noted" if self._wishes else "wish-taken-back"), "note")
        return True

    def _show_table(self, view: View) -> None:
        self._screen.show(self._presentation.draw(view, self._words, self._screen.width))
        self._screen.say()

    def _ask(self, decision: Decision, view: View) -> None:
        words, screen = self._words, self._screen
        asked = self._presentation.question(decision, view, words)
        if not self._alone:
            asked = f"{words('question-of', name=words('seat', seat=self.seat))} {asked}"
        screen.show(paragraph(asked, screen.width, "question"))
        for name, due in sorted(view.alarms.items(), key=lambda alarm: alarm[1]):
            seconds = round(due - self._game.time)
            if name == ALARM:
                screen.say(words("clock", seconds=seconds), "note")
            else:
                called = words(f"alarm-{name}") if words.knows(f"alarm-{name}") else name.replace("_", " ")
                screen.say(words("clock-named", name=called, seconds=seconds), "note")
        screen.show(list_options(decision, view, self._entry, words, screen.width))
        standing = self._standing()
        if standing is not None and standing.wish and decision.question != standing.question:
            screen.say(words(f"wish-{standing.question}.hint"), "note")
        screen.show(list_plans(decision, self._presentation, words))

    def _understand(self, typed: str, decision: Decision, view: View) -> str | None:
        """The option meant; None if the line was a command or unclear, which it has then been told."""
        if self._wish(typed):
            return None
        presentation, words = self._presentation, self._words
        steps = plan_meant(typed, decision, words)
        if steps:
            self._ahead = list(steps[1:])
            self._taken = 1
            return steps[0][1]
        meant = understand(typed, decision.options, lambda option: presentation.option(option, decision, view, words))
        if len(meant) == 1 and not self._is_command(typed, meant[0]):
            self._taken = 1
            return meant[0]
        name, _, rest = typed.strip().partition(" ")
        command = self._commands.get(name.casefold())
        if command is not None:
            self._obey(command, rest, decision, view)
        elif meant:
            candidates = ", ".join(meant[:6]) + ("…" if len(meant) > 6 else "")
            self._screen.complain(words("answer-unclear", typed=typed.strip(), candidates=candidates))
        elif typed.strip():
            self._screen.complain(words("answer-unknown", typed=typed.strip()))
        return None

    def _is_command(self, typed: str, meant: str) -> bool:
        """A whole command goes before the beginning of an option, a whole option before a command."""
        return typed.strip().casefold() in self._commands and typed.strip().casefold() != meant.casefold()

    def _obey(self, command: str, rest: str, decision: Decision, view: View) -> None:
        screen, words = self._screen, self._words
        match command:
            case "help":
                self._help()
            case "table":
                self._show_table(view)
            case "options":
                self._ask(decision, view)
            case "explain":
                self._explain(rest)
            case "undo":
                if view.may_undo:
                    steps, self._taken = self._taken, 1
                    raise Undo(self.seat, steps)
                screen.complain(words("answer-undo-refused"))
            case "wait":
                self._wait(rest)
            case "save":
                self._save()
            case "text":
                self._write(view)
            case "quit":
                raise Leave
            case look:
                screen.show(self._presentation.looks[look](view, words, screen.width))

    def _explain(self, typed: str) -> None:
        if not typed.strip():
            self._screen.complain(self._words("explain-what"))
            return
        entries = found(typed, self._entry.glossary(self._words))
        if not entries:
            self._screen.complain(self._words("explain-nothing", typed=typed.strip()))
            return
        self._screen.show(entries_drawing(typed, entries, self._words, self._screen.width))

    def _write(self, view: View) -> None:
        """What this seat has made, in the notation of the game: as it is, so that it can be copied."""
        notation = self._entry.notation
        try:
            text = notation.copy(view, self.seat) if notation is not None else ""
        except BadInput:
            text = ""
        if not text:
            self._screen.complain(self._words("text-nothing"))
        for line in text.splitlines():
            self._screen.say(line)

    def _wait(self, rest: str) -> None:
        if not self._game.is_open:
            self._screen.complain(self._words("answer-wait-refused"))
            return
        seconds = rest.strip() or str(USUAL_WAIT)
        if not seconds.isdecimal() or not 1 <= int(seconds) <= LONGEST_WAIT:
            self._screen.complain(self._words("answer-wait-number"))
            return
        raise Wait(self.seat, int(seconds))

    def _help(self) -> None:
        screen, words = self._screen, self._words
        screen.show(paragraph(words("help-answer"), screen.width))
        for name in COMMANDS:
            short = {command: key for key, command in SHORT.items()}.get(name)
            shown = words(f"command-{name}") + (f", {short}" if short else "")
            screen.show([[(f"  {shown:<14}", "typed"), (words(f"help-{name}"), "")]])
        for name in self._presentation.looks:
            screen.show([[(f"  {name:<14}", "typed"), (words(f"look-{name}", who="you"), "")]])
