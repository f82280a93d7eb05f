-- All keys, the oldest first.
select id, name, scopes, created_at, revoked_at, expires_at from api_keys order by created_at, id
