-- How many games stand in each state of delivery to a hook.
select state, count(*) from webhook_cursors where hook_id = %(hook)s group by state
