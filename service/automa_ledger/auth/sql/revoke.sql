-- Revoke a key, keeping the time of the first revocation. No row for an unknown key.
update api_keys set revoked_at = coalesce(revoked_at, %(now)s) where id = %(id)s returning name
