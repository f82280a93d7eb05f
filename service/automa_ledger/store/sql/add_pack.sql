-- A pack under the hash of its content; no row when it is there already.
insert into packs (hash, content) values (%(hash)s, %(content)s) on conflict (hash) do nothing returning true
