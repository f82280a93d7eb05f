-- Revoke all tokens of a game.
insert into revocations (game_id, token_hash)
select game_id, token_hash from tokens where game_id = %(game_id)s
on conflict do nothing
