-- Insert a new game. No row if a game has this id.
insert into games (game_id, ruleset, key_id, forked_from, forked_at, began_at, fingerprint, salt)
values (
    %(game_id)s,
    %(ruleset)s,
    %(key_id)s,
    %(forked_from)s,
    %(forked_at)s,
    %(began_at)s,
    %(fingerprint)s,
    %(salt)s
)
on conflict do nothing
returning true
