"""Bots: random, greedy, learned and search, and those of other packages. They get a seat's sight, never the position.

>>> from tafelrunde.bots import bot, offered
>>> offered()
('random', 'greedy', 'learned', 'search:easy', 'search:normal', 'search:strong')
>>> type(bot("search:0.5s")).__name__
'SearchBot'
"""

from __future__ import annotations

from tafelrunde.bots.registry import Bot, BotKind, add_bots_from, add_program, bot, broken_bots, kinds, name_of, offered

__all__ = ["Bot", "BotKind", "add_bots_from", "add_program", "bot", "broken_bots", "kinds", "name_of", "offered"]
