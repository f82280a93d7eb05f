-- Record a failed attempt. The next one follows after a pause or, without one, on request.
update webhook_cursors
set
    state = case when %(pause)s::float8 is null then 'dead' else 'retrying' end,
    attempts = attempts + 1,
    next_attempt_at = now() + coalesce(%(pause)s::float8, 0) * interval '1 second',
    last_error = %(error)s,
    lease = null,
    leased_until = null
where game_id = %(game)s and hook_id = %(hook)s and lease = %(lease)s
returning true
