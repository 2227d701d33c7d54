"""What a host does to a database of tables, while servers may be using it. Nothing here prints or asks."""
