-- Record that the receiver has the next commit, and extend the claim if it is still ours.
update webhook_cursors
set
    version = %(version)s + 1,
    state = 'following',
    attempts = 0,
    next_attempt_at = now(),
    last_error = null,
    leased_until = now() + %(seconds)s * interval '1 second'
where game_id = %(game)s and hook_id = %(hook)s and lease = %(lease)s
returning true
