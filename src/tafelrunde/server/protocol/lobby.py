"""Games and tables seen from outside, and the requests with which people gather: tables, seats and options."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from tafelrunde.server.protocol import Plain, Texts2

GuestName = Annotated[str, Meta(min_length=1, max_length=24)]
BotSpec = Annotated[str, Meta(max_length=40)]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$")]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = bool | int | Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


# --- what a table looks like from outside


class SeatInfo(Plain):
    """A seat and its player. `kind` is open, person or bot.

    A stand-in bot plays for a person who is away. It also plays for a person who has given the seat up; such a seat has
    no name any more."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    stand_in: str | None = None
    online: bool = False
    you: bool = False
    entropy: bool = False  # this seat has contributed to the luck


class TableInfo(Plain):
    """A table: before the start, running, over or closed."""

    id: str
    game: str
    state: Literal["lobby", "running", "over", "closed"]
    seats: list[SeatInfo]
    options: dict[str, bool | int | str]
    edition: str  # digest of the edition that the table uses
    private: bool
    owner: bool  # you may start, seat bots, remove people and close
    commitment: str  # hash of the secret that the luck will come from
    seq: int
    spectators: int
    created: float
    rematch: str | None = None  # the table that follows this one
    proposal: ProposalInfo | None = None  # a rule that people are negotiating before the start
    outgrown: bool = False  # this server lacks its rules or edition: you can look at it, leave it and close it
    quiet: bool = False  # only seated people may chat
    hushed: bool = False  # you may not chat
    your_turn: bool = False  # you owe an answer
    round: int | None = None  # null where the game counts no rounds
    moved: float | None = None  # time of the last change of the position
    result: OutcomeInfo | None = None  # of a finished game
    audience: list[Spectator] = field(default_factory=list)  # for the owner: spectators, and those sent away


class OutcomeInfo(Plain):
    """The winners, and the points of each seat."""

    winners: list[int]
    scores: list[int]


class Spectator(Plain):
    """A spectator, as the table's owner sees them."""

    id: str
    name: str
    turned: Literal["mute", "away"] | None = None


class ProposalInfo(Plain):
    """A proposed value of an option. It takes effect once all people at the table agree."""

    by: int
    option: str
    value: bool | int | str
    yes: list[int]
    waiting: list[int]


class Tables(Plain):
    """Open tables that can be joined, and those you sit at."""

    open: list[TableInfo]
    mine: list[TableInfo]
    more: bool = False  # you have older ones: ask with `skip`


# --- a game as the client needs it


class OptionInfo(Plain):
    """An option of a table with its texts, which people read when they set up a table."""

    name: str
    clause: str
    kind: Literal["switch", "pick", "guises", "seat", "number"]
    default: bool | int | str
    values: list[bool | int | str]
    title: Texts2
    about: Texts2
    says: dict[str, Texts2]  # names of the values that are words


class ClauseInfo(Plain):
    """A clause of the rules."""

    id: str
    topic: str
    text: Texts2
    option: str = ""


class TopicInfo(Plain):
    """A heading of the rules."""

    id: str
    text: Texts2


class GameCard(Plain):
    """A game on the start page."""

    slug: str
    title: Texts2
    pitch: Texts2
    length: Texts2
    seats: tuple[int, int]
    aim: Texts2 | None = None  # the aim of the game, where it has an introduction


class BrokenGame(Plain):
    """An installed game that cannot be played."""

    slug: str
    reason: str


class ServerInfo(Plain):
    """The server: its version, and its broken games. Only requests from the machine itself get these."""

    version: str
    sick: list[BrokenGame]


class BoardInfo(Plain):
    """The files that draw a game in the browser: addresses on this server whose contents never change."""

    script: str  # an ES module, see web/src/lib/board.ts
    styles: list[str]
    modules: list[str]  # imports of the script, for loading them all at once


