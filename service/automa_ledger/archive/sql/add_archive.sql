-- The log of a game lies in a file from now on.
insert into archives (game_id, version, hash) values (%(game_id)s, %(version)s, %(hash)s)
