-- The request that began a game under an idempotency key.
select fingerprint, salt, version from beginnings where game_id = %(game_id)s
