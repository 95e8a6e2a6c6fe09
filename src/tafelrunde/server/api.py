"""The plain HTTP interface: the same structs as over the socket, for scripts, bots and pages without a socket.

Each call is an `Endpoint` with its path, its handler, and the types of its body and answer. The routes and the OpenAPI
document both come from the list `ENDPOINTS`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from gzip import compress
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.record import read_record
from tafelrunde.kernel.record import verify as verify_record
from tafelrunde.kernel.texts import LANGUAGES
from tafelrunde.server import agreements, lobby, moderation, seat_links, serializers
from tafelrunde.server.access import client_address, cookie_name, device_name, is_local, is_secure, token_of
from tafelrunde.server.answers import Order
from tafelrunde.server.batch_writer import retry_on_conflict
from tafelrunde.server.boards import board_of
from tafelrunde.server.calls import Call, EmptyBody, Endpoint, LongPoll
from tafelrunde.server.moves import execute, preview
from tafelrunde.server.names import person_name, random_name
from tafelrunde.server.protocol import Plain, Texts2
from tafelrunde.server.protocol.lobby import (
    BrokenGame,
    EndKey,
    GameCard,
    GameInfo,
    GameIntro,
    GameRules,
    GameTexts,
    Guest,
    GuestWish,
    JoinWish,
    Keys,
    Moderation,
    OptionVoice,
    RulesFound,
    SeatChange,
    SeatLink,
    ServerInfo,
    TableInfo,
    Tables,
    TableWish,
)
from tafelrunde.server.protocol.table import (
    Ack,
    Command,
    MomentInfo,
    Reject,
    Say,
    StepMessage,
    StoryInfo,
    Tried,
    Try,
    Undo,
    Verdict,
    ViewMessage,
    VisitInfo,
    Vote,
)
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.room_views import encode
from tafelrunde.server.server import Server
from tafelrunde.server.settings import DAY
from tafelrunde.server.sockets import chat

MAX_QUESTION_LETTERS = 200  # the rest of a longer question is ignored
MIN_PACKED_BYTES = 1400  # an answer that fits into one packet gains nothing from compression
PATH_PART = re.compile(r"[A-Za-z0-9_.-]{1,80}")
"""The form of names in a path. No other text reaches the database, which cannot store all of them."""


# --- games and guests


async def list_games(call: Call[None]) -> list[GameCard]:
    """List all games that can be played."""
    return list(serializers.game_cards()[0])


async def show_server(call: Call[None]) -> ServerInfo:
    """Return the program's version, and to clients on the machine itself the games that cannot be played."""
    sick = serializers.game_cards()[1] if is_local(call.request, call.server.settings) else {}
    return ServerInfo(call.server.build, [BrokenGame(slug, reason) for slug, reason in sick.items()])


async def show_game(call: Call[None]) -> GameInfo:
    """Return all that a page needs to draw a game."""
    return _with_board(call, serializers.game_info(call.game()))


async def show_edition(call: Call[None]) -> GameInfo:
    """Return the same for the edition that a table or a record names."""
    game, edition = await call.edition()
    return _with_board(call, await asyncio.to_thread(serializers.game_info, game, edition))


def _with_board(call: Call[None], info: GameInfo) -> GameInfo:
    return msgspec.structs.replace(info, board=board_of(info.card.slug, call.server.settings.static))


async def download_edition(call: Call[None]) -> Response:
    """Return the file of an edition, with which a record can be checked anywhere."""
    game, edition = await call.edition()
    return _file(edition.text, "application/toml", f"{game.slug}-{edition.digest}.toml")


async def show_texts(call: Call[None]) -> GameTexts:
    """Return the texts of a game, for pages that do not contain them."""
    return serializers.game_texts(call.game(), _language(call))


def _language(call: Call[None]) -> str:
    lang: str = call.request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Rejected("no-page")
    return lang


async def show_rules(call: Call[None]) -> GameRules:
    """Return the rules of a game in our own words."""
    return serializers.game_rules(call.game())


async def search_rules(call: Call[None]) -> RulesFound:
    """Find the rules that answer a question in plain words."""
    question = call.request.query_params.get("question", "")[:MAX_QUESTION_LETTERS]
    return serializers.find_rules(call.game(), _language(call), question)


