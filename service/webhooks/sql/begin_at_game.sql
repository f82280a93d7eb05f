-- A new hook of a game gets what is committed from now on.
insert into webhook_cursors (game_id, hook_id, version)
select %(owner_id)s, %(hook)s, max(version) from events where game_id = %(owner_id)s
having max(version) is not null
returning true
