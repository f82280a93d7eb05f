"""Webhooks: each commit of a game is told to whoever asked for it, signed, in order, at least once."""
