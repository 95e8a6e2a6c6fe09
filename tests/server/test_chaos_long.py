"""The totals of storms across several runs. The storms themselves: `test_storm.py`."""

from __future__ import annotations

import msgspec

from tests.server.chaos_long import StormTotals


def test_a_storm_counts_once_it_is_known_to_be_sound() -> None:
    totals = StormTotals(300)
    assert [totals.begin(), totals.begin()] == [300, 301]
    totals.take(StormTotals(301, 60.0, 1, 5, 4, 1000, {"clock": 2}, {"late": 3}))
    kept = msgspec.json.decode(msgspec.json.encode(totals), type=StormTotals)
    assert kept.begun == [300]  # the next run begins with it
    assert kept.moves == 1000
    assert not kept.enough(faults=3, moves=1000)
    kept.take(StormTotals(300, 60.0, 1, 5, 5, 1, {"clock": 1, "disk full": 1}))
    assert kept.faults == {"clock": 3, "disk full": 1}
    assert kept.enough(faults=4, moves=1001)
    assert kept.begin() == 302
