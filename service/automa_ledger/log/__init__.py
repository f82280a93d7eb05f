"""Logs as files and as proofs: export, audit, replay, and new games from logs."""
