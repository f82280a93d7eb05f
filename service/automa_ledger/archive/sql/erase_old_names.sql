-- Erase the names of those games that had no commit since a time, and were not archived since.
delete from names
where game_id = any(%(games)s)
    and not exists (select from commits where commits.game_id = names.game_id and at >= %(before)s)
    and not exists (
        select from archives where archives.game_id = names.game_id and archived_at >= %(before)s
    )
returning game_id
