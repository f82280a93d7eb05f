-- What an idempotency key stands for.
select fingerprint, version from idempotency where game_id = %(game_id)s and key = %(key)s
