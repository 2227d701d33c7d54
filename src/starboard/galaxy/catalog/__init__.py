"""Tiles, cards and boards of the first edition as data files, and their typed loaders."""