async def show_intro(call: Call[None]) -> GameIntro:
    """Return the introduction to a game: its aim, a turn, the end, and tips."""
    return serializers.game_intro(call.game())


async def show_guest(call: Call[None]) -> Guest:
    """Return your name; it is empty if you are new."""
    return Guest(call.who.name if call.who else "")


async def sign_in(call: Call[GuestWish]) -> Guest:
    """Sign in as a guest, or change your name."""
    wish = call.body.name
    if call.who is None:
        call.server.new_guests.take(client_address(call.request))
        who, call.cookie = await call.server.new_guest(
            person_name(wish) if wish else random_name(), device_name(call.request)
        )
    else:
        who = await call.server.rename(call.who, person_name(wish)) if wish else call.who
    return Guest(who.name)


# --- tables


async def list_tables(call: Call[None]) -> Tables:
    """List open tables, and your own by last change, latest first; `skip` gives the older ones."""
    return await call.server.tables(call.who, call.number("skip") or 0)


async def new_table(call: Call[TableWish]) -> TableInfo:
    """Set up a table."""
    call.server.new_tables_from.take(client_address(call.request))
    return call.info(await lobby.create(call.server, call.guest, call.body))


async def show_table(call: Call[None]) -> TableInfo:
    """Return seats and state of a table."""
    return call.info(await call.room())


async def visit(call: Call[None]) -> VisitInfo:
    """Return a table and its newest view in one answer, for a page that opens."""
    room = await call.room()
    view = room.view(room.seat_of(call.who.id if call.who else None)) if room.visible else None
    return VisitInfo(call.info(room), view, board_of(room.row.game, call.server.settings.static))


async def join(call: Call[JoinWish]) -> TableInfo:
    """Take a seat, change to another one before the start, or come back to yours."""
    room = await call.room()
    await room.shielded(lobby.join(room, call.guest, call.body))
    return call.info(room)


async def leave(call: Call[EmptyBody]) -> TableInfo:
    """Give up a seat; in a running game a bot stands in."""
    room = await call.room()
    await room.shielded(lobby.leave(room, call.guest))
    return call.info(room)


async def start(call: Call[EmptyBody]) -> TableInfo:
    """Begin the game (owner)."""
    room = await call.room()
    await room.shielded(lobby.start(room, call.guest))
    return call.info(room)


async def change_seat(call: Call[SeatChange]) -> TableInfo:
    """Seat a bot, open a seat, or let a bot stand in (owner)."""
    room = await call.room()
    await room.shielded(lobby.change_seat(room, call.guest, call.body))
    return call.info(room)


async def negotiate(call: Call[OptionVoice]) -> TableInfo:
    """Propose another value of an option before the start, agree to it or decline."""
    room = await call.room()
    await room.shielded(lobby.negotiate(room, call.guest, call.body))
    return call.info(room)


async def close_table(call: Call[EmptyBody]) -> TableInfo:
    """Close a table for good: before the start as its owner, later if all people at it agree."""
    room = await call.room()
    await room.shielded(agreements.close(room, call.guest))
    return call.info(room)


async def resign(call: Call[EmptyBody]) -> TableInfo:
    """Give up your seat for good, if the others agree; a bot plays on."""
    room = await call.room()
    await room.shielded(agreements.resign(room, call.guest))
    return call.info(room)


async def delete_table(call: Call[EmptyBody]) -> None:
    """Delete a table of yours at which no other person sits, with its log and its chat."""
    room = await call.room()
    await room.shielded(agreements.delete(room, call.guest))


async def moderate(call: Call[Moderation]) -> TableInfo:
    """Mute a spectator, send one away, or restrict the chat to seated people (owner)."""
    room = await call.room()
    await room.shielded(moderation.moderate(room, call.guest, call.body))
    return call.info(room)


async def rematch(call: Call[JoinWish]) -> TableInfo:
    """Play the same game again at a new table."""
    call.server.new_tables_from.take(client_address(call.request))
    room = await call.room()
    return call.info(await room.shielded(lobby.rematch(room, call.guest, call.body)))


# --- playing


async def show_sight(call: Call[None]) -> ViewMessage | StepMessage:
    """Return the newest view. With `after`, wait until something changes."""
    room = await call.room()
    after = call.number("after")
    who = call.who.id if call.who else None
    if call.server.open and after is not None and room.table is not None and room.row.moves == after:
        poll = LongPoll(who, after)
        await room.wait(poll, poll.news, call.server.settings.long_poll_s)
    undone = room.table is not None and room.table.undone > 0
    return room.update(room.seat_of(who), None if undone else after)


