-- Whether a token opens its game no more.
select exists (select from revocations where game_id = %(game_id)s and token_hash = %(token)s)
