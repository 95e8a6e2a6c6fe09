"""Names and words that people give: cleaned, and made up where they give none."""

from __future__ import annotations

import unicodedata
from secrets import choice

from tafelrunde.server.rejections import Rejected

KNIGHTS = """
    Belakane Brangäne Cundrie Enite Erec Gahmuret Galahad Gawein Ginover Herzeloyde Isolde Iwein Lanzelot Laudine
    Lunete Merlin Morgane Parzival Sigune Titurel Tristan Wigalois
"""


def random_name() -> str:
    return choice(KNIGHTS.split())


def clean_text(text: str) -> str:
    """Without control, invisible and direction-changing characters; white space becomes single blanks."""
    seen = "".join(sign for sign in text if sign.isspace() or unicodedata.category(sign)[0] != "C")
    return " ".join(seen.split())


def person_name(text: str) -> str:
    """A name that can be seen."""
    name = clean_text(unicodedata.normalize("NFC", text))[:24].strip()
    if not any(sign.isalnum() for sign in name):
        raise Rejected("name")
    return name
