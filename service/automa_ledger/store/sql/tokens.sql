-- The active tokens of a game, oldest first.
select token_hash, role, seat, created_at
from tokens as token
where token.game_id = %(game_id)s
    and not exists (
        select from revocations as gone
        where gone.game_id = token.game_id and gone.token_hash = token.token_hash
    )
order by created_at nulls first, token_hash
