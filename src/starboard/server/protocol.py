"""Everything that crosses the wire between the table service and a client, each thing defined once.

docs/protocol.md explains it, docs/protocol.schema.json and web/src/lib/protocol.ts are made from it
(`python -m starboard.server.schema`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from starboard.engine import View
from starboard.engine.setup import Kind
from starboard.entry import GlossaryGroup

PROTOCOL = 1
"""Changes when a client of the day before could no longer play."""

MOST_BYTES = 4096
"""The longest message a client may send."""

Act: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""A client's own name for something it does. Sent again with the same name, it is done once and acknowledged twice."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
ViewName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
"""Whose view of a table it is, and in which language: "0 fr", "watching en", "2 -"."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""The number of a message of a table, or of the protocol; no more than every language's numbers can hold."""
Seconds: TypeAlias = Annotated[float, Meta(ge=-1e15, le=1e15)]
Id: TypeAlias = Annotated[str, Meta(max_length=64)]
"""A name that the server gave to something: a decision, a bot, a game, a table option or its value."""
Option: TypeAlias = Annotated[str, Meta(max_length=2000)]
Options: TypeAlias = Annotated[Mapping[Id, Id], Meta(max_length=64)]
"""Table options by their names."""
Language: TypeAlias = Literal["en", "fr"]
Stage: TypeAlias = Literal["waiting", "playing", "over", "closed"]
RefusalCode: TypeAlias = Literal["malformed", "not_allowed", "not_possible", "stale"]
ByeCode: TypeAlias = Literal[
    "no_table",
    "wrong_token",
    "other_protocol",
    "other_rules",
    "damaged",
    "hello",
    "too_slow",
    "crowded",
    "replaced",
    "fault",
    "closing",
    "closed",
]


# What a client says. The first message on a socket is `hello`.


