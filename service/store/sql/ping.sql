-- The schema's revision, null when there is no schema; and whether the database only follows another one.
select (select max(version_num) from alembic_version), pg_is_in_recovery()
