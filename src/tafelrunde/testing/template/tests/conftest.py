from fireflies import GAME


def pytest_tafelrunde_games() -> list[object]:
    return [GAME]
