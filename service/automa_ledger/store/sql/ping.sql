-- The schema's revision, null when there is no schema; and whether the database only reads, as one that follows another.
select (select max(version_num) from alembic_version), current_setting('transaction_read_only') = 'on'
