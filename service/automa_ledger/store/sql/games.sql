-- A page of all games with logs in the database, after one of them.
select game_id
from games
where game_id > coalesce(%(after)s::uuid, '00000000-0000-0000-0000-000000000000')
    and not exists (select from tombstones where tombstones.game_id = games.game_id)
    and (
        not exists (select from archives where archives.game_id = games.game_id)
        or exists (select from commits where commits.game_id = games.game_id)
    )
order by game_id
limit %(limit)s
