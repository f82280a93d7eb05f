-- The tokens that open some games no more.
select game_id::text, token_hash from revocations where game_id = any(%(games)s::uuid[])
