"""The toy's own tests run only where it is installed; `tests/galaxy/test_modules.py` runs them so."""

import os

collect_ignore_glob = [] if "tests.galaxy.toy" in os.environ.get("STARBOARD_MODULES", "") else ["test_*.py"]
