"""What can be done with a game: load it, command it, look at its past, check it, copy it."""
