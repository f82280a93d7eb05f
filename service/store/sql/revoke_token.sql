-- Let a token open its game no more; false when it is the caller's that does not.
select revoke_token(%(game_id)s, %(gone)b, %(caller)b)
