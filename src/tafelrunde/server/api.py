"""The plain HTTP interface: the same structs as over the socket, for scripts, bots and pages without a socket.

Each call is an `Endpoint`: where it is, what it takes and gives, and the function that does it. The routes and the
OpenAPI document both come from this list.
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
from tafelrunde.server.rooms import encode
from tafelrunde.server.server import Server
from tafelrunde.server.settings import DAY
from tafelrunde.server.sockets import chat

LONGEST_QUESTION = 200  # letters; what comes behind is not looked for
LONG = 1400  # bytes; what fits into one packet is not worth packing
NAME = re.compile(r"[A-Za-z0-9_.-]{1,80}")
"""A name of anything in a path. No other text reaches the database, which would stumble over some of them."""


# --- games and guests


async def list_games(call: Call[None]) -> list[GameCard]:
    """All games that can be played."""
    return list(serializers.game_cards()[0])


async def show_server(call: Call[None]) -> ServerInfo:
    """The program's version, and to whoever sits at the machine itself: what is installed and cannot be played."""
    sick = serializers.game_cards()[1] if is_local(call.request, call.server.settings) else {}
    return ServerInfo(call.server.build, [BrokenGame(slug, reason) for slug, reason in sick.items()])


async def show_game(call: Call[None]) -> GameInfo:
    """What a game is drawn and spoken from."""
    return _with_board(call, serializers.game_info(call.game()))


async def show_edition(call: Call[None]) -> GameInfo:
    """The same with another edition: the one that a table, or a record, names."""
    game, edition = await call.edition()
    return _with_board(call, await asyncio.to_thread(serializers.game_info, game, edition))


def _with_board(call: Call[None], info: GameInfo) -> GameInfo:
    return msgspec.structs.replace(info, board=board_of(info.card.slug, call.server.settings.static))


async def download_edition(call: Call[None]) -> Response:
    """The file of an edition, with which a record can be checked anywhere."""
    game, edition = await call.edition()
    return _file(edition.text, "application/toml", f"{game.slug}-{edition.digest}.toml")


async def show_texts(call: Call[None]) -> GameTexts:
    """What a game says at the table, for a page that does not bring these words itself."""
    return serializers.game_texts(call.game(), _language(call))


def _language(call: Call[None]) -> str:
    lang: str = call.request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Rejected("no-page")
    return lang


async def show_rules(call: Call[None]) -> GameRules:
    """The rules of a game in our own words."""
    return serializers.game_rules(call.game())


async def search_rules(call: Call[None]) -> RulesFound:
    """What the rules answer to a question in plain words."""
    question = call.request.query_params.get("question", "")[:LONGEST_QUESTION]
    return serializers.find_rules(call.game(), _language(call), question)


async def show_intro(call: Call[None]) -> GameIntro:
    """What a game is about: its aim, a turn, who wins, and tips."""
    return serializers.game_intro(call.game())


async def show_guest(call: Call[None]) -> Guest:
    """Who you are; without a name if you are new."""
    return Guest(call.who.name if call.who else "")


async def be_guest(call: Call[GuestWish]) -> Guest:
    """Come in, or take another name."""
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
    """Open tables, and your own, those touched last first; with `skip` the older ones."""
    return await call.server.tables(call.who, call.number("skip") or 0)


async def new_table(call: Call[TableWish]) -> TableInfo:
    """Set up a table."""
    call.server.new_tables_from.take(client_address(call.request))
    return call.info(await lobby.create(call.server, call.guest, call.body))


async def show_table(call: Call[None]) -> TableInfo:
    """Seats and state of a table."""
    return call.info(await call.room())


async def visit(call: Call[None]) -> VisitInfo:
    """A table and its newest view in one answer, for a page that opens."""
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
    """Before the start: propose another value of an option, agree to it or decline."""
    room = await call.room()
    await room.shielded(lobby.negotiate(room, call.guest, call.body))
    return call.info(room)


async def close_table(call: Call[EmptyBody]) -> TableInfo:
    """Close the table for good: before the start as its owner, later if all people at it agree."""
    room = await call.room()
    await room.shielded(agreements.close(room, call.guest))
    return call.info(room)


async def resign(call: Call[EmptyBody]) -> TableInfo:
    """Give up your seat for good, if the others agree: a bot plays on."""
    room = await call.room()
    await room.shielded(agreements.resign(room, call.guest))
    return call.info(room)


async def delete_table(call: Call[EmptyBody]) -> None:
    """Take a table of yours away where no other person sits, with all that happened at it."""
    room = await call.room()
    await room.shielded(agreements.delete(room, call.guest))


async def moderate(call: Call[Moderation]) -> TableInfo:
    """Ask a spectator for quiet, send one away, or let only those write who sit here (owner)."""
    room = await call.room()
    await room.shielded(moderation.moderate(room, call.guest, call.body))
    return call.info(room)


async def rematch(call: Call[JoinWish]) -> TableInfo:
    """The same again at a new table."""
    call.server.new_tables_from.take(client_address(call.request))
    room = await call.room()
    return call.info(await room.shielded(lobby.rematch(room, call.guest, call.body)))


# --- playing


