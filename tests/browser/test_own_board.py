"""A game from another package brings a board of its own, as `tafelrunde new-game` makes one: it is drawn and played on.
Where a game has none, or one that fails, it is played at the generic table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.cli.new_game import make
from tafelrunde.kernel.game import GROUP
from tests.browser.conftest import Comes
from tests.browser.looks import looks_good
from tests.browser.people import Person, play_on
from tests.browser.servers import ServerProcess

WHOLE, BARE = "glow_worms", "bare_worms"


def edited(old: str, new: str, file: str = "board.js") -> Callable[[Path], None]:
    """A change of the template, which must be one."""

    def edit(folder: Path) -> None:
        text = (folder / file).read_text("utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), "utf-8")

    return edit


def lost(folder: Path) -> None:
    (folder / "board.js").unlink()


def bare(folder: Path) -> None:
    edited('    board=("board.js", "board.css"),', "    # no board:", "__init__.py")(folder)


SICK = {
    "lost_worms": lost,
    "torn_worms": edited("export default board", "export default {"),
    "dull_worms": edited("export default board", "export default 5"),
    "late_worms": edited(
        "const { round, pack, discard } =",
        "if (element.childElementCount) throw Error('late')\n const { round, pack, discard } =",
    ),
    "dumb_worms": edited("  Own(element", "  targets() { throw new Error('dumb') },\n  Own(element"),
}
GAMES: dict[str, Callable[[Path], None]] = {WHOLE: lambda folder: None, BARE: bare, **SICK}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which packages are installed that began as the template."""
    workshop = tmp_path_factory.mktemp("workshop")
    info = workshop / "worms-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: worms\nVersion: 1\n", "utf-8")
    points = "".join(f"{name} = {name}:GAME\n" for name in GAMES)
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        for name, edit in GAMES.items():
            make(name, workshop / "made" / name)
            folder = (workshop / "made" / name / "src" / name).rename(workshop / name)
            edit(folder)
        patch.syspath_prepend(str(workshop))
        patch.setenv("PYTHONPATH", str(workshop))
        node = ServerProcess(tmp_path_factory.mktemp("house")).open()
        yield node
        node.stop()


def lights(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.say("board-lights"), exact=True)


def hand(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.say("view-hand"), exact=True)


def show_light(person: Person, place: Locator) -> None:
    """Clicks a light that glows there."""
    person.until(person.owes, "a choice")
    before = person.now.decision
    light = place.locator(f'[data-target="light:{person.now.legal[0].words[0]}"]')
    expect(light).to_have_class("pickable light glows")
    light.click()
    person.until(lambda: person.now.decision != before, "the lights to be shown")


@pytest.mark.parametrize(("lang", "width"), [("de", 1440), ("en", 360)])
def test_it_is_drawn_and_played_on(comes: Comes, node: ServerProcess, lang: str, width: int) -> None:
    """A light that one does not hold says why; one that one holds is shown, from the meadow or from the hand."""
    mia = comes(lang, game=WHOLE, width=width)
    table = mia.lay("me", "random")
    mia.visit(f"#/table/{table}").seated()
    expect(lights(mia).get_by_role("button")).to_have_count(5)
    expect(mia.region("generic-table")).to_have_count(0)
    held = node.table(table).view(0)["table"]["hand"]
    for light, cards in held.items():
        expect(hand(mia).locator(f'[data-target="light:{light}"]')).to_be_visible(visible=cards > 0)
    lacking = next(light for light, cards in held.items() if not cards)
    lights(mia).locator(f'[data-target="light:{lacking}"]').click()
    expect(mia.page.get_by_role("alert")).to_contain_text(mia.say("why-not-held", light=mia.word("light", lacking)))
    show_light(mia, lights(mia))
    show_light(mia, hand(mia))
    play_on(mia)
    expect(mia.ended).to_be_visible()


def test_its_words_change_with_the_language(comes: Comes) -> None:
    mia = comes("de", game=WHOLE)
    mia.visit(f"#/table/{mia.lay('me', 'random')}").seated()
    expect(lights(mia)).to_contain_text(mia.word("light", "star"))
    mia.button("switch-lang").click()
    mia.say = comes("en", game=WHOLE).say
    expect(lights(mia)).to_contain_text(mia.word("light", "star"))


@pytest.mark.parametrize("lang", ["de", "en"])
def test_it_looks_good(comes: Comes, node: ServerProcess, lang: str) -> None:
    mia = comes(lang, game=WHOLE)
    table = mia.lay("me", "random", "random", "random")
    assert node.play(mia, table, bots=0, moves=9)
    mia.visit(f"#/table/{table}").seated()
    expect(lights(mia)).to_be_visible()
    looks_good(mia, f"own-board-{lang}")


def test_without_it_the_generic_table_is_laid(comes: Comes) -> None:
    mia = comes("en", game=BARE)
    mia.visit(f"#/table/{mia.lay('me', 'random')}").seated()
    expect(mia.region("generic-table")).to_be_visible()
    expect(mia.page.get_by_text(mia.say("generic-instead"))).to_have_count(0)
    play_on(mia)
    expect(mia.ended).to_be_visible()


@pytest.mark.parametrize("slug", SICK)
def test_one_that_fails_gives_way_to_the_generic_table(comes: Comes, slug: str) -> None:
    """It is not there, cannot be read, is no board, throws while it is drawn or when it is asked."""
    mia = comes("de", game=slug)
    mia.forgiven = ("Error", "Failed to load resource")
    mia.visit(f"#/table/{mia.lay('me', 'random')}").seated()
    play_on(mia, until=lambda: mia.now.seq > 2)
    expect(mia.page.get_by_text(mia.say("generic-instead"))).to_be_visible()
    expect(mia.region("generic-table")).to_be_visible()
    play_on(mia)
    expect(mia.ended).to_be_visible()


@pytest.mark.parametrize("harm", ["404", "thrown"])
def test_so_does_a_board_of_the_server(comes: Comes, harm: str) -> None:
    mia = comes("en")
    mia.forgiven = ("Error", "Failed to load resource")
    script = mia.ask("games/drachenland")["board"]["script"]
    parts = ("Board", "Own", "Other", "targets", "mentions", "motions")
    broken = f"const no = () => {{ throw Error('no') }}; export default {{ {': no, '.join(parts)}: no }}"
    mia.page.route(
        f"**/{script}",
        lambda route: (
            route.fulfill(status=404) if harm == "404" else route.fulfill(body=broken, content_type="text/javascript")
        ),
    )
    mia.visit(f"#/table/{mia.lay('me', 'random')}").seated()
    expect(mia.page.get_by_text("This game’s own board cannot be drawn")).to_be_visible()
    expect(mia.page.get_by_role("region", name="What lies on the table")).to_be_visible()
    assert mia.to_move()
    mia.play()
