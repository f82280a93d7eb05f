-- Where the messages of a claim go; no row when the hook is not to be delivered to any more.
select hook.url, hook.secret, case when hook.old_secret_until > now() then hook.old_secret end, game.ruleset
from working_webhooks as hook
cross join games as game
where hook.hook_id = %(hook)s and game.game_id = %(game)s
