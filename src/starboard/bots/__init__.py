"""Players that are programs. They see views, never states, and answer decisions like everybody else."""
