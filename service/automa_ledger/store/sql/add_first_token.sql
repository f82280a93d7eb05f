-- Insert the owner's token of a new game.
insert into tokens (game_id, token_hash, role) values (%(game_id)s, %(token)s, 'owner')
