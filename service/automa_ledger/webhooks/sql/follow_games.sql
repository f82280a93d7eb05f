-- Have a key's hooks follow these games, if they were created with the key.
insert into webhook_cursors (game_id, hook_id, version)
select game.game_id, hook.hook_id, 0
from games as game
join webhooks as hook on hook.owner_id = game.key_id
where game.game_id = any(%(games)s) and hook.owner = 'key' and hook.state <> 'removed'
    and not exists (select from tombstones where tombstones.game_id = game.game_id)
on conflict (game_id, hook_id) do nothing
returning true
