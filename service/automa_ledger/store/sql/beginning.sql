-- The request that created a game with an idempotency key, and the first version of the game.
select fingerprint, salt, began_at from games where game_id = %(game_id)s and fingerprint is not null
