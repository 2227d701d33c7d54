"""What cyan aliens have learnt, in both editions: how a card is chosen, and a file for each kind of help."""
