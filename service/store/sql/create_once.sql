-- A new game as `create` makes it, and the request that began it. Fails when the request has begun it before.
select begin_game_once(
    %(game_id)s,
    %(ruleset)s,
    %(key_id)s,
    %(hashes)s::bytea[],
    %(roles)s::text[],
    %(seats)s::text[],
    %(data)s,
    %(private)s,
    %(chain)b,
    %(fingerprint)b,
    %(salt)b
)
