"""Road cards: drawing them, what they mean to ships, and the roads that two editions have in common."""
