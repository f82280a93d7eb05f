-- Have a key's hooks follow, from the start, each game that was created with the key after the hook.
insert into webhook_cursors (game_id, hook_id, version)
select game.game_id, hook.hook_id, 0
from games as game
join webhooks as hook on hook.owner_id = game.key_id
where hook.owner = 'key'
    and hook.state <> 'removed'
    and game.created_at > coalesce(%(since)s::timestamptz, '-infinity')
    and not exists (select from tombstones where tombstones.game_id = game.game_id)
    and not exists (
        select from webhook_cursors as there
        where there.game_id = game.game_id and there.hook_id = hook.hook_id
    )
on conflict (game_id, hook_id) do nothing
returning true
