-- The receiver has the commit that ends with this version. The claim goes on, if it is still ours.
update webhook_cursors
set
    version = %(version)s,
    state = 'following',
    attempts = 0,
    next_attempt_at = now(),
    last_error = null,
    leased_until = now() + %(seconds)s * interval '1 second'
where game_id = %(game)s and hook_id = %(hook)s and lease = %(lease)s
returning true
