"""Contact sheets of the pictures that `make shots` takes: a game at every size and moment, on one page.

`python -m tests.browser.contact_sheets PICTURES SHEETS`
"""

from __future__ import annotations

import sys
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.layout import SIZES
from tests.browser.moments import MOMENTS
from tests.browser.test_every_game import DRAWN

HIGH = 150  # px, each picture
LANGS = dict(zip(MOMENTS, ("de", "en", "de"), strict=True))


def sheet(pictures: Path, slug: str) -> str:
    """The page: a row for each moment, all screens in it as high as each other."""
    rows = ""
    for moment, lang in LANGS.items():
        row = ""
        for width, height in SIZES:
            data = b64encode((pictures / f"{slug}-{moment}-{lang}-{width}x{height}.jpg").read_bytes()).decode()
            row += (
                f'<figure><img src="data:image/jpeg;base64,{data}"><figcaption>{width} × {height}</figcaption></figure>'
            )
        rows += f"<h2>{slug}, {moment}, {lang}</h2><div>{row}</div>"
    style = (
        "body { width: 1500px; margin: 16px; font: 14px sans-serif; } h2 { margin: 8px 0; font-size: 18px }"
        "div { display: flex; flex-wrap: wrap; gap: 12px } figure { margin: 0 } figcaption { color: #555 }"
        f"img {{ display: block; height: {HIGH}px; border: 1px solid #999 }}"
    )
    return f"<style>{style}</style>{rows}"


def main(pictures: Path, sheets: Path) -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1532, "height": 900})
        for slug in DRAWN:
            page.set_content(sheet(pictures, slug), wait_until="load")
            page.screenshot(path=sheets / f"sizes-{slug}.jpg", type="jpeg", quality=50, full_page=True)
        browser.close()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
