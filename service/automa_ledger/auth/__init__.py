"""What clients show: the tokens of games, and API keys."""
