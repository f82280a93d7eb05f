-- One more token of a game.
insert into tokens (game_id, token_hash, role, seat) values (%(game_id)s, %(hash)s, %(role)s, %(seat)s)
