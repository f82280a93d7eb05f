-- Mark a game as deleted, with the end of its log, unless it is deleted already.
insert into tombstones (game_id, version, hash)
select game_id, version, hash
from (
    select game_id, version, hash from commits where game_id = %(game_id)s
    union all
    select game_id, version, hash from archives where game_id = %(game_id)s
) as log
order by version desc
limit 1
on conflict do nothing
