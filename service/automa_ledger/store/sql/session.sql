-- The session of the database that this statement runs in.
select pg_backend_pid()
