"""How a page looks in both lights, from a phone to a wide screen: accessible and inside its frame.

With TAFELRUNDE_SHOTS set to a folder, it is photographed as well.
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = os.environ.get("TAFELRUNDE_SHOTS")
WIDTHS = {1440: 900, 820: 1180, 360: 740}

STICKING_OUT = """() => {
  const scrolls = (e) => e && (['auto', 'scroll'].includes(getComputedStyle(e).overflowX) || scrolls(e.parentElement))
  return [...document.querySelectorAll('a, button, input, select, summary, h1, h2, h3, p')]
    .filter((e) => e.checkVisibility() && !e.closest('svg') && !scrolls(e))
    .filter((e) => {
      const box = e.getBoundingClientRect()
      return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1)
    })
    .map((e) => e.outerHTML.slice(0, 160))
}"""
"""What one could press or read, but for its lying outside of the window."""

SIDEWAYS = """() => [...document.querySelectorAll('*')]
  .filter((e) => e.checkVisibility() && !e.matches('pre, input'))
  .filter((e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.outerHTML.slice(0, 160))"""
"""What scrolls sideways inside of the page."""


PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Once the page has found its shape for a new size of the window."""


def looks_good(person: Person, name: str) -> None:
    """Whether the page that is shown is fit for everybody; its pictures go by the name. In the two languages axe looks
    at different lights and widths."""
    looked = {"de": (("light", 1440), ("dark", 360)), "en": (("dark", 1440), ("light", 360))}[person.say.lang]
    person.page.evaluate(AXE.read_text("utf-8"))
    for light in ("light", "dark"):
        person.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        expect(person.page.locator("html")).to_have_attribute("data-theme", light)
        for width, height in WIDTHS.items():
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.evaluate("document.fonts.ready.then(() => {})")
            person.page.evaluate(PAINTED)
            if SHOTS:
                file = Path(SHOTS, f"{name}-{light}-{width}.jpg")
                person.page.screenshot(path=file, type="jpeg", quality=42)
            assert person.page.evaluate("document.documentElement.scrollWidth") <= width
            assert person.page.evaluate(STICKING_OUT) == []
            assert person.page.evaluate(SIDEWAYS) == []
            if (light, width) in looked:
                assert serious(person) == []


def serious(person: Person) -> list[str]:
    """What axe finds serious or worse."""
    found = person.page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)")
    return [
        f"{violation['id']}: {node['target']} {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
