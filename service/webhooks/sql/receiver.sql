-- Where the messages of a claim go. No row when the hook is not to be delivered to any more.
select url, secret, case when old_secret_until > now() then old_secret end, language
from working_webhooks
where hook_id = %(hook)s
