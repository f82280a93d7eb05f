-- All keys, oldest first. An expiry beyond what Python's dates can hold counts as never.
select id, name, scopes, created_at, revoked_at,
    case when expires_at < '9999-12-31Z' then greatest(expires_at, '0001-01-02Z') end
from api_keys order by created_at, id
