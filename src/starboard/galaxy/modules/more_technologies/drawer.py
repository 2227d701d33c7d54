"""What the module remembers, of a table and of ships."""

from starboard.galaxy.drawers import Drawer, Memory

NAME = "more_technologies"
_drawer = Drawer(NAME)
remember, remembered = _drawer.remember, _drawer.remembered
MEMORY = Memory(NAME)
"""Of ships."""
