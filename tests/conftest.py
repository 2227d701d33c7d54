"""Settings shared by all tests: how hard Hypothesis looks, and whether it looks at new examples."""

import os

from hypothesis import settings

# Speed is measured by a benchmark, never by a test, so no example has a deadline.
settings.register_profile("dev", deadline=None)
# The same commit gives the same verdict: no new examples by chance, none kept from an earlier run.
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)

settings.load_profile("ci" if os.environ.get("CI") else "dev")
