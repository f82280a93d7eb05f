-- Take the cursors of a game and some hooks that are due. Those that another worker holds are passed over; a claim whose
-- worker has died comes free when its lease has run out.
update webhook_cursors as claimed
set lease = %(lease)s, leased_until = now() + %(seconds)s * interval '1 second'
from (
    select cursor.game_id, cursor.hook_id
    from webhook_cursors as cursor
    where cursor.game_id = %(game)s
        and cursor.state <> 'dead'
        and cursor.next_attempt_at <= now()
        and (cursor.leased_until is null or cursor.leased_until <= now())
        and cursor.hook_id = any(%(hooks)s::uuid[])
        and exists (select from working_webhooks where hook_id = cursor.hook_id)
        and exists (
            select from commits
            where commits.game_id = cursor.game_id and commits.version = cursor.version + 1
        )
    for update of cursor skip locked
) as free
where claimed.game_id = %(game)s and claimed.hook_id = free.hook_id
returning claimed.hook_id, claimed.version, claimed.attempts
