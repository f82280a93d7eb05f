"""Webhooks: deliver each commit of a game to its subscribers, signed, in order, at least once."""
