-- The games that were deleted before a time, and that have commits.
select game_id
from tombstones
where deleted_at < %(before)s
    and exists (select from commits where commits.game_id = tombstones.game_id)
order by game_id
