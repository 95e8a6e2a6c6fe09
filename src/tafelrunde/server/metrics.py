"""The metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8)


class Metrics:
    """The metrics of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.requests = Counter("tafelrunde_requests", "HTTP requests", ["route", "status"], registry=registry)
        self.commands = Counter("tafelrunde_commands", "Commands by answer", ["answer"], registry=registry)
        self.command_seconds = Histogram(
            "tafelrunde_command_seconds", "From a command's arrival to its commit", buckets=_FAST, registry=registry
        )
        self.commit_seconds = Histogram(
            "tafelrunde_commit_seconds", "One transaction of the store", buckets=_FAST, registry=registry
        )
        self.read_seconds = Histogram(
            "tafelrunde_read_seconds", "One read of the store", buckets=_FAST, registry=registry
        )
        self.sockets = Gauge("tafelrunde_sockets", "Open sockets", registry=registry)
        self.rooms = Gauge("tafelrunde_rooms", "Tables in memory", registry=registry)
        self.views = Counter("tafelrunde_views", "Views sent", registry=registry)
        self.closed_slow = Counter(
            "tafelrunde_slow_readers", "Sockets closed for reading too slowly", registry=registry
        )
        self.cut = Counter("tafelrunde_cut", "Connections cut off", ["why"], registry=registry)
        self.thoughts = Counter("tafelrunde_bot_moves", "Bots' decisions", ["bot", "by"], registry=registry)
        self.thought_seconds = Histogram(
            "tafelrunde_bot_seconds", "A bot's decision", ["bot"], buckets=_SLOW, registry=registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
