-- Delete the cursors of a hook.
delete from webhook_cursors where hook_id = %(hook)s returning true
