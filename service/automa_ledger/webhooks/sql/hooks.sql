-- The hooks of an owner, oldest first; or one of them.
select hook_id, url, language, state, created_at, case when old_secret_until > now() then old_secret_until end
from webhooks
where owner = %(owner)s
    and owner_id = %(owner_id)s
    and (%(hook)s::uuid is null or hook_id = %(hook)s)
    and state <> 'removed'
order by created_at, hook_id
