-- A new game with its tokens and its first commit; the key that it was made with, if there is one.
with game as (
    insert into games (game_id, ruleset, key_id) values (%(game_id)s, %(ruleset)s, %(key_id)s)
), allowed as (
    insert into tokens (game_id, token_hash, role, seat)
    select %(game_id)s, token.hash, token.role, token.seat
    from unnest(%(hashes)s::bytea[], %(roles)s::text[], %(seats)s::text[]) as token (hash, role, seat)
)
insert into events (game_id, version, data, private, hash)
select
    %(game_id)s,
    event.version,
    event.data,
    event.private,
    substring(%(chain)b::bytea from 32 * (event.version::int - 1) + 1 for 32)
from unnest(string_to_array(%(data)s, E'\n'), string_to_array(%(private)s, E'\n', ''))
    with ordinality as event (data, private, version)
