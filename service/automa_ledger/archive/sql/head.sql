-- Whether the log of a game still ends with this version and hash.
select exists (select from commits where game_id = %(game_id)s and version = %(version)s and hash = %(hash)s)
    and not exists (select from commits where game_id = %(game_id)s and version > %(version)s)
