-- Try at once what does not follow, in one game or in all; with a version go on from it, whatever was delivered before. Who
-- holds a cursor now loses it.
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
