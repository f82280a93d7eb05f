"""API keys: who may make and list games."""
