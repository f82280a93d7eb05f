-- A page of a hook's games in some states of delivery.
select
    game_id,
    state,
    version,
    attempts,
    case when state = 'retrying' then next_attempt_at end,
    last_error
from webhook_cursors
where hook_id = %(hook)s
    and state = any(%(states)s)
    and (%(after)s::uuid is null or game_id > %(after)s)
order by game_id
limit %(limit)s
