-- Retry at once what is not `following`, in one game or in all. With a version, restart from it, whatever was delivered
-- before. Current claims are lost.
update webhook_cursors
set
    version = coalesce(%(version)s::int - 1, version),
    state = 'following',
    attempts = 0,
    next_attempt_at = now(),
    last_error = null,
    lease = null,
    leased_until = null
where hook_id = %(hook)s
    and (%(version)s::int is not null or state <> 'following')
    and (%(game)s::uuid is null or game_id = %(game)s)
returning true
