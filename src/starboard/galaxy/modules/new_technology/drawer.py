"""What the module remembers, of the table and of ships."""

from __future__ import annotations

from starboard.galaxy.drawers import Memory

NAME = "new_technology"
MEMORY = Memory(NAME)
remember, remembered = MEMORY.remember, MEMORY.remembered
