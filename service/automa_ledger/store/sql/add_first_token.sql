-- The token of a new game's owner.
insert into tokens (game_id, token_hash, role) values (%(game_id)s, %(token)s, 'owner')
