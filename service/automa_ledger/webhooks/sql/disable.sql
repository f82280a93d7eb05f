-- The receiver wants no more of it.
update webhooks set state = 'disabled' where hook_id = %(hook)s and state = 'enabled' returning true
