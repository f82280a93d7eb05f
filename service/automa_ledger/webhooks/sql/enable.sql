-- A hook whose receiver wanted no more of it is tried again.
update webhooks set state = 'enabled' where hook_id = %(hook)s and state = 'disabled' returning true
