-- A page of the public log. One that has been archived is a row without a version: no commit is here then.
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
