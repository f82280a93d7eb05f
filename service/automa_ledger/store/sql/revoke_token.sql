-- Revoke a token, unless the caller's token is revoked.
insert into revocations (game_id, token_hash)
select game.game_id, %(gone)s
from games as game
where game.game_id = %(game_id)s
    and not exists (
        select from revocations as gone where gone.game_id = game.game_id and gone.token_hash = %(caller)s
    )
on conflict do nothing
