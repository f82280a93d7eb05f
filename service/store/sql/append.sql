-- One commit, when the game stands at the expected version and its key is new.
select append_commit(
    %(game_id)s, %(expected)s, %(key)s, %(fingerprint)b, %(data)s, %(private)s, %(chain)b
)
