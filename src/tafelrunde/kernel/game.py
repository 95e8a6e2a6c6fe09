"""Games: the table of contents of one, how it is found, and the setup of a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action, ActionWord, Domains, Grammar, Verb
from tafelrunde.kernel.edition import EditionFile, parse_edition, read_edition
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.events import Belief, Event, EventKind
from tafelrunde.kernel.ledger import Ledger
from tafelrunde.kernel.luck import Commitment, Luck, Stream
from tafelrunde.kernel.options import Option, Options, chosen
from tafelrunde.kernel.parts import Part, box, read, written
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Ask, Caution, Step
from tafelrunde.kernel.story import Teller, Verse, by_points
from tafelrunde.kernel.texts import LANGUAGES, SHARED_TEXTS, TITLES, Title, keys

if TYPE_CHECKING:
    from tafelrunde.kernel.drawing import Terminal
    from tafelrunde.kernel.reader import Reader
    from tafelrunde.kernel.sense import Sense
    from tafelrunde.kernel.speech import Article, Speaker
    from tafelrunde.kernel.table import Table
    from tafelrunde.kernel.views import Seen

S = TypeVar("S", bound=State)
B = TypeVar("B")
View = Any
"""The view of one seat: `Shown` structs, or plain data."""

MAGIC = "tafelrunde"  # the first word of every position
GROUP = "tafelrunde.games"
BUILT_IN_PREFIX = "tafelrunde.games."  # entry points of built-in games begin with this
BOARD_FILES = {  # the files that a board in the browser may use, by their suffixes
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webp": "image/webp",
    "woff2": "font/woff2",
}


@dataclass(frozen=True, eq=False, kw_only=True)
class Setup(Generic[S, B]):
    """The part of a table that stays fixed while a game is played; all its positions share it."""

    game: Game[S, B]
    edition: EditionFile[Any]
    board: B
    seats: int
    options: Options

    @cached_property
    def grammar(self) -> Grammar:
        return _grammar(self.game, self.board, self.seats)

    @cached_property
    def words(self) -> Mapping[str, Sequence[str]]:
        """Return the words of each domain. Positions refer to them by their places here."""
        return self.grammar.words

    def keeps(self, event: Event) -> bool:
        """Return True if the log keeps this event. Other events are told only when they happen, if at all."""
        return not event.kind.quiet and self.game.remembered(self.options, event.kind.key)

    def heard(self, told: Iterable[Event], seat: int | None) -> list[Event]:
        """Return the events that the log of this seat keeps, as this seat gets them."""
        return [event.redacted_for(seat) for event in told if event.heard_by(seat) and self.keeps(event)]

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        own = None if self.edition is self.game.built_in_edition else (self.edition.text, self.edition.path)
        return _set_up_again, (self.game, self.seats, dict(self.options), own)

    def __repr__(self) -> str:
        return f"<Setup of {', '.join([self.game.slug, f'{self.seats} seats', *self.changed])}>"

    @property
    def changed(self) -> list[str]:
        """The options that differ from their defaults, as people type them."""
        return [
            f"{option.name}={option.typed(self.options[option.name])}"
            for option in self.game.options
            if self.options[option.name] != option.default
        ]

    @cached_property
    def heading(self) -> tuple[str, ...]:
        """The lines that every position begins with."""
        game = self.game
        first = f"{MAGIC} {game.slug} rules={game.rules_version} edition={self.edition.digest} seats={self.seats}"
        return (first, "options " + " ".join(self.changed)) if self.changed else (first,)


def _set_up_again(game: Game[S, B], seats: int, options: Options, edition: tuple[str, str] | None) -> Setup[S, B]:
    """Return the setup that was pickled."""
    return game.setup(seats, options, None if edition is None else same_edition(game, *edition))


@lru_cache(16)
def same_edition(game: Game[Any, Any], text: str, name: str) -> EditionFile[Any]:
    """Read an edition once, so that all tables played with it share its board."""
    return game.parse_edition(text, name)


@lru_cache(64)
def _grammar(game: Game[S, B], board: B, seats: int) -> Grammar:
    """Build a grammar once for all tables with the same board and number of seats, since it is larger than a table."""
    domains = game.domains(board)
    words: dict[str, Sequence[ActionWord]] = {domain: tuple(words) for domain, words in domains.items()}
    named = {domain: words for domain, words in domains.items() if isinstance(words, Mapping)}
    return Grammar(game.verbs, {**words, "seat": range(seats)}, named)


@lru_cache(64)
def _board(game: Game[S, B], edition: EditionFile[Any]) -> B:
    """Build a board once for all tables with the same edition, if it is not the built-in one."""
    return game.build(edition)


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[S, B]):
    """One game, told as data and hooks. Read a game's `__init__` first: it is this table of contents."""

    slug: str
    folder: Path  # holds edition.toml, rules.toml and the word lists
    rules_version: int
    seats: range
    options: tuple[Option, ...]
    end_clause: str  # the rule that ends the game; cited if somebody plays on
    edition_type: type[Any]
    build: Callable[[EditionFile[Any]], B]  # builds the static tables of a valid edition
    deal: Callable[[Setup[S, B], Luck], S]  # lays out the table, with the first step pending
    steps: tuple[type[Step[S]], ...]  # all of them, so that positions can be read back
    verbs: tuple[Verb, ...]
    domains: Callable[[B], Domains]  # words and names; the table adds the words of `seat`
    view: Callable[[S, int | None], View]  # an allow-list; None is the spectator
    redeal: Callable[[S, int | None, Luck], None]  # deals anew all that a seat cannot know
    result: Callable[[S], Result]
    values: Callable[[S], Sequence[float]]  # the heuristic's estimate of each seat's chances, 0 to 1
    most_decisions: int  # no game is longer, whatever is played and chosen
    events: tuple[EventKind, ...] = ()  # all that can be told
    parts: tuple[Part, ...] = ()  # the lines of a position; or the next three hooks replace them
    components: Callable[[S], Counter[str]] = box  # everything in the box, wherever it lies now
    write: Callable[[S], list[str]] = written  # the position as lines of text ...
    read: Callable[[S, Reader], None] = read  # ... and back, into a freshly dealt state
    invariants: Callable[[S], None] = lambda s: None  # further checks of a position, by assertion
    remembered: Callable[[Options, str], bool] = lambda options, key: True  # False hides an event from the log
    belief: Callable[[Setup[S, B]], Belief | None] = lambda setup: None
    """The belief before anything is told, if what is told makes some worlds likelier than others."""
    lexicon: Callable[[Speaker], Iterable[Article]] = lambda speaker: ()  # the text of each card, hero, room ...
    own: Callable[[S, int], Mapping[str, Any]] | None = None  # the keys of a view that are not the spectator's
    guise: Callable[[S, int], int | None] = lambda s, seat: seat
    """The named seat that a seat plays as, if this is chosen at the table; None until then."""
    caution: Callable[[Setup[S, B], Seen, Action], Caution | None] = lambda setup, seen, action: None
    """The warning before a legal move that is easily regretted, told from the seat's view. A person confirms the
    move.
    """
    round: Callable[[S], int | None] = lambda s: None  # the number of the round, if the game counts rounds
    progress: Callable[[S], Sequence[float]] | None = None
    """How far each seat has come, hidden things included: the curve at the end. Without it the curve shows chances."""
    verses: tuple[Verse, ...] = ()  # all that its story can say ...
    story: Teller[S] = by_points  # ... and the story of a game that is over
    remains: Callable[[S], Mapping[str, Sequence[int]]] = lambda s: {}
    """Numbers for each seat that say more than points at the end, by the text `story-remains-<key>`."""
    worlds: int = 1  # worlds that the greedy bot samples; more if luck decides what a move brings
    sense: Sense[S] | None = None  # the features for bots that learn
    terminal: str = "tafelrunde.kernel.drawing:BY_SHAPE"
    """The `module:name` of its `Terminal`; only named here, since it needs the drawing library."""
    board: tuple[str, ...] = ()
    """The files in its folder that draw it in the browser: a built ES module first, then its stylesheets and other
    files.

    Without any, the game is drawn on the generic table.
    """

    def __post_init__(self) -> None:
        for name in self.board:
            if not re.fullmatch(rf"\w[\w.-]*\.({'|'.join(BOARD_FILES)})", name, re.ASCII):
                raise BadInput("board-file", game=self.slug, value=name[:60], known=" ".join(BOARD_FILES))
        if self.board and not self.board[0].endswith(".js"):
            raise BadInput("board-module", game=self.slug, value=self.board[0][:60])

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the name under which a package announces this game; another process finds the game by it."""
        point = installed().get(self.slug)
        if point is None or _load(point) is not self:
            raise BadInput("game-unannounced", game=self.slug)
        return game, (self.slug,)

    def __repr__(self) -> str:
        return f"<Game {self.slug}, {self.seats[0]} to {self.seats[-1]} seats, rules {self.rules_version}>"

    @cached_property
    def drawn(self) -> Terminal:
        """The drawing of the table in a terminal."""
        found: Terminal = resolve_name(self.terminal)
        return found

    @cached_property
    def required_texts(self) -> tuple[str, ...]:
        """The texts that must not be missing: for questions, moves, events, options and story."""
        topics = [step.topic for step in self.steps if issubclass(step, Ask)]
        keys = [f"{kind}-{topic}" for topic in topics for kind in ("ask", "topic")]
        keys += [f"{kind}-{verb.name}" for verb in self.verbs for kind in ("action", "verb")]
        keys += [f"event-{kind.key}" for kind in self.events]
        for option in self.options:
            values = option.values(self.seats[-1])
            keys += [f"option-{option.name}", f"option-{option.name}.about"]
            keys += [f"option-{option.name}-{value}" for value in values if isinstance(value, str)]
        keys += [f"story-{verse.key}" for verse in self.verses]
        return (*TITLES, *keys, *(["story-curve-progress"] if self.progress else ()))

    @property
    def title(self) -> Title:
        return Title(self.folder)

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger(self.folder / "rules.toml")

    @cached_property
    def built_in_edition(self) -> EditionFile[Any]:
        return read_edition(self.folder / "edition.toml", self.edition_type)

    @cached_property
    def built_in_board(self) -> B:
        return self.build(self.built_in_edition)

    def read_edition(self, path: Path) -> EditionFile[Any]:
        """Read an edition file and check all of it."""
        edition = read_edition(path, self.edition_type)
        _board(self, edition)
        return edition

    def parse_edition(self, text: str, name: str) -> EditionFile[Any]:
        """Read the text of an edition and check all of it."""
        edition = parse_edition(text, self.edition_type, name)
        _board(self, edition)
        return edition

    def setup(
        self, seats: int, options: Mapping[str, object] | None = None, edition: EditionFile[Any] | None = None
    ) -> Setup[S, B]:
        """Check and fix seats, options and edition of a table."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadInput("seats", game=self.slug, value=str(seats)[:20], low=self.seats[0], high=self.seats[-1])
        wishes = chosen(self.options, options or {}, seats)
        used = edition or self.built_in_edition
        board = self.built_in_board if used is self.built_in_edition else _board(self, used)
        return Setup(game=self, edition=used, board=board, seats=seats, options=wishes)

    def start(self, setup: Setup[S, B], luck: Luck, journal: bool = False) -> S:
        """Return a fresh state, settled up to the first decision, for simulations."""
        state = self.deal(setup, luck)
        if journal:
            state.journal = []
        engine.settle(state)
        return state

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: EditionFile[Any] | None = None,
        commitment: Commitment | None = None,
    ) -> Table[S, B]:
        """Return a table at which this game is about to begin. Without a seed nobody knows its luck."""
        from tafelrunde.kernel.table import Table

        if commitment is None:
            commitment = Commitment.drawn() if seed is None else Commitment.of_seed(seed)
        return Table.fresh(self.setup(seats, options, edition), commitment)

    def position(self, text: str, edition: EditionFile[Any] | None = None) -> Table[S, B]:
        """Return the table that a position text describes."""
        from tafelrunde.kernel.position import read_position
        from tafelrunde.kernel.table import Table

        return Table.at(read_position(self, text, edition))

    def believed(self, setup: Setup[S, B], heard: Iterable[Event]) -> Belief | None:
        """Return what everybody believes after these events. An event that only some have heard changes nothing."""
        belief = self.belief(setup)
        if belief is not None:
            for kind, words, audience in heard:
                if audience is None:
                    belief = belief.after(kind, words)
        return belief

    def sample(self, state: S, seat: int | None, luck: Luck) -> S:
        """Return a world that this seat cannot tell from the real one: a function of its knowledge and of `luck`
        alone.
        """
        return engine.sample(state, seat, luck, self.redeal)


