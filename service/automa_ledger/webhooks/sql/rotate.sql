-- Set a new secret; the current one also signs for a while.
update webhooks
set secret = %(secret)s, old_secret = secret, old_secret_until = now() + %(overlap)s * interval '1 second'
where owner = %(owner)s and owner_id = %(owner_id)s and hook_id = %(hook)s and state <> 'removed'
returning hook_id, url, language, state, created_at, old_secret_until
