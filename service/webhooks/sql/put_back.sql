-- The secret before one that was made in vain, unless another has been made since.
update webhooks
set secret = old_secret, old_secret = null, old_secret_until = null
where hook_id = %(hook)s and secret = %(secret)s
