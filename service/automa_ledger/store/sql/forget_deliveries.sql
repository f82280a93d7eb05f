-- Delete the deliveries of a deleted game.
delete from webhook_cursors where game_id = %(game_id)s
