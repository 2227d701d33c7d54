"""Building: the warehouse, hands, the hourglass, finishing and the inspection."""
