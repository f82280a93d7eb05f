-- The version of another game that a game was forked from.
select forked_from, forked_at from games where game_id = %(game_id)s and forked_from is not null
