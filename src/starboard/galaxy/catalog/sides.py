"""The four sides of a square, counted clockwise from the front, and the ways to turn what lies on it."""

FRONT, RIGHT, REAR, LEFT = range(4)
SIDES = ("front", "right", "rear", "left")
OPPOSITE = (REAR, LEFT, FRONT, RIGHT)
ARROWS = "^>v<"
"""How far a component is turned: the arrow shows where its printed front points."""
