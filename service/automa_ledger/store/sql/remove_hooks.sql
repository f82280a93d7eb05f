-- Remove the webhooks of a deleted game.
update webhooks
set state = 'removed', secret = '', old_secret = null, old_secret_until = null
where owner = 'game' and owner_id = %(game_id)s and state <> 'removed'
