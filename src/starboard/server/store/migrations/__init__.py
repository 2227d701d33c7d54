"""How a database of any earlier version becomes one of today; run by `upgrade.py` whenever a store is opened."""
