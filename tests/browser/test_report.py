"""A balance report in a browser: in both languages, on a phone, by night and on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tafelrunde.lab.plan import Plan, Sitting
from tafelrunde.lab.report import page
from tafelrunde.lab.runs import run

WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    plan = Plan((Sitting("dungeonquest", ("random",) * 2),), 40, decisions=True, secret="tests")
    written = folder / "report.html"
    written.write_text(page(run(folder / "run", plan, workers=1), "de"), "utf-8")
    return written


def test_a_report_is_read_in_either_language_on_a_phone_and_on_paper(chromium: Browser, report: Path) -> None:
    with chromium.new_page(viewport={"width": 360, "height": 800}, color_scheme="dark") as reader:
        reader.goto(report.as_uri())
        for lang, other, name in (("en", "de", "English"), ("de", "en", "Deutsch")):
            reader.get_by_text(name, exact=True).click()
            expect(reader.locator(f"main[lang={lang}]")).to_be_visible()
            expect(reader.locator(f"main[lang={other}]")).to_be_hidden()
            assert not reader.evaluate(WIDER)
        night = reader.evaluate("getComputedStyle(document.body).backgroundColor")
        reader.emulate_media(media="print")
        expect(reader.locator("nav")).to_be_hidden()  # nobody chooses a language on paper
        expect(reader.locator("main[lang=de]")).to_be_visible()
        assert reader.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)" != night
