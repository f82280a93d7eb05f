"""The HTTP face: calls, bodies, answers and problems."""
