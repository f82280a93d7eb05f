"""Moving the logs of finished games from the database to files, and restoring them."""
