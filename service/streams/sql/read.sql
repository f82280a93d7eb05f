-- The public logs of many games, a little of each behind a version: it ends with the event that fills its room, in
-- bytes, or with so many events. `place` is the game's place in the list.
select place, version, data, hash
from (
    select
        watched.place::int,
        event.version,
        event.data,
        event.hash,
        sum(octet_length(event.data)) over (partition by event.game_id, watched.place order by event.version)
        - octet_length(event.data) as before
    from unnest(%(games)s::uuid[], %(afters)s::int[])
        with ordinality as watched (game_id, after, place)
    join events as event
        on event.game_id = watched.game_id
        and event.version > watched.after
        and event.version <= watched.after + %(most)s
) as page
where before < %(room)s
order by place, version
limit %(limit)s
