-- The log of a game comes back, if it is to the hash the one that was archived.
delete from archives where game_id = %(game_id)s and version = %(version)s and hash = %(hash)s returning true
