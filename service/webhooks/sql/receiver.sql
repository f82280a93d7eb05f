-- Where the messages of a claim go, and what they are told with: the ruleset, the language, and the command with
-- which the game began. No row when the hook is not to be delivered to any more.
select
    hook.url,
    hook.secret,
    case when hook.old_secret_until > now() then hook.old_secret end,
    registered.language,
    game.ruleset,
    (select data from events where events.game_id = game.game_id and version = 1)
from working_webhooks as hook
join webhooks as registered on registered.hook_id = hook.hook_id
cross join games as game
where hook.hook_id = %(hook)s and game.game_id = %(game)s
