-- Try at once what does not follow, in one game or in all.
update webhook_cursors
set state = 'following', attempts = 0, next_attempt_at = now(), lease = null, leased_until = null
where hook_id = %(hook)s and state <> 'following' and (%(game)s::uuid is null or game_id = %(game)s)
returning true
