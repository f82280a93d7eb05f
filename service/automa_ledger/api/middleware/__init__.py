"""Middleware: API keys, rate limits, trusted hosts, CORS, errors and the access log."""
