-- Games that have something to deliver, those that wait longest first.
select game_id
from due_deliveries
where hook_id <> all(%(busy)s::uuid[])
order by next_attempt_at
limit %(limit)s
