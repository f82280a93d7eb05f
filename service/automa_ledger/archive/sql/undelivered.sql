-- The number of webhooks of a game and of its key that lack commits up to this version, except dead deliveries. A key's
-- webhook that does not follow the game yet lacks them all.
select count(*)
from games as game
join working_webhooks as hook on hook.owner_id in (game.game_id, game.key_id)
left join webhook_cursors as cursor on cursor.game_id = game.game_id and cursor.hook_id = hook.hook_id
where game.game_id = %(game_id)s
    and coalesce(cursor.state, 'following') <> 'dead'
    and coalesce(cursor.version, 0) < %(version)s
