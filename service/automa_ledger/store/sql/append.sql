-- Append a commit after the version and hash that it was decided on, by an active token. No row: see `outcome`.
insert into commits (game_id, version, at, hash, key, fingerprint, events, secret)
select
    head.game_id,
    head.version + 1,
    %(at)s::timestamptz,
    %(hash)s,
    %(key)s,
    %(fingerprint)s,
    %(events)s,
    %(secret)s
from commits as head
where head.game_id = %(game_id)s
    and head.version = %(after)s
    and head.hash = %(head)s
    and not exists (
        select from revocations as gone where gone.game_id = head.game_id and gone.token_hash = %(token)s
    )
on conflict do nothing
returning version
