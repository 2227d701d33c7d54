"""The engine: decisions, seats, the log, chance, checkpoints, copies, replay and views. It knows no game."""

from starboard.engine.chance import Chance, commitment
from starboard.engine.decision import ALARM, CLOCK, Decision
from starboard.engine.errors import BadInput, OtherVersion, Refused
from starboard.engine.event import Event
from starboard.engine.game import Game
from starboard.engine.log import Entry, Log, Position, read_log
from starboard.engine.overlay import Overlay, laid_over
from starboard.engine.rehearsal import Rehearsal
from starboard.engine.replay import replay, replay_what_fits, steps
from starboard.engine.request import Ask, AskAll, Asking, Open, Rule, ask, ask_all
from starboard.engine.rules import Rules
from starboard.engine.setup import SEATS, Choice, Need, Setup, WrongSetup
from starboard.engine.state import State
from starboard.engine.suggestions import Change, DiceTable, Preset, Rolled, Suggestion
from starboard.engine.view import View
from starboard.engine.vocabulary import (
    About,
    Kind,
    Option,
    PrivateEvent,
    Question,
    SeatEvent,
    TableEvent,
    Vocabulary,
    events_of,
    write,
)

__all__ = [
    "ALARM",
    "CLOCK",
    "SEATS",
    "About",
    "Ask",
    "AskAll",
    "Asking",
    "BadInput",
    "Chance",
    "Change",
    "Choice",
    "Decision",
    "DiceTable",
    "Entry",
    "Event",
    "Game",
    "Kind",
    "Log",
    "Need",
    "Open",
    "Option",
    "OtherVersion",
    "Overlay",
    "Position",
    "Preset",
    "PrivateEvent",
    "Question",
    "Refused",
    "Rehearsal",
    "Rolled",
    "Rule",
    "Rules",
    "SeatEvent",
    "Setup",
    "State",
    "Suggestion",
    "TableEvent",
    "View",
    "Vocabulary",
    "WrongSetup",
    "ask",
    "ask_all",
    "commitment",
    "events_of",
    "laid_over",
    "read_log",
    "replay",
    "replay_what_fits",
    "steps",
    "write",
]
