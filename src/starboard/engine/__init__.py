"""The engine: decisions, seats, the log, chance, checkpoints, copies, replay and views. It knows no game."""

from starboard.engine.chance import Chance, commitment
from starboard.engine.decision import ALARM, CLOCK, Ask, AskAll, Asking, Decision, Open, Rule, ask, ask_all
from starboard.engine.errors import BadInput, OtherVersion, Refused
from starboard.engine.game import Game, View
from starboard.engine.log import Entry, Log, Position, read_log
from starboard.engine.rehearsal import Rehearsal
from starboard.engine.replay import replay, replay_what_fits, steps
from starboard.engine.rules import Event, Rules, State
from starboard.engine.setup import SEATS, Choice, Need, Setup, WrongSetup

__all__ = [
    "ALARM",
    "CLOCK",
    "SEATS",
    "Ask",
    "AskAll",
    "Asking",
    "BadInput",
    "Chance",
    "Choice",
    "Decision",
    "Entry",
    "Event",
    "Game",
    "Log",
    "Need",
    "Open",
    "OtherVersion",
    "Position",
    "Refused",
    "Rehearsal",
    "Rule",
    "Rules",
    "Setup",
    "State",
    "View",
    "WrongSetup",
    "ask",
    "ask_all",
    "commitment",
    "read_log",
    "replay",
    "replay_what_fits",
    "steps",
]
