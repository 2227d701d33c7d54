"""The adventure cards: one file for each kind of card, which says from top to bottom what it does."""
