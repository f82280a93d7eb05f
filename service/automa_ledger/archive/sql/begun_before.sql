-- A page of the games created before a time with logs in the database, after one of them.
select game_id, ruleset
from games as game
where game_id > coalesce(%(after)s::uuid, '00000000-0000-0000-0000-000000000000')
    and created_at < %(before)s
    and not exists (select from archives where archives.game_id = game.game_id)
    and not exists (select from tombstones where tombstones.game_id = game.game_id)
order by game_id
limit %(limit)s
