"""Solo games against an Automa in the channels of Discord, made with discord.py and the Python client."""
