-- Release a claim before its lease expires.
update webhook_cursors
set lease = null, leased_until = null
where game_id = %(game)s and hook_id = %(hook)s and lease = %(lease)s
returning true
