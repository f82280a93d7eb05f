-- Go on after a version, whatever was delivered before; who holds the cursor now loses it.
update webhook_cursors
set
    version = %(version)s,
    state = 'following',
    attempts = 0,
    next_attempt_at = now(),
    last_error = null,
    lease = null,
    leased_until = null
where game_id = %(game)s and hook_id = %(hook)s
returning true
