"""The second edition (2021)."""
