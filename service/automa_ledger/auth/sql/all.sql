-- All keys, the oldest first. An end behind all years that a date can tell is none.
select id, name, scopes, created_at, revoked_at,
    case when expires_at < '9999-12-31Z' then greatest(expires_at, '0001-01-02Z') end
from api_keys order by created_at, id
