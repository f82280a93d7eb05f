-- Whether a token was revoked.
select exists (select from revocations where game_id = %(game_id)s and token_hash = %(token)s)
