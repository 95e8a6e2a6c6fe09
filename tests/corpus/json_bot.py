"""A bot of protocol 1 that needs nothing of the Tafelrunde: it plays any legal move, the same one for the same seed."""

import json
import sys


def say(answer: dict[str, object]) -> None:
    print(json.dumps(answer), flush=True)


say({"protocol": 1})
for line in sys.stdin:
    question = json.loads(line)
    say({"move": question["legal"][question["seed"] % len(question["legal"])]})
