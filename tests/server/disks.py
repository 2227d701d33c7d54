"""A disk that a test can fill up: a small file system where tests may mount one, else a limit on the size of files."""

from __future__ import annotations

import contextlib
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SMALL = 8 << 20
"""Bytes of the small file system."""


class Disk:
    """A folder on a disk of its own."""

    def __init__(self, folder: Path, *, is_mounted: bool) -> None:
        self.folder = folder
        self._is_mounted = is_mounted

    @contextmanager
    def full(self, process: int) -> Iterator[None]:
        """For a while nothing more fits on the disk, or (without one of our own) this process can enlarge no file."""
        if self._is_mounted:
            ballast = self.folder / "ballast"
            with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
                while True:
                    file.write(bytes(4096))
            yield
            ballast.unlink()
        else:
            before = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (1, before[1]))
            yield
            resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A small disk in this folder."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "starboard-test", str(folder)]
    is_mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        yield Disk(folder, is_mounted=is_mounted)
    finally:
        if is_mounted:
            subprocess.run(["umount", "--lazy", folder], check=True)
