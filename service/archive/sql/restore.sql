-- Bring a log back. False when it is not the one that was taken out.
select restore_game(%(game_id)s, %(data)s, %(private)s, %(chain)b)
