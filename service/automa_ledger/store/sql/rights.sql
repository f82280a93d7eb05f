-- The append-only tables that this account could change or delete from: by its own privileges, through a role that it
-- can assume, or as owner of the tables, their schema or the database.
with account as (
    select oid from pg_roles where pg_has_role(oid, 'member')
), over_all as (
    select from pg_database where datname = current_database() and pg_has_role(datdba, 'member')
    union all
    select from pg_roles
    join account using (oid)
    where rolname in ('pg_execute_server_program', 'pg_write_server_files')
        or rolcreaterole -- who may make roles gives away any, up to PostgreSQL 15
)
select relname::text
from pg_class
join pg_namespace on pg_namespace.oid = relnamespace
where pg_class.oid in (
        to_regclass('games'),
        to_regclass('names'),
        to_regclass('tokens'),
        to_regclass('revocations'),
        to_regclass('commits'),
        to_regclass('archives'),
        to_regclass('tombstones'),
        to_regclass('packs'),
        to_regclass('api_keys')
    )
    and (
        exists (select from over_all)
        or pg_has_role(nspowner, 'member')
        or pg_has_role(relowner, 'member')
        or exists (
            select from account
            where has_table_privilege(account.oid, pg_class.oid, 'delete, truncate, trigger')
                or has_any_column_privilege(account.oid, pg_class.oid, 'update')
        )
    )
