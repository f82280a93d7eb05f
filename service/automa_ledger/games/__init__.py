"""Games: creating and loading them, executing commands, reading their history."""
