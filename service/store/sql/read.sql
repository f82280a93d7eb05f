-- A page of the public log. One that has been taken out is a row without a number: no event is here then.
(
    select version, data, hash
    from events
    where game_id = %(game_id)s and version > %(after)s
    order by version
    limit %(limit)s
)
union all
select null, null, null
from archives
where game_id = %(game_id)s
