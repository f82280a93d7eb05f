-- The whole log of a game, with its secrets.
select version, hash, events, secret from commits where game_id = %(game_id)s order by version
