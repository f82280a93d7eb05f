-- The number of games in each state of delivery to a hook.
select state, count(*) from webhook_cursors where hook_id = %(hook)s group by state
