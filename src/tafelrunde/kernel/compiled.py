"""What the compiled core (`make fast`) must know of a class; plain Python leaves it as it is.

Games from outside are plain Python in either build, so what they derive from allows it.
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
    """Makes a class a step of plain values that never changes. What has a value in the class is none of them: the
    compiled build annotates that, too. Most steps have no values at all, and making them one by one would take a good
    part of the time in which games are loaded."""
    kind.__annotations__ = {name: of for name, of in kind.__annotations__.items() if name not in kind.__dict__}
    has_values = bool(kind.__annotations__) or getattr(kind, "__match_args__", ()) != ()
    return dataclass(init=has_values, frozen=has_values, repr=False, eq=False, slots=True)(kind)


def is_compiled() -> bool:
    """Whether the compiled core is what runs."""
    from tafelrunde.kernel import engine

    return not engine.__file__.endswith(".py")
