-- Erase the names of a game.
delete from names where game_id = %(game_id)s
