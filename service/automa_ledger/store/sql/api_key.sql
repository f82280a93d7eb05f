-- A key by its hash; one that was revoked is none. An end behind all years that a date can tell is none either.
select id, scopes, case when expires_at < '9999-12-31Z' then greatest(expires_at, '0001-01-02Z') end
from api_keys where key_hash = %(hash)s and revoked_at is null
