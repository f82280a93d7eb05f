"""What can be done with a game: begin it, load it, command it, look at its past."""
