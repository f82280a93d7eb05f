"""Code that every ruleset shares: decisions, the timeline, decks, shuffles and the hash chain."""
