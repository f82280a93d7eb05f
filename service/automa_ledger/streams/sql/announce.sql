-- Announce to other processes which games changed.
select pg_notify('automa_games', game) from unnest(%(games)s::text[]) as game
