-- No delivery of a disabled hook waits for another attempt.
update webhook_cursors
set state = 'dead', lease = null, leased_until = null
where hook_id = %(hook)s and state = 'retrying'
returning true
