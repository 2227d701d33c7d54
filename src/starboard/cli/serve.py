"""`starboard serve`: open the table for browsers."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import webbrowser
from datetime import datetime
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from starboard.cli.common import age_option, cli_words, database_options, language_option, named_database
from starboard.engine import BadInput
from starboard.words import Words

if TYPE_CHECKING:  # commands that open no table start faster without a database
    from starboard.server.store import Owned

PORTS_TRIED = 20
EVERYWHERE = "0.0.0.0"


def _networks(_: click.Context, __: click.Parameter, texts: tuple[str, ...]) -> tuple[str, ...]:
    for text in texts:
        try:
            ip_network(text, strict=False)
        except ValueError:
            raise click.BadParameter(f"expected a network such as 10.0.0.0/8, got {text}") from None
    return texts


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--lan", is_flag=True, help="Listen on all addresses, so that friends on your network can join.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="The port. If you name none and it is taken, a free one near it.",
)
@database_options
@click.option("--origin", "origins", multiple=True, help="Another web site whose pages may use this server (repeat).")
@click.option("--address", help="The address friends use, if it is another (behind a proxy): https://...")
@click.option("--host-name", "host_names", multiple=True, help="Another name of this server (repeat); * for any.")
@click.option("--bot-pace", default=1.0, show_default=True, help="How long bots take: 1 like people, 0 at once.")
@click.option("--tables-a-minute", default=30, show_default=True, help="New tables that one address may open.")
@click.option("--tables-per-address", default=20, show_default=True, help="Open tables that one address may have.")
@click.option("--watchers", default=100, show_default=True, help="People who may watch one table; seats come first.")
@click.option(
    "--connections", type=click.IntRange(min=1), default=10_000, show_default=True, help="Connections in all."
)
@click.option(
    "--connections-per-address",
    type=click.IntRange(min=1),
    default=200,
    show_default=True,
    help="Connections of one address, or of one IPv6 /64.",
)
@age_option("--keep-finished", told="Delete finished tables after so long: 365d. Else never.")
@age_option("--keep-abandoned", told="Delete unfinished tables that nobody uses after so long: 30d. Else never.")
@click.option(
    "--metrics-from", multiple=True, callback=_networks, help="A network that may read /metrics: 10.0.0.0/8 (repeat)."
)
@click.option("--open", "open_browser", is_flag=True, help="Open a browser.")
@language_option
def serve_command(
    host: str,
    lan: bool,
    port: int,
    data: Path | None,
    database: str | None,
    origins: tuple[str, ...],
    address: str | None,
    host_names: tuple[str, ...],
    bot_pace: float,
    tables_a_minute: int,
    tables_per_address: int,
    watchers: int,
    connections: int,
    connections_per_address: int,
    keep_finished: float | None,
    keep_abandoned: float | None,
    metrics_from: tuple[str, ...],
    open_browser: bool,
    language: str | None,
) -> None:
    """Open the table for browsers.

    Every action is stored before it is acknowledged; games go on where they were after a restart.
    """
    from starboard.server.app import Place, make_app
    from starboard.server.edge.limits import EdgeLimits
    from starboard.server.serving import serve
    from starboard.server.store import Owned, Ownership, StoreError
    from starboard.server.store.place import sqlite_file
    from starboard.server.store.private import others_may_look

    words = cli_words(language)
    try:
        url = named_database(data, database)
        mine = click.get_current_context().with_resource(Ownership(url))
        asyncio.run(_try_out(url))
    except Owned as problem:
        raise BadInput(_whose(problem, words)) from None
    except StoreError as problem:
        raise BadInput(str(problem)) from None
    is_named = click.get_current_context().get_parameter_source("port") is not ParameterSource.DEFAULT
    listener = _listen(EVERYWHERE if lan else host, port, 1 if is_named else PORTS_TRIED)
    found = listener.getsockname()[1]
    if found != port and port:
        click.echo(words("serve-elsewhere", wanted=str(port), port=str(found)), err=True)
    here = f"http://localhost:{found}"
    mine.announce(here)
    friends = address or (f"http://{_address_on_network()}:{found}" if lan else None)
    place = Place(
        database=url,
        bot_pace=bot_pace,
        origins=origins,
        tables_a_minute=tables_a_minute,
        tables_per_address=tables_per_address,
        watchers=watchers,
        keep_finished=keep_finished,
        keep_abandoned=keep_abandoned,
        address=friends,
        host_names=(*host_names, host),
        metrics_from=metrics_from,
    )
    click.echo(words("serve-here", address=here))
    if friends:
        click.echo(words("serve-friends", address=friends))
    click.echo(words("serve-stop"))
    file = sqlite_file(url)
    if file is not None and others_may_look(file):
        click.echo(words("serve-folder", folder=str(file.parent)), err=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [here]).start()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    app = make_app(place)
    limits = EdgeLimits(connections=connections, connections_per_address=connections_per_address)
    serve(app, listener, limits, say_goodbye=app.state.registry.say_goodbye)
    click.echo(words("serve-closed"))


def _whose(problem: Owned, words: Words) -> str:
    """Which server has the file that was asked for."""
    owner = problem.owner
    if owner is None:
        return words("serve-owned-unknown", file=str(problem.file))
    since = datetime.fromtimestamp(owner.since).astimezone()
    return words(
        "serve-owned",
        file=str(problem.file),
        process=str(owner.process),
        address=owner.address or "…",
        since=f"{since:%Y-%m-%d %H:%M}",
    )


async def _try_out(url: str) -> None:
    """Open and close the store once, so that a wrong address is one sentence before anything is started."""
    from starboard.server.store import Store

    store = await Store.open(url)
    await store.close()


def _listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket on the port, or on the next free one of so many; who names a port (for a proxy, say) means that one."""
    problem = OSError()
    for wanted in range(port, port + tries) if port else (0,):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
        except OSError as refused:
            listener.close()
            problem = refused
        else:
            return listener
    others = f" or the {tries - 1} after it" if tries > 1 else ""
    raise BadInput(f"cannot listen on {host}, port {port}{others}: {problem.strerror}")


def _address_on_network() -> str:
    """This machine's address for its neighbours: the one it would use to reach another network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
