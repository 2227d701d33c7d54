"""The load test: many tables of programs that act like quick people, beside a broadcast that does nothing else."""
