-- A key by its hash, unless it is revoked. An expiry beyond what Python's dates can hold counts as never.
select id, scopes, case when expires_at < '9999-12-31Z' then greatest(expires_at, '0001-01-02Z') end
from api_keys where key_hash = %(hash)s and revoked_at is null
