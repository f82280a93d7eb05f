-- Delete the log of a game, which is in a file.
delete from commits where game_id = %(game_id)s
