"""How much memory this process has needed at most."""

import sys

if sys.platform != "win32":
    import resource


def peak_memory() -> int | None:
    """The largest resident size so far in bytes, from the operating system; None on Windows, which is not asked."""
    if sys.platform == "win32":
        return None
    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest if sys.platform == "darwin" else largest * 1024
