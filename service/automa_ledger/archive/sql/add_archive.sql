-- Record that the log of a game is in a file.
insert into archives (game_id, version, hash) values (%(game_id)s, %(version)s, %(hash)s)
