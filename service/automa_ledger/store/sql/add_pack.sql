-- Insert a pack under the hash of its content. No row if it exists.
insert into packs (hash, content) values (%(hash)s, %(content)s) on conflict (hash) do nothing returning true
