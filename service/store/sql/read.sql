-- A page of the public log.
select version, data, hash
from events
where game_id = %(game_id)s and version > %(after)s
order by version
limit %(limit)s
