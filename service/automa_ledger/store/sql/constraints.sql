-- The unique constraints that are missing. Without one of them a commit could be duplicated.
select wanted.name
from unnest(array[
    'games_pkey', 'names_pkey', 'tokens_pkey', 'revocations_pkey', 'commits_pkey', 'commits_key', 'packs_pkey',
    'archives_pkey'
]) as wanted (name)
where to_regclass('commits') is not null
    and not exists (
        select from pg_index where indexrelid = to_regclass(wanted.name) and indisunique and indisvalid
    )
