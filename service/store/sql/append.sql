-- One commit, when the game stands at the expected version and its key is new. `events` reads `noted`, so that
-- a key which another request has just used is found before a version which that same request has taken.
with known as materialized (
    select fingerprint, version from idempotency where game_id = %(game_id)s and key = %(key)s
), lock as materialized (
    select
        %(key)s::text is null
        or pg_try_advisory_xact_lock(hashtextextended(%(game_id)s::text || %(key)s, 0)) as held
), free as materialized (
    select from lock
    where held
        and not exists (select from known)
        and exists (select from events where game_id = %(game_id)s and version = %(expected)s)
        and not exists (select from events where game_id = %(game_id)s and version = %(expected)s + 1)
), noted as (
    insert into idempotency (game_id, key, fingerprint, version)
    select %(game_id)s, %(key)s, %(fingerprint)s, %(expected)s + cardinality(string_to_array(%(data)s, E'\n'))
    from free
    where %(key)s::text is not null
    returning version
), appended as (
    insert into events (game_id, version, data, private, hash)
    select
        %(game_id)s,
        %(expected)s + event.place,
        event.data,
        event.private,
        substring(%(chain)b::bytea from 32 * (event.place::int - 1) + 1 for 32)
    from free, unnest(string_to_array(%(data)s, E'\n'), string_to_array(%(private)s, E'\n', ''))
        with ordinality as event (data, private, place)
    where %(key)s::text is null or exists (select from noted)
    returning version
)
select
    (select held from lock),
    (select fingerprint from known),
    (select version from known),
    exists (select from appended)
