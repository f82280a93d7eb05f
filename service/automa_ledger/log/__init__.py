"""Logs as files and as proofs: exported, checked, decided once more, made into new games."""
