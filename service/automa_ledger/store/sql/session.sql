-- The backend process that runs this statement.
select pg_backend_pid()
