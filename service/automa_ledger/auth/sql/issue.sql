-- Insert a key.
insert into api_keys (id, name, key_hash, scopes, expires_at)
values (%(id)s, %(name)s, %(hash)s, %(scopes)s, %(expires_at)s)
