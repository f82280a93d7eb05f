"""Moving logs of finished games to files, restoring them, and deleting games."""
