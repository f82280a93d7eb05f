-- Those of some tokens, each of a game, that open it no more.
select game_id::text, token_hash
from revocations
where (game_id, token_hash) in (
    select listened.game_id, listened.token_hash
    from unnest(%(games)s::uuid[], %(tokens)s::bytea[]) as listened (game_id, token_hash)
)
