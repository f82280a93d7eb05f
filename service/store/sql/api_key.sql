-- A key by its hash; one that was revoked is none.
select id, scopes, expires_at from api_keys where key_hash = %(hash)s and revoked_at is null
