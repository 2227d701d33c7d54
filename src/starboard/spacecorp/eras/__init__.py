"""Setting up an era, going on to the next one, and ending the game."""
