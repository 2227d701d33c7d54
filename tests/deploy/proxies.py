"""nginx and Caddy as real processes, with the configuration of deploy/ on ports of their own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"

PATIENCE = 30.0

NGINX = """\
daemon off;
master_process off;
pid nginx.pid;
error_log stderr warn;
events {{}}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
{site}
}}
"""

CONNECTIONS = 3
"""Connections of one address that nginx lets through in these tests."""


def program(name: str) -> str:
    """A program that hosts may have, and developers need not."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed; nothing of Starboard needs it (on Debian: apt-get install {name})")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def edited(text: str, changes: Mapping[str, str]) -> str:
    """A text in which each of these passages is another; all of them must be there."""
    for before, after in changes.items():
        assert before in text, f"expected in the file: {before}"
        text = text.replace(before, after)
    return text


@contextmanager
def nginx(folder: Path, upstreams: Sequence[int]) -> Iterator[str]:
    """The address of an nginx before servers on these ports, with deploy/nginx.conf but for TLS."""
    command = program("nginx")
    port = free_port()
    servers = "\n".join(f"server 127.0.0.1:{upstream} max_fails=3 fail_timeout=5s;" for upstream in upstreams)
    site = edited(
        (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
        {
            "server 127.0.0.1:8000 max_fails=3 fail_timeout=5s;": servers,
            "    listen 80;\n    listen [::]:80;\n": f"    listen 127.0.0.1:{free_port()};\n",
            "    listen 443 ssl http2;\n    listen [::]:443 ssl http2;\n": f"    listen 127.0.0.1:{port};\n",
            "    ssl_certificate ": "    #",
            "    ssl_certificate_key ": "    #",
            "starboard_connections 150;": f"starboard_connections {CONNECTIONS};",
        },
    )
    folder.mkdir()
    (folder / "nginx.conf").write_text(NGINX.format(site=site), encoding="utf-8")
    arguments = [command, "-p", str(folder), "-c", "nginx.conf", "-e", "stderr"]
    checked = subprocess.run([*arguments, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    with _running(arguments, port, {}):
        yield f"http://localhost:{port}"


@contextmanager
def caddy(folder: Path, upstreams: Sequence[int]) -> Iterator[str]:
    """The address of a Caddy before servers on these ports, with deploy/Caddyfile but for TLS."""
    command = program("caddy")
    port = free_port()
    folder.mkdir()
    file = folder / "Caddyfile"
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    file.write_text(edited(site, {"{\n\tservers {": "{\n\tadmin off\n\tservers {"}), encoding="utf-8")
    environment = {
        "STARBOARD_NAME": f"http://localhost:{port}",
        "STARBOARD_UPSTREAM": " ".join(f"127.0.0.1:{upstream}" for upstream in upstreams),
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with _running([command, "run", "--config", str(file), "--adapter", "caddyfile"], port, environment):
        yield f"http://localhost:{port}"


@contextmanager
def _running(arguments: Sequence[str], port: int, environment: Mapping[str, str]) -> Iterator[None]:
    process = subprocess.Popen(
        arguments, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                assert process.poll() is None, f"{arguments[0]} has ended"
                assert time.monotonic() < deadline, f"{arguments[0]} does not answer"
                time.sleep(0.02)
        yield
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
