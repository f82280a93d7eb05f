-- Which of some games have something to deliver.
select game_id
from due_deliveries
where game_id = any(%(games)s) and hook_id <> all(%(busy)s::uuid[])
order by next_attempt_at
limit %(limit)s
