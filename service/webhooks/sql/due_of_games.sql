-- What is to be delivered of some games.
select waiting.game_id, waiting.hook_id, coalesce(game.key_id, game.game_id)
from due_deliveries as waiting
join games as game on game.game_id = waiting.game_id
where waiting.game_id = any(%(games)s) and waiting.hook_id <> all(%(busy)s::uuid[])
order by waiting.next_attempt_at
limit %(limit)s
