-- A further page of a game's events, parted by commas, and whether its log has been taken out meanwhile.
select
    (
        select string_agg(coalesce(private, data), ',' order by version)
        from events
        where game_id = %(game_id)s and version > %(after)s and version <= %(until)s
    ),
    exists (select from archives where game_id = %(game_id)s)
    and not exists (select from events where game_id = %(game_id)s)
