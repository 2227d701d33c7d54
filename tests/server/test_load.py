from __future__ import annotations

import json

from click.testing import CliRunner

from starboard.cli.bench import bench_command


def test_the_load_test_measures_the_real_server_beside_the_bare_broadcast() -> None:
    ran = CliRunner().invoke(bench_command, ["table", "--tables", "2", "--seconds", "3", "--json"])
    assert ran.exit_code == 0, ran.output
    report = json.loads(ran.stdout)
    [size] = report["sizes"]
    for server in ("service", "bare"):
        assert size[server]["actions"] > 6
        assert 0 < size[server]["update_ms"]["p50"] <= size[server]["update_ms"]["p99"]
    assert abs(size["service"]["message_bytes"] - size["bare"]["message_bytes"]) < 150
    assert size["processor_ratio"] > 0


def test_people_read_one_table_for_each_size_with_the_two_ratios() -> None:
    ran = CliRunner().invoke(bench_command, ["table", "--tables", "1,2", "--seconds", "3"])
    assert ran.exit_code == 0, ran.output
    assert [line.split(",")[0].strip() for line in ran.stdout.splitlines() if "tables, 4 seats" in line] == [
        "1 tables",
        "2 tables",
    ]
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in ran.stdout.splitlines() if "│" in line]
    compared = {row[0] for row in rows if row[3]}
    assert compared == {"act to update at another seat, p95", "processor of the server, each act"}


def test_it_says_what_it_expects() -> None:
    assert CliRunner().invoke(bench_command, ["table", "--tables", "many"]).exit_code == 2
    assert CliRunner().invoke(bench_command, ["table", "--seconds", "1000"]).exit_code == 2