class FromClient(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """A message of a client; `do` says which."""


class Hello(FromClient, frozen=True):
    """Who is there: the holder of a seat's token, or without one somebody who watches.

    `have` is the number of the last message this client has got of this table, if it wants to go on from there, and
    `view` the view that it has got it of, as `welcome` named it: another one is always sent whole.
    `tell` asks for sentences about questions, options and events in a language.
    """

    protocol: Number = PROTOCOL
    token: Token | None = None
    have: Number | None = None
    view: ViewName | None = None
    tell: Language | None = None


class Sit(FromClient, frozen=True):
    """Take a seat that nobody holds (an empty one, or a bot's), any if none is named. The answer is `seated`.

    A client that sends its own secret as `token` may send the message again without losing the seat it already got.
    """

    act: Act
    name: Name
    seat: SeatNumber | None = None
    token: Annotated[str, Meta(min_length=16, max_length=64)] | None = None


class Stand(FromClient, frozen=True):
    """Leave one's seat for good: before the game it becomes empty, during the game a bot goes on."""

    act: Act


class Fill(FromClient, frozen=True):
    """Put a bot on a seat: an empty one, one's own, or one whose holder is away."""

    act: Act
    seat: SeatNumber
    bot: Id


class Clear(FromClient, frozen=True):
    """Before the game: make a seat empty (one's own, a bot's, or for the host anybody's)."""

    act: Act
    seat: SeatNumber


class Back(FromClient, frozen=True):
    """Take one's own seat back from the bot that plays it."""

    act: Act


class Change(FromClient, frozen=True):
    """Before the game, by the host: another number of seats, other table options."""

    act: Act
    seats: SeatCount
    options: Options


class Start(FromClient, frozen=True):
    """Begin the game, by anybody who sits; bots take the seats that are empty."""

    act: Act


class Answer(FromClient, frozen=True):
    """Answer one's open decision with one of its options; `at` is the second of the game at which it was clicked."""

    act: Act
    decision: Id
    option: Option
    at: Seconds | None = None


class Undo(FromClient, frozen=True):
    """Take one's last step back."""

    act: Act


class Say(FromClient, frozen=True):
    """Say something to the table."""

    act: Act
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rematch(FromClient, frozen=True):
    """After the game: open another table with the same people and options; `room.rematch` then names it."""

    act: Act


class Wish(FromClient, frozen=True):
    """Have the table choose an option (`standing.option`) when the question comes; None takes it back."""

    act: Act
    option: Option | None = None


class Ready(FromClient, frozen=True):
    """In a pause: one has seen what there was to see; with `at_once`, one wants to go on."""

    act: Act
    at_once: bool = False


class Hold(FromClient, frozen=True):
    """Hold a pause, or let it go on."""

    act: Act
    on: bool = True


class Ping(FromClient, frozen=True):
    """Answered at once by `pong`, to keep the line open and measure it."""

    sent: Seconds


Said: TypeAlias = (
    Hello
    | Sit
    | Stand
    | Fill
    | Clear
    | Back
    | Change
    | Start
    | Answer
    | Undo
    | Wish
    | Ready
    | Hold
    | Say
    | Rematch
    | Ping
)


# What the table shows.


class SeatView(Struct, frozen=True):
    """Who sits on a seat. `here` says whether its holder is connected; a held seat may be played by a bot meanwhile."""

    name: str = ""
    held: bool = False
    bot: str | None = None
    here: bool = False


class ChatLine(Struct, frozen=True):
    """Something somebody said; `seat` is None for those who watch."""

    seat: int | None
    name: str
    text: str


class PauseView(Struct, frozen=True):
    """The table leaves people time to look, and then answers a question for them."""

    question: str
    due: float | None
    """The second of the game at which it goes on; None while everybody is away."""
    since: float
    leader: int | None
    """The seat whose word alone ends it."""
    ready: Sequence[int]
    """The seats that want to go on."""
    holders: Sequence[int]
    """The seats that hold it."""


class Room(Struct, frozen=True):
    """The table apart from the game on it."""

    table: str
    game: str
    options: Mapping[str, str]
    private: bool
    stage: Stage
    seats: Sequence[SeatView]
    host: int | None
    chat: Sequence[ChatLine]
    rematch: str | None
    pause: PauseView | None = None


class StandingView(Struct, frozen=True):
    """What a seat may wish for before it is asked, and whether it does. Only that seat sees it."""

    question: str
    option: str
    wished: bool


class Wording(Struct, frozen=True):
    """The open decision in the client's language; told for questions that must be answered, not for open building."""

    question: str
    options: Mapping[str, str]


class Sight(Struct, frozen=True):
    """All that a client is shown: the room, its view of the game, the words for its decision, and what it may wish."""

    room: Room
    game: View | None
    wording: Wording | None
    standing: StandingView | None = None


# What the table service says.


class FromServer(Struct, frozen=True, tag_field="is", tag=str.lower):
    """A message of the server; `is` says which."""


class Told(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as events are (kind, seat, data), with its sentence where one was asked for."""

    kind: str
    seat: int | None
    data: Mapping[str, Any]
    text: str | UnsetType = UNSET


class Welcome(FromServer, frozen=True):
    """The whole picture: what is to be seen now, as of message `n`, and what happened lately."""

    n: int
    seat: int | None
    now: float
    sight: Sight
    story: Sequence[Told]
    server: str
    """The version of the server's client; another one than the page's own asks for a reload."""
    view: str = ""
    """The name of this view, for the next `hello`; empty in a replay."""


class Resumed(FromServer, frozen=True):
    """The answer to a `hello` that goes on from `have`; the updates that were missed follow."""

    now: float
    server: str
    """The version of the server's client, as in `welcome`: the server may have been renewed meanwhile."""


Path: TypeAlias = Sequence[str | int]
Op: TypeAlias = Sequence[Any]
"""One change of a `Sight`, as JSON: `[path, value]` sets, `[path]` removes the last key of the path, and
`[path, start, count, [items]]` replaces `count` items of a list from `start` on."""


class Update(FromServer, frozen=True):
    """What changed with message `n` of the table: the ops bring the sight from the previous message up to date."""

    n: int
    now: float
    ops: Sequence[Op]
    events: Sequence[Told]
    act: str | UnsetType = UNSET
    """The client's own name for what it did, if this is what came of it: the acknowledgement, as `done` would be."""


class Seated(FromServer, frozen=True):
    """The seat is yours, and whoever holds this token; a `welcome` for the seat follows."""

    act: str
    seat: int
    token: str


class Done(FromServer, frozen=True):
    """What the client did under this name is stored; it is part of message `n`. An update with `act` says the same."""

    act: str
    n: int


class Refused(FromServer, frozen=True):
    """What the client did (`act`, if it was readable) is not possible, and nothing changed. `code` is for programs."""

    code: RefusalCode
    why: str
    act: str | None = None


class Pong(FromServer, frozen=True):
    """The answer to a ping; `now` is the second of the game."""

    sent: float
    now: float


class Bye(FromServer, frozen=True):
    """The last message before the server closes the socket."""

    code: ByeCode
    why: str
    retry: int | UnsetType = UNSET
    """Seconds after which the client may try again, where that is of use."""
    reason: str | UnsetType = UNSET
    """What the host of the server has to say about it, in his own words; `why` ends with it too."""


Message: TypeAlias = Welcome | Resumed | Update | Seated | Done | Refused | Pong | Bye


# What is asked and answered over HTTP.


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. With a name, whoever opens the table takes seat 0; `fill` puts a bot on every other seat."""

    game: Id
    seats: SeatCount
    options: Options = {}
    private: bool = False
    name: Name | None = None
    fill: Id | None = None
    start: bool = False


class OpenedTable(Struct, frozen=True):
    """The answer: the table, and the token of seat 0 if it was taken."""

    table: str
    seat: int | None
    token: str | None


class PlaceInfo(Struct, frozen=True):
    """GET /api/place: where friends on other machines find this service, if its host knows; else as the page does."""

    address: str | None


class ChoiceInfo(Struct, frozen=True):
    """A table option with its words."""

    name: str
    text: str
    default: str
    values: Mapping[str, str]
    """Each value with its words, in order."""
    kind: Kind = "one"
    """Whether it takes one of the values, or a list of them with spaces between, the same one again if need be."""
    most: int = 1
    """How many values it may take."""
    add: str = ""
    """For a list: the words that offer one more."""
    group: str = ""
    """The heading under which a form puts it, such as the box in which it is sold; empty for what is always asked."""
    switch: str = ""
    """The option without which this one means nothing: hidden and not sent while that has its default value.

    Its own name if it is a switch itself.
    """


class NeedInfo(Struct, frozen=True):
    """What cannot be chosen without something else: one of `values` for `option` needs one of `among` for `of`.

    Either may be `seats`, the number of seats. None of `never` may be chosen for `of`; where `among` is empty nothing
    else is needed. A list has a value if it is anywhere in it. Where `only` names whole lists, `of` must be
    one of them. `text` says so in a sentence.
    """

    option: str
    values: Sequence[str]
    of: str
    among: Sequence[str]
    never: Sequence[str]
    only: Sequence[str]
    text: str


class PresetInfo(Struct, frozen=True):
    """A ready-made set of options: POST /api/games/{game}/suggestion says what a table with it would agree on."""

    name: str
    text: str
    about: str
    group: str = ""


class DiceTableInfo(Struct, frozen=True):
    """A table by which dice choose options: POST /api/games/{game}/suggestion rolls them."""

    name: str
    text: str
    about: str
    dice: Sequence[int]
    """How many may be rolled, the usual number first."""
    group: str = ""


class SuggestionWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a form asks for: a preset, or so many dice of a table, on what is agreed on so far."""

    seats: int
    options: Mapping[str, str] = {}
    preset: str = ""
    dice_table: str = ""
    dice: int = 0


class RolledDie(Struct, frozen=True):
    """A die that was rolled for an option, and what it brought."""

    face: int
    text: str


class SuggestionMade(Struct, frozen=True):
    """An ordinary setup, which can be changed; and the dice that chose it."""

    seats: int
    options: Mapping[str, str]
    dice: Sequence[RolledDie] = ()


class GameInfo(Struct, frozen=True):
    """GET /api/games?tell=fr answers a list of these: enough to make a form for a new table of any game."""

    name: str
    title: str
    about: str
    seats: tuple[int, int]
    seat_names: Sequence[str]
    choices: Sequence[ChoiceInfo]
    needs: Sequence[NeedInfo]
    presets: Sequence[PresetInfo]
    dice_tables: Sequence[DiceTableInfo]
    bots: Sequence[str]
    notation: bool
    """Whether what a seat has made, or the table, can be copied as a text."""


class Glossary(Struct, frozen=True):
    """GET /api/games/{game}/glossary?tell=fr: every printed thing of a game explained, by groups."""

    groups: Sequence[GlossaryGroup]


class TableInfo(Struct, frozen=True):
    """GET /api/tables answers a list of these: the public tables, and GET /api/tables/{table} one of them."""

    table: str
    game: str
    stage: Stage
    seats: Sequence[SeatView]
    options: Mapping[str, str]
    opened: float
    """Seconds since 1970."""
    reserved: bool = False
    """Whether it waits for the people of an earlier game: the lobby does not list it."""
    scores: Sequence[float] | None = None
    """Of each seat when the game is over, the higher the better."""


class Problem(Struct, frozen=True):
    """Any HTTP answer that is not a success: one sentence about what does not fit."""

    why: str


class Drawn(Struct, frozen=True):
    """GET /api/tables/{table}/drawing?tell=fr&columns=100&look=map&at=12: the table as a terminal draws it.

    Each line is a list of pieces, a text and the name of its style; `styles` says what the names mean. `looks` are the
    other things one may ask to see, with their words. `at` is a step of a finished game's replay.
    """

    lines: Sequence[Sequence[tuple[str, str]]]
    styles: Mapping[str, str]
    looks: Mapping[str, str]


class Replay(Struct, frozen=True):
    """GET /api/tables/{table}/replay?tell=fr: a finished game from its beginning, as everybody may now see it.

    `updates` are like those of a live table, numbered from 1, so a client plays them the same way.
    """

    start: Welcome
    updates: Sequence[Update]
