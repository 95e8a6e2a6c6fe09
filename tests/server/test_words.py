"""The texts and the shape of the view of a game, which the page needs for games installed after its build."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.kernel.texts import LANGUAGES
from tafelrunde.server import serializers
from tests.server.conftest import Comes
from tests.toys.parry import GAME as PARRY
from tests.toys.puppet import GAME as PUPPET

pytestmark = pytest.mark.anyio


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_server_sends_the_texts_of_a_game(comes: Comes, lang: str) -> None:
    anna = await comes("Anna")
    text: str = (await anna.http.get(f"/api/games/parry/words/{lang}")).json()["text"]
    kept = {line.partition(" =")[0] for line in text.splitlines() if line[0].isalpha()}
    assert {"ask-lay", "action-lay", "event-laid", "why-not-held", "ended-last", "view-aims"} <= kept
    assert "    .of = seat" in text.splitlines()
    assert not [key for key in kept if key.startswith(("game-", "option-", "terminal-", "lexicon-", "error-"))]
    assert "#" not in text


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("path", ["parry/words/fr", "chess/words/de"])
async def test_unknown_texts_are_not_found(comes: Comes, path: str) -> None:
    anna = await comes("Anna")
    answer = await anna.http.get(f"/api/games/{path}")
    assert answer.status_code == 404


@pytest.mark.parametrize(
    ("toy", "own", "by_seat"),
    [
        (PARRY, ["hand"], ["hands", "laid", "gifts", "givers", "aims", "hearts", "coins"]),
        (PUPPET, ["hand"], ["hands"]),
    ],
)
def test_the_parts_of_a_view_are_assigned_to_seats(toy: Any, own: list[str], by_seat: list[str]) -> None:
    info = serializers.game_info(toy)
    assert (info.own, info.by_seat) == (own, by_seat)
