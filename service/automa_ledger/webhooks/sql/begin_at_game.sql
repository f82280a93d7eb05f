-- A new hook of a game gets what is committed from now on, wherever the log lies.
insert into webhook_cursors (game_id, hook_id, version)
select
    game_id,
    %(hook)s,
    coalesce(
        (select max(version) from commits where commits.game_id = games.game_id),
        (select version from archives where archives.game_id = games.game_id),
        0
    )
from games
where game_id = %(owner_id)s
returning true
