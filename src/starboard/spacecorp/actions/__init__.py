"""The actions of a turn: one file for each, and the gathering of value that they share."""
