-- Insert a hook. A unique violation means that another one has just taken the slot.
insert into webhooks (hook_id, owner, owner_id, slot, url, secret, language)
values (%(hook)s, %(owner)s, %(owner_id)s, %(slot)s, %(url)s, %(secret)s, %(language)s)
returning hook_id, url, language, state, created_at, null::timestamptz
