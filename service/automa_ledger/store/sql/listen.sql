-- Hear from the other processes which games have moved on.
listen automa_games
