"""The expansions of Galaxy Trucker, a folder each. This list is the only place outside a folder that names it."""

NAMES: tuple[str, ...] = ()
"""The folders, in the order in which their modifiers are asked where ranks are equal."""
