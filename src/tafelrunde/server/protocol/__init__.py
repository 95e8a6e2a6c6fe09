"""The messages between server and client. TypeScript types are generated from this package.

`lobby` describes games and tables seen from outside, `table` the game at one table. Over the WebSocket both sides send
tagged messages; over HTTP the same structs travel as bodies. The client computes no rules. A view is complete, comes
with the legal moves and the prompt, and never depends on an earlier one.
"""

from __future__ import annotations

from msgspec import Struct

PROTOCOL = 1


class Plain(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """The base of all bodies: unknown fields are refused, not ignored."""


class Texts2(Plain):
    """A text in both languages."""

    de: str
    en: str
