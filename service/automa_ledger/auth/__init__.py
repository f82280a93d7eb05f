"""API keys: issuing and looking them up."""
