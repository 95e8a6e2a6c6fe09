"""Names and texts of people: cleaning what they type, and a random name for those who give none."""

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
    """Return the text without control, invisible and direction-changing characters, with single blanks."""
    visible = "".join(sign for sign in text if sign.isspace() or unicodedata.category(sign)[0] != "C")
    return " ".join(visible.split())


def person_name(text: str) -> str:
    """Return a guest's name as it is shown; reject one without letters and digits."""
    name = clean_text(unicodedata.normalize("NFC", text))[:24].strip()
    if not any(sign.isalnum() for sign in name):
        raise Rejected("name")
    return name
