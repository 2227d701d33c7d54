"""Why something that a client wants is not possible, as a sentence in whatever language it is told."""

from __future__ import annotations

from starboard.engine import Need, WrongSetup
from starboard.server.protocol import Language, RefusalCode
from starboard.server.voice import service_words, voice

LONGEST_PROBLEM = 120
"""Letters of a problem that are told: a decoder repeats what it does not understand."""

_WRONG = {
    "seats": "refused-setup-seats",
    "option": "refused-setup-option",
    "value": "refused-setup-value",
    "length": "refused-setup-length",
    "off": "refused-setup-off",
}


class Refusal(Exception):
    """What a client wants is not possible, and nothing changed. `code` is the protocol's."""

    def __init__(self, code: RefusalCode, message: str, **values: object) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.values = values

    def told(self, language: Language) -> str:
        """The sentence."""
        return service_words(language)(self.message, **self.values)


def not_stored() -> Refusal:
    """The store has failed, and the table is about to be read again from what it has."""
    return Refusal("not_possible", "refused-not-stored")


class Contradiction(Refusal):
    """Options of a game that do not go together; the game itself says why."""

    def __init__(self, game: str, need: Need) -> None:
        super().__init__("not_possible", need.name)
        self._game = game
        self._need = need

    def told(self, language: Language) -> str:
        """The sentence."""
        return voice(self._game, language).need(self._need)


def briefly(problem: object) -> str:
    """What a decoder has against a message, without all that the client may have put into it."""
    told = str(problem)
    return told if len(told) <= LONGEST_PROBLEM else f"{told[:LONGEST_PROBLEM]}…"


def malformed(problem: object) -> Refusal:
    """A message that is none."""
    return Refusal("malformed", "refused-malformed", problem=briefly(problem))


def wrong_setup(game: str, problem: WrongSetup) -> Refusal:
    """Why a table cannot agree on a setup."""
    if problem.unmet is not None:
        return Contradiction(game, problem.unmet)
    return Refusal("not_possible", _WRONG[problem.reason], **problem.values)
