-- Remove a hook: its row stays as a tombstone, without its secrets.
update webhooks
set state = 'removed', secret = '', old_secret = null, old_secret_until = null
where owner = %(owner)s and owner_id = %(owner_id)s and hook_id = %(hook)s and state <> 'removed'
returning true
