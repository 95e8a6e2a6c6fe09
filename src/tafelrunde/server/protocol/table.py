"""Messages about one table: the sight of a seat, its commands, and the server's answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from tafelrunde.server.protocol import Plain, Texts2
from tafelrunde.server.protocol.lobby import BoardInfo, TableInfo

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=120)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Seq = Annotated[int, Meta(ge=0)]
WordText = str | int


# --- what a seat sees


class LegalMove(Plain):
    """A legal move: its notation, and the verb and words that texts and highlights need."""

    move: str
    verb: str
    words: list[WordText]


class ToldEvent(Plain):
    """An event as this viewer hears it; its text is `event-<key>`."""

    key: str
    clause: str
    args: dict[str, WordText]
    final: bool = False
    kept: bool = True  # stays in the log; else it is only shown when it happens
    change: dict[str, Any] | list[Any] | UnsetType = UNSET
    """The patch of the view since the event before, while a move is watched."""


class TakenBack(Plain):
    """Moves that were taken back: by which seat, how many, and the seats that agreed (none where none was asked)."""

    by: int
    count: int
    agreed: list[int]


class LogLine(Plain, omit_defaults=True):
    """A move in the log: its seat, its notation, its events, and the moves taken back to this moment later."""

    seq: int  # number of the move
    seat: int | None  # null for the opening, and where several seats have answered
    move: str | None
    told: list[ToldEvent]
    back: list[TakenBack] = field(default_factory=list)


class Refused(Plain):
    """The reason why a move is not allowed; its text is `why-<key>`."""

    clause: str
    key: str
    args: dict[str, WordText]  # slot (with its domain, `to:space`) -> word


class CautionInfo(Plain):
    """A warning before a move; its text is `caution-<key>`."""

    key: str
    args: dict[str, WordText]  # slot (with its domain) -> word


class ResultInfo(Plain):
    """The result of a game."""

    winners: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    ranks: list[int]
    how: str
    clause: str


class SightInfo(Plain):
    """All that a seat or a spectator sees and may do at one moment."""

    seq: int  # number of moves that stand; all answers to a quiet question count as one
    seat: int | None
    table: dict[str, Any]  # the game's view
    asks: str | None  # topic of the open decision
    about: dict[str, WordText]  # its words: slot (with its domain, `to:space`) -> word
    decision: str | None  # its id; answers name it, which exposes late ones
    pending: list[int]  # seats that owe an answer
    guises: list[int | None]  # the named seat of the game that each seat plays; null until it has chosen
    legal: list[LegalMove]  # empty unless this seat may answer
    still: str | None  # the legal move that does nothing, played when the time to react is over
    hurried: bool  # other people wait for the answer, so the time to react is limited
    answered: str | None  # this seat's sealed answer, which it may still change
    can_undo: bool
    thinking: list[int]  # seats whose bot is at work
    vote: VoteInfo | None
    result: ResultInfo | None
    secret: str | None  # the revealed secret of the luck, once the game is over or closed


class VoteInfo(Plain):
    """A vote of all people who hold a seat: on taking moves back, on closing the game, or on giving up a seat."""

    by: int
    what: Literal["back", "close", "resign"]
    back_to: int  # number of moves that would stand
    yes: list[int]
    waiting: list[int]
    until: float  # time at which it ends


class ChatLine(Plain):
    """A chat message at a table."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


# --- client to server


class Hello(Plain, tag="hello"):
    """The first message of a socket. `seen` is the last move that the client knows, or -1 for none.

    `pace` is the share of their usual time that bots take while this client watches."""

    proto: int
    table: Id
    seen: int = -1
    pace: Annotated[float, Meta(ge=0, le=1)] = 1.0


class Command(Plain, tag="cmd"):
    """A decision. The same command id always gets the same answer."""

    command: Id
    decision: Annotated[str, Meta(max_length=40)]
    move: MoveText


class Try(Plain, tag="try"):
    """A question for the effects of a move. It changes nothing, and the answer reveals nothing hidden.

    Several moves in a row are written `activate red a / walk V05`; the answer describes the last one."""

    id: Id
    move: MoveText


