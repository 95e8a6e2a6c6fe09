"""The stored chat of a table."""

from __future__ import annotations

from time import time

from sqlalchemy import Connection, delete, func, insert, select

from tafelrunde.server.protocol.table import ChatLine, Say
from tafelrunde.server.queries import notify_all, token_hash
from tafelrunde.server.rows import GuestRow
from tafelrunde.server.schema import chat


def add_chat_line(
    c: Connection, table_id: str, who: GuestRow, no: int | None, message: Say, most: int
) -> ChatLine | None:
    """Store a chat line and delete the oldest beyond the limit; return None if this line is stored already."""
    here, key = chat.c.table_id == table_id, token_hash(f"{who.id}/{message.command}")
    if c.scalar(select(chat.c.id).where(here, chat.c.key == key)) is not None:
        return None
    number = 1 + (c.scalar(select(func.max(chat.c.id)).where(here)) or 0)
    line = ChatLine(number, who.name, no, message.text, time())
    values = {"id": number, "name": who.name, "seat": no, "text": message.text, "at": line.at}
    c.execute(insert(chat).values(table_id=table_id, key=key, **values))
    c.execute(delete(chat).where(here, chat.c.id <= number - most))
    notify_all(c, table_id)
    return line


def chat_lines(c: Connection, table_id: str, after: int = 0, most: int = 100) -> list[ChatLine]:
    """Return the last chat lines of a table after a line number."""
    lines = select(chat.c.id, chat.c.name, chat.c.seat, chat.c.text, chat.c.at)
    lines = lines.where(chat.c.table_id == table_id, chat.c.id > after)
    return [ChatLine(*line) for line in c.execute(lines.order_by(chat.c.id.desc()).limit(most))][::-1]
