"""What Alembic runs: the migrations, on the connection and in the transaction that `upgrade.py` has begun."""

from alembic import context

from starboard.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