class Undo(Plain, tag="undo"):
    """A request to take back your last move. Where that is not free it calls a vote to return to `back_to` moves."""

    command: Id
    back_to: Seq | None = None


class Vote(Plain, tag="vote"):
    """A person's voice in an open vote."""

    command: Id
    yes: bool


class Say(Plain, tag="say"):
    """A chat message. Sent twice with the same id, it appears once."""

    command: Id
    text: ChatText


class Ping(Plain, tag="ping"):
    """A sign of life; `t` comes back in the pong."""

    t: float


ClientMessage = Hello | Command | Try | Undo | Vote | Say | Ping
BODIES = (Command, Try, Undo, Vote, Say)
"""All structs that clients send over HTTP as well."""


# --- server to client


class Welcome(Plain, tag="welcome"):
    """The first answer on a socket: the table and its chat."""

    proto: int
    build: str
    time: float
    table: TableInfo
    chat: list[ChatLine]


class ViewMessage(Plain, tag="view"):
    """A complete view, and the log so far."""

    sight: SightInfo
    log: list[LogLine]


class StepMessage(Plain, tag="step"):
    """New log lines to animate, and the complete view after them.

    After an undo the log is shorter (see `from_seq`). Its last line comes again and names the moves taken back."""

    from_seq: int
    lines: list[LogLine]
    sight: SightInfo


class Ack(Plain, tag="ack"):
    """The command is committed."""

    command: str
    seq: int


class Reject(Plain, tag="reject"):
    """A refused command; nothing has changed. The text `reject-<code>` says why; `refused` names the rule, if any."""

    command: str
    code: str
    args: dict[str, WordText] = field(default_factory=dict)
    refused: Refused | None = None


class Tried(Plain, tag="tried"):
    """The answer to a try: a refusal, or the events that would follow; `final` if it cannot be taken back freely."""

    id: str
    refused: Refused | None
    final: bool
    told: list[ToldEvent]
    table: dict[str, Any] | None  # the view afterwards; null if it depends on something hidden
    next: list[LegalMove]  # your next moves; empty if another seat is asked or the move is final
    passes: bool = False  # it is final only because the next turn begins: it reveals nothing of yours
    caution: CautionInfo | None = None


class TableMessage(Plain, tag="table"):
    """A change of the table's seats, presence or state."""

    table: TableInfo


class ChatMessage(Plain, tag="chat"):
    """A new chat line."""

    line: ChatLine


class GoingAway(Plain, tag="going_away"):
    """The server restarts; reconnect after about `retry_ms`."""

    retry_ms: int


class Pong(Plain, tag="pong"):
    """The answer to a ping."""

    t: float
    time: float


ServerMessage = (
    Welcome | ViewMessage | StepMessage | Ack | Reject | Tried | TableMessage | ChatMessage | GoingAway | Pong
)


# --- answers over HTTP


class VisitInfo(Plain):
    """The first answer to a visitor of a table; there is no view before the start."""

    table: TableInfo
    view: ViewMessage | None
    board: BoardInfo | None  # as in `GameInfo`, which the page may load later


class MomentInfo(Plain):
    """A past moment: the table after `seq` moves, through your eyes."""

    seq: int
    of: int
    sight: SightInfo
    lines: list[LogLine]


class StoryLine(Plain):
    """A sentence of the story: its text is `story-<key>`, and `seq` is the moment that shows it."""

    part: Literal["decided", "deed", "moment"]
    key: str
    args: dict[str, WordText]  # slot (with its domain, `to:seat`) -> word
    seq: int


class CurveInfo(Plain):
    """The progress or the chances of each seat over the game; the title is the text `story-curve-<what>`."""

    what: Literal["progress", "chances"]
    seqs: list[int]
    rounds: list[int]  # 0 where the game counts no rounds
    values: list[list[float]]  # by seat


class StoryInfo(Plain):
    """The story of a finished game."""

    lines: list[StoryLine]
    curve: CurveInfo
    remains: dict[str, list[int]]  # a figure of each seat where points say little: text `story-remains-<key>`
    texts: Texts2  # all of these texts, as Fluent files


class Verdict(Plain):
    """The result of a check of the record."""

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
    args: dict[str, WordText] = field(default_factory=dict)
    refused: Refused | None = None
