"""What is counted and measured, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8)


class Metrics:
    """One server's figures."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept = self.registry
        self.requests = Counter("tafelrunde_requests", "HTTP requests", ["route", "status"], registry=kept)
        self.commands = Counter("tafelrunde_commands", "Commands by answer", ["answer"], registry=kept)
        self.command_seconds = Histogram(
            "tafelrunde_command_seconds", "From a command's arrival to its commit", buckets=_FAST, registry=kept
        )
        self.commit_seconds = Histogram(
            "tafelrunde_commit_seconds", "One transaction of the store", buckets=_FAST, registry=kept
        )
        self.read_seconds = Histogram(
            "tafelrunde_read_seconds", "What is read from the store in one go", buckets=_FAST, registry=kept
        )
        self.sockets = Gauge("tafelrunde_sockets", "Open sockets", registry=kept)
        self.rooms = Gauge("tafelrunde_rooms", "Tables in memory", registry=kept)
        self.views = Counter("tafelrunde_views", "Views sent", registry=kept)
        self.closed_slow = Counter("tafelrunde_slow_readers", "Sockets closed for reading too slowly", registry=kept)
        self.cut = Counter("tafelrunde_cut", "Connections cut off", ["why"], registry=kept)
        self.thoughts = Counter("tafelrunde_bot_moves", "Bots' decisions", ["bot", "by"], registry=kept)
        self.thought_seconds = Histogram(
            "tafelrunde_bot_seconds", "A bot's decision", ["bot"], buckets=_SLOW, registry=kept
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
