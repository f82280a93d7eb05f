-- The schema's revision, null without a schema; and whether the database is read-only, such as a standby.
select (select max(version_num) from alembic_version), current_setting('transaction_read_only') = 'on'
