"""What cyan aliens have learnt: choosing a specialization, and a file for each of the five."""
