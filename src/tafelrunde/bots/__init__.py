"""Bots: random, greedy, learned and search, and those of other packages. They get a seat's sight, never the position.

>>> from tafelrunde.bots import bot, offered
>>> offered()
('random', 'greedy', 'learned', 'search:easy', 'search:normal', 'search:strong')
>>> type(bot("search:0.5s")).__name__
'SearchBot'
"""

from __future__ import annotations

import os

from tafelrunde.bots.kinds import Bot, Kind, bot, kinds, name_of, offered, sick, use, use_program

# A network judges a handful of positions at a time: threads that wait for more would cost twice what they help. Numpy
# asks once, when it is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

__all__ = ["Bot", "Kind", "bot", "kinds", "name_of", "offered", "sick", "use", "use_program"]
