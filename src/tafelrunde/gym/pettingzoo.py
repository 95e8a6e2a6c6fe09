"""Environments of PettingZoo: agents one after the other (AEC), or all at once. They need the extra `gym`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from tafelrunde.bots.network import Array
from tafelrunde.gym.forms import Form, Mask
from tafelrunde.gym.numbered_game import NumberedGame
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.texts import LANGUAGES
from tafelrunde.kernel.views import plain, seen_of

Observation = dict[str, Array | Mask]
RENDER_MODES = ("ansi", "human")


class _Seats:
    """The common part of both environments: seats as agents, and spaces."""

    def __init__(self, form: Form, max_cycles: int | None, render_mode: str | None, lang: str, actions: int) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadInput("gym-render", value=str(render_mode)[:40], known=" ".join(RENDER_MODES))
        if lang not in LANGUAGES:
            raise BadInput("gym-render", value=str(lang)[:40], known=" ".join(LANGUAGES))
        self.form = form
        self.sitting = NumberedGame(form, max_cycles)
        self.render_mode = render_mode
        self.lang = lang
        self.metadata: dict[str, Any] = {
            "name": form.id,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(form.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-np.inf, np.inf, (form.size,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.form.id}, {self.form.seats} seats>"

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def max_cycles(self) -> int:
        """The number of decisions after which a game is truncated."""
        return self.sitting.max_cycles

    @max_cycles.setter
    def max_cycles(self, limit: int) -> None:
        self.sitting.max_cycles = limit

    def view(self, agent: str) -> dict[str, Any]:
        """Return all that a seat sees as plain data, to derive other numbers from it."""
        s, game, seat = self.sitting.state, self.form.game, self.seat(agent)
        seen: dict[str, Any] = plain(seen_of(game, s, seat, game.view(s, seat)))
        return seen

    def render(self) -> str | None:
        """Return the table as spectators see it as text, or print it."""
        if self.render_mode is None:
            raise BadInput("gym-render", value="None", known=" ".join(RENDER_MODES))
        picture = self.sitting.picture(self.lang)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def seat(self, agent: str) -> int:
        """Return the seat of an agent."""
        if agent not in self.possible_agents:
            raise BadInput("gym-agent", value=str(agent)[:40], known=" ".join(self.possible_agents))
        return self.possible_agents.index(agent)

    def ending(self) -> dict[str, dict[str, Any]]:
        """Return the infos of all agents when a game is over: share of the victory, points, rank and ending."""
        if not self.sitting.ended:
            return {agent: {} for agent in self.possible_agents}
        result = self.form.game.result(self.sitting.state)
        return {
            agent: {
                "won": seat in result.winners,
                "score": result.scores[seat],
                "rank": result.ranks[seat],
                "how": result.how,
            }
            for seat, agent in enumerate(self.possible_agents)
        }


class TurnEnv(_Seats, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """An environment that asks one agent at a time. Sealed questions are asked in the order of the seats."""

    def __init__(self, form: Form, max_cycles: int | None, render_mode: str | None, lang: str) -> None:
        super().__init__(form, max_cycles, render_mode, lang, len(form.actions))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of a table with this seed, or the next one."""
        self.sitting.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.sitting.owing[0]]

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation and its legal moves: none while others are asked."""
        seat = self.seat(agent)
        asked = self.sitting.owing[:1] == (seat,)
        mask = self.sitting.mask(seat) if asked else self.form.actions.mask(())
        return {"observation": self.sitting.look(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play a move by its number."""
        if not self.agents:
            raise BadInput("gym-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        sitting, seat = self.sitting, self.seat(agent)
        sitting.act(seat, sitting.check(seat, action))
        sitting.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, sitting.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, sitting.ended)
        self.truncations = dict.fromkeys(self.agents, sitting.cut_short)
        self.infos = self.ending()
        self.agent_selection = self.agents[sitting.owing[0] if sitting.owing else 0]
        self._accumulate_rewards()


class TogetherEnv(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """An environment in which all agents answer at once. An agent that is not asked waits, with the number behind the
    last move. Sealed questions are put to all at the same time."""

    def __init__(self, form: Form, max_cycles: int | None, render_mode: str | None, lang: str) -> None:
        super().__init__(form, max_cycles, render_mode, lang, len(form.actions) + 1)
        self.wait = len(form.actions)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game: that of a table with this seed, or the next one."""
        self.sitting.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), self.ending()

    def _observed(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.sitting.mask(seat), np.int8(seat not in self.sitting.owing))
            found[agent] = {"observation": self.sitting.look(seat), "action_mask": mask}
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play all answers; if one is illegal, play none."""
        if not self.agents:
            raise BadInput("gym-reset")
        sitting, owing = self.sitting, self.sitting.owing
        for seat, agent in enumerate(self.agents):
            if agent not in actions:
                raise BadInput("gym-agents", value=" ".join(map(str, actions))[:80], known=" ".join(self.agents))
            if seat in owing:
                sitting.check(seat, actions[agent])
            elif actions[agent] != self.wait:
                raise BadInput("gym-wait", value=str(actions[agent])[:40], seat=seat, wait=self.wait)
        for seat in owing:
            sitting.act(seat, actions[self.agents[seat]])
        sitting.cycles += 1
        agents = self.agents
        if not sitting.owing:
            self.agents = []
        return (
            self._observed(),
            dict(zip(agents, sitting.rewards(), strict=True)),
            dict.fromkeys(agents, sitting.ended),
            dict.fromkeys(agents, sitting.cut_short),
            self.ending(),
        )