def installed() -> dict[str, EntryPoint]:
    """Return all installed games by slug: the built-in ones and those of other packages."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


@cache
def _load(point: EntryPoint) -> Game[Any, Any]:
    """Load the game that an entry point names. Every error of a foreign package becomes a single line."""
    try:
        loaded = point.load()
    except Exception as error:
        raise BadInput("sick-game", game=point.name, reason=_reason(error)) from error
    if not isinstance(loaded, Game) or loaded.slug != point.name:
        raise BadInput("not-a-game", game=point.name, value=point.value)
    return loaded


def _reason(error: Exception) -> str:
    if isinstance(error, BadInput):
        return str(error.args_by_name["reason"] if error.key == "sick-game" else error)
    return f"{type(error).__name__}: {error}"[:300]


@cache
def _fault(point: EntryPoint) -> str | None:
    """Return why a game cannot be played, or None if it loads, its components and rules are sound, and it has its
    words.
    """
    try:
        found = _load(point)
        _ = found.built_in_board
        if not point.value.startswith(BUILT_IN_PREFIX):
            _ = found.ledger  # tests prove the built-in ledgers, and reading all of them takes long
        for lang in LANGUAGES:
            said = keys(SHARED_TEXTS / f"{lang}.ftl") | keys(found.folder / f"{lang}.ftl")
            for text in found.required_texts:
                if text not in said:
                    raise BadInput("no-text", game=point.name, text=text, file=f"{lang}.ftl")
    except Exception as error:
        return _reason(error)
    return None


def game(which: str | Game[Any, Any]) -> Game[Any, Any]:
    """Return the game with this slug, or the game itself."""
    if isinstance(which, Game):
        return which
    known = installed()
    if which not in known:
        raise BadInput("unknown-game", game=which[:40], known=" ".join(known))
    return _load(known[which])


def slug_of(which: str | Game[Any, Any]) -> str:
    """Return the slug of a game that is given by slug or as itself."""
    return which if isinstance(which, str) else which.slug


def playable(slug: str) -> Game[Any, Any]:
    """Return the game with this slug, or reject it if it is broken."""
    found = game(slug)
    why = _fault(installed()[slug])
    if why is not None:
        raise BadInput("sick-game", game=slug, reason=why)
    return found


def all_games() -> list[Game[Any, Any]]:
    """Return all installed games that can be played. A broken one is left out (see `broken_games`) and harms no
    other.
    """
    return [_load(point) for point in installed().values() if _fault(point) is None]


def broken_games() -> dict[str, str]:
    """Return the installed games that cannot be played, with the reasons."""
    faults = {slug: _fault(point) for slug, point in installed().items()}
    return {slug: why for slug, why in faults.items() if why is not None}


def public_luck(commitment: Commitment) -> Luck:
    return Luck(Stream(commitment.seed))