async def run_command(call: Call[Order]) -> Ack:
    """Carry out a command; the same id always gets the same answer."""
    room, seat = await call.seat()
    call.server.commands.take(f"{room.row.id}/{seat}")
    answer = await execute(room, seat, call.body)
    if isinstance(answer, Reject):
        raise Rejected.again(answer)
    return answer


async def try_move(call: Call[Try]) -> Tried:
    """Tell the effects of a move, or why it is not allowed."""
    call.server.tries.take(call.guest.id)
    room, seat = await call.seat()
    return preview(room, seat, call.body)


async def say(call: Call[Say]) -> Ack:
    """Write to the chat; a message sent twice with the same id appears once."""
    return await chat(await call.room(), call.guest, call.body)


# --- the past


async def show_moment(call: Call[None]) -> MomentInfo:
    """Return the table after `n` moves, as you saw it then; of an ended game, as any seat saw it."""
    room = await call.room()
    number = call.request.path_params["n"]
    if not (number.isascii() and number.isdigit() and len(number) < 9):
        raise Rejected("malformed", reason="n")
    return room.moment(room.seat_of(call.who.id if call.who else None), int(number), call.number("eyes"))


async def show_story(call: Call[None]) -> StoryInfo:
    """Tell the story of a finished game: how it was decided, the deeds of each seat, and the points over time."""
    return (await call.room()).story()


async def download(call: Call[None]) -> Response:
    """Return the record of a game that is over or closed."""
    room = await call.room()
    return _file(room.record(), "application/json", f"{room.row.game}-{room.row.id[:8]}.json")


def _file(text: str, kind: str, name: str) -> Response:
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


async def verify(call: Call[EmptyBody]) -> Verdict:
    """Replay a game that is over or closed, and check it down to the last die."""
    call.server.checks.take(client_address(call.request))
    room = await call.room()
    text, edition = room.record(), room.table.setup.edition if room.table else None
    kept = read_record(text)
    outcomes = len(kept.opening) + sum(len(line[2]) for line in kept.moves)
    error = None
    try:
        await asyncio.to_thread(verify_record, text, edition)
    except BadInput as wrong:
        error = Texts2(wrong.say("de"), wrong.say("en"))
    return Verdict(error is None, len(kept.moves), outcomes, kept.commitment, room.commitment.seed.hex(), error)


