"""What a player must see at every size of the screen: measured in the page, as sentences on what is wrong."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SIZES = (
    (360, 640),
    (412, 915),
    (640, 360),
    (740, 360),
    (915, 412),
    (720, 450),  # 1440 x 900 at 200 %
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
FINGER = 32  # px
LEGIBLE = 9  # px

WRONG = Path(__file__).with_suffix(".js").read_text("utf-8")


def wrong(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the table that is shown, at this size of the window."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(WRONG, [FINGER, LEGIBLE])
    return found
