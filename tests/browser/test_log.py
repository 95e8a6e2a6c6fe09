"""The log of a table: it follows the play until the person scrolls away."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Comes
from tests.browser.people import Person
from tests.browser.servers import ServerProcess

BELOW = """
async (log) => {
  for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame)
  return log.scrollHeight - log.scrollTop - log.clientHeight
}
"""
"""How far the newest line lies below what the log shows, in px, once what has just arrived has been drawn."""
GROWS = """
(log) => {
  const turn = [...log.querySelectorAll('section')].at(-1)
  log.addEventListener('scroll', () => (turn.style.paddingBottom = '5rem'), { capture: true, once: true })
  log.style.maxHeight = '70px'
}
"""
"""A lower panel makes the page scroll the log; before it hears of that scroll, the last turn has more lines."""


def at_its_log(mia: Person, node: ServerProcess, moves: int) -> Locator:
    """A long game against bots with the log of its table in view."""
    mia.ask("guest", {"name": "Mia"})
    table = mia.lay("me", "greedy", "greedy", start_player="0")
    assert node.play(mia, table, bots=0, moves=moves)
    mia.visit(f"#/table/{table}").connected()
    mia.page.get_by_role("tab", name=mia.say("log"), exact=True).click()  # it stays where rivals find no room beside it
    log = mia.page.get_by_role("log")
    expect(log.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    assert log.evaluate("(log) => log.scrollHeight > 2 * log.clientHeight")
    return log


def test_the_log_follows_through_rounds(comes: Comes, node: ServerProcess) -> None:
    """The panel changes its height with the question while lines are added to a turn."""
    mia = comes("de", width=1440, height=900)
    log = at_its_log(mia, node, 30)
    log.evaluate(GROWS)
    assert log.evaluate(BELOW) <= 4
    log.evaluate("(log) => (log.style.maxHeight = '')")
    first, heights = mia.now.seq, set()
    while mia.now.seq < first + 20 and mia.to_move():
        mia.play()
        heights.add(log.evaluate("(log) => log.clientHeight"))
        assert log.evaluate(BELOW) <= 4, f"after move {mia.now.seq}"
    assert len(heights) > 1, "the question takes the same room all the time"


def test_the_log_stays_where_the_person_scrolled(comes: Comes, node: ServerProcess) -> None:
    mia = comes("en", width=1440, height=900)
    log = at_its_log(mia, node, 30)
    newest = mia.button("log-newest")
    expect(newest).to_have_count(0)
    log.hover()
    mia.page.mouse.wheel(0, -300)
    expect(newest).to_be_visible()
    read = log.evaluate("(log) => log.scrollTop")
    mia.play()
    mia.to_move()
    assert log.evaluate(BELOW) > 40
    assert log.evaluate("(log) => log.scrollTop") == read
    newest.focus()
    newest.press("Enter")
    expect(newest).to_have_count(0)
    expect(log).to_be_focused()
    assert log.evaluate(BELOW) <= 4
    log.press("PageUp")
    expect(newest).to_be_visible()
    log.press("End")
    expect(newest).to_have_count(0)
