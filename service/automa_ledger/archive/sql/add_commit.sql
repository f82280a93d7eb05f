-- Insert a commit of a restored log.
insert into commits (game_id, version, at, hash, events, secret)
values (%(game_id)s, %(version)s, %(at)s::timestamptz, %(hash)s, %(events)s, %(secret)s)
