"""What can go wrong between the table service and its database."""


class StoreError(Exception):
    """The database could not do what was asked of it; the message is a sentence for whoever runs the server.

    What was to be written may have been kept all the same (a connection can die between the commit and its answer), so
    whoever gets this from a write looks at the database again before going on.
    """
