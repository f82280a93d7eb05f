-- A page of a key's games, newest first, after a position in that order. Grouping by the game lets Citus
-- count the versions on the game's own node.
select game.game_id, game.ruleset, game.created_at, last.version
from games as game
cross join lateral (
    select max(version) as version, max(at) as at
    from commits
    where commits.game_id = game.game_id
    group by commits.game_id
) as last
where game.key_id = %(key_id)s
    and not exists (select from tombstones where tombstones.game_id = game.game_id)
    and (game.created_at, game.game_id) < (
        coalesce(%(created_at)s::timestamptz, 'infinity'),
        coalesce(%(game_id)s::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
    and (%(ruleset)s::text is null or game.ruleset = %(ruleset)s)
    and (%(since)s::timestamptz is null or greatest(game.created_at, last.at) >= %(since)s)
order by game.created_at desc, game.game_id desc
limit %(limit)s
