-- The public logs of many games, a little of each behind a version. `place` is the game's place in the list.
select watched.place::int, event.version, event.data, event.hash
from unnest(%(games)s::uuid[], %(afters)s::int[]) with ordinality as watched (game_id, after, place)
join events as event
    on event.game_id = watched.game_id
    and event.version > watched.after
    and event.version <= watched.after + %(most)s
order by watched.place, event.version
limit %(limit)s