TABLE = "/api/tables/{id}"
ENDPOINTS = (
    Endpoint("GET", "/api/house", show_server, ServerInfo),
    Endpoint("GET", "/api/games", list_games, list[GameCard]),
    Endpoint("GET", "/api/games/{slug}", show_game, GameInfo),
    Endpoint("GET", "/api/games/{slug}/intro", show_intro, GameIntro),
    Endpoint("GET", "/api/games/{slug}/editions/{digest}", show_edition, GameInfo),
    Endpoint("GET", "/api/games/{slug}/editions/{digest}/file", download_edition, str, media="application/toml"),
    Endpoint("GET", "/api/games/{slug}/rules", show_rules, GameRules),
    Endpoint(
        "GET",
        "/api/games/{slug}/search/{lang}",
        search_rules,
        RulesFound,
        query={"question": "a question in plain words"},
    ),
    Endpoint("GET", "/api/games/{slug}/words/{lang}", show_texts, GameTexts),
    Endpoint("GET", "/api/guest", show_guest, Guest),
    Endpoint("POST", "/api/guest", sign_in, Guest, GuestWish),
    Endpoint("GET", "/api/keys", seat_links.show, Keys),
    Endpoint("POST", "/api/keys/end", seat_links.end, Keys, EndKey),
    Endpoint("GET", "/api/tables", list_tables, Tables, query={"skip": "number of your own tables to leave out"}),
    Endpoint("POST", "/api/tables", new_table, TableInfo, TableWish),
    Endpoint("GET", TABLE, show_table, TableInfo),
    Endpoint("GET", f"{TABLE}/visit", visit, VisitInfo),
    Endpoint("POST", f"{TABLE}/join", join, TableInfo, JoinWish),
    Endpoint("POST", f"{TABLE}/leave", leave, TableInfo, EmptyBody),
    Endpoint("POST", f"{TABLE}/start", start, TableInfo, EmptyBody),
    Endpoint("POST", f"{TABLE}/seats", change_seat, TableInfo, SeatChange),
    Endpoint("POST", f"{TABLE}/options", negotiate, TableInfo, OptionVoice),
    Endpoint("POST", f"{TABLE}/close", close_table, TableInfo, EmptyBody),
    Endpoint("POST", f"{TABLE}/resign", resign, TableInfo, EmptyBody),
    Endpoint("POST", f"{TABLE}/delete", delete_table, None, EmptyBody),
    Endpoint("POST", f"{TABLE}/audience", moderate, TableInfo, Moderation),
    Endpoint("POST", f"{TABLE}/rematch", rematch, TableInfo, JoinWish),
    Endpoint("POST", f"{TABLE}/link", seat_links.new_link, SeatLink, EmptyBody),
    Endpoint("POST", f"{TABLE}/claim", seat_links.claim, TableInfo, SeatLink),
    Endpoint(
        "GET",
        f"{TABLE}/sight",
        show_sight,
        ViewMessage | StepMessage,
        query={"after": "wait until the number of moves differs from this one, or something else changes"},
    ),
    Endpoint("POST", f"{TABLE}/commands", run_command, Ack, Command),
    Endpoint("POST", f"{TABLE}/undo", run_command, Ack, Undo),
    Endpoint("POST", f"{TABLE}/vote", run_command, Ack, Vote),
    Endpoint("POST", f"{TABLE}/try", try_move, Tried, Try),
    Endpoint("POST", f"{TABLE}/chat", say, Ack, Say),
    Endpoint(
        "GET",
        f"{TABLE}/moments/{{n}}",
        show_moment,
        MomentInfo,
        query={"eyes": "the seat whose view to show, once the game has ended"},
    ),
    Endpoint("GET", f"{TABLE}/story", show_story, StoryInfo),
    Endpoint("GET", f"{TABLE}/record", download, dict[str, Any]),
    Endpoint("POST", f"{TABLE}/verify", verify, Verdict, EmptyBody),
)


# --- request handling


def serve(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """Return the request handler of an endpoint."""
    decoder = msgspec.json.Decoder(endpoint.takes) if endpoint.takes else None

    async def handle(request: Request) -> Response:
        server: Server = request.app.state.server
        if not server.open:
            raise Rejected("going-away")
        if not all(map(PATH_PART.fullmatch, request.path_params.values())):
            raise Rejected("no-page")
        body = await _body(request, decoder, server.settings.limits.max_body_bytes) if decoder else None
        token = token_of(request)
        who = await server.guest(token)
        call: Call[Any] = Call(server, request, body, who)
        if who is not None and server.wall() - who.seen > DAY:
            call.cookie = token  # the browser keeps it for another session lifetime
        answer = await retry_on_conflict(lambda: endpoint.does(call))
        response = answer if isinstance(answer, Response) else json_response(answer)
        if call.cookie is not None:
            https = is_secure(request, server.settings)
            name, age = cookie_name(request), int(server.settings.session_lifetime_s)
            response.set_cookie(name, call.cookie, age, path="/", secure=https, httponly=True, samesite="lax")
        if len(response.body) >= MIN_PACKED_BYTES and "gzip" in request.headers.get("accept-encoding", ""):
            _pack(response)
        return response

    return handle


def json_response(answer: object, status: int = 200) -> Response:
    if answer is None:
        return Response(status_code=204)
    return Response(encode(answer), status, media_type="application/json")


def _pack(response: Response) -> None:
    """Compress an answer. Texts and logs repeat themselves and shrink to between a tenth and a third."""
    response.body = compress(response.body, 6)
    response.headers["content-length"] = str(len(response.body))
    response.headers["content-encoding"] = "gzip"
    response.headers["vary"] = "accept-encoding"


async def _body(request: Request, decoder: msgspec.json.Decoder[Any], most: int) -> Plain:
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Rejected("too-large", most=most)
        parts.append(part)
    text = b"".join(parts)
    if text and request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Rejected("not-json")
    try:
        body: Plain = decoder.decode(text or b"{}")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rejected("malformed", reason=str(error)[:200]) from None
    return body
