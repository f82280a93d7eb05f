-- The whole log of a game, with its secrets.
select version, data, private, hash from events where game_id = %(game_id)s order by version
