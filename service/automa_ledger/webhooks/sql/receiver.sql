-- The receiver of a claim's next message. No row without a commit to deliver, or if the hook is inactive.
select url, secret, case when old_secret_until > now() then old_secret end, language
from working_webhooks
where hook_id = %(hook)s
    and exists (select from commits where game_id = %(game)s and version = %(version)s + 1)
