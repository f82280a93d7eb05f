-- Receive the games that other processes announce.
listen automa_games
