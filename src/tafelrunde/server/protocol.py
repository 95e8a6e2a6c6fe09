"""What server and client say to each other. TypeScript types are generated from this module.

Over the WebSocket both sides send tagged messages; over HTTP the same structs travel as bodies. The client computes no
rules: a view is complete, comes with the legal moves and the prompt, and never depends on an earlier one.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Spec = Annotated[str, Meta(max_length=40)]
Move = Annotated[str, Meta(min_length=1, max_length=120)]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = bool | int | Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0)]
Word = str | int


class Plain(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """The base of all bodies: unknown fields are refused, not ignored."""


# --- what a table looks like from outside


class SeatInfo(Plain):
    """One seat: who sits there. `kind` is open, person or bot; a stand-in bot plays for an absent person."""

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
    edition: str
    private: bool
    owner: bool  # you may start, seat bots, remove and close
    commitment: str  # hash of the secret the luck will come from
    seq: int
    spectators: int
    created: float
    rematch: str | None = None  # the table that follows this one
    proposal: ProposalInfo | None = None  # a rule that people are negotiating before the start


class ProposalInfo(Plain):
    """An option that shall have another value: once all people at the table have agreed, it has."""

    by: int
    option: str
    value: bool | int | str
    yes: list[int]
    waiting: list[int]


# --- a game as the client needs it


class Texts2(Plain):
    """A text in both languages."""

    de: str
    en: str


class OptionInfo(Plain):
    """An option of the table; its words are the game's texts `option-<name>`."""

    name: str
    clause: str
    kind: Literal["switch", "pick", "seat", "number"]
    default: bool | int | str
    values: list[bool | int | str]


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


class GameInfo(Plain):
    """What a board is drawn and spoken from: edition, words for its components, verbs and options."""

    card: GameCard
    edition: dict[str, Any]
    edition_hash: str
    rules_version: int
    names: dict[str, dict[str, Texts2]]  # domain -> word -> what people call it
    verbs: dict[str, list[str]]  # verb -> slots such as `to:space`
    events: dict[str, list[str]]  # event key -> slots
    options: list[OptionInfo]
    bots: list[str]


class GameRules(Plain):
    """The rules in our own words, to look something up in."""

    topics: list[TopicInfo]
    clauses: list[ClauseInfo]


# --- what a seat sees


class LegalMove(Plain):
    """A legal move: its notation, and its verb and words for texts and highlights."""

    move: str
    verb: str
    words: list[Word]


class Told(Plain):
    """An event as told to this audience; its words are the game's text `event-<key>`."""

    key: str
    clause: str
    args: dict[str, Word]
    final: bool = False
    kept: bool = True  # stays in the log; what does not is only shown when it happens


class LogLine(Plain):
    """All that one move brought: who played what, and what was told."""

    seq: int  # the number of the move
    seat: int | None  # None for the opening
    move: str | None
    told: list[Told]


class Refused(Plain):
    """Why a move is not allowed; its words are the text `why-<key>`."""

    clause: str
    key: str
    args: dict[str, Word]  # slot (with its domain, `to:space`) -> word


class ResultInfo(Plain):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    ranks: list[int]
    how: str
    clause: str


class Sight(Plain):
    """Everything a seat (or a spectator) sees and may do at one moment."""

    seq: int  # moves that stand
    seat: int | None
    table: dict[str, Any]  # the game's view
    asks: str | None  # topic of the open decision
    decision: str | None  # its id: answers name it, so that late ones are recognised
    pending: list[int]  # seats that owe an answer
    legal: list[LegalMove]  # empty unless this seat may answer
    answered: str | None  # this seat's own sealed answer, which it may still change
    can_undo: bool
    thinking: list[int]  # seats whose bot is at work
    vote: VoteInfo | None
    result: ResultInfo | None
    secret: str | None  # the revealed secret of the luck, once the game is over


class VoteInfo(Plain):
    """A vote on taking back moves beyond what is free."""

    by: int
    back_to: int  # number of moves that would stand
    yes: list[int]
    waiting: list[int]


class ChatLine(Plain):
    """A word at the table, apart from the log."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


# --- client to server


class Hello(Plain, tag="hello"):
    """Opens or resumes: `seen` is the last move the client knows, -1 for none."""

    proto: int
    table: Id
    seen: int = -1


class Command(Plain, tag="cmd"):
    """One decision. The same command id always gets the same answer."""

    command: Id
    decision: Annotated[str, Meta(max_length=40)]
    move: Move


class Try(Plain, tag="try"):
    """What would happen, or why not? Changes nothing and tells nothing that the move itself would reveal."""

    id: Id
    move: Move


class Undo(Plain, tag="undo"):
    """Takes back the own last move where that is free, else calls a vote to return to `back_to` moves."""

    command: Id
    back_to: Seq | None = None


class Vote(Plain, tag="vote"):
    """A person's voice in an open vote."""

    command: Id
    yes: bool


