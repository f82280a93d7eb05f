-- A hook is gone for good: its row stays as a mark, without its secrets.
update webhooks
set state = 'removed', secret = '', old_secret = null, old_secret_until = null
where owner = %(owner)s and owner_id = %(owner_id)s and hook_id = %(hook)s and state <> 'removed'
returning true
