"""SpaceCorp for a terminal: its table as a drawing, its questions, options and events in words."""

from starboard.spacecorp.terminal.events import MINOR, event
from starboard.spacecorp.terminal.options import brief, form, option
from starboard.spacecorp.terminal.questions import question
from starboard.spacecorp.terminal.styles import STYLES
from starboard.spacecorp.terminal.table import LOOKS, PICTURES, draw

__all__ = ["LOOKS", "MINOR", "PICTURES", "STYLES", "brief", "draw", "event", "form", "option", "question"]
