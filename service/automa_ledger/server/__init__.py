"""The HTTP server: uvicorn, with deadlines and limits for each connection."""
