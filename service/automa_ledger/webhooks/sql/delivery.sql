-- The last version of a game that was delivered to a hook.
select version from webhook_cursors where game_id = %(game)s and hook_id = %(hook)s
