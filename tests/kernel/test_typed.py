"""Types are learned one at a time: msgspec crashes the process if two threads first meet one together."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import tafelrunde

SOURCES = Path(tafelrunde.__file__).parent

MEETING = """
import sys, threading, types
import msgspec
from tafelrunde.kernel.typed import converted, decoded

sys.setswitchinterval(1e-6)
SOURCE = '''
from __future__ import annotations
import msgspec

class Card(msgspec.Struct):
    id: int
    name: str | None

class Hand(msgspec.Struct):
    seat: int
    first: Card
    others: list[Card]

class Deal(msgspec.Struct):
    round: int
    hand: Hand
    hands: dict[str, Hand]
'''
HAND = {"seat": 1, "first": {"id": 1, "name": "sun"}, "others": [{"id": 2, "name": None}]}
DEAL = {"round": 1, "hand": HAND, "hands": {"own": HAND}}
TEXT = msgspec.json.encode(DEAL)
found = []

def meet(barrier, kind, turn):
    barrier.wait()
    found.append(decoded(TEXT, kind) if turn % 2 else converted(DEAL, kind))

for number in range(300):
    module = types.ModuleType(f"deal{number}")
    sys.modules[module.__name__] = module
    exec(SOURCE, module.__dict__)
    barrier = threading.Barrier(4)
    threads = [threading.Thread(target=meet, args=(barrier, module.Deal, turn)) for turn in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print(sum(deal.hands["own"].others[0].id == 2 for deal in found))
"""


def test_threads_may_meet_a_type_together() -> None:
    ran = subprocess.run([sys.executable, "-c", MEETING], capture_output=True, text=True, timeout=120, check=False)
    assert (ran.returncode, ran.stdout.strip()) == (0, "1200"), ran.stderr[-2000:]


def test_types_are_learned_in_this_module_only() -> None:
    """A module's own `Decoder` is learned when it is loaded, before there are threads."""
    others = re.compile(r"msgspec\.convert\(|msgspec\.(?:json|msgpack)\.decode\([^\n]*type=")
    around = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in SOURCES.rglob("*.py")
        if path.parts[-2:] != ("kernel", "typed.py") and "testing" not in path.parts
        for line in path.read_text("utf-8").splitlines()
        if others.search(line)
    ]
    assert around == []
