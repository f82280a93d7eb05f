-- A page of the public log. An archived log, which has no commits here, is one row without a version.
(
    select version, hash, events
    from commits
    where game_id = %(game_id)s and version > %(after)s
    order by version
    limit %(limit)s
)
union all
select null, null, null
from archives
where game_id = %(game_id)s and not exists (select from commits where game_id = %(game_id)s)
