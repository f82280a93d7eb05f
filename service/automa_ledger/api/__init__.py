"""The HTTP API: operations, bodies, responses and problems."""
