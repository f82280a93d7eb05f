"""The rules of the games, pure: the standard library and msgspec, nothing else."""
