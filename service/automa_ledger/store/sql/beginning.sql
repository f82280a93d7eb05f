-- The request that began a game under an idempotency key, and the version with which the game began.
select fingerprint, salt, began_at from games where game_id = %(game_id)s and fingerprint is not null
