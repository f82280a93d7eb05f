-- Where the next message of a claim goes. No row without a commit to tell of, or when nothing is to be delivered any more.
select url, secret, case when old_secret_until > now() then old_secret end, language
from working_webhooks
where hook_id = %(hook)s
    and exists (select from commits where game_id = %(game)s and version = %(version)s + 1)
