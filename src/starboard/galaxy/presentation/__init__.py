"""How Galaxy Trucker looks and speaks: its table as a drawing, its questions, options and events in words."""

from starboard.galaxy.presentation.events import MINOR, event
from starboard.galaxy.presentation.options import brief, form, option
from starboard.galaxy.presentation.questions import question
from starboard.galaxy.presentation.show import copy, show, show_data
from starboard.galaxy.presentation.styles import STYLES
from starboard.galaxy.presentation.table import LOOKS, PICTURES, draw

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
