"""The glossary in CONTRIBUTING stays short and sorted."""

from __future__ import annotations

import re
from pathlib import Path

TEXT = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
MOST = 45


def test_the_glossary_has_few_terms_in_order() -> None:
    section = TEXT.partition("\n## Glossary\n")[2].partition("\n## ")[0]
    terms = re.findall(r"^\| ([a-z ]+) \| .+ \|$", section, re.MULTILINE)[1:]
    assert len(terms) == section.count("\n|") - 2, "a row that is no term"
    assert 0 < len(terms) <= MOST
    assert terms == sorted(set(terms))
