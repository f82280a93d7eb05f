-- A game, its active tokens and the names of its seats as JSON, its commits after a version up to another one as a JSON
-- array of arrays, their secrets as pairs of version and fields, the end of its log (null when it is archived), the
-- hash at the requested version, and the version of another game that it was forked from.
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
    (select json_object_agg(seat, name)::text from names where game_id = %(game_id)s),
    log.commits,
    log.secrets,
    last.version,
    last.hash,
    (select hash from commits where game_id = %(game_id)s and version = %(after)s),
    game.forked_from,
    game.forked_at
from games as game
cross join (
    select
        '[' || string_agg(events, ',' order by version) || ']' as commits,
        '[' || string_agg('[' || version || ',' || secret || ']', ',' order by version)
            filter (where secret is not null) || ']' as secrets
    from commits
    where game_id = %(game_id)s and version > %(after)s and version <= %(until)s
) as log
left join (
    select version, hash from commits where game_id = %(game_id)s order by version desc limit 1
) as last on true
where game.game_id = %(game_id)s
    and not exists (select from tombstones where game_id = %(game_id)s)
    and (last.version is not null or exists (select from archives where game_id = %(game_id)s))
