"""The ship: its grid, connectors and joins, what its parts can do, its errors and its contents."""
