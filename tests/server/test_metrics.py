"""The metrics of a real server at which somebody plays, read as Prometheus reads them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from prometheus_client import Metric
from prometheus_client.openmetrics import parser as open_metrics
from prometheus_client.parser import text_string_to_metric_families as parse

from starboard.server.tallies import Counts, Durations, Tallies
from tests.browser.service import Service
from tests.server.clients import PATIENCE, Client, open_table, post

OPEN_METRICS = "application/openmetrics-text; version=1.0.0"

HISTOGRAMS = (
    "starboard_act_seconds",
    "starboard_bot_seconds",
    "starboard_loop_lag_seconds",
    "starboard_store_append_seconds",
)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    options = ("--metrics-from", "198.51.100.0/24", "--metrics-from", "2001:db8::/32")
    with Service(tmp_path_factory.mktemp("service"), *options) as running:
        yield running.address


def scrape(service: str, **headers: str) -> str:
    with urlopen(Request(f"{service}/metrics", headers=headers), timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
        return text


def families(service: str) -> dict[str, Metric]:
    return {family.name: family for family in parse(scrape(service))}


def value(service: str, sample: str, **labels: str) -> float | None:
    """The value of a sample; None if there is none."""
    found = [
        one.value
        for family in families(service).values()
        for one in family.samples
        if (one.name, one.labels) == (sample, labels)
    ]
    assert len(found) < 2
    return found[0] if found else None


def until(service: str, sample: str, wanted: float, **labels: str) -> None:
    """Scrape until a sample has a value: people who leave are gone a moment later."""
    deadline = time.monotonic() + PATIENCE
    while (found := value(service, sample, **labels)) != wanted:
        assert time.monotonic() < deadline, f"{sample}{labels} is {found}"
        time.sleep(0.05)


def status(service: str, caller: str) -> int:
    """How a proxy on the server's machine is answered that passes on what this caller asks."""
    try:
        scrape(service, **{"x-forwarded-for": caller})
    except HTTPError as problem:
        with problem:
            return problem.code
    return 200


def test_what_people_do_is_counted(service: str) -> None:
    answered = value(service, "starboard_acts_total", kind="answered") or 0
    spoke = value(service, "starboard_acts_total", kind="spoke") or 0
    stale = value(service, "starboard_refusals_total", reason="stale")
    malformed = value(service, "starboard_refusals_total", reason="malformed")
    answers = value(service, "starboard_act_seconds_count")
    appends = value(service, "starboard_store_append_seconds_count")
    assert None not in (stale, malformed, answers, appends), "what can be counted begins at 0"

    calm = {"rounds": "test"}
    opened = open_table(service, name="Ada", fill="sensible", start=True, options=calm)
    with Client(service, opened["table"], opened["token"]) as ada, Client(service, opened["table"]) as watcher:
        ada.until(lambda me: me.decision)
        watcher.until(lambda me: me.game)
        for _ in range(3):
            assert ada.answer()["is"] == "done"
        assert ada.do("say", text="Counted?")["is"] == "done"
        assert ada.do("answer", decision="long gone", option="none")["code"] == "stale"
        ada.send({"do": "dance"})
        ada.until(lambda me: me.refused[-1]["code"] == "malformed")
        until(service, "starboard_people", 1, role="seat")
        until(service, "starboard_people", 1, role="watcher")
        assert value(service, "starboard_connections") == 2
        assert (value(service, "starboard_tables", state="live") or 0) >= 1
        assert (value(service, "starboard_acts_total", kind="answered") or 0) >= answered + 3
        assert value(service, "starboard_acts_total", kind="spoke") == spoke + 1
        assert stale is not None
        assert malformed is not None
        assert answers is not None
        assert appends is not None
        assert value(service, "starboard_refusals_total", reason="stale") == stale + 1
        assert value(service, "starboard_refusals_total", reason="malformed") == malformed + 1
        assert value(service, "starboard_act_seconds_count") == answers + 5
        assert (value(service, "starboard_store_append_seconds_count") or 0) >= appends + 4
        assert (value(service, "starboard_bot_seconds_count") or 0) > 0
    until(service, "starboard_connections", 0)
    until(service, "starboard_people", 0, role="seat")


def test_what_is_refused_is_counted(service: str) -> None:
    before = value(service, "starboard_requests_refused_total", reason="problem-no-table") or 0
    with pytest.raises(HTTPError) as refused:
        urlopen(f"{service}/api/tables/nowhere", timeout=PATIENCE)
    refused.value.close()
    assert value(service, "starboard_requests_refused_total", reason="problem-no-table") == before + 1
    assert "chess" in post(f"{service}/api/tables", {"game": "chess", "seats": 2})["why"]
    assert value(service, "starboard_requests_refused_total", reason="not_possible") == 1
    with Client(service, "nowhere") as lost:
        assert lost.until_bye() == "no_table"
    assert value(service, "starboard_connections_refused_total", reason="no_table") == 1


def test_tables_that_sleep_are_counted_too(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        for _ in range(3):
            open_table(service.address, name="Ada")
        service.kill()
        service.start()
        assert value(service.address, "starboard_tables", state="live") == 0
        assert value(service.address, "starboard_tables", state="asleep") == 3


def test_every_histogram_and_the_process_are_there(service: str) -> None:
    found = families(service)
    for name in HISTOGRAMS:
        buckets = [one.value for one in found[name].samples if one.name.endswith("_bucket")]
        assert buckets == sorted(buckets), "each bucket holds the ones before it"
        assert buckets[-1:] == [one.value for one in found[name].samples if one.name.endswith("_count")]
    assert (value(service, "process_resident_memory_bytes") or 0) > 10_000_000
    assert (value(service, "process_open_fds") or 0) > 3
    deadline = time.monotonic() + PATIENCE
    while not value(service, "starboard_loop_lag_seconds_count"):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_scraper_that_prefers_open_metrics_gets_them(service: str) -> None:
    read: Callable[[str], Iterable[Metric]] = open_metrics.text_string_to_metric_families
    found = {family.name for family in read(scrape(service, accept=OPEN_METRICS))}
    assert {"starboard_acts", "starboard_tables", *HISTOGRAMS} <= found


@pytest.mark.parametrize(
    ("caller", "expected"),
    [
        ("198.51.100.7", 200),
        ("2001:db8::7", 200),
        ("::ffff:198.51.100.7", 200),
        ("203.0.113.9", 403),
        ("2001:db9::7", 403),
        ("127.0.0.1", 403),
        ("somebody", 403),
    ],
)
def test_metrics_are_for_this_machine_and_the_networks_of_the_host(service: str, caller: str, expected: int) -> None:
    assert status(service, caller) == expected


def test_a_duration_counts_in_the_first_bucket_that_holds_it() -> None:
    durations = Durations("test_seconds", "", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 2.0):
        durations.add(seconds)
    assert durations.counts == [2, 1, 1]
    assert durations.total == pytest.approx(2.65)


def test_every_name_is_given_once() -> None:
    names = [tally.name for tally in Tallies()]
    assert len(names) == len(set(names))
    assert all(name.startswith("starboard_") for name in names)
    assert Counts("a", "").counts == {"": 0}
    assert Counts("a", "", "label").counts == {}
