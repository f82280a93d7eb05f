"""The server: uvicorn, with deadlines and bounds for each connection."""
