-- Claim a due cursor, unless another worker holds it. The claim of a dead worker expires with its lease.
update webhook_cursors as claimed
set lease = %(lease)s, leased_until = now() + %(seconds)s * interval '1 second'
from (
    select cursor.game_id, cursor.hook_id
    from webhook_cursors as cursor
    where cursor.game_id = %(game)s
        and cursor.hook_id = %(hook)s
        and cursor.state <> 'dead'
        and cursor.next_attempt_at <= now()
        and (cursor.leased_until is null or cursor.leased_until <= now())
    for update of cursor skip locked
) as free
where claimed.game_id = %(game)s and claimed.hook_id = free.hook_id
returning claimed.version, claimed.attempts
