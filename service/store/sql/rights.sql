-- The tables of what happened that this account could change, or whose owner it could become.
select relname::text
from pg_class
where oid in (
        to_regclass('games'),
        to_regclass('tokens'),
        to_regclass('revocations'),
        to_regclass('events'),
        to_regclass('archives'),
        to_regclass('idempotency'),
        to_regclass('beginnings'),
        to_regclass('packs'),
        to_regclass('api_keys')
    )
    and (
        has_table_privilege(oid, 'delete, truncate, trigger')
        or has_any_column_privilege(oid, 'update')
        or pg_has_role(relowner, 'member')
    )
