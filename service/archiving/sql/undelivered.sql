-- How many webhooks have not been told all of a log that ends so, leaving out those that were given up.
select count(*)
from webhook_cursors as cursor
join working_webhooks as hook on hook.hook_id = cursor.hook_id
where cursor.game_id = %(game_id)s and cursor.state <> 'dead' and cursor.version < %(version)s
