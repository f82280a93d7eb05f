-- One more token of a game: 'made', or 'too_many', or 'revoked' when the caller's opens it no more.
select hand_out_token(%(game_id)s, %(hash)b, %(role)s, %(seat)s, %(caller)b, %(most)s)
