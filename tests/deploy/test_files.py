"""The files for hosts agree with the server, with each other, and with the programs that read them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from starboard.cli.app import main
from starboard.cli.serve import serve_command
from starboard.server.protocol import MOST_BYTES
from tests.browser.service import Service
from tests.deploy.proxies import DEPLOY, edited, program
from tests.server.clients import PATIENCE

HOSTING = DEPLOY.parent / "docs" / "hosting.md"

OPTIONS = {name for parameter in serve_command.params for name in parameter.opts}


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Service(tmp_path_factory.mktemp("service")) as running:
        yield running


def _commands(source: str) -> list[str]:
    """What follows `starboard` where a text tells somebody to run it."""
    return re.findall(r"starboard (serve(?: [^`\n#]*)?)", source)


@pytest.mark.parametrize(
    "file", [DEPLOY / "starboard.service", DEPLOY / "README.md", HOSTING], ids=lambda file: file.name
)
def test_every_option_of_the_server_that_hosts_are_told_of_exists(file: Path) -> None:
    for command in _commands(file.read_text(encoding="utf-8")):
        assert set(re.findall(r"--[a-z-]+", command)) <= OPTIONS, command


def test_the_containers_commands_exist() -> None:
    command = re.search(r"^CMD (\[.*\])$", text("Containerfile"), re.MULTILINE)
    assert command is not None
    name, *options = json.loads(command[1])
    assert name in main.commands
    assert {option for option in options if option.startswith("--")} <= OPTIONS
    listed = re.search(r"command:\n((?: +- .*\n)+)", text("compose.yaml"))
    assert listed is not None
    name, *options = re.findall(r"- (\S+)", listed[1])
    assert name in main.commands
    assert {option.partition("=")[0] for option in options} <= OPTIONS


def test_all_files_speak_of_the_same_port() -> None:
    (port,) = (parameter.default for parameter in serve_command.params if parameter.name == "port")
    for name in ("Containerfile", "compose.yaml", "starboard.service", "Caddyfile", "nginx.conf", "prometheus.yml"):
        source = "\n".join(line.partition("#")[0] for line in text(name).splitlines())
        found = re.findall(r"(?:EXPOSE |--port[ =]|127\.0\.0\.1:|starboard:)(8\d{3})", source)
        assert found, name
        assert set(found) == {str(port)}, name


def test_compose_agrees_with_itself() -> None:
    source = text("compose.yaml")
    subnets = set(re.findall(r"\d+\.\d+\.\d+\.0/\d+", source))
    assert len(subnets) == 1, "the network, whose proxies are believed and who may read metrics"
    for volume in re.findall(r"^ +- ([a-z]+):/", source, re.MULTILINE):
        assert f"\n  {volume}:\n" in source
    for file in re.findall(r"- \./([A-Za-z.]+):", source):
        assert (DEPLOY / file).is_file()
    asked_for = set(re.findall(r"\$\{([A-Z_]+)", source))
    assert asked_for == set(re.findall(r"^([A-Z_]+)=", text("env.example"), re.MULTILINE))
    assert asked_for >= set(re.findall(r"\{\$(STARBOARD_NAME)", text("Caddyfile")))


def test_proxies_pass_on_the_largest_request_that_the_server_takes() -> None:
    sizes = re.findall(r"(?:client_max_body_size|max_size) +(\d+)(?i:kb?)", text("nginx.conf") + text("Caddyfile"))
    assert len(sizes) == 2
    assert all(int(size) * 1000 > MOST_BYTES for size in sizes)


def test_alerts_ask_for_metrics_that_there_are(service: Service) -> None:
    with urlopen(f"{service.address}/metrics", timeout=PATIENCE) as answer:
        scraped = answer.read().decode()
    asked_for = set(re.findall(r"(?:starboard|process)_[a-z_]+", text("alerts.yml")))
    assert len(asked_for) >= 5
    assert all(f"\n{name}" in scraped for name in asked_for)


def test_the_health_check_of_the_container_tells_alive_from_dead(service: Service) -> None:
    found = re.search(r"CMD (\[\"python\".*\])", text("Containerfile"))
    assert found is not None
    _, *arguments = json.loads(edited(found[1], {"127.0.0.1:8000": f"127.0.0.1:{service.port}"}))

    def is_alive() -> bool:
        return subprocess.run([sys.executable, *arguments], capture_output=True, check=False).returncode == 0

    assert is_alive()
    service.kill()
    assert not is_alive()
    service.start()


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    command = program("systemd-analyze")
    unit = tmp_path / "starboard.service"
    here = Path(sys.executable).with_name("starboard")
    unit.write_text(edited(text("starboard.service"), {"/opt/starboard/bin/starboard": str(here)}), encoding="utf-8")
    checked = subprocess.run([command, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "starboard.service" not in checked.stderr, checked.stderr
