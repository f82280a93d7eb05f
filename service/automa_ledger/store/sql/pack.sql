-- The content of a pack.
select content from packs where hash = %(hash)s
