-- Why an append wrote nothing, and the commit of an idempotency key. This is a separate statement, because only a new
-- snapshot shows the commit that an append lost to.
select
    exists (
        select from revocations as gone where gone.game_id = %(game_id)s and gone.token_hash = %(token)s
    ) as revoked,
    keyed.version as key_version,
    keyed.fingerprint as key_fingerprint,
    head.version,
    head.hash
from games as game
left join commits as keyed on keyed.game_id = %(game_id)s and keyed.key = %(key)s
left join (
    select version, hash from commits where game_id = %(game_id)s order by version desc limit 1
) as head on true
where game.game_id = %(game_id)s
