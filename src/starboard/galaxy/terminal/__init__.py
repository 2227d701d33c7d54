"""Galaxy Trucker for a terminal: its table as a drawing, its questions, options and events in words."""

from starboard.galaxy.terminal.phrases import MINOR, brief, event, form, option, question
from starboard.galaxy.terminal.show import copy, show, show_data
from starboard.galaxy.terminal.styles import STYLES
from starboard.galaxy.terminal.table import LOOKS, PICTURES, draw

__all__ = [
    "LOOKS",
    "MINOR",
    "PICTURES",
    "STYLES",
    "brief",
    "copy",
    "draw",
    "event",
    "form",
    "option",
    "question",
    "show",
    "show_data",
]
