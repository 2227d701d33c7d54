"""Clever components that expansions of both editions have: what they are and what they share, each rule once."""
