-- Erase the names of a deleted game.
select erase_names(%(game_id)s)
