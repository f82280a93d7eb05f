-- A page of the games with names, after one of them.
select distinct game_id from names where game_id > %(after)s order by game_id limit %(limit)s
