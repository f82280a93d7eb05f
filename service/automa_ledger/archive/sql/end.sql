-- The end of a game's log, in the database or archived; no row for a game with a commit since `before`.
select version, hash
from (
    select version, hash from commits where game_id = %(game_id)s
    union all
    select version, hash from archives where game_id = %(game_id)s
) as log
where not exists (
    select from commits
    where game_id = %(game_id)s and at >= coalesce(%(before)s::timestamptz, 'infinity')
)
order by version desc
limit 1
