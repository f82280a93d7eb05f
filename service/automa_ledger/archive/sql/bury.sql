-- Mark a game as deleted, with the end of its log, unless it is deleted already.
insert into tombstones (game_id, version, hash)
values (%(game_id)s, %(version)s, %(hash)s)
on conflict do nothing
