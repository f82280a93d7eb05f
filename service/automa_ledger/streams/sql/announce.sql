-- Tell the other processes which games have moved on.
select pg_notify('automa_games', game) from unnest(%(games)s::text[]) as game
