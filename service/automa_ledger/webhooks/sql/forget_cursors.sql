-- Nothing is delivered to a hook any more.
delete from webhook_cursors where hook_id = %(hook)s returning true
