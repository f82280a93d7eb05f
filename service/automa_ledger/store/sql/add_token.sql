-- One more token of a game. No row when the caller's is revoked, or when too many open the game.
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
