-- Enable a disabled hook again.
update webhooks set state = 'enabled' where hook_id = %(hook)s and state = 'disabled' returning true
