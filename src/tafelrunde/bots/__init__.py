"""Bots: random, greedy, learned and search, and those of other packages. They get a seat's sight, never the position.

>>> from tafelrunde.bots import bot, offered
>>> offered()
('random', 'greedy', 'learned', 'search:easy', 'search:normal', 'search:strong')
>>> type(bot("search:0.5s")).__name__
'SearchBot'
"""

from __future__ import annotations

from tafelrunde.bots.kinds import Bot, Kind, bot, kinds, name_of, offered, sick, use, use_program

__all__ = ["Bot", "Kind", "bot", "kinds", "name_of", "offered", "sick", "use", "use_program"]
