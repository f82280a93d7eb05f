-- What is to be delivered, those that wait longest first: to hooks that answered last time, and to all others. Of
-- these each owner has some, and owners that were not tried for the longest time come first; and so with the games of
-- one owner, who may be many that share a key. What is long and waits for its turn elsewhere hides
-- nothing of this.
with due as (
    select
        waiting.game_id,
        waiting.hook_id,
        waiting.next_attempt_at,
        coalesce(game.key_id, game.game_id) as owner,
        waiting.hook_id = any(%(answering)s::uuid[]) as answers
    from due_deliveries as waiting
    join games as game on game.game_id = waiting.game_id
    where waiting.hook_id <> all(%(busy)s::uuid[])
        and (waiting.game_id, waiting.hook_id) not in (
            select * from unnest(%(long_games)s::uuid[], %(long_hooks)s::uuid[])
        )
), ranked as (
    select *, row_number() over (
        partition by answers, owner order by coalesce(array_position(%(tried)s::uuid[], game_id), 0), next_attempt_at
    ) as place from due
)
(
    select game_id, hook_id, owner from ranked where answers order by next_attempt_at limit %(limit)s
)
union all
(
    select game_id, hook_id, owner
    from ranked
    where not answers
    order by
        place > %(of_owner)s,
        coalesce(array_position(%(tried)s::uuid[], owner), 0),
        place,
        next_attempt_at
    limit %(limit)s
)
