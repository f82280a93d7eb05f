-- Disable a hook whose receiver wants no more messages.
update webhooks set state = 'disabled' where hook_id = %(hook)s and state = 'enabled' returning true
