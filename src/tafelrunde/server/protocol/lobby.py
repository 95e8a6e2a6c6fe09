"""Games and tables as seen from outside, and how people gather: wishes for tables, seats and rules."""

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
    """One seat: who sits there. `kind` is open, person or bot; a stand-in bot plays for a person who is away, or who
    has given the seat up and has no name here any more."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    stand_in: str | None = None
    online: bool = False
    you: bool = False
    entropy: bool = False  # this seat has added its pinch to the luck


class TableInfo(Plain):
    """A table: before the start, running, over or closed."""

    id: str
    game: str
    state: Literal["lobby", "running", "over", "closed"]
    seats: list[SeatInfo]
    options: dict[str, bool | int | str]
    edition: str  # that it is played with, or will be
    private: bool
    owner: bool  # you may start, seat bots, remove and close
    commitment: str  # hash of the secret the luck will come from
    seq: int
    spectators: int
    created: float
    rematch: str | None = None  # the table that follows this one
    proposal: ProposalInfo | None = None  # a rule that people are negotiating before the start
    outgrown: bool = False  # its rules or edition are not to be had here: it can be looked at, left and closed
    quiet: bool = False  # only who sits here may chat
    hushed: bool = False  # you may not
    your_turn: bool = False  # you owe an answer
    round: int | None = None  # where the game counts rounds
    moved: float | None = None  # since when all see the table as it is
    result: OutcomeInfo | None = None  # of a game that was played to its end
    audience: list[Spectator] = field(default_factory=list)  # for the owner: who watches or was sent away


class OutcomeInfo(Plain):
    """Who has won, and how many points each seat has."""

    winners: list[int]
    scores: list[int]


class Spectator(Plain):
    """Somebody who watches, as the table's owner sees them."""

    id: str
    name: str
    turned: Literal["mute", "away"] | None = None


class ProposalInfo(Plain):
    """An option that shall have another value: once all people at the table have agreed, it has."""

    by: int
    option: str
    value: bool | int | str
    yes: list[int]
    waiting: list[int]


class Tables(Plain):
    """Open tables that can be joined, and those you sit at."""

    open: list[TableInfo]
    mine: list[TableInfo]
    more: bool = False  # there are older ones of yours: ask with `skip`


# --- a game as the client needs it


class OptionInfo(Plain):
    """An option of the table with its words: only who sets up a table reads them."""

    name: str
    clause: str
    kind: Literal["switch", "pick", "guises", "seat", "number"]
    default: bool | int | str
    values: list[bool | int | str]
    title: Texts2
    about: Texts2
    says: dict[str, Texts2]  # what people call values that are words


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
    aim: Texts2 | None = None  # what wins, where the game has an introduction


class BrokenGame(Plain):
    """A game that is installed and cannot be played."""

    slug: str
    reason: str


class ServerInfo(Plain):
    """The server: its version and, told only at the machine itself, what is amiss."""

    version: str
    sick: list[BrokenGame]


class BoardInfo(Plain):
    """What draws a game in the browser; addresses within the server, whose contents never change."""

    script: str  # an ES module, see web/src/lib/board.ts
    styles: list[str]
    modules: list[str]  # what the script imports, so that all of it can come at once


class GameInfo(Plain):
    """What a board is drawn and spoken from: edition, words for its components, verbs and options."""

    card: GameCard
    edition: dict[str, Any]
    edition_hash: str
    rules_version: int
    names: dict[str, dict[str, Texts2]]  # domain -> word -> what people call it
    verbs: dict[str, list[str]]  # verb -> slots such as `to:space`
    events: dict[str, list[str]]  # event key -> slots
    unsaid: list[str]  # keys of events that the log has no line for: what they bring is seen, or another line says it
    options: list[OptionInfo]
    bots: list[str]
    own: list[str]  # the parts of a view that only the seat itself sees
    by_seat: list[str]  # the parts of a view that have one entry for each seat
    board: BoardInfo | None = None  # None: the generic table


class GameTexts(Plain):
    """What a game says at the table in one language, as a Fluent file."""

    text: str


class PassageInfo(Plain):
    """A part of the introduction: its heading, further words it is looked for under, and its paragraphs."""

    part: Literal["aim", "about", "turn", "win", "tips"]
    title: Texts2
    also: Texts2
    paragraphs: list[Texts2]


class GameIntro(Plain):
    """What a game is about, for whoever has never seen it; empty where a game tells nothing of itself."""

    passages: list[PassageInfo]


class GameRules(Plain):
    """The rules in our own words, to look something up in."""

    topics: list[TopicInfo]
    clauses: list[ClauseInfo]


class RulesFound(Plain):
    """What answers a question: parts of the introduction and ids of clauses, the likeliest first."""

    passages: list[str]
    clauses: list[str]


# --- who comes and what they wish


class GuestWish(Plain):
    """A guest's name; an empty body asks for one to be made up."""

    name: GuestName | None = None


class Guest(Plain):
    """Who you are here."""

    name: str


class SeatWish(Plain):
    """What a new table's seat shall be: open for a person, yourself, or a bot."""

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
    wish: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")] | None = None  # the same one again: the same table


class JoinWish(Plain):
    """Takes an open seat, or any. Before the start, who sits already changes to that seat; a bot there swaps."""

    seat: SeatNumber | None = None
    entropy: Hex | None = None


class SeatChange(Plain):
    """The owner's change of a seat: before the start open it, remove somebody or seat a bot; later let a bot stand in
    for a person who is away (`stand_in`) or give the seat back (`give_back`)."""

    seat: SeatNumber
    kind: Literal["open", "bot", "stand_in", "give_back"]
    bot: BotSpec | None = None


class OptionVoice(Plain):
    """A person's voice on an option before the start. It names the value, so that nobody agrees to another one than
    they have seen; who has proposed it withdraws it by declining."""

    kind: Literal["propose", "agree", "decline"]
    option: OptionName
    value: OptionValue


class Moderation(Plain):
    """The owner's word to those who watch: to one of them (`who`) keep quiet, go away or feel free again; to all, that
    only those write who sit here (`quiet`), or that everybody may (`open`)."""

    kind: Literal["mute", "send_away", "pardon", "quiet", "open"]
    who: Annotated[str, Meta(max_length=16)] | None = None


class SessionInfo(Plain):
    """A browser that you have come in with."""

    id: str
    about: str  # browser and system, as far as they can be told
    created: float
    used: float  # to the day
    this: bool  # the one that asks


class KeyInfo(Plain):
    """A link to one of your seats that you have made: who holds it now, or until when it can be opened."""

    id: str
    table: str
    game: str
    created: float
    until: float
    holder: str | None


class Keys(Plain):
    """All that opens something of yours."""

    sessions: list[SessionInfo]
    keys: list[KeyInfo]


class SeatLink(Plain):
    """The secret of a link to one seat; it travels in the fragment of an address, never in a query."""

    secret: Annotated[str, Meta(min_length=16, max_length=64)]
    table: str | None = None


class EndKey(Plain):
    """A session or a key to a seat that shall open nothing any more."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]


BODIES = (GuestWish, TableWish, JoinWish, SeatChange, OptionVoice, Moderation, SeatLink, EndKey)
"""What is sent to the server over HTTP."""
