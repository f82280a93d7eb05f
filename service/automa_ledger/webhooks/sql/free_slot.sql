-- The first free slot among an owner's hooks. No row if all are taken.
select place
from generate_series(1, %(most)s) as place
where not exists (
    select from webhooks
    where owner = %(owner)s and owner_id = %(owner_id)s and slot = place and state <> 'removed'
)
order by place
limit 1
