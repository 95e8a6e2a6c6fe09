"""Programs for tests, which play or fail to."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from shlex import join

PAGE = Path(__file__).parents[2] / "docs" / "foreign-bots.md"
READY = """
import json, sys, time
def say(words): print(words, flush=True)
say('{"protocol": 1}')
for line in sys.stdin:
    question = json.loads(line)
"""
GOOD = READY + "    say(json.dumps({'move': question['legal'][question['seed'] % len(question['legal'])]}))\n"
FAULTY = {
    "late": READY + "    time.sleep(3600)\n",
    "late to begin": "import time; time.sleep(3600)",
    "late to read": "import time; print('{\"protocol\": 1}', flush=True); time.sleep(3600)",
    "crashed": READY + "    sys.exit(3)\n",
    "crashed at once": "import sys; sys.exit(3)",
    "crashed for memory": READY + "    kept = bytearray(4 << 30)\n",
    "flooded": READY + "    while True: sys.stdout.write('x' * 9999)\n",
    "flooded with lines": READY + "    say('{}\\n' * 99)\n",  # few enough to arrive together
    "flooded before": "print('{\"protocol\": 1}\\n' * 2, flush=True); import time; time.sleep(3600)",
    "nonsense": READY + "    say('resign')\n",
    "nonsense keys": READY + "    say('{\"answer\": 42}')\n",
    "nonsense bytes": READY + "    sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()\n",
    "nonsense protocol": "import time; print('{\"protocol\": 99}', flush=True); time.sleep(3600)",
    "illegal": READY + '    say(\'{"move": "win"}\')\n',
}
"""Programs by their mistake; the first word is the fault."""


def written(folder: Path, code: str, name: str = "mine") -> str:
    """Write a Python program into a folder and return its command."""
    path = folder / f"{name}.py"
    path.write_text(code, "utf-8")
    return join((sys.executable, str(path)))


def example(language: str) -> str:
    """Return the example program of the page in a language."""
    found = re.findall(f"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found[-1])
