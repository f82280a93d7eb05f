-- Start a new hook of a key after the current version of each existing game, in the database or archived.
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
where key_id = %(owner_id)s
returning true
