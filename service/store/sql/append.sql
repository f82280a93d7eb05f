-- One commit, when the game stands at the expected version, its key is new and its token is not revoked.
select append_commit(
    %(game_id)s, %(token)b, %(expected)s, %(key)s, %(fingerprint)b, %(data)s, %(private)s, %(chain)b
)
