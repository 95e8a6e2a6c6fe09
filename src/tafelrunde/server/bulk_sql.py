"""Statements for many rows at once (see `BulkWrite`): the rows are one JSON list, `:rows`.

SQLite and PostgreSQL read such a list differently. This module hides the difference.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, ColumnElement, Insert, Table, bindparam, insert, literal_column, select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class JsonRows(FunctionElement[Any]):
    """The rows of a bulk statement as a table."""

    name = "sheet"
    inherit_cache = True


@compiles(JsonRows, "sqlite")
def _sqlite_rows(element: JsonRows, compiler: SQLCompiler, **kw: Any) -> str:
    return f"json_each({compiler.process(element.clauses, **kw)})"


@compiles(JsonRows, "postgresql")
def _postgres_rows(element: JsonRows, compiler: SQLCompiler, **kw: Any) -> str:
    return f"jsonb_array_elements(CAST({compiler.process(element.clauses, **kw)} AS jsonb))"


_ROWS = JsonRows(bindparam("rows")).table_valued("value", name="sheet")


class JsonField(FunctionElement[Any]):
    """The value of a column in a row of a bulk statement."""

    name = "given"
    inherit_cache = True


def given(column: Column[Any]) -> ColumnElement[Any]:
    field = JsonField(_ROWS.c.value, literal_column(column.name, column.type))
    field.type = column.type
    return field


@compiles(JsonField, "sqlite")
def _sqlite_field(element: JsonField, compiler: SQLCompiler, **kw: Any) -> str:
    row, name = element.clauses
    return f"json_extract({compiler.process(row, **kw)}, '$.{_name(name)}')"


@compiles(JsonField, "postgresql")
def _postgres_field(element: JsonField, compiler: SQLCompiler, **kw: Any) -> str:
    row, name = element.clauses
    kind = compiler.dialect.type_compiler_instance.process(element.type)
    return f"CAST({compiler.process(row, **kw)} ->> '{_name(name)}' AS {kind})"


def _name(parameter: Any) -> str:
    return str(parameter.name)


def inserts(table: Table) -> Insert:
    columns = list(table.c)
    return insert(table).from_select([column.name for column in columns], select(*map(given, columns)))
