-- A page of the public log, which ends with the event that fills its room, in bytes. One that has been taken out
-- is a row without a number: no event is here then.
(
    select version, data, hash
    from (
        select version, data, hash, sum(octet_length(data)) over (order by version) - octet_length(data) as before
        from (
            select version, data, hash
            from events
            where game_id = %(game_id)s and version > %(after)s
            order by version
            limit %(limit)s
        ) as page
    ) as page
    where %(room)s::bigint is null or before < %(room)s
    order by version
)
union all
select null, null, null
from archives
where game_id = %(game_id)s and not exists (select from events where game_id = %(game_id)s)
