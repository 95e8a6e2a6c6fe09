"""People in front of a browser: what they see, and what they do with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Response, WebSocket

from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.game import game
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.texts import SHARED_TEXTS, Texts
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import (
    Pong,
    ServerMessage,
    SightInfo,
    StepMessage,
    TableMessage,
    ViewMessage,
    Welcome,
)
from tests.waiting import Patience

T = TypeVar("T")
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
TABLE = "#/table/"
BOTS = ("Talos", "Galatea", "Golem", "Olimpia")  # what bots are called, by seat
OFFLINE = ("ERR_", "WebSocket connection")
_messages: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


@cache
def words(lang: str, slug: str) -> Texts:
    """Every word that the page says at a table of a game."""
    shelves = (
        WORDS,
        WORDS / "lobby",
        WORDS / "new",
        WORDS / "end",
        WORDS / "keys",
        WORDS / "agree",
        WORDS / "aside",
        WORDS / "key",
        WORDS / "line",
        WORDS / "lost",
        WORDS / "settings",
    )
    board = WORDS.parent / "games" / slug
    drawn = board if board.is_dir() else board.with_name("generic")
    later = [folder for folder in (drawn / "later", drawn / "zoom") if (folder / f"{lang}.ftl").is_file()]
    return Texts(lang, [*shelves, SHARED_TEXTS, game(slug).folder, drawn, *later])


class Person:
    """Somebody with a browser of their own. All that reaches the page is kept."""

    def __init__(self, page: Page, url: str, lang: str, slug: str = "drachenland") -> None:
        self.page = page
        self.url = url
        self.slug = slug  # the game that is played
        self.say = words(lang, slug)
        self.sight: SightInfo | None = None
        self.info: TableInfo | None = None
        self.frames: list[str] = []  # everything that came through sockets
        self.answers: list[Response] = []  # everything that the interface answered
        self.heard = 0  # how many of the frames were more than a pulse: lines tick for ever
        self._lines: list[WebSocket] = []
        self.troubles: list[str] = []  # errors that the browser complained about
        self.forgiven: tuple[str, ...] = ()  # what may be complained about
        page.on("websocket", self._line)
        page.on("response", self._answer)
        page.on("console", self._console)
        page.on("pageerror", self._error)

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    # --- what reaches the page

    def _line(self, socket: WebSocket) -> None:
        self._lines.append(socket)
        socket.on("framereceived", self._frame)

    def _answer(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)

    def _frame(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.frames.append(text)
        message = _messages.decode(text)
        self.heard += not isinstance(message, Pong)
        if isinstance(message, ViewMessage | StepMessage):
            self.sight = message.sight
        elif isinstance(message, Welcome | TableMessage):
            self.info = message.table

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._trouble(message.text)

    def _error(self, error: Error) -> None:
        self._trouble(str(error))

    def _trouble(self, text: str) -> None:
        if not any(word in text for word in self.forgiven):
            self.troubles.append(text)

    def until(self, wanted: Callable[[], T | None], what: str, sign: Callable[[], object] = lambda: None) -> T:
        """Waits until something is so, as long as anything moves: what reaches the page, what it shows, or `sign`."""
        patience = Patience(lambda: (self.heard, len(self.answers), self._page_text(), sign()))
        pause = 5.0
        while not (found := wanted()):
            assert patience.lasts, f"in vain waited for {what}: {self._plight()}"
            self.page.wait_for_timeout(pause)
            pause = min(1.3 * pause, 50.0)  # who asks all the time keeps the server from answering
        return found

    def _page_text(self) -> str:
        return " ".join(self.page.locator("body").inner_text().split())

    def _plight(self) -> str:
        """What to know of a wait in vain: what is asked, where the focus is, which dialog is open, what was complained
        about, and what the page says."""
        asked = self.sight and self.sight.decision
        at = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        open_ = self.page.locator("dialog[open]").all_inner_texts()
        return f"{asked=}, {at=}, {open_=}, {self.troubles=}, {self._page_text()[:600]}"

    # --- finding one's way

    def visit(self, where: str = "") -> Person:
        """Opens an address, or a place of the server."""
        self.page.goto(where if where.startswith("http") else self.url + where)
        return self

    def button(self, key: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    @property
    def play_now(self) -> Locator:
        """The way to a table with bots, from the game's card on the start page."""
        return self.card.get_by_role("button", name=self.say("card-play"), exact=True)

    @property
    def own_table(self) -> Locator:
        """The way to a table of one's own."""
        return self.card.get_by_role("link", name=self.say("card-new"), exact=True)

    @property
    def card(self) -> Locator:
        """The game's card on the start page."""
        title = self.page.get_by_role("heading", name=self.say("game-title"), exact=True)
        return self.page.get_by_role("listitem").filter(has=title)

    def dialog(self, key: str, **args: str | int) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key, **args), exact=True)

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(key), exact=True)

    @property
    def prompt(self) -> Locator:
        return self.region("prompt")

    @property
    def table(self) -> str:
        """The id of the table that is shown."""
        self.page.wait_for_url("**/#/table/*")
        return self.page.url.rpartition("/")[2]

    @property
    def ended(self) -> Locator:
        return self.dialog("end-title")

    def connected(self) -> None:
        """Waits until the page says that its line stands, and a socket is that line."""
        open_ = self.page.get_by_role("status").get_by_text(self.say("link-open"), exact=True)
        self.until(lambda: any(not line.is_closed() for line in self._lines) and open_.count() > 0, "the line")

    def sees_everybody(self) -> bool:
        """Whether all people at the table are online."""
        return self.info is not None and all(seat.online for seat in self.info.seats if seat.kind == "person")

    def word(self, domain: str, word: ActionWord) -> str:
        """What a word of the game is called."""
        played = game(self.slug)
        return str(Speaker(played.setup(played.seats[-1]), self.say.lang).word(domain, word))

    def seat_name(self, seat: int) -> str:
        return self.word("seat", seat)

    def called(self, seat: int) -> str:
        """A seat in a sentence: what it plays as, where games call it something, and who that is."""
        assert self.info is not None
        who = self.info.seats[seat]
        name = who.name or BOTS[seat]
        if self.seat_name(seat) == self.say("seat-nameless", number=seat + 1):
            return f"{name} ({self.say('seat-you')})" if who.you else name
        return f"{self.seat_name(seat)} ({self.say('seat-you') if who.you else name})"

    def names(self, *seats: int) -> str:
        """Several seats in one breath, as the page says it."""
        said: str = self.page.evaluate(
            "([lang, names]) => new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)",
            [self.say.lang, [self.called(seat) for seat in seats]],
        )
        return said

    # --- playing

    @property
    def now(self) -> SightInfo:
        assert self.sight is not None
        return self.sight

    def seated(self) -> int:
        """Waits for the first view; the seat it is seen from."""
        seat = self.until(lambda: self.sight, "the table").seat
        assert seat is not None
        return seat

    def to_move(self) -> bool:
        """Waits until one must decide (True) or the game is over."""
        self.until(lambda: self.owes() or self.now.result, "one's turn")
        return self.now.result is None

    def owes(self) -> bool:
        """Whether one must decide; who has given a sealed answer may change it but need not."""
        return bool(self.now.legal) and self.now.answered is None

    def move(self, notation: str) -> Locator:
        """The plain button of a move; the list of moves is opened if need be."""
        button = self.page.locator(f'button[data-move="{notation}"]')
        closed = self.page.locator('button[aria-controls="moves"][aria-expanded="false"]')
        button.or_(closed).first.wait_for()
        if not button.count():
            closed.click()
        return button

    def play(self, notation: str | None = None) -> str:
        """Plays a move by its button, and sees it through."""
        chosen = notation or self.choice()
        before = self.now.decision
        self.move(chosen).click()
        self.until(lambda: self._settled(before, chosen), f"{chosen} to be played")
        return chosen

    def _settled(self, before: str | None, chosen: str) -> bool:
        if self.now.decision != before or self.now.answered == chosen:
            return True
        confirm = self.button("confirm")
        if confirm.is_visible():
            confirm.click()
        return False

    def choice(self) -> str:
        """A move that brings the game on: whatever ends an activation or a turn, else the first."""
        moves = [move.move for move in self.now.legal]
        return next((move for move in moves if move in ("stop", "done", "keep")), moves[0])

    # --- asking the server directly, with this browser's cookie

    def ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        answer = (
            self.context.request.get(f"{self.url}api/{path}")
            if body is None
            else self.context.request.post(f"{self.url}api/{path}", data=body)
        )
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def lay(self, *seats: str, start: bool = True, **options: bool | int | str) -> str:
        """A new table without the page: `me`, `open` or a bot for every seat. The id of the table."""
        self.ask("guest", {})
        wished = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        wish = {"game": self.slug, "seats": wished, "options": options, "start": start}
        table: str = self.ask("tables", wish)["id"]
        return table


def play_on(
    *people: Person,
    until: Callable[[], bool] = lambda: False,
    choose: Callable[[Person], str] = Person.choice,
) -> None:
    """Everybody plays by buttons until the game is over, or something else is so."""
    patience = Patience(lambda: [person.heard for person in people])
    while not until() and not all(person.now.result for person in people):
        assert patience.lasts, f"the game stands still: {[person.now for person in people]}"
        for person in people:
            if person.owes() and not until():
                person.play(choose(person))
        people[0].page.wait_for_timeout(5)


def gather(host: Person, *guests: Person) -> str:
    """A new table with a seat for each of them, where the game has begun and all are looking; returns its id."""
    table = host.lay("me", *["open"] * len(guests), start=False)
    for guest in guests:
        guest.ask("guest", {"name": guest.say.lang})
        guest.ask(f"tables/{table}/join", {})
    host.ask(f"tables/{table}/start", {})
    for person in (host, *guests):
        person.sight = None
        person.visit(f"#/table/{table}").seated()
    return table


def parts(value: Any, key: str) -> Iterator[dict[str, Any]]:
    """Every object with a key, wherever it is."""
    if isinstance(value, dict):
        if key in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from parts(part, key)
