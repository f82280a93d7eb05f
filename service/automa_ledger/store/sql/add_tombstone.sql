-- Mark a game as deleted, with the end of its log. No row if it is deleted already, or archived.
insert into tombstones (game_id, version, hash)
select game_id, version, hash
from commits
where game_id = %(game_id)s
order by version desc
limit 1
on conflict do nothing
returning version, hash
