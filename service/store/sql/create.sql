-- A new game with its tokens and its first commit; the key that it was made with, if there is one.
select begin_game(
    %(game_id)s,
    %(ruleset)s,
    %(key_id)s,
    %(hashes)s::bytea[],
    %(roles)s::text[],
    %(seats)s::text[],
    %(data)s,
    %(private)s,
    %(chain)b
)
