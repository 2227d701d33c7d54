"""Other programs that play board games, measured beside this one. Each lives in an environment of its own."""
