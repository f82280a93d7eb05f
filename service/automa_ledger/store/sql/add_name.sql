-- Insert the display name of a seat.
insert into names (game_id, seat, name) values (%(game_id)s, %(seat)s, %(name)s)
