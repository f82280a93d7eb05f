"""The schema of the store, revision by revision."""
