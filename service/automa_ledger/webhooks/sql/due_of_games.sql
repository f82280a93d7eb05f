-- The due deliveries of some games, except to busy hosts.
select waiting.game_id, waiting.hook_id, hook.host
from due_deliveries as waiting
join (
    select hook_id, lower(substring(url from '://([^/?#]*)')) as host from working_webhooks
) as hook on hook.hook_id = waiting.hook_id
where waiting.game_id = any(%(games)s) and hook.host <> all(%(busy)s::text[])
order by waiting.next_attempt_at
limit %(limit)s