async def see(call: Call[None]) -> ViewMessage | StepMessage:
    """The newest view. With `after`, waits until there is something new."""
    room = await call.room()
    after = call.number("after")
    who = call.who.id if call.who else None
    if call.server.open and after is not None and room.table is not None and room.row.moves == after:
        poll = LongPoll(who, after)
        await room.wait(poll, poll.news, call.server.settings.long_poll_s)
    undone = room.table is not None and room.table.undone > 0
    return room.update(room.seat_of(who), None if undone else after)


async def obeyed(call: Call[Order]) -> Ack:
    """Carry out a command; the same id always gets the same answer."""
    room, seat = await call.seat()
    call.server.commands.take(f"{room.row.id}/{seat}")
    answer = await execute(room, seat, call.body)
    if isinstance(answer, Reject):
        raise Rejected.again(answer)
    return answer


async def would(call: Call[Try]) -> Tried:
    """What a move would bring, or why it is not allowed."""
    call.server.tries.take(call.guest.id)
    room, seat = await call.seat()
    return preview(room, seat, call.body)


async def say(call: Call[Say]) -> Ack:
    """Say something at the table; sent again under the same id it is said once."""
    return await chat(await call.room(), call.guest, call.body)


# --- what has been


async def show_moment(call: Call[None]) -> MomentInfo:
    """The table after so many moves, as you saw it then; of a game that has ended, as any seat saw it."""
    room = await call.room()
    number = call.request.path_params["n"]
    if not (number.isascii() and number.isdigit() and len(number) < 9):
        raise Rejected("malformed", reason="n")
    return room.moment(room.seat_of(call.who.id if call.who else None), int(number), call.number("eyes"))


async def show_story(call: Call[None]) -> StoryInfo:
    """How a game that is over was decided, who did what, and how points grew."""
    return (await call.room()).story()


async def download(call: Call[None]) -> Response:
    """The record of a game that is over or closed."""
    room = await call.room()
    return _file(room.record(), "application/json", f"{room.row.game}-{room.row.id[:8]}.json")


def _file(text: str, kind: str, name: str) -> Response:
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


async def verify(call: Call[EmptyBody]) -> Verdict:
    """Check a game that is over or closed down to the last die."""
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
        query={"question": "what is looked for, in plain words"},
    ),
    Endpoint("GET", "/api/games/{slug}/words/{lang}", show_texts, GameTexts),
    Endpoint("GET", "/api/guest", show_guest, Guest),
    Endpoint("POST", "/api/guest", be_guest, Guest, GuestWish),
    Endpoint("GET", "/api/keys", seat_links.show, Keys),
    Endpoint("POST", "/api/keys/end", seat_links.end, Keys, EndKey),
    Endpoint("GET", "/api/tables", list_tables, Tables, query={"skip": "so many of your own are left out"}),
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
        see,
        ViewMessage | StepMessage,
        query={"after": "wait until the number of moves is another one than this, or something else is new"},
    ),
    Endpoint("POST", f"{TABLE}/commands", obeyed, Ack, Command),
    Endpoint("POST", f"{TABLE}/undo", obeyed, Ack, Undo),
    Endpoint("POST", f"{TABLE}/vote", obeyed, Ack, Vote),
    Endpoint("POST", f"{TABLE}/try", would, Tried, Try),
    Endpoint("POST", f"{TABLE}/chat", say, Ack, Say),
    Endpoint(
        "GET",
        f"{TABLE}/moments/{{n}}",
        show_moment,
        MomentInfo,
        query={"eyes": "the seat through whose eyes to see it, once the game has ended"},
    ),
    Endpoint("GET", f"{TABLE}/story", show_story, StoryInfo),
    Endpoint("GET", f"{TABLE}/record", download, dict[str, Any]),
    Endpoint("POST", f"{TABLE}/verify", verify, Verdict, EmptyBody),
)


# --- from a request to an answer


def serve(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The function behind a route."""
    decoder = msgspec.json.Decoder(endpoint.takes) if endpoint.takes else None

    async def handle(request: Request) -> Response:
        server: Server = request.app.state.server
        if not server.open:
            raise Rejected("going-away")
        if not all(map(NAME.fullmatch, request.path_params.values())):
            raise Rejected("no-page")
        body = await _body(request, decoder, server.settings.limits.max_body_bytes) if decoder else None
        token = token_of(request)
        who = await server.guest(token)
        call: Call[Any] = Call(server, request, body, who)
        if who is not None and server.wall() - who.seen > DAY:
            call.cookie = token  # who comes again stays known
        given = await retry_on_conflict(lambda: endpoint.does(call))
        response = given if isinstance(given, Response) else answered(given)
        if call.cookie is not None:
            https = is_secure(request, server.settings)
            name, age = cookie_name(request), int(server.settings.session_lifetime_s)
            response.set_cookie(name, call.cookie, age, path="/", secure=https, httponly=True, samesite="lax")
        if len(response.body) >= LONG and "gzip" in request.headers.get("accept-encoding", ""):
            _pack(response)
        return response

    return handle


def answered(given: object, status: int = 200) -> Response:
    if given is None:
        return Response(status_code=204)
    return Response(encode(given), status, media_type="application/json")


def _pack(response: Response) -> None:
    """Words and logs repeat themselves: a long answer travels in a tenth to a third."""
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
