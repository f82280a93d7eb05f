-- The schema's revision; null when there is no schema.
select max(version_num) from alembic_version
