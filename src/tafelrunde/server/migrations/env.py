"""The environment of Alembic: it runs on the connection that the store hands over."""

from alembic import context

from tafelrunde.server.schema import meta

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=meta, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
