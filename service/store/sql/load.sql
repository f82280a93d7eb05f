-- A game, the tokens that open it as a list of JSON, the first page of its events after a version, parted by
-- commas, where its log ends, nowhere here when it is archived, and the hash of that version. A page for which
-- there is no room, in bytes, is left out.
select
    game.ruleset,
    game.key_id,
    (
        select json_agg(json_build_array(encode(token_hash, 'base64'), role, seat))::text
        from tokens as one
        where one.game_id = %(game_id)s
            and not exists (
                select from revocations as gone
                where gone.game_id = one.game_id and gone.token_hash = one.token_hash
            )
    ),
    case
        when %(room)s is null or (
            select sum(octet_length(coalesce(private, data)))
            from events
            where game_id = %(game_id)s and version > %(after)s and version <= %(until)s
        ) <= %(room)s
            then (
                select string_agg(coalesce(private, data), ',' order by version)
                from events
                where game_id = %(game_id)s and version > %(after)s and version <= %(until)s
            )
    end,
    last.version,
    last.hash,
    (select hash from events where game_id = %(game_id)s and version = %(after)s)
from games as game
left join (
    select version, hash from events where game_id = %(game_id)s order by version desc limit 1
) as last on true
where game.game_id = %(game_id)s
    and (last.version is not null or exists (select from archives where game_id = %(game_id)s))
