-- One commit, when the game stands at the expected version, whose hash is `head` (none: whatever it is), its key is
-- new and its token is not revoked.
select append_commit(
    %(game_id)s, %(token)b, %(expected)s, %(head)b, %(key)s, %(fingerprint)b, %(data)s, %(private)s, %(chain)b
)
