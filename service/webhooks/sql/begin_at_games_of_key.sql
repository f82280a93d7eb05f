-- A new hook of a key gets what is committed from now on in the games that are there already.
insert into webhook_cursors (game_id, hook_id, version)
select game_id, %(hook)s, (select max(version) from events where events.game_id = games.game_id)
from games
where key_id = %(owner_id)s
returning true
