-- A page of all games, behind one of them.
select game_id
from games
where game_id > coalesce(%(after)s::uuid, '00000000-0000-0000-0000-000000000000')
order by game_id
limit %(limit)s
