"""What happens at a table: what a seat sees, what it says, and what the server answers."""

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
    """A legal move: its notation, and its verb and words for texts and highlights."""

    move: str
    verb: str
    words: list[WordText]


class ToldEvent(Plain):
    """An event as told to this audience; its words are the game's text `event-<key>`."""

    key: str
    clause: str
    args: dict[str, WordText]
    final: bool = False
    kept: bool = True  # stays in the log; what does not is only shown when it happens
    change: dict[str, Any] | list[Any] | UnsetType = UNSET
    """While a move is watched: the patch of the view since what was told before."""


class TakenBack(Plain):
    """Moves that were taken back: by whom, how many, and who has agreed (nobody where nobody needed to be asked)."""

    by: int
    count: int
    agreed: list[int]


class LogLine(Plain, omit_defaults=True):
    """All that one move brought: who played what, what was told, and what was taken back to this moment later."""

    seq: int  # the number of the move
    seat: int | None  # None for the opening, and where several have answered
    move: str | None
    told: list[ToldEvent]
    back: list[TakenBack] = field(default_factory=list)


class Refused(Plain):
    """Why a move is not allowed; its words are the text `why-<key>`."""

    clause: str
    key: str
    args: dict[str, WordText]  # slot (with its domain, `to:space`) -> word


class CautionInfo(Plain):
    """What to think of before a move; its words are the text `caution-<key>`."""

    key: str
    args: dict[str, WordText]  # slot (with its domain) -> word


class ResultInfo(Plain):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    ranks: list[int]
    how: str
    clause: str


class SightInfo(Plain):
    """Everything a seat (or a spectator) sees and may do at one moment."""

    seq: int  # moves that stand; all answers to a quiet question are one
    seat: int | None
    table: dict[str, Any]  # the game's view
    asks: str | None  # topic of the open decision
    about: dict[str, WordText]  # whom and what it is about: slot (with its domain, `to:space`) -> word
    decision: str | None  # its id: answers name it, so that late ones are recognised
    pending: list[int]  # seats that owe an answer
    guises: list[int | None]  # as which of the game's named seats each seat plays; null until it has chosen
    legal: list[LegalMove]  # empty unless this seat may answer
    still: str | None  # the one of them that does nothing, played when the time to react is over
    hurried: bool  # somebody else than bots waits for the answer: there is a time to react
    answered: str | None  # this seat's own sealed answer, which it may still change
    can_undo: bool
    thinking: list[int]  # seats whose bot is at work
    vote: VoteInfo | None
    result: ResultInfo | None
    secret: str | None  # the revealed secret of the luck, once the game is over or closed


class VoteInfo(Plain):
    """A vote of all people who hold a seat: on taking back moves beyond what is free, on closing the game, or on a
    seat that somebody gives up for good."""

    by: int
    what: Literal["back", "close", "resign"]
    back_to: int  # number of moves that would stand
    yes: list[int]
    waiting: list[int]
    until: float  # then it is off the table


class ChatLine(Plain):
    """A word at the table, apart from the log."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


# --- client to server


class Hello(Plain, tag="hello"):
    """Opens or resumes: `seen` is the last move the client knows, -1 for none; `pace` how much of their time bots shall
    take while this one looks."""

    proto: int
    table: Id
    seen: int = -1
    pace: Annotated[float, Meta(ge=0, le=1)] = 1.0


class Command(Plain, tag="cmd"):
    """One decision. The same command id always gets the same answer."""

    command: Id
    decision: Annotated[str, Meta(max_length=40)]
    move: MoveText


class Try(Plain, tag="try"):
    """What would happen, or why not? Changes nothing and tells nothing that the move itself would reveal. Moves in a
    row are written `activate red a / walk V05`; what is told is what the last would bring."""

    id: Id
    move: MoveText


class Undo(Plain, tag="undo"):
    """Takes back the own last move where that is free, else calls a vote to return to `back_to` moves."""

    command: Id
    back_to: Seq | None = None


class Vote(Plain, tag="vote"):
    """A person's voice in an open vote."""

    command: Id
    yes: bool


class Say(Plain, tag="say"):
    """Chat. Sent again under the same id it is said once."""

    command: Id
    text: ChatText


class Ping(Plain, tag="ping"):
    """Liveness; `t` comes back in the pong."""

    t: float


ClientMessage = Hello | Command | Try | Undo | Vote | Say | Ping
BODIES = (Command, Try, Undo, Vote, Say)
"""What is sent to the server over HTTP as well."""


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

    sight: SightInfo
    log: list[LogLine]


class StepMessage(Plain, tag="step"):
    """New log lines to animate, and the complete view after them. After an undo `log` is shorter (see `from_seq`), and
    the last line that stands comes again: it tells of the take-back."""

    from_seq: int
    lines: list[LogLine]
    sight: SightInfo


class Ack(Plain, tag="ack"):
    """The command is committed."""

    command: str
    seq: int


class Reject(Plain, tag="reject"):
    """Nothing has happened. `reject-<code>` says why and what helps; `refused` names the rule, if one forbids it."""

    command: str
    code: str
    args: dict[str, WordText] = field(default_factory=dict)
    refused: Refused | None = None


class Tried(Plain, tag="tried"):
    """The answer to a try: refused, or what would be told; `final` if it cannot be taken back freely."""

    id: str
    refused: Refused | None
    final: bool
    told: list[ToldEvent]
    table: dict[str, Any] | None  # the view after all of that; null if nothing can be said
    next: list[LegalMove]  # what one may do then; empty if somebody else is asked, or if it cannot be taken back freely
    passes: bool = False  # it is final only because another turn begins by it: nothing of one's own is revealed
    caution: CautionInfo | None = None


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


# --- the answers of HTTP


class VisitInfo(Plain):
    """All that somebody who comes to a table sees first; there is no view before the start."""

    table: TableInfo
    view: ViewMessage | None
    board: BoardInfo | None  # as in `GameInfo`, which may come later


class MomentInfo(Plain):
    """A moment of the past: the table after `seq` moves, from your eyes."""

    seq: int
    of: int
    sight: SightInfo
    lines: list[LogLine]


class StoryLine(Plain):
    """A sentence of the story: its words are the text `story-<key>`, and `seq` the moment at which to see it."""

    part: Literal["decided", "deed", "moment"]
    key: str
    args: dict[str, WordText]  # slot (with its domain, `to:seat`) -> word
    seq: int


class CurveInfo(Plain):
    """How far each seat had come after so many moves; `what` is the text `story-curve-<what>`."""

    what: Literal["progress", "chances"]
    seqs: list[int]
    rounds: list[int]  # 0 where the game counts none
    values: list[list[float]]  # by seat


class StoryInfo(Plain):
    """A game that is over, as it is told."""

    lines: list[StoryLine]
    curve: CurveInfo
    remains: dict[str, list[int]]  # what stands for each seat where points tell little: text `story-remains-<key>`
    texts: Texts2  # all of these texts, in Fluent


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
    args: dict[str, WordText] = field(default_factory=dict)
    refused: Refused | None = None
