"""Marks for classes that the compiled core (`make fast`) needs; in plain Python they change nothing.

Games in other packages are plain Python in either build, so their base classes allow interpreted subclasses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar, dataclass_transform

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_asked):
        return lambda kind: kind


@dataclass_transform(frozen_default=True)
def frozen(kind: type[T]) -> type[T]:
    """Make a class a step of plain values that never changes.

    A name that has a value in the class is not one of them, although the compiled build annotates it, too. Most steps
    have no values at all. Generating an `__init__` for each of them would slow down the loading of games.
    """
    kind.__annotations__ = {name: of for name, of in kind.__annotations__.items() if name not in kind.__dict__}
    has_values = bool(kind.__annotations__) or getattr(kind, "__match_args__", ()) != ()
    return dataclass(init=has_values, frozen=has_values, repr=False, eq=False, slots=True)(kind)


def is_compiled() -> bool:
    """Return True if the compiled core is running."""
    from tafelrunde.kernel import engine

    return not engine.__file__.endswith(".py")