class Say(Plain, tag="say"):
    """Chat."""

    text: ChatText


class Ping(Plain, tag="ping"):
    """Liveness; `t` comes back in the pong."""

    t: float


ClientMessage = Hello | Command | Try | Undo | Vote | Say | Ping


# --- server to client


class Welcome(Plain, tag="welcome"):
    """The socket is open."""

    proto: int
    build: str
    time: float
    table: TableInfo
    chat: list[ChatLine]


class ViewMessage(Plain, tag="view"):
    """A complete view, and the log so far."""

    sight: Sight
    log: list[LogLine]


class Visit(Plain):
    """All that somebody who comes to a table sees first; there is no view before the start."""

    table: TableInfo
    view: ViewMessage | None


class StepMessage(Plain, tag="step"):
    """New log lines to animate, and the complete view after them. After an undo `log` is shorter: see `from_seq`."""

    from_seq: int
    lines: list[LogLine]
    sight: Sight


class Ack(Plain, tag="ack"):
    """The command is committed."""

    command: str
    seq: int


class Reject(Plain, tag="reject"):
    """Nothing has happened. `reject-<code>` says why and what helps; `refused` names the rule, if one forbids it."""

    command: str
    code: str
    args: dict[str, Word] = field(default_factory=dict)
    refused: Refused | None = None


class Tried(Plain, tag="tried"):
    """The answer to a try: refused, or what would be told; `final` if it cannot be taken back freely."""

    id: str
    refused: Refused | None
    final: bool
    told: list[Told]
    table: dict[str, Any] | None  # the view after it, unless luck or a reveal would decide it


class TableMessage(Plain, tag="table"):
    """Seats, presence or state of the table changed."""

    table: TableInfo


class ChatMessage(Plain, tag="chat"):
    """A new chat line."""

    line: ChatLine


class GoingAway(Plain, tag="going_away"):
    """The server restarts; reconnect after about so long."""

    retry_ms: int


class Pong(Plain, tag="pong"):
    """The answer to a ping."""

    t: float
    time: float


ServerMessage = (
    Welcome | ViewMessage | StepMessage | Ack | Reject | Tried | TableMessage | ChatMessage | GoingAway | Pong
)


# --- HTTP bodies


class GuestWish(Plain):
    """A guest's name; an empty body asks for one to be made up."""

    name: Name | None = None


class Guest(Plain):
    """Who you are here."""

    name: str


class SeatWish(Plain):
    """What a new table's seat shall be: open for a person, yourself, or a bot."""

    kind: Literal["open", "me", "bot"]
    bot: Spec | None = None


class TableWish(Plain):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[OptionName, OptionValue] = field(default_factory=dict)
    private: bool = True
    entropy: Hex | None = None
    start: bool = False  # start at once if no seat is open


class JoinWish(Plain):
    """Takes an open seat, or any. Before the start, who sits already changes to that seat; a bot there swaps."""

    seat: SeatNumber | None = None
    entropy: Hex | None = None


class SeatChange(Plain):
    """The owner's change of a seat: before the start open it, remove somebody or seat a bot; later let a bot stand in
    for a person who is away (`stand_in`) or give the seat back (`give_back`)."""

    seat: SeatNumber
    kind: Literal["open", "bot", "stand_in", "give_back"]
    bot: Spec | None = None


class OptionVoice(Plain):
    """A person's voice on an option before the start. It names the value, so that nobody agrees to another one than
    they have seen; who has proposed it withdraws it by declining."""

    kind: Literal["propose", "agree", "decline"]
    option: OptionName
    value: OptionValue


class SeatLink(Plain):
    """The secret of a personal seat link; it travels in the fragment of an address, never in a query."""

    secret: Annotated[str, Meta(min_length=16, max_length=64)]
    table: str | None = None


class Tables(Plain):
    """Open tables that can be joined, and those you sit at."""

    open: list[TableInfo]
    mine: list[TableInfo]


class Moment(Plain):
    """A moment of the past: the table after `seq` moves, from your eyes."""

    seq: int
    of: int
    sight: Sight
    lines: list[LogLine]


class Verdict(Plain):
    """What checking the record found."""

    ok: bool
    moves: int
    outcomes: int
    commitment: str
    seed: str
    error: Texts2 | None = None


class Problem(Plain):
    """An error of the HTTP interface: the same codes as a `reject`."""

    code: str
    message: Texts2
    args: dict[str, Word] = field(default_factory=dict)
    refused: Refused | None = None


BODIES = (Command, Try, Undo, Vote, Say, GuestWish, TableWish, JoinWish, SeatChange, OptionVoice, SeatLink)
"""What is sent to the server over HTTP."""
