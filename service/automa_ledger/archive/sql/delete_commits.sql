-- The log of a game, of which there is a file.
delete from commits where game_id = %(game_id)s