class GameInfo(Plain):
    """All that a page needs to draw a game: edition, names of components, verbs and options."""

    card: GameCard
    edition: dict[str, Any]
    edition_hash: str
    rules_version: int
    names: dict[str, dict[str, Texts2]]  # domain -> word -> its name
    verbs: dict[str, list[str]]  # verb -> slots such as `to:space`
    events: dict[str, list[str]]  # event key -> slots
    unsaid: list[str]  # keys of events without a line in the log: the table or another line shows them
    options: list[OptionInfo]
    bots: list[str]
    own: list[str]  # parts of a view that only the seat itself sees
    by_seat: list[str]  # parts of a view with one entry for each seat
    board: BoardInfo | None = None  # None: the generic table


class GameTexts(Plain):
    """The texts of a game in one language, as a Fluent file."""

    text: str


class PassageInfo(Plain):
    """A part of the introduction: its heading, further search words (`also`), and its paragraphs."""

    part: Literal["aim", "about", "turn", "win", "tips"]
    title: Texts2
    also: Texts2
    paragraphs: list[Texts2]


class GameIntro(Plain):
    """The introduction to a game for new players; empty where a game has none."""

    passages: list[PassageInfo]


class GameRules(Plain):
    """The rules of a game in our own words."""

    topics: list[TopicInfo]
    clauses: list[ClauseInfo]


class RulesFound(Plain):
    """The answers to a question: parts of the introduction and ids of clauses, the likeliest first."""

    passages: list[str]
    clauses: list[str]


# --- guests and their requests


class GuestWish(Plain):
    """A guest's name; an empty body asks for a random one."""

    name: GuestName | None = None


class Guest(Plain):
    """Your identity on this server."""

    name: str


class SeatWish(Plain):
    """A seat of a new table: open for a person, yourself, or a bot."""

    kind: Literal["open", "me", "bot"]
    bot: BotSpec | None = None


class TableWish(Plain):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[OptionName, OptionValue] = field(default_factory=dict)
    private: bool = True
    entropy: Hex | None = None
    start: bool = False  # start at once if no seat is open
    wish: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")] | None = None  # idempotency key


class JoinWish(Plain):
    """A request for an open seat; null takes any. Seated people change seats before the start, also with a bot."""

    seat: SeatNumber | None = None
    entropy: Hex | None = None


class SeatChange(Plain):
    """The owner's change of a seat. Before the start: open it, which removes a person, or seat a bot.

    Later: let a bot stand in for a person who is away (`stand_in`), or give the seat back (`give_back`)."""

    seat: SeatNumber
    kind: Literal["open", "bot", "stand_in", "give_back"]
    bot: BotSpec | None = None


class OptionVoice(Plain):
    """A person's voice on an option before the start. It names the value, since the proposal may have changed.

    The proposer withdraws a proposal by declining it."""

    kind: Literal["propose", "agree", "decline"]
    option: OptionName
    value: OptionValue


class Moderation(Plain):
    """The owner's decision about spectators.

    One of them (`who`) is muted, sent away or pardoned. The chat is for seated people only (`quiet`), or for all
    (`open`)."""

    kind: Literal["mute", "send_away", "pardon", "quiet", "open"]
    who: Annotated[str, Meta(max_length=16)] | None = None


class SessionInfo(Plain):
    """A browser that you have signed in with."""

    id: str
    about: str  # browser and system, as far as known
    created: float
    used: float  # rounded to days
    this: bool  # the browser of this request


class KeyInfo(Plain):
    """A link that you have made to one of your seats: its holder, or the time until which it can be opened."""

    id: str
    table: str
    game: str
    created: float
    until: float
    holder: str | None


class Keys(Plain):
    """Your sessions, and the links to your seats."""

    sessions: list[SessionInfo]
    keys: list[KeyInfo]


class SeatLink(Plain):
    """The secret of a link to a seat. It travels in the fragment of an address, never in a query."""

    secret: Annotated[str, Meta(min_length=16, max_length=64)]
    table: str | None = None


class EndKey(Plain):
    """A request to end a session, or a key to a seat."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]


BODIES = (GuestWish, TableWish, JoinWish, SeatChange, OptionVoice, Moderation, SeatLink, EndKey)
"""All structs that clients send over HTTP."""
