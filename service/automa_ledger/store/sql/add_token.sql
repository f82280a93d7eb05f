-- Add a token to a game. No row if the caller's token is revoked, or the game has too many tokens.
insert into tokens (game_id, token_hash, role, seat)
select game.game_id, %(hash)s, %(role)s, %(seat)s
from games as game
where game.game_id = %(game_id)s
    and not exists (
        select from revocations as gone where gone.game_id = game.game_id and gone.token_hash = %(caller)s
    )
    and %(most)s > (
        select count(*)
        from tokens as one
        where one.game_id = game.game_id
            and not exists (
                select from revocations as gone
                where gone.game_id = one.game_id and gone.token_hash = one.token_hash
            )
    )
returning true
