"""The first edition (2007)."""
